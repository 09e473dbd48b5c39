import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { contains } from "../../patterns.ts";
import type { RslContent, RslDocument, RslLicense, Tokens } from "./document.ts";
import { covers } from "./vocabulary.ts";

export interface RslQuestion {
  readonly path: string;
  /** A usage token, such as `ai-train`. */
  readonly use: string;
  /** Who uses it, as a user token; where unknown, limits to some users are told as a condition. */
  readonly user?: string;
  /** From where, as a geo token. */
  readonly geo?: string;
}

/** What a careful reader understands. `open`: readers may differ, and the standard does not settle it. */
export interface RslAnswer {
  readonly answer: "licensed" | "licensed-if-paid" | "not-licensed" | "open";
  /** The payment type of the license that grants the use; null where it has terms but no type. */
  readonly payment?: string | null;
  /** Whether something besides payment has to hold: who uses it, where, that credit is given or use reported. */
  readonly conditional?: boolean;
}

const refused: RslAnswer = { answer: "not-licensed" };

/**
 * Whether a valid document licenses a use of a path. Undefined when no content speaks of it.
 *
 * @example
 * licensed(document, { path: "/article", use: "ai-train" }); // { answer: "licensed-if-paid", payment: "crawl" }
 */
export function licensed(document: RslDocument, question: RslQuestion): RslAnswer | undefined {
  const matching = document.contents.filter(({ url }) => isAbout(url, question.path));
  const narrowest = matching.filter(
    (content) => !matching.some((other) => isNarrower(other.url, content.url)),
  );
  if (narrowest.length === 0) return undefined;
  const answers = [...Map.groupBy(narrowest, ({ url }) => pathOf(url)).values()].map((contents) =>
    answerIn(licensesOf(contents), question),
  );
  // Scopes that merely overlap all count: the most restrictive one answers.
  const answer = answers.reduce((a, b) => (strictness(b) > strictness(a) ? b : a), answers[0] ?? refused);
  return underBroader(answer, licensesOf(matching), licensesOf(narrowest), question);
}

/**
 * The answer of several documents about one page. None ranks above another: where they differ, the most restrictive one
 * answers. A document that does not speak of the page says nothing.
 */
export function strictestAnswer(answers: readonly (RslAnswer | undefined)[]): RslAnswer | undefined {
  const given = answers.filter((answer) => answer !== undefined);
  return given.reduce<RslAnswer | undefined>(
    (a, b) => (a === undefined || strictness(b) > strictness(a) ? b : a),
    undefined,
  );
}

function licensesOf(contents: readonly RslContent[]): readonly RslLicense[] {
  return contents.flatMap(({ licenses }) => licenses);
}

/** A prohibition of a wider scope holds unless the narrower one grants the use by name, which is not settled. */
function underBroader(
  answer: RslAnswer,
  all: readonly RslLicense[],
  narrowest: readonly RslLicense[],
  question: RslQuestion,
): RslAnswer {
  const broader = all.filter((license) => !narrowest.includes(license));
  if (answer.answer === "not-licensed" || !broader.some((license) => prohibits(license, question)))
    return answer;
  return narrowest.some(({ permits }) => namesUse(permits, question)) ? { answer: "open" } : refused;
}

function answerIn(licenses: readonly RslLicense[], question: RslQuestion): RslAnswer {
  const granting = licenses.filter((license) => permits(license, question) && !prohibits(license, question));
  const prohibiting = licenses.filter((license) => prohibits(license, question));
  if (granting.length === 0) return refused;
  const answers = granting.map((license) => termsOf(license, question));
  const best = answers.reduce((a, b) => (strictness(b) < strictness(a) ? b : a), answers[0] ?? refused);
  if (prohibiting.length === 0) return best;
  // One set of terms prohibits what another grants: by name, that leaves it open; otherwise it is refused.
  return granting.some((license) => namesUse(license.permits, question)) ? { answer: "open" } : refused;
}

function termsOf(
  { payment, permits, prohibits, reporting }: RslLicense,
  { user, geo }: RslQuestion,
): RslAnswer {
  const limitsWho = user === undefined && (permits?.user ?? prohibits?.user) !== undefined;
  const limitsWhere = geo === undefined && (permits?.geo ?? prohibits?.geo) !== undefined;
  const conditional =
    payment.type === "attribution" || limitsWho || limitsWhere || (reporting?.length ?? 0) > 0;
  const isFree = payment.type === "free" || payment.type === "attribution";
  return {
    answer: isFree ? "licensed" : "licensed-if-paid",
    payment: payment.type,
    ...(conditional && { conditional }),
  };
}

function strictness({ answer, conditional }: RslAnswer): number {
  const order = ["licensed", "licensed-if-paid", "open", "not-licensed"];
  return order.indexOf(answer) + (conditional ? 0.5 : 0);
}

/** A list is closed: what it does not name is refused. Without one, there is no limit from that side. */
function permits({ permits }: RslLicense, { use, user, geo }: RslQuestion): boolean {
  return (
    (permits?.usage === undefined || permits.usage.some((token) => covers(token, use))) &&
    (permits?.user === undefined || user === undefined || permits.user.includes(user)) &&
    (permits?.geo === undefined || geo === undefined || permits.geo.includes(geo))
  );
}

function prohibits({ prohibits }: RslLicense, { use, user, geo }: RslQuestion): boolean {
  return (
    // Asked about a wide use, a prohibition of a part of it counts too.
    (prohibits?.usage?.some((token) => covers(token, use) || covers(use, token)) ?? false) ||
    (user !== undefined && (prohibits?.user?.includes(user) ?? false)) ||
    (geo !== undefined && (prohibits?.geo?.includes(geo) ?? false))
  );
}

/** Whether the use is granted by its own name or a wider one. */
function namesUse(permits: Tokens | undefined, { use }: RslQuestion): boolean {
  return permits?.usage?.some((token) => covers(token, use)) ?? false;
}

function isAbout(url: string, path: string): boolean {
  const pattern = pathOf(url);
  return pattern === "" || (pattern.startsWith("/") && matchesPath(pathPattern(pattern), requestPath(path)));
}

/** An address stands for its path: older documents have whole addresses. */
function pathOf(url: string): string {
  return /^https?:\/\/[^/]+(?<path>.*)$/i.exec(url)?.groups?.["path"]?.replace(/^$/, "/") ?? url;
}

function isNarrower(url: string, than: string): boolean {
  const [narrow, wide] = [pathOf(url), pathOf(than)];
  return contains(wide, narrow) && !contains(narrow, wide);
}
