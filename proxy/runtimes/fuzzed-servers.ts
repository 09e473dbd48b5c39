import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Network } from "@octroi/web/reading/network";
import { localNetwork, localWeb } from "@octroi/web/testing/local-web";
import type { Configure } from "../../packages/logs/runtimes/configurations.ts";
import { startServer } from "../../packages/logs/runtimes/servers.ts";
import { findProgram } from "../../scripts/find-program.ts";
import type { SeenRequest } from "../tests/fuzz/fuzz.ts";
import { recordingOrigin } from "../tests/recording-origin.ts";

/** A site's own server, behind the proxy. */
export interface Origin {
  network: Network;
  /** What has arrived; asked once, at the end. */
  arrived(): Promise<readonly SeenRequest[]>;
  stop(): Promise<unknown>;
}

/** A server in front of the proxy. */
export interface Front {
  url: string;
  stop(): Promise<unknown>;
}

const isRoot = process.getuid?.() === 0;
const nginxFolders = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder};`)
    .join(" ");
const nginxHead = (folder: string) =>
  `daemon off; ${isRoot ? "user root;" : ""} pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
worker_processes 1; events {}`;

const nginxOrigin: Configure = (folder, port) => {
  writeFileSync(
    join(folder, "nginx.conf"),
    `${nginxHead(folder)}
http {
  ${nginxFolders(folder)}
  log_format seen escape=json '["$request_method","$request_uri","$http_user_agent"]';
  access_log logs/seen.log seen;
  server {
    listen 127.0.0.1:${port};
    location / { add_header X-Target $request_uri always; return 200 "read"; }
  }
}
`,
  );
  return ["-p", folder, "-c", join(folder, "nginx.conf")];
};

const apacheOrigin: Configure = (folder, port) => {
  const places = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/lib/httpd/modules"];
  const modules = places.find(existsSync);
  const load = ["mpm_event", "authz_core", "log_config", "headers", "alias"]
    .map((name) => ({ name, file: `${modules}/mod_${name}.so` }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
  writeFileSync(
    join(folder, "httpd.conf"),
    `${load.join("\n")}
ServerRoot ${folder}
ServerName www.example.com
Listen 127.0.0.1:${port}
PidFile ${folder}/httpd.pid
ErrorLog ${folder}/error.log
LogLevel crit
${isRoot ? "User www-data\nGroup www-data" : ""}
DocumentRoot ${folder}
KeepAliveTimeout 60
Header always set X-Target "expr=%{REQUEST_URI}"
LogFormat "[\\"%m\\",\\"%U\\",\\"%{User-Agent}i\\"]" seen
CustomLog logs/seen.log seen
`,
  );
  return ["-f", join(folder, "httpd.conf"), "-D", "FOREGROUND"];
};

/** The block of `deploy/proxy.Caddyfile` that hands visits on, without certificates: HTTP/2 too comes in clear. */
const caddyFront =
  (deployed: string, ...proxies: readonly string[]): Configure =>
  (folder, port) => {
    const block = /\treverse_proxy [\s\S]*?\n\t}\n/.exec(deployed)?.[0];
    if (block === undefined) throw new Error("Expected a reverse_proxy block in deploy/proxy.Caddyfile.");
    const servers = proxies.map((proxy) => new URL(proxy).host).join(" ");
    const handed = block.replace("{$PROXY_SERVERS:127.0.0.1:3002}", servers);
    writeFileSync(
      join(folder, "Caddyfile"),
      `{\n\tadmin off\n\tauto_https off\n\tservers {\n\t\tprotocols h1 h2c\n\t}\n}\nhttp://:${port} {\n${handed}}\n`,
    );
    return ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  };

const nginxFront =
  (proxy: string): Configure =>
  (folder, port) => {
    writeFileSync(
      join(folder, "nginx.conf"),
      `${nginxHead(folder)}
http {
  ${nginxFolders(folder)}
  access_log off;
  map $http_upgrade $connection_upgrade { default upgrade; "" ""; }
  upstream proxies { server ${new URL(proxy).host}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://proxies;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`,
    );
    return ["-p", folder, "-c", join(folder, "nginx.conf")];
  };

async function startLoggingOrigin(program: string, configure: Configure): Promise<Origin> {
  const server = await startServer(program, configure, "SIGTERM");
  let logs: ReturnType<typeof server.stop> | undefined;
  const stop = () => {
    logs ??= server.stop();
    return logs;
  };
  return {
    network: localNetwork({ "http:": server.port, "https:": 1 }),
    stop,
    async arrived() {
      const lines = ((await stop())["seen.log"] ?? "").split("\n").filter(Boolean);
      return lines.map((line) => {
        const [method = "", target = "", userAgent = ""] = JSON.parse(line) as string[];
        return { method, target, userAgent };
      });
    },
  };
}

async function startStrictOrigin(): Promise<Origin> {
  const origin = await recordingOrigin();
  return {
    network: origin.network,
    stop: () => origin[Symbol.asyncDispose](),
    async arrived() {
      if (origin.faults.length > 0) throw new Error(`Expected requests, found: ${origin.faults.join("; ")}`);
      return origin.requests.map(({ method, target, body, headers }) => ({
        method,
        target,
        body,
        userAgent: headers.find(([name]) => name.toLowerCase() === "user-agent")?.[1] ?? "",
      }));
    },
  };
}

async function startNodeOrigin(): Promise<Origin> {
  const requests: SeenRequest[] = [];
  const web = await localWeb({
    async http(request, response) {
      const body = await text(request).catch(() => undefined);
      const { method = "", url: target = "", headers } = request;
      requests.push({ method, target, body, userAgent: headers["user-agent"] ?? "" });
      response.setHeader("X-Target", target).end(target);
    },
  });
  return {
    network: web.network,
    stop: async () => web[Symbol.asyncDispose](),
    arrived: async () => requests,
  };
}

const programs = {
  nginx: findProgram("nginx", "nginx-light"),
  apache2: findProgram("apache2", "apache2-bin"),
  caddy: findProgram("caddy"),
};

/** By name; undefined where its program cannot be had. */
export const origins = {
  "a strict reader": startStrictOrigin,
  "Node's server": startNodeOrigin,
  nginx: programs.nginx && (() => startLoggingOrigin(programs.nginx ?? "", nginxOrigin)),
  Apache: programs.apache2 && (() => startLoggingOrigin(programs.apache2 ?? "", apacheOrigin)),
};

const served = async (program: string, configure: Configure): Promise<Front> => {
  const { port, stop } = await startServer(program, configure, "SIGTERM");
  return { url: `http://127.0.0.1:${port}`, stop };
};

export const fronts = {
  "nothing in front": async (proxy: string): Promise<Front> => ({ url: proxy, stop: async () => {} }),
  Caddy:
    programs.caddy &&
    ((proxy: string, deployed: string, ...others: readonly string[]) =>
      served(programs.caddy ?? "", caddyFront(deployed, proxy, ...others))),
  "nginx in front": programs.nginx && ((proxy: string) => served(programs.nginx ?? "", nginxFront(proxy))),
};
