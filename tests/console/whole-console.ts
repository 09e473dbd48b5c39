import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { copyMigrated } from "@octroi/database/testing/databases";
import { internet, type Network } from "@octroi/web/reading/network";
import { pino } from "pino";
import { termsVersion } from "../../domain/accounts/person.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import type { Plan, Role } from "../../domain/workspaces/workspace.ts";
import { createConsole } from "../../server/console/console.ts";
import { appPages, builtApp, type Render } from "../../server/console/pages/app-pages.ts";
import { consoleServices, type ServiceSettings } from "../../server/console/services.ts";
import { createMetrics } from "../../server/operations/metrics.ts";
import { openStore } from "../../store/store.ts";
import { addedSite } from "./added-site.ts";

const consoleUrl = new URL("https://console.octroi.example");
const secret = Buffer.alloc(32, 9);
const build = new URL("../../console/build/", import.meta.url);

interface WholeConsoleOptions {
  /** Where it is reached. */
  url?: URL;
  /** A file of its own, unless a test brings one. */
  database?: DatabaseLocation;
  rateLimit?: boolean;
  payouts?: boolean;
  /** Where payments are brought: to nobody who answers, unless a test brings some. */
  x402?: ServiceSettings["x402"];
  /** The account that payouts leave. */
  payer?: ServiceSettings["payer"];
  stripeUrl?: URL;
  /** Where sites are found: nowhere, unless a test brings some. */
  network?: Network;
  dns?: Partial<ServiceSettings["dns"]>;
  /** What a test does around every page that is rendered. */
  aroundRender?: (render: Render) => Render;
}

const noNetwork: Network = { ...internet, resolve: async () => [] };

/** Nobody listens there. */
const nowhere = new URL("http://127.0.0.1:9");
const nobody: ServiceSettings["x402"] = {
  facilitator: { url: nowhere, token: undefined },
  chains: new Map([["eip155:8453", nowhere]]),
};

/** The console as it is built, over a database of its own, with a second way into it for what a test prepares. */
export async function wholeConsole({
  url = consoleUrl,
  database: location,
  rateLimit = false,
  payouts = true,
  payer = { holder: "Octroi SAS", iban: "FR1420041010050500013M02606" },
  network = noNetwork,
  dns = {},
  aroundRender = (render) => render,
  x402 = nobody,
  stripeUrl = nowhere,
}: WholeConsoleOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const own = { kind: "sqlite", file: join(folder, "octroi.sqlite") } as const;
  if (location === undefined) await copyMigrated(own.file);
  const database: DatabaseLocation = location ?? own;
  const log = pino({ level: "silent" });
  const metrics = createMetrics();
  const store = await openStore(database);
  const services = await consoleServices(
    {
      database,
      secret,
      dataFolder: folder,
      // Nobody listens there: codes are derived as the mails would.
      mail: { smtpUrl: "smtp://127.0.0.1:9", from: "hello@octroi.example", dkim: undefined },
      url,
      siteUrl: new URL("https://octroi.example"),
      dns: { zone: "edge.octroi.example", proxyToken: undefined, resolvers: ["127.0.0.1:9"], ...dns },
      robotsFetch: false,
      rateLimit,
      trustProxy: [],
      payouts,
      x402,
      payer,
      stripeUrl,
      network,
    },
    store,
    log,
    metrics,
  );
  const secrets = secretsFrom(secret);
  const { cookies, isTrusted } = services;
  const siteUrl = new URL("https://octroi.example");
  const app = createConsole({
    url,
    files: new Map(),
    visitorOf: services.visitorOf,
    sessionCookie: cookies.session,
    handlers: services.handlers,
    pages: appPages({
      render: aroundRender(await builtApp(build)),
      services: services.pages,
      cookies,
      url,
      siteUrl,
      isTrusted,
    }),
    ready: store.ready,
    metrics,
    log,
  });

  /** A browser: it keeps cookies and follows nothing by itself. */
  function browser({ address = "192.0.2.1", language = "en" } = {}) {
    const jar = new Map<string, string>();

    async function ask(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
      headers.set("accept-language", language);
      headers.set("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
      // As the server hands it on: with the path as it was sent, and the other end of the connection.
      const incoming = { url: path, socket: { remoteAddress: address } };
      const response = await app.request(new URL(path, url).href, { ...init, headers }, { incoming });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    }

    const post = (path: string, fields: Record<string, string> = {}) =>
      ask(path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields),
      });

    /** Where an address that names no workspace leads. */
    async function pathOf(shortcut: string) {
      const location = (await ask(shortcut)).headers.get("location");
      if (location === null) throw new Error(`Expected ${shortcut} to lead on, found a page`);
      return location;
    }

    return {
      jar,
      ask,
      get: (path: string) => ask(path),
      post,
      pathOf,
      /** The page that an address without a workspace leads to. */
      open: async (shortcut: string) => ask(await pathOf(shortcut)),
      /** Sends the form of the page that an address without a workspace leads to. */
      send: async (shortcut: string, fields: Record<string, string> = {}) =>
        post(await pathOf(shortcut), fields),
      /** The challenge that the last form asked for, and the code that answers it. */
      challenge: () => jar.get("__Host-octroi_challenge") ?? "",
      code: () => secrets.codeOf(jar.get("__Host-octroi_challenge") ?? ""),
      setSession: (token: string) => jar.set("__Host-octroi_session", token),
      session: () => jar.get("__Host-octroi_session"),
      async signIn(email: string) {
        await post("/sign-in", { email });
        return post("/sign-in/code", { code: secrets.codeOf(jar.get("__Host-octroi_challenge") ?? "") });
      },
    };
  }

  /** Somebody who has been here before. */
  async function person(email: string, name = "Ada") {
    const { id } = await store.people.ensure(email, "en");
    await store.people.welcome(id, { name, language: "en", terms: termsVersion });
    const found = await store.people.find(id);
    if (found === undefined) throw new Error(`Expected ${email} to be kept, found nobody`);
    return found;
  }

  /** A browser that a person is signed in with. */
  async function signedIn(personId: string) {
    const { token } = await store.sessions.start(personId, "Firefox, Linux");
    const own = browser();
    own.setSession(token);
    return own;
  }

  /** Somebody with a role in a workspace. */
  async function member(workspaceId: string, email: string, role: Role) {
    const joining = await person(email);
    const invitation = await store.workspaces.invite(workspaceId, { email, role, language: "en" }, undefined);
    if (invitation === "member") throw new Error(`Expected ${email} to be invited, found a member`);
    await store.workspaces.accept(invitation.id, joining);
    return joining;
  }

  /** Somebody with a site of their own, signed in. */
  async function publisher(name: string, plan: Plan = "pro") {
    const ada = await person(`${name}@example.com`);
    const workspace = (await store.workspaces.currentOf(ada)).id;
    await store.workspaces.setPlan(workspace, plan, undefined);
    const domain = `${name}.example.com`;
    const { site } = await addedSite(store, { workspaceId: workspace, domain }, ada.id);
    return { ada, workspace, domain, site: site.id, owner: await signedIn(ada.id) };
  }

  return {
    url,
    app,
    folder,
    database,
    store,
    secrets,
    browser,
    person,
    signedIn,
    member,
    publisher,
    async [Symbol.asyncDispose]() {
      await services.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type WholeConsole = Awaited<ReturnType<typeof wholeConsole>>;
