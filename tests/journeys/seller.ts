import { withDecision } from "@octroi/ui/policy/edit";
import { termsVersion } from "../../domain/accounts/person.ts";
import type { OfferTerms } from "../../domain/offers/offer.ts";
import { firstDraft } from "../../domain/rules/first-draft.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../../domain/sites/site-key.ts";
import { secretIn } from "../../server/secret.ts";
import { openStore } from "../../store/store.ts";
import { addedSite } from "../console/added-site.ts";
import { databaseIn } from "../console/browser/console.ts";
import { addOffer } from "../console/store/market.ts";
import { publisherWallet } from "../payments/market.ts";
import { network } from "../payments/parts.ts";
import type { World } from "./world.ts";

/** A publisher on Pro who has been there for a while: training pays, and there is something to buy. Gives the site's key. */
export async function addSeller(
  { octroi, domain, language }: Pick<World, "octroi" | "domain" | "language">,
  offers: readonly OfferTerms[],
) {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(octroi.folder) });
  const email = `owner@${domain}`;
  const owner = await store.people.ensure(email, language);
  await store.people.welcome(owner.id, { name: "Annie Easley", language, terms: termsVersion });
  const workspace = (await store.workspaces.currentOf(owner)).id;
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const added = await addedSite(store, { workspaceId: workspace, domain }, owner.id);
  const site = added.site.id;
  await store.sites.markDomainProven(site, "gate");
  await store.payees.setWallet(workspace, { wallet: publisherWallet, network }, undefined);
  for (const terms of offers) await addOffer(store, site, terms);
  const draft = { ...firstDraft(domain), license: `https://${domain}/license.xml` };
  const rules = publicationOf(withDecision(draft, "training", "charge"), "enforce");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await store.rules.publish(site, { publication: rules.publication, note: "", after: 0 }, undefined);
  const publicKey = secretsFrom(secretIn(octroi.folder)).publicKeyOf(site);
  const key = siteKeyAddress(new URL(octroi.console), { site, secret: added.secret, publicKey });
  return { key, email, site, workspace };
}
