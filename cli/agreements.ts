import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { type Agreement, agreementState, agreementUses } from "../domain/agreements/agreement.ts";
import { type AgreementFault, readAgreement } from "../domain/agreements/typed-agreement.ts";
import { fixedTextOf } from "../domain/rules/money.ts";
import { licenseToken } from "../server/console/licenses/token.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, counted, json, print } from "./print.ts";

export const agreements: Command<OperatorContext> = {
  usage: "agreements [add | end <id> | tokens <id>]",
  summary: "What companies pay by agreement, and who joined; add one, end one",
  options: {
    company: { type: "string", help: "--company <name>     add: who pays" },
    crawlers: { type: "string", help: "--crawlers <names>   add: GPTBot,OAI-SearchBot" },
    uses: { type: "string", help: `--uses <uses>        add: of ${agreementUses.join(", ")}` },
    price: { type: "string", help: "--price <amount>     add: of one visit, such as 0.005" },
    currency: { type: "string", help: "--currency <code>    add: EUR (unless given), USD …" },
    from: { type: "string", help: "--from <day>         add: the first day, in UTC (today)" },
    to: { type: "string", help: "--to <day>           add: the last day" },
    json,
  },
  maxOperands: 2,
  prepare(values, task, id) {
    if (task === undefined) return list(values);
    if (task === "add") return add(values);
    if (task !== "end" && task !== "tokens") throw new UsageError(`agreements does not take “${task}”.`);
    if (id === undefined) {
      throw new UsageError(`agreements ${task} takes the id of an agreement, as \`agreements\` lists it.`);
    }
    return task === "end" ? end(values, id) : tokens(values, id);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async (store, terminal, now) => {
    const owed = await store.books.balances({ kind: "receivable" });
    const entries = (await store.agreements.list()).map((agreement) => ({
      ...agreement,
      state: agreementState(agreement, now),
      owed: fixedTextOf(owed.find(({ account }) => account.agreement === agreement.id)?.amount ?? 0n),
    }));
    print(terminal, asJson, entries, (one) =>
      columns(
        one.id,
        one.state.padEnd(8),
        `${one.from} to ${one.until}`,
        `${one.price.amount} ${one.price.currency}`.padEnd(12),
        `${one.joined} joined, ${one.declined} declined, ${one.left} left`,
        `owes ${one.owed}`,
        one.company,
        one.crawlers.join(", "),
      ),
    );
    return "done";
  };
}

function add(values: Values): Action<OperatorContext> {
  return async (store, terminal, now) => {
    const text = (name: string) => String(values[name] ?? "");
    const read = readAgreement(
      {
        company: text("company"),
        crawlers: text("crawlers"),
        uses: text("uses"),
        amount: text("price"),
        currency: String(values["currency"] ?? "EUR"),
        from: String(values["from"] ?? now.toISOString().slice(0, 10)),
        until: text("to"),
      },
      now,
    );
    if (!read.ok) throw new UsageError(sentences[read.fault](read.word));
    const agreement = await store.agreements.add(read.terms);
    const joined = await store.agreements.applyRules();
    print(terminal, values["json"], { ...agreement, joined }, (one) =>
      [
        one.id,
        ...(one.joined > 0 ? [`${counted(one.joined, "site")} joined by a rule of their workspace.`] : []),
      ].join("\n"),
    );
    return "done";
  };
}

const sentences: Readonly<Record<AgreementFault, (word: string) => string>> = {
  company: () => "--company takes a name of 100 characters at most.",
  crawlers: (word) =>
    word === ""
      ? "--crawlers takes names of crawlers, such as GPTBot,OAI-SearchBot."
      : `--crawlers: the registry knows no crawler “${word}”.`,
  uses: (word) =>
    `--uses takes some of ${agreementUses.join(", ")}${word === "" ? "" : `, and not “${word}”`}.`,
  amount: () => "--price takes an amount above zero, such as 0.005.",
  decimals: (word) => `--price takes six decimals at most, and ${word} has more.`,
  currency: (word) => `--currency: there is no currency “${word}”.`,
  from: () => "--from takes a day such as 2026-12-01.",
  until: () => "--to takes a day such as 2027-11-30.",
  crossed: () => "--to comes before --from.",
  over: (word) => `--to: ${word} has passed.`,
  "too-long": () => "An agreement lasts ten years at most.",
};

function end(values: Values, id: string): Action<OperatorContext> {
  return async (store, terminal) => {
    const outcome = await store.agreements.end(id);
    if (outcome !== "ended") {
      terminal.err.write(
        outcome === "over" ? "This agreement is over already.\n" : "There is no agreement with this id.\n",
      );
      return "failed";
    }
    print(
      terminal,
      values["json"],
      { id, outcome },
      () => "It has ended. Gates learn of it within a minute.",
    );
    return "done";
  };
}

/** What the company's crawlers send to each site, for the operator to hand over. */
function tokens(values: Values, id: string): Action<OperatorContext> {
  return async (store, terminal) => {
    const agreement: Agreement | undefined = await store.agreements.find(id);
    if (agreement === undefined) {
      terminal.err.write("There is no agreement with this id.\n");
      return "failed";
    }
    const secrets = await store.secrets();
    const entries = [];
    for (const { site: siteId, license: licenseId } of await store.agreements.sitesOf(id)) {
      const site = await store.sites.find(siteId);
      const license = await store.licenses.find(siteId, licenseId);
      if (site === undefined || license === undefined || license.withdrawnAt !== undefined) continue;
      const { domain } = site;
      entries.push({ domain, license: license.id, token: await licenseToken(secrets, license, site) });
    }
    print(terminal, values["json"], entries, ({ domain, token }) => columns(domain, token));
    return "done";
  };
}
