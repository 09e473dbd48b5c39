import { type IslandProps, Island as SharedIsland } from "@octroi/ui/islands/island.tsx";
import type { PropsOf } from "@octroi/ui/islands/table";
import type { islands } from "./table.ts";

type Islands = typeof islands;

/** An island of the table: its name, component and props belong together. */
export function Island<Name extends keyof Islands>(
  props: IslandProps<PropsOf<Islands, Name>> & { name: Name },
) {
  return <SharedIsland {...props} />;
}
