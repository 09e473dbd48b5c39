import type { RequestListener } from "node:http";
import { withException } from "@octroi/ui/policy/edit";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { filesReader } from "../../../server/console/files/read-files.ts";
import { addedSite } from "../added-site.ts";
import { textOf } from "../page-text.ts";
import { wholeConsole } from "../whole-console.ts";

/** A site with its own robots.txt, and whatever a test puts beside it. */
async function startSite() {
  const asked: string[] = [];
  const files: Record<string, string> = { "/robots.txt": "User-agent: *\nDisallow: /cart/\n" };
  const serve: RequestListener = (request, response) => {
    asked.push(request.url ?? "");
    const text = files[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/plain" }).end(text);
  };
  const web = await localWeb({ https: serve });
  return { files, asked, network: web.network, [Symbol.asyncDispose]: () => web[Symbol.asyncDispose]() };
}

async function startConsole(served: Awaited<ReturnType<typeof startSite>>) {
  const world = await wholeConsole({ network: served.network });
  const ada = await world.person("ada@example.com", "Ada");
  const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
  await world.store.workspaces.setPlan(workspaceId, "pro", undefined);
  const { site } = await addedSite(world.store, { workspaceId, domain: "example.com" }, ada.id);
  async function publish(blocked: string, after: number) {
    const draft = withException(firstDraft("example.com"), blocked, "block");
    const result = publicationOf(draft, "enforce");
    if (!result.ok) throw new Error("Expected rules");
    await world.store.rules.publish(site.id, { publication: result.publication, note: "", after }, ada.id);
  }
  return { world, site, owner: await world.signedIn(ada.id), publish };
}

test("the files of the rules stand beside what the site serves, and are handed out", async () => {
  await using served = await startSite();
  const { world, site, owner, publish } = await startConsole(served);
  await using _ = world;
  const page = pathTo("siteFiles", { site: site.id });
  expect(await textOf(owner.get(page))).toContain("No version is published yet");
  await publish("GPTBot", 0);
  expect(await textOf(owner.get(page))).toContain("/robots.txt to check");
  expect(served.asked).toEqual([]);

  expect((await owner.post(page)).status).toBe(303);
  const differs = await textOf(owner.get(page));
  expect(differs).toContain("/robots.txt says otherwise");
  expect(differs).toContain("Open in the file, closed by your rules: GPTBot");
  expect(served.asked).toEqual(["/robots.txt"]);

  const download = await owner.get(pathTo("siteFile", { site: site.id, file: "robots-txt" }));
  expect(download.headers.get("content-disposition")).toBe('attachment; filename="robots.txt"');
  const robots = await download.text();
  expect(robots).toContain("Disallow: /cart/");
  served.files["/robots.txt"] = robots;
  await owner.post(page);
  expect(await textOf(owner.get(page))).toContain("/robots.txt served");
  expect((await owner.get(pathTo("siteFile", { site: site.id, file: "nginx" }))).status).toBe(200);
  expect((await owner.get(pathTo("siteFile", { site: site.id, file: "nothing" }))).status).toBe(404);
});

test("once other rules are published, the pages about them say that robots.txt is at odds", async () => {
  await using served = await startSite();
  const { world, site, owner, publish } = await startConsole(served);
  await using _ = world;
  const pages = [
    pathTo("siteRules", { site: site.id }),
    `${pathTo("siteVersions", { site: site.id })}?published=2`,
  ];
  const sentence = "robots.txt does not say the same as these rules";
  await publish("GPTBot", 0);
  const { text } = await (await owner.get(pathTo("siteFile", { site: site.id, file: "robots-txt" })))
    .text()
    .then((text) => ({ text }));
  served.files["/robots.txt"] = text;
  await owner.post(pathTo("siteFiles", { site: site.id }));
  for (const each of pages) expect(await textOf(owner.get(each))).not.toContain(sentence);
  await publish("CCBot", 1);
  for (const each of pages) {
    const html = await (await owner.get(each)).text();
    expect(html).toContain(sentence);
    expect(html).toContain(`href="${pathTo("siteFiles", { site: site.id })}"`);
  }
});

test("whoever turns our reader away is asked for nothing more, and a private address for nothing", async () => {
  await using served = await startSite();
  const { world, site, publish } = await startConsole(served);
  await using _ = world;
  await publish("GPTBot", 0);
  const found = await world.store.sites.find(site.id);
  if (found === undefined) throw new Error("Expected the site");
  const services = {
    rules: withLicense(world.store.rules),
    siteFiles: world.store.siteFiles,
    userAgent: "Octroi-SiteCheck/1.0",
  };
  served.files["/robots.txt"] = "User-agent: Octroi-SiteCheck\nDisallow: /\n";
  await filesReader({ ...services, network: served.network })(found);
  expect(served.asked).toEqual(["/robots.txt"]);
  expect((await world.store.siteFiles.find(site.id))?.files.map(({ outcome }) => outcome)).toEqual([
    "read",
    "unread",
  ]);
  await filesReader({ ...services, network: { ...served.network, isPublic: () => false } })(found);
  expect(served.asked).toEqual(["/robots.txt"]);
  expect((await world.store.siteFiles.find(site.id))?.files[0]?.outcome).toBe("unread");
});

/** The rules in force with a license beside them. */
function withLicense(rules: Awaited<ReturnType<typeof wholeConsole>>["store"]["rules"]) {
  return {
    async latest(site: string) {
      const version = await rules.latest(site);
      return (
        version && {
          ...version,
          policy: { ...version.policy, license: { url: "https://example.com/license.xml" } },
        }
      );
    },
  };
}
