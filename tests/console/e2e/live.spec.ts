import { orders } from "../../../console/app/content/selling.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { openStore } from "../../../store/store.ts";
import { databaseIn } from "../browser/console.ts";
import { furnishNewSite, startSelling } from "../browser/furnish.ts";
import { addCompany, paid, quoted } from "../store/market.ts";
import { expect, test } from "./fixtures.ts";

test("an order that is paid appears to whoever looks at the orders or at the revenue", async ({
  page,
  context,
  folder,
  remember,
}, { retry }) => {
  const { token, workspace, site } = await furnishNewSite(folder, "en", `sells-${retry}.example.com`);
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const offer = await startSelling(store, { workspace, site });
  const buy = async (buyer: string) => {
    const { id } = await quoted(store, { site, offer, company: await addCompany(store, buyer) });
    await store.orders.fulfil(id, paid(new Date(), { external: id }));
  };
  await remember("session", token);
  await context.clock.install();
  await page.goto(pathTo("siteOrders", { site }));
  await expect(page.getByText(orders.en.empty)).toBeVisible();
  await buy(`first-${retry}`);
  await context.clock.runFor("00:15");
  await expect(page.getByRole("link", { name: `first-${retry}` })).toBeVisible();

  await page.goto(pathTo("siteRevenue", { site }));
  await expect(page.getByText(" 5.50 USDC")).toBeVisible();
  await buy(`second-${retry}`);
  await context.clock.runFor("00:15");
  await expect(page.getByText(" 11.00 USDC")).toBeVisible();
});
