import { expect, test } from "vitest";
import { type Route, routes } from "../../../domain/access/routes.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";

test("the market’s description names every call of companies’ programs, and refers to nothing that it lacks", async () => {
  await using world = await wholeConsole();
  const { status, body } = await companyProgram(world, undefined).get("/v1/market/openapi.json");
  expect([status, body.openapi]).toEqual([200, "3.1.0"]);
  const named = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  // A publisher’s trials are for its own program, which has their address.
  const others = ["/v1/market/openapi.json", routes.marketTrial.path];
  const routed = Object.values<Route>(routes)
    .filter(({ path }) => path.startsWith("/v1/market/") && !others.includes(path))
    .flatMap((route) =>
      (["get", "post", "put"] as const)
        .filter((method) => route[method] !== undefined)
        .map((method) => `${method} ${route.path.replace(/:(\w+)/g, "{$1}")}`),
    );
  expect(named.toSorted()).toEqual(routed.toSorted());
  const text = JSON.stringify(body);
  for (const [, path = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path.split("/").reduce((part, key) => Object(part)[key], body);
    expect([path, typeof found]).toEqual([path, "object"]);
  }
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(named.length);
});
