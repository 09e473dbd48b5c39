import type { components, paths } from "./api.ts";

/* Compiled against the types that are made from the API's description: it holds where they say what programs mean by them. */
type Answer<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;
type Sites = Answer<paths["/v1/sites"]["get"]>;
type Figures = paths["/v1/sites/{site}/query"]["post"]["requestBody"]["content"]["application/json"];

export const query: Figures = { metrics: ["visits"], dimensions: ["crawler"], period: "7d" };
export const domainsOf = ({ items }: Sites): string[] => items.map(({ domain }) => domain);
export const titleOf = ({ title, status }: components["schemas"]["Problem"]): string => `${status} ${title}`;
// @ts-expect-error Nothing counts hits.
export const wrong: Figures = { metrics: ["hits"] };
