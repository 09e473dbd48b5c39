/** The parts of pages that answer by script. The rest of a page is HTML, and stays what the server wrote. */
export const islands = {
  directory: () => import("../crawlers/directory.tsx").then(({ Directory }) => Directory),
  estimator: () => import("../estimator/tool.tsx").then(({ Tool }) => Tool),
  exchange: () => import("../exchange/panel.tsx").then(({ ExchangePanel }) => ExchangePanel),
  generator: () => import("../generator/tool.tsx").then(({ Tool }) => Tool),
  "log-analyzer": () => import("../log-analyzer/tool.tsx").then(({ Tool }) => Tool),
  policy: () => import("../policy/tool.tsx").then(({ Tool }) => Tool),
  registry: () => import("../generator/registry.tsx").then(({ Registry }) => Registry),
  "site-check": () => import("../site-check/tool.tsx").then(({ Tool }) => Tool),
  tester: () => import("../tester/tool.tsx").then(({ Tool }) => Tool),
  waitlist: () => import("../waitlist/waitlist-page.tsx").then(({ WaitlistPage }) => WaitlistPage),
};
