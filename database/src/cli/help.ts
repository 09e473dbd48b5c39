import type { Command, Program } from "./program.ts";

/** Every command by its name, those over one subject on one line: what fits a screen. */
export function helpFor<Store extends AsyncDisposable>({
  name,
  keeps,
  variable,
  commands,
  subjects,
  together = {},
}: Program<Store>): string {
  const named = Object.values(together).flat();
  const words = Object.entries(commands).filter(
    ([command]) => !command.includes(" ") && !named.includes(command),
  );
  const lines = [
    ...words.map(([command, { summary }]) => [command, summary] as const),
    ...Object.entries(subjects).map(([subject, about]) => {
      const actions = commandsOver(subject, commands).map(([command]) => command.slice(subject.length + 1));
      return [subject, `${about}: ${actions.join(", ")}`] as const;
    }),
  ];
  return [
    `Usage: npm run ${name} -- <command>, each with its own --help`,
    "",
    ...inColumns(lines),
    ...Object.entries(together).map(([about, names]) => `  ${about}: ${names.join(", ")}`),
    "",
    `The server may be running. ${variable} says where the ${keeps} is.`,
    "version says which version. Exit codes: 0 done, 1 failed, 2 not understood.",
    "",
  ].join("\n");
}

/** The commands over one subject. */
export function helpAbout<Store extends AsyncDisposable>(
  { name, commands, subjects }: Program<Store>,
  subject: string,
): string {
  const lines = commandsOver(subject, commands).map(([, { usage, summary }]) => [usage, summary] as const);
  return [
    `Usage: npm run ${name} -- ${subject} <command>, each with its own --help`,
    "",
    `${subjects[subject]}.`,
    "",
    ...inColumns(lines),
    "",
  ].join("\n");
}

export function helpOn<Store extends AsyncDisposable>(
  { name }: Program<Store>,
  { usage, summary, options }: Command<Store>,
): string {
  const lines = [...Object.values(options).map(({ help }) => help), "--help               this text"];
  return [
    `Usage: npm run ${name} -- ${usage}`,
    "",
    `${summary}.`,
    "",
    ...lines.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

function commandsOver<Store extends AsyncDisposable>(subject: string, commands: Program<Store>["commands"]) {
  return Object.entries(commands).filter(([command]) => command.startsWith(`${subject} `));
}

function inColumns(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...lines.map(([first]) => first.length)) + 2;
  return lines.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
}
