import { type Path, pages } from "../pages/pages.ts";

interface Connector {
  /** Its guide. */
  guide: Path;
  /** How long it takes to install. */
  minutes: number;
}

/** The ways in, in the order in which they are shown. Guides, navigation, copy and tests follow this table. */
export const connectors = {
  wordpress: { guide: pages.documentationWordpress, minutes: 5 },
  vercel: { guide: pages.documentationVercel, minutes: 1 },
  dns: { guide: pages.documentationDns, minutes: 15 },
} as const satisfies Record<string, Connector>;

export type ConnectorId = keyof typeof connectors;

export const connectorIds = Object.keys(connectors) as readonly ConnectorId[];
