import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { changesBetween } from "../../../domain/rules/changes.ts";
import { type Publication, publicationOf } from "../../../domain/rules/publication.ts";
import type { ConnectorSeen } from "../../../domain/rules/rules.ts";
import { type VersionsCopy, versions as words } from "../content/versions.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { changeSentences } from "./change-sentences.ts";
import type { PublishedVersion, RulesSubject } from "./subject.ts";

/** How many versions the page lists with what changed in them. */
const shownVersions = 30;

interface VersionsRequest {
  language: Language;
  timeZone: string;
  now: Date;
  subject: RulesSubject;
  /** What is compared, as the address says. */
  from: string | null;
  to: string | null;
}

/** Everything that the page of versions shows. */
export async function versionsData({ language, timeZone, now, subject, from, to }: VersionsRequest) {
  const copy = words[language];
  const summaries = await subject.versions(shownVersions + 1);
  const loaded = await Promise.all(summaries.map(({ version }) => subject.version(version)));
  const versions = loaded.filter((version) => version !== undefined);
  const latest = versions[0];
  return {
    copy,
    path: subject.versionsPath,
    latest: latest?.version ?? 0,
    rows: versions.slice(0, shownVersions).map((version, index) => ({
      version: version.version,
      title: filled(copy.list.version, { version: version.version }),
      at: momentText(language, version.at, timeZone),
      by: filled(copy.list.by, { name: version.by ?? copy.list.operator }),
      mode: version.mode,
      note: version.note,
      restores:
        version.restores === undefined
          ? undefined
          : filled(copy.list.restores, { version: version.restores }),
      house: version.house === undefined ? undefined : filled(copy.list.house, { version: version.house }),
      isLatest: index === 0,
      ...whatChanged(copy, language, subject, versions[index + 1], version),
    })),
    connectors: (await subject.connectors()).map((connector) =>
      connectorRow(copy, language, now, connector, latest?.version),
    ),
    comparison: from && to ? await comparison({ copy, language, subject }, from, to) : undefined,
  };
}

function whatChanged(
  copy: VersionsCopy,
  language: Language,
  { firstDraft }: RulesSubject,
  before: PublishedVersion | undefined,
  version: PublishedVersion,
) {
  const from: Publication | undefined =
    before ?? (version.version === 1 ? noRules(firstDraft, version) : undefined);
  const changes = from === undefined ? [] : changeSentences(language, changesBetween(from, version));
  const remark = changes.length > 0 ? undefined : before === undefined ? copy.list.first : copy.list.same;
  return { changes, remark };
}

function noRules(firstDraft: Draft, { mode }: Publication): Publication | undefined {
  const result = publicationOf(firstDraft, mode);
  return result.ok ? result.publication : undefined;
}

function connectorRow(
  { connectors }: VersionsCopy,
  language: Language,
  now: Date,
  { instance, version, sent, software, seenAt }: ConnectorSeen,
  latest: number | undefined,
) {
  const given = sent ?? version;
  return {
    instance,
    software: software === "" ? "?" : software,
    version: given === undefined ? connectors.bundled : String(given),
    isSent: given !== version,
    isCurrent: version !== undefined && version === latest,
    seen: agoText(connectors, language, (now.getTime() - Date.parse(seenAt)) / 1000),
  };
}

function agoText(copy: VersionsCopy["connectors"], language: Language, seconds: number): string {
  const { counted } = formatter(language);
  const whole = (value: number) => Math.max(0, Math.floor(value));
  if (seconds < 90) return counted(whole(seconds), copy.seconds);
  if (seconds < 90 * 60) return counted(whole(seconds / 60), copy.minutes);
  if (seconds < 48 * 3600) return counted(whole(seconds / 3600), copy.hours);
  return counted(whole(seconds / 86_400), copy.days);
}

async function comparison(
  { copy, language, subject }: { copy: VersionsCopy; language: Language; subject: RulesSubject },
  from: string,
  to: string,
) {
  const find = (text: string) =>
    /^\d{1,9}$/.test(text) ? subject.version(Number(text)) : Promise.resolve(undefined);
  const [before, after] = [await find(from), await find(to)];
  if (before === undefined || after === undefined) {
    return { from, to, heading: copy.comparison.unknown, changes: [], remark: undefined };
  }
  const changes = changeSentences(language, changesBetween(before, after));
  return {
    from,
    to,
    heading: filled(copy.comparison.result, { from: before.version, to: after.version }),
    changes,
    remark: changes.length === 0 ? copy.comparison.same : undefined,
  };
}
