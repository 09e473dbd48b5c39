import { intlFormatter } from "@octroi/ui/language/format-intl";
import { marketWords } from "@octroi/ui/words/market";
import { pathTo } from "../../domain/access/paths.ts";
import { type Agreement, shareOfPrice } from "../../domain/agreements/agreement.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import type { LetterContext } from "./letter-context.ts";

interface AgreementSubject {
  workspace: string;
  agreement: Agreement;
  /** Those that may join. */
  sites: readonly { id: string; domain: string }[];
}

/** More links nobody follows: each page leads to the others. */
const maxLinks = 5;

/** To an owner: what a company pays, and where to join or decline. */
export function agreementLetter(
  { language, workspace, agreement, sites }: MailAbout<"agreement"> & AgreementSubject,
  { brand, consoleUrl }: LetterContext,
): Letter {
  const { money, date } = intlFormatter(language);
  const { id, company, price, from, until } = agreement;
  const uses = agreement.uses.map((use) => marketWords[language].uses[use]).join(", ");
  const [amount, share] = [money(price), money(shareOfPrice(price))];
  const [first, last] = [date(from), date(until)];
  const crawlers = agreement.crawlers.join(", ");
  const words = {
    fr: {
      subject: `${company} paie ${amount} la visite : rejoindre l’accord ou non`,
      lead: `${company} et ${brand} ont signé un accord. Chaque page lue par ses robots rapporte ${amount}, dont ${share} pour vous.`,
      terms: `Usages permis : ${uses}. Robots : ${crawlers}. Du ${first} au ${last}.`,
      choice: `Rien ne change sans vous : l’espace « ${workspace} » rejoint l’accord ou le décline site par site, et peut le quitter à tout moment. Si une règle de l’espace rejoint de tels accords d’elle-même, la page du site le montre.`,
      decide: (domain: string) => `Décider pour ${domain}`,
      note: `Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}. Il en part un par accord nouveau.`,
    },
    en: {
      subject: `${company} pays ${amount} a visit: join the agreement or not`,
      lead: `${company} and ${brand} have signed an agreement. Each page that its crawlers read earns ${amount}, of which ${share} is yours.`,
      terms: `Permitted uses: ${uses}. Crawlers: ${crawlers}. From ${first} to ${last}.`,
      choice: `Nothing changes without you: the workspace “${workspace}” joins the agreement or declines it site by site, and can leave at any time. If a rule of the workspace joins such agreements by itself, the site’s page shows it.`,
      decide: (domain: string) => `Decide for ${domain}`,
      note: `You receive this message because you own this workspace on ${brand}. One is sent for each new agreement.`,
    },
  }[language];
  return {
    language,
    subject: words.subject,
    body: [
      { lead: words.lead },
      { paragraph: words.terms },
      { paragraph: words.choice },
      ...sites.slice(0, maxLinks).map((site) => ({
        link: new URL(pathTo("siteAgreement", { site: site.id, agreement: id }), consoleUrl).href,
        label: words.decide(readableDomain(site.domain)),
      })),
      { note: words.note },
    ],
  };
}
