import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { findProgram } from "../../scripts/find-program.ts";
import { ask } from "../site/reliability/ask.ts";
import { root } from "./documented-commands.ts";

const run = promisify(execFile);
const unshare = findProgram("unshare", "util-linux");

/** Whether an image can be built and run here: its tools are Debian's, and it takes root. */
export function canBuild(): boolean {
  return (
    process.getuid?.() === 0 &&
    findProgram("buildah") !== undefined &&
    findProgram("mmdebstrap") !== undefined
  );
}

/** What an image says of how it is run. */
interface ImageSettings {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: [string, ...string[]];
  Volumes: Record<string, unknown>;
  ExposedPorts: Record<string, unknown>;
  Healthcheck: { Test: ["CMD", string, ...string[]] };
}

export interface Image extends AsyncDisposable {
  /** Where its files are. */
  root: string;
  settings: ImageSettings;
  start(options: ContainerOptions): Promise<Container>;
}

interface ContainerOptions {
  /** What stands for its volume. */
  data: string;
  /** What stands for `/run/secrets`. */
  secrets?: string;
  environment?: Readonly<Record<string, string>>;
}

export interface Container extends AsyncDisposable {
  site: string;
  console: string;
  /** Its first process, as seen from here. */
  pid: number;
  output(): string;
  /** Runs a command beside the server, with the same environment. */
  exec(command: readonly string[]): Promise<string>;
  /** Resolves to the exit code of its first process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `Containerfile`, built on a base of Debian’s packages: nothing is pulled. */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-image-"));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const storage = [
    "--root",
    join(folder, "storage"),
    "--runroot",
    join(folder, "run"),
    "--storage-driver",
    "vfs",
  ];
  const buildah = async (...words: string[]) =>
    (await run("buildah", [...storage, ...words], { maxBuffer: 100_000_000 })).stdout.trim();
  const build = (...words: string[]) =>
    buildah("bud", "--quiet", "--isolation", "chroot", "--format", "docker", ...words);
  try {
    const base = join(folder, "base");
    await makeBase(base);
    const plain = join(folder, "Containerfile");
    await writeFile(plain, "FROM scratch\nCOPY . /\n");
    await build("--file", plain, "--tag", "localhost/base", base);
    const bases = ["BUILD_BASE", "BASE"].flatMap((name) => ["--build-arg", `${name}=localhost/base`]);
    const volumes = (await npmFolders(folder)).flatMap((volume) => ["--volume", volume]);
    await build(...bases, ...volumes, "--tag", "localhost/octroi", root);
    const settings: ImageSettings = JSON.parse(
      await buildah("inspect", "--type", "image", "localhost/octroi"),
    ).Docker.config;
    const files = await buildah("mount", await buildah("from", "localhost/octroi"));
    return { root: files, settings, ...containersOf(files, settings), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Debian with as little as there can be, and Node with npm, which it is built with. */
async function makeBase(folder: string): Promise<void> {
  const packages = "base-files,coreutils,dash,libstdc++6,sed";
  await run("mmdebstrap", ["--quiet", "--variant=extract", `--include=${packages}`, "bookworm", folder]);
  const local = join(folder, "usr/local");
  const npm = join(local, "lib/node_modules/npm");
  for (const made of [join(local, "bin"), join(local, "etc"), dirname(npm)])
    await mkdir(made, { recursive: true });
  await cp(process.execPath, join(local, "bin/node"));
  const { stdout } = await run("npm", ["root", "--global"]);
  await cp(join(stdout.trim(), "npm"), npm, { recursive: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
}

/** What npm has here is not fetched again, and whom it trusts here is trusted. */
async function npmFolders(folder: string): Promise<string[]> {
  const setting = async (name: string) => (await run("npm", ["config", "get", name])).stdout.trim();
  const [cache, registry, authorities] = await Promise.all(["cache", "registry", "cafile"].map(setting));
  const knowsAuthorities = authorities !== undefined && authorities !== "null";
  const lines = ["cache=/var/cache/npm", "prefer-offline=true", `registry=${registry}`];
  if (knowsAuthorities) lines.push("cafile=/etc/npm-authorities.pem");
  await writeFile(join(folder, "npmrc"), `${lines.join("\n")}\n`);
  return [
    `${cache}:/var/cache/npm`,
    `${join(folder, "npmrc")}:/usr/local/etc/npmrc:ro`,
    ...(knowsAuthorities ? [`${authorities}:/etc/npm-authorities.pem:ro`] : []),
  ];
}

/** As `docker run --read-only`, without its daemon: own processes, and nothing that can be written but the volume. */
const contain = `
mount --bind "$ROOT" "$ROOT"
mount --rbind /dev "$ROOT/dev"
mount --bind "$DATA" "$ROOT/$VOLUME"
if [ -n "$SECRETS" ]; then mkdir -p "$ROOT/run/secrets"; mount --bind "$SECRETS" "$ROOT/run/secrets"; fi
mount -o remount,bind,ro "$ROOT"
mount -t proc proc "$ROOT/proc"
exec chroot --userspec="$OWNER" "$ROOT" /usr/bin/env --chdir="$FOLDER" -i "$@"
`;

function containersOf(files: string, settings: ImageSettings): Pick<Image, "start"> {
  const [volume = ""] = Object.keys(settings.Volumes);

  function launch(command: readonly string[], { data, secrets = "", environment = {} }: ContainerOptions) {
    const given = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const words = ["--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", contain, "sh"];
    return spawn(unshare ?? "", [...words, ...settings.Env, ...given, ...command], {
      env: {
        PATH: process.env["PATH"],
        ROOT: files,
        DATA: data,
        SECRETS: secrets,
        VOLUME: volume,
        OWNER: settings.User,
        FOLDER: settings.WorkingDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  async function exec(command: readonly string[], options: ContainerOptions): Promise<string> {
    const child = launch(command, options);
    const output = outputOf(child);
    const [code] = await once(child, "close");
    if (code !== 0)
      throw new Error(`Expected exit code 0 from “${command.join(" ")}”, found ${code}: ${output()}`);
    return output();
  }

  async function start({ environment = {}, ...options }: ContainerOptions): Promise<Container> {
    const [port, consolePort] = [await freePort(), await freePort()];
    const ports = { PORT: `${port}`, CONSOLE_PORT: `${consolePort}` };
    const all = { ...options, environment: { ...environment, ...ports } };
    const child = launch(settings.Cmd, all);
    const output = outputOf(child);
    const ended = once(child, "close");
    const [site, console] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${consolePort}`];
    const isUp = async () =>
      (await ask(`${console}/healthz`)).status === 200 && (await ask(`${site}/healthz`)).status === 200;
    await until(async () => child.exitCode !== null || (await isUp()));
    if (child.exitCode !== null || !(await isUp())) {
      child.kill("SIGKILL");
      throw new Error(`The container did not start.\n${output()}`);
    }
    const { stdout } = await run("ps", ["-o", "pid=", "--ppid", `${child.pid}`]);
    const pid = Number(stdout);
    async function stop(signal: NodeJS.Signals = "SIGKILL"): Promise<number | null> {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
      await ended;
      return child.exitCode;
    }
    return {
      site,
      console,
      pid,
      output,
      exec: (command) => exec(command, all),
      stop,
      [Symbol.asyncDispose]: async () => void (await stop()),
    };
  }

  return { start };
}

function outputOf(child: ReturnType<typeof spawn>): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  return () => output;
}
