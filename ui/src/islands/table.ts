import type { ReactNode } from "react";

/**
 * The parts of an application's pages that answer by script, and where each comes from. The rest of a page is HTML, and
 * stays what the server wrote. Each takes its own props, which are JSON.
 */
export type IslandTable = Readonly<Record<string, () => Promise<(props: never) => ReactNode>>>;

/** The props of the component that an island is made of. */
export type PropsOf<Table extends IslandTable, Name extends keyof Table> =
  Awaited<ReturnType<Table[Name]>> extends (props: infer Props extends object) => ReactNode ? Props : never;
