import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../tests/free-port.ts";
import { nodeFlags } from "../tests/server-process.ts";
import { type RawAnswer, rawAnswer } from "./raw-load.ts";

/** A server in a process of its own. */
export interface Served extends AsyncDisposable {
  address: string;
  pid: number;
}

/** node:http and nothing else, sending what ours sends to the byte, with the flags that ours has. */
export async function startBare({ headers, body, length }: RawAnswer, path: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-bare-"));
  const file = join(folder, "body");
  await writeFile(file, body);
  const program = `
    const body = require("node:fs").readFileSync(process.argv[1]);
    const headers = JSON.parse(process.argv[2]);
    const options = { keepAliveTimeout: 30_000 };
    const server = require("node:http").createServer(options, (_, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const flags = [nodeFlags, "--input-type=commonjs", "-e", program];
  const child = spawn(process.execPath, [...flags, file, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((resolve) => createInterface(child.stdout).once("line", resolve));
  const server = served(child, `http://127.0.0.1:${port}`, folder);
  const sent = await rawAnswer(server.address, path);
  if (sent.length !== length) throw new Error(`It sends ${sent.length} bytes in place of ${length}.`);
  return server;
}

/** The same body from nginx, where it is installed. */
export async function startNginx({ body }: RawAnswer, path: string): Promise<Served | undefined> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "octroi-nginx-"));
  const port = await freePort();
  await writeFile(join(folder, "page"), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `master_process off; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10; default_type text/html;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; location / { add_header Content-Encoding br; alias ${folder}/page; } } }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const server = served(child, `http://127.0.0.1:${port}`, folder);
  while (child.exitCode === null) {
    const answered = await rawAnswer(server.address, path).then(Boolean, () => false);
    if (answered) return server;
  }
  throw new Error("nginx did not start.");
}

function served(child: ChildProcess, address: string, folder: string): Served {
  if (child.pid === undefined) throw new Error("A process that runs has an id.");
  const ended = once(child, "exit");
  return {
    address,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
