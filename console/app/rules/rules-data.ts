import { knownCrawlers, statusOf } from "@octroi/crawlers/identify";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { presetDrafts } from "@octroi/ui/policy/presets";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import { changesBetween } from "../../../domain/rules/changes.ts";
import { costOf, costsOf, crawlersOf } from "../../../domain/rules/cost.ts";
import { presetIn, presetOn } from "../../../domain/rules/edit.ts";
import { appliedMode, type Mode, mayEnforce } from "../../../domain/rules/mode.ts";
import { type Publication, publicationOf } from "../../../domain/rules/publication.ts";
import { type ActionCounts, type Past, replay } from "../../../domain/rules/replay.ts";
import type { ConnectorSeen } from "../../../domain/rules/rules.ts";
import { warningsFor } from "../../../domain/rules/warnings.ts";
import type { Plan } from "../../../domain/workspaces/workspace.ts";
import { type RulesCopy, rules as words } from "../content/rules.ts";
import { fewOf } from "../page/few-of.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { changeSentences } from "./change-sentences.ts";
import { connectorSentences } from "./connector-sentences.ts";
import type { PublishedVersion, RulesSubject } from "./subject.ts";

interface RulesRequest {
  language: Language;
  now: Date;
  timeZone: string;
  subject: RulesSubject;
  plan: Plan;
}

/** What is being edited: the draft, else what is published, else nothing yet. */
export async function rulesToEdit({ subject }: Pick<RulesRequest, "subject">) {
  const [saved, latest] = [await subject.draft(), await subject.latest()];
  const draft: Draft = saved?.draft ?? latest?.draft ?? subject.firstDraft;
  const mode: Mode = saved?.mode ?? latest?.mode ?? "observe";
  return { saved, latest, draft, mode };
}

/** Everything that the page of rules shows. */
export async function rulesData(request: RulesRequest) {
  const { language, now, subject, plan } = request;
  const copy = words[language];
  const { saved, latest, draft, mode } = await rulesToEdit(request);
  const result = publicationOf(draft, mode);
  const connectors = await subject.connectors();
  const past = await subject.past(now);
  return {
    copy,
    path: subject.path,
    draft,
    mode,
    after: latest?.version ?? 0,
    savedAt: saved?.savedAt ?? "",
    mayEnforce: mayEnforce(plan),
    inForce: latest && inForceSentence(copy, request, latest),
    running: latest && runningSentence(copy, language, latest, connectors),
    atConnectors: connectorSentences(copy, now, plan, latest, connectors),
    saved: saved && savedSentence(copy, request, saved),
    preset: presetIn(draft),
    presets: presetDrafts.map(({ name }) => ({
      name,
      counts: presetCounts(presetOn(draft, name), mode, past),
    })),
    crawlers: byPurpose((purpose) => crawlersOf(purpose)),
    costs: {
      purposes: byPurpose((purpose) => costsOf(purpose)),
      crawlers: Object.fromEntries(draft.exceptions.map(({ crawler }) => [crawler, costOf(crawler)])),
    },
    names: offeredCrawlers,
    preview: result.ok
      ? {
          warnings: warningSentences(copy, language, result.publication),
          replay: replay(result.publication.policy, past),
          publishedReplay: saved && latest && replay(latest.policy, past),
          changes: changesFrom(language, subject, latest, result.publication),
        }
      : undefined,
  };
}

/** Whom a rule can be about by name. */
export const offeredCrawlers = knownCrawlers
  .filter(({ token, purpose, sendsRequests }) => {
    const status = statusOf(token);
    return sendsRequests && purpose !== "search-engine" && (status === "active" || status === "undocumented");
  })
  .map(({ token }) => token);

function byPurpose<T>(of: (purpose: DecidedPurpose) => T): Record<DecidedPurpose, T> {
  const entries = decidedPurposes.map((purpose) => [purpose, of(purpose)] as const);
  // Every purpose is among the entries.
  return Object.fromEntries(entries) as Record<DecidedPurpose, T>;
}

/** What a preset would have made of the past; undefined while a field holds what no policy can. */
function presetCounts(draft: Draft, mode: Mode, past: Past): ActionCounts | undefined {
  const result = publicationOf(draft, mode);
  if (!result.ok) return undefined;
  const { allow, block, limit, charge } = replay(result.publication.policy, past);
  return { allow, block, limit, charge };
}

function inForceSentence(
  { inForce }: RulesCopy,
  { language, timeZone, plan }: Pick<RulesRequest, "language" | "timeZone" | "plan">,
  { version, mode, at }: PublishedVersion,
): string {
  const isPaused = mode !== appliedMode(mode, plan);
  return filled(isPaused ? inForce.paused : inForce[mode], {
    version,
    date: momentText(language, at, timeZone),
  });
}

function runningSentence(
  { inForce }: RulesCopy,
  language: Language,
  { version }: PublishedVersion,
  connectors: readonly ConnectorSeen[],
): string {
  const running = connectors.filter(({ version: had, sent = had }) => sent === version).length;
  return running === 0 ? inForce.noConnectors : formatter(language).counted(running, inForce.connectors);
}

function savedSentence(
  { draft }: RulesCopy,
  { language, timeZone }: Pick<RulesRequest, "language" | "timeZone">,
  { savedAt, by }: { savedAt: string; by: string | undefined },
): string {
  const when = filled(draft.saved, { date: momentText(language, savedAt, timeZone) });
  return by === undefined ? `${when}.` : `${when} ${filled(draft.by, { name: by })}.`;
}

/** How many crawlers a warning names. */
const namedCrawlers = 6;

function warningSentences(
  { warnings, others }: RulesCopy,
  language: Language,
  { policy }: Publication,
): string[] {
  const format = formatter(language);
  return warningsFor(policy).map(({ purpose, action, crawlers, paths }) => {
    const who = filled(warnings[purpose][action], {
      crawlers: fewOf(crawlers, namedCrawlers, others, format),
    });
    const where = paths === undefined ? warnings.everywhere : filled(warnings.at, { paths: paths.join(" ") });
    return `${who} ${where}`;
  });
}

function changesFrom(
  language: Language,
  { firstDraft }: RulesSubject,
  latest: PublishedVersion | undefined,
  publication: Publication,
): string[] {
  const nothing = publicationOf(firstDraft, publication.mode);
  const before = latest ?? (nothing.ok ? nothing.publication : undefined);
  return before === undefined ? [] : changeSentences(language, changesBetween(before, publication));
}
