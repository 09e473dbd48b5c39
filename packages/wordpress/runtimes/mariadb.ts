import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installPackage } from "../../../scripts/find-program.ts";
import { php } from "./wordpress.ts";

/** Undefined where it is neither here nor can be installed, or PHP cannot speak to it. */
export const mariadbd = findMariadb();

function findMariadb(): string | undefined {
  const found = php && findProgram("mariadbd", "mariadb-server");
  const speaks = () => /^mysqli$/m.test(execFileSync(php ?? "php", ["-m"], { encoding: "utf8" }));
  if (found !== undefined && !speaks()) installPackage("php-mysql");
  return found !== undefined && speaks() ? found : undefined;
}

/** A MariaDB with an empty database, in a folder of its own, that listens on a socket alone. */
export async function startMariadb() {
  const folder = mkdtempSync(join(tmpdir(), "octroi-mariadb-"));
  const user = execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
  const options = ["--no-defaults", `--datadir=${join(folder, "data")}`, `--user=${user}`];
  execFileSync(
    "mariadb-install-db",
    [...options, "--auth-root-authentication-method=normal", "--skip-test-db"],
    { stdio: "ignore" },
  );
  const socket = join(folder, "socket");
  const child = spawn(mariadbd ?? "mariadbd", [...options, `--socket=${socket}`, "--skip-networking"], {
    stdio: "ignore",
  });
  const create = `(new mysqli( null, 'root', '', '', 0, '${socket}' ))->query( 'CREATE DATABASE wordpress' );`;
  for (let created = false; !created; ) {
    if (child.exitCode !== null) throw new Error(`MariaDB ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      execFileSync(php ?? "php", ["-r", create], { stdio: "ignore" });
      created = true;
    } catch {
      // It does not listen yet.
    }
  }
  return {
    socket,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
