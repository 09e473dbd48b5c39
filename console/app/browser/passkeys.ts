/** Shows the buttons that use or add a passkey, where the browser has any. */
export function offerPasskeys() {
  if (typeof window.PublicKeyCredential !== "function") return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]")) {
    const button = part.querySelector("button");
    const failure = part.querySelector<HTMLElement>("[role=alert]");
    if (button === null || failure === null) continue;
    button.addEventListener("click", async () => {
      failure.hidden = true;
      button.disabled = true;
      const next = await ceremony(part.dataset).catch(() => undefined);
      button.disabled = false;
      if (next === undefined) failure.hidden = false;
      else window.location.assign(next);
    });
    part.hidden = false;
  }
}

/** Asks the server what to sign, the browser to sign it, and the server whether it is right. Where to go then. */
async function ceremony({ passkey, address = "", next }: DOMStringMap): Promise<string> {
  // Some ten kilobytes that most visits do without.
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  const ask = async (body: object) =>
    json(
      await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const optionsJSON = await ask({});
  const response =
    passkey === "register"
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
  return (await ask({ response, next })).next;
}

async function json(response: Response) {
  if (!response.ok) throw new Error(`Expected an answer to a passkey, found ${response.status}`);
  return response.json();
}
