import { backup } from "@octroi/database/cli/backup";
import type { Command, Program } from "@octroi/database/cli/program";
import { readConfig } from "../config.ts";
import { openStore, type Store } from "../store/store.ts";

const commands: Record<string, Command<Store>> = {
  backup,
};

export const consoleProgram: Program<Store> = {
  name: "console",
  keeps: "console’s database",
  variable: "CONSOLE_DATABASE_URL",
  open(environment) {
    const { database } = readConfig(environment);
    // A missing file is an error here: an empty database at a mistyped path would hide the real one.
    return () => openStore(database, { create: false });
  },
  commands,
};
