import type { Action, Command, Values } from "@octroi/database/cli/program";
import { momentOf, UsageError } from "@octroi/database/cli/usage";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

const maxLength = 300;

export const notice: Command<OperatorContext> = {
  usage: "notice [show | clear]",
  summary: "What every page of the console says until a time",
  options: {
    fr: { type: "string", help: `--fr <text>          show: in French, up to ${maxLength} letters` },
    en: { type: "string", help: "--en <text>          show: the same in English" },
    until: { type: "string", help: "--until <time>       show: such as 2026-01-31T09:00Z" },
    json,
  },
  maxOperands: 1,
  prepare(values, task) {
    if (task === undefined) return current(values);
    if (task === "show") return show(values);
    if (task === "clear") return clear(values);
    throw new UsageError(`notice does not take “${task}”.`);
  },
};

function current({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ notices }, terminal) => {
    const one = await notices.current();
    print(terminal, asJson, one === undefined ? [] : [one], ({ text, endsAt }) =>
      [`until ${endsAt.slice(0, 16).replace("T", " ")} UTC`, `fr: ${text.fr}`, `en: ${text.en}`].join("\n"),
    );
    return "done";
  };
}

function show(values: Values): Action<OperatorContext> {
  const text = { fr: textOf(values, "fr"), en: textOf(values, "en") };
  const endsAt = momentOf(String(values["until"] ?? ""), "--until").toISOString();
  return async ({ notices }, terminal, now) => {
    if (endsAt <= now.toISOString()) {
      terminal.err.write("--until is in the past.\n");
      return "failed";
    }
    await notices.show({ text, endsAt });
    print(terminal, values["json"], { text, endsAt }, () => `Shown within ten seconds, until ${endsAt}.`);
    return "done";
  };
}

function textOf(values: Values, language: "fr" | "en"): string {
  const text = String(values[language] ?? "").trim();
  if (text === "" || text.length > maxLength) {
    throw new UsageError(`notice show takes --fr and --en, each up to ${maxLength} letters.`);
  }
  return text;
}

function clear({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ notices }, terminal) => {
    await notices.clear();
    print(terminal, asJson, { outcome: "cleared" }, () => "Nothing more is shown.");
    return "done";
  };
}
