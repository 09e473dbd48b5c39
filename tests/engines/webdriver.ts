/** The commands of W3C WebDriver that the journeys use, and where each is found over HTTP. */
const endpoints = {
  NewSession: ["POST", "/session"],
  DeleteSession: ["DELETE", "/session/:session"],
  Navigate: ["POST", "/session/:session/url"],
  GetCurrentURL: ["GET", "/session/:session/url"],
  SetWindowRect: ["POST", "/session/:session/window/rect"],
  FindElement: ["POST", "/session/:session/element"],
  ElementClick: ["POST", "/session/:session/element/:id/click"],
  ElementClear: ["POST", "/session/:session/element/:id/clear"],
  ElementSendKeys: ["POST", "/session/:session/element/:id/value"],
  GetElementText: ["GET", "/session/:session/element/:id/text"],
  GetElementProperty: ["GET", "/session/:session/element/:id/property/:name"],
  IsElementDisplayed: ["GET", "/session/:session/element/:id/displayed"],
  ExecuteScript: ["POST", "/session/:session/execute/sync"],
  PerformActions: ["POST", "/session/:session/actions"],
} as const;

export type Command = keyof typeof endpoints;
export type Parameters = Readonly<Record<string, unknown>>;

/** Someone who carries commands to a browser, in whatever way that browser listens. */
export interface Driver extends AsyncDisposable {
  send(command: Command, parameters?: Parameters): Promise<unknown>;
}

const nowhere = "127.0.0.1:9";
/** Every browser reaches this machine and nothing else, here as in a laboratory without a network. */
export const noNetwork = {
  proxy: { proxyType: "manual", httpProxy: nowhere, sslProxy: nowhere, noProxy: ["127.0.0.1"] },
};

/** A command that is not answered by then fails by itself, well before the test's own time is over. */
const commandTimeoutMs = 40_000;
const sessionTimeoutMs = 15_000;

/** A driver that speaks HTTP, as WebKit's does. What was started is stopped where no session begins. */
export async function httpDriver(
  address: string,
  capabilities: Parameters,
  stop: () => Promise<void>,
): Promise<Driver> {
  let session = "";
  async function send(command: Command, parameters: Parameters = {}): Promise<unknown> {
    const [method, template] = endpoints[command];
    const path = template.replace(/:(\w+)/g, (_, name) =>
      name === "session" ? session : String(parameters[name]),
    );
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(command === "NewSession" ? sessionTimeoutMs : commandTimeoutMs),
      ...(method === "POST" && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  }
  const started = await send("NewSession", {
    capabilities: { alwaysMatch: { ...noNetwork, ...capabilities } },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  session = (started as { sessionId: string }).sessionId;
  return {
    send,
    async [Symbol.asyncDispose]() {
      try {
        await send("DeleteSession");
      } finally {
        await stop();
      }
    },
  };
}
