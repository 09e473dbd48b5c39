export type { AnalysisOptions } from "./analysis.ts";
export { type AnalyzeOptions, analyze, type LogFile, type Progress, type Snapshot } from "./analyze.ts";
export type { DayCount, WeekHours } from "./counting/calendar.ts";
export type { CrawlerReport } from "./counting/crawler-count.ts";
export type { DistinctCount } from "./counting/distinct.ts";
export type { FrequentText } from "./counting/frequent.ts";
export type { Money } from "./counting/money.ts";
export type { PolicyReplay } from "./counting/replay.ts";
export type { Series } from "./counting/series.ts";
export type { Answer, Tally } from "./counting/tally.ts";
export { assistantsCsv, crawlersCsv, pagesCsv } from "./csv.ts";
export type { Decompressors } from "./files/decompress.ts";
export { type FileProblem, problemWords } from "./files/problem.ts";
export { type FormatName, formatNames } from "./formats/formats.ts";
export type {
  AssistantReport,
  Exchange,
  FileReport,
  FormatReport,
  LineCounts,
  LineSample,
  LogReport,
  SampleRow,
  UnlistedCrawler,
  Unread,
} from "./report.ts";
