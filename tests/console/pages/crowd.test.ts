import { expect, test } from "vitest";
import type { Render } from "../../../server/console/pages/app-pages.ts";
import { wholeConsole } from "../whole-console.ts";

/** Renders one page not before it is told to, and counts what is being rendered. */
function heldRenderer(heldPath?: string) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let inWork = 0;
  let most = 0;
  let total = 0;
  const aroundRender =
    (render: Render): Render =>
    async (request, page) => {
      inWork += 1;
      total += 1;
      most = Math.max(most, inWork);
      if (request.method === "GET" && new URL(request.url).pathname === heldPath) await begun;
      return render(request, page).finally(() => {
        inWork -= 1;
      });
    };
  return { aroundRender, begin, inWork: () => inWork, most: () => most, total: () => total };
}

const size = 600;

/** Many who ask at once, from many addresses. */
function crowd(world: Awaited<ReturnType<typeof wholeConsole>>, path: (n: number) => string) {
  const answered: Response[] = [];
  const asked = Array.from({ length: size }, async (_, n) => {
    const browser = world.browser({ address: `198.51.100.${n % 250}` });
    answered.push(await browser.get(path(n)));
  });
  return { answered, all: Promise.all(asked) };
}

const count = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

test("however many strangers ask at once, one page is rendered, forty wait, and the rest is told to come back", async () => {
  const held = heldRenderer("/sign-in/code");
  await using world = await wholeConsole(held);
  const member = await world.signedIn((await world.person("ada@example.com")).id);
  const { answered, all } = crowd(world, (n) => `/sign-in/code?n=${n}`);
  await expect.poll(() => answered.length).toBe(size - 41);
  await expect.poll(() => held.inWork()).toBe(1);
  expect(held.most()).toBe(1);

  const refused = answered[0];
  expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused?.text()).toMatch(/^Trop de visites à la fois\..*\nToo many visits at once\./);
  expect((await world.browser().get("/healthz")).status).toBe(200);
  expect((await member.get("/account/sessions")).status).toBe(200);

  // Whoever wants to sign in can, from first to last.
  expect((await world.browser().get("/sign-in")).status).toBe(200);
  expect((await world.browser().get("/sign-up?next=/sites")).status).toBe(200);
  expect((await world.browser().signIn("grace@example.com")).status).toBe(303);

  held.begin();
  await all;
  expect(count(answered, 503)).toBe(size - 41);
});

test("pages that are the same for every stranger are rendered once, and one at a time", async () => {
  const held = heldRenderer();
  await using world = await wholeConsole(held);
  const signIn = crowd(world, () => "/sign-in");
  const unknown = crowd(world, (n) => `/unknown-${n}`);
  await Promise.all([signIn.all, unknown.all]);
  expect([count(signIn.answered, 200), count(unknown.answered, 404)]).toEqual([size, size]);
  expect([held.most(), held.total()]).toEqual([1, 2]);
  const french = await world.browser({ language: "fr" }).get("/sign-in");
  expect(french.headers.get("cache-control")).toBe("private, no-store");
  expect(await french.text()).toContain('<html lang="fr"');
});

test("somebody who is signed in and asks for everything leaves room for others", async () => {
  const held = heldRenderer("/account");
  await using world = await wholeConsole(held);
  const [ada, grace] = await Promise.all(
    ["ada@example.com", "grace@example.com"].map(async (email) =>
      world.signedIn((await world.person(email)).id),
    ),
  );
  let answered = 0;
  const asked = Array.from({ length: 100 }, async () => {
    const response = await ada?.get("/account");
    answered += 1;
    return response;
  });
  await expect.poll(() => answered).toBe(80);
  await expect.poll(() => held.inWork()).toBe(20);
  expect(held.most()).toBe(20);
  expect((await grace?.get("/account/sessions"))?.status).toBe(200);
  held.begin();
  const statuses = (await Promise.all(asked)).map((response) => response?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});
