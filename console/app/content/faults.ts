import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { minAge } from "../../../domain/accounts/person.ts";
import { maxTokensPerWorkspace } from "../../../domain/api/token.ts";
import { listingLimits } from "../../../domain/market/listing.ts";
import { maxQuotes } from "../../../domain/market/order.ts";
import { maxLinksPerSite } from "../../../domain/shares/share.ts";
import { webhookLimits } from "../../../domain/webhooks/webhook.ts";

/** What there is to correct, one sentence each. */
export const faults = {
  email: {
    fr: "Cette adresse e-mail n’est pas valide.",
    en: "This e-mail address is not valid.",
  },
  emailSame: {
    fr: "C’est déjà l’adresse de votre compte.",
    en: "This is the address of your account already.",
  },
  addressCodesWrong: {
    fr: "L’un des deux codes n’est pas le bon. Vérifiez le dernier message reçu à chaque adresse.",
    en: "One of the two codes is not right. Check the last message that each address received.",
  },
  bankHolder: {
    fr: "Indiquez le titulaire du compte (70 caractères au plus).",
    en: "Enter the account holder (70 characters at most).",
  },
  walletForm: {
    fr: "Une adresse commence par 0x, suivi de quarante chiffres ou lettres de a à f.",
    en: "An address begins with 0x, followed by forty digits or letters from a to f.",
  },
  walletUnchecked: {
    fr: "Copiez l’adresse telle que votre portefeuille l’affiche, majuscules et minuscules mêlées : elles protègent d’une faute de frappe.",
    en: "Copy the address as your wallet shows it, with its capital and small letters: they guard against a slip of the hand.",
  },
  walletChecksum: {
    fr: "Un caractère de cette adresse n’est pas le bon : ses majuscules ne correspondent pas.",
    en: "A character of this address is not right: its capital letters do not match.",
  },
  walletContract: {
    fr: "C’est l’adresse de l’USDC lui-même : ce qu’on y envoie est perdu. Indiquez celle de votre portefeuille.",
    en: "This is the address of USDC itself: what is sent there is lost. Enter your wallet’s.",
  },
  walletNetwork: {
    fr: "Choisissez un réseau de la liste.",
    en: "Choose a network from the list.",
  },
  stripeKey: {
    fr: "Une clé de Stripe commence par rk_live_ ou sk_live_, par rk_test_ ou sk_test_ pour essayer.",
    en: "A key of Stripe begins with rk_live_ or sk_live_, with rk_test_ or sk_test_ for trying.",
  },
  stripePublishable: {
    fr: "C’est la clé publique, qui n’ouvre rien. Indiquez une clé secrète ou restreinte.",
    en: "This is the publishable key, which opens nothing. Enter a secret or restricted one.",
  },
  stripeWebhookSecret: {
    fr: "Le secret d’un webhook de Stripe commence par whsec_.",
    en: "The secret of a webhook of Stripe begins with whsec_.",
  },
  trialNotSold: {
    fr: "Cette offre ne peut pas être essayée ainsi pour l’instant : choisissez-en une autre, ou l’autre façon de payer.",
    en: "This offer cannot be tried this way now: choose another, or the other way to pay.",
  },
  trialTooMany: {
    fr: "Trop d’achats d’essai sont en cours. Attendez un quart d’heure.",
    en: "Too many test purchases are under way. Wait a quarter of an hour.",
  },
  trialStripeAway: {
    fr: "Stripe ne répond pas pour l’instant. Recommencez dans un moment.",
    en: "Stripe does not answer at the moment. Try again in a while.",
  },
  trialStripeRefused: {
    fr: "Stripe n’ouvre pas de page de paiement : la clé n’est plus bonne, ne peut pas écrire de sessions Checkout, ou le prix est en dessous de ce que Stripe accepte.",
    en: "Stripe opens no page to pay on: the key is no longer good, may not write Checkout sessions, or the price is below what Stripe takes.",
  },
  companyName: {
    fr: "Indiquez le nom de votre entreprise (100 caractères au plus).",
    en: "Enter your company’s name (100 characters at most).",
  },
  companyDomain: {
    fr: "Indiquez le domaine public de votre entreprise, comme exemple.fr.",
    en: "Enter your company’s public domain, such as example.com.",
  },
  companyCode: {
    fr: "Ce n’est pas le code de l’e-mail. Copiez-le en entier, majuscules et minuscules comprises.",
    en: "This is not the code of the e-mail. Copy all of it, capital and small letters as they are.",
  },
  companyNotSeen: {
    fr: "Le code est bon, mais ni l’enregistrement ni le fichier ne se voient encore. Vérifiez le nom et la valeur, puis réessayez dans quelques minutes : le code reste bon.",
    en: "The code is right, but neither the record nor the file can be seen yet. Check the name and the value, and try again in a few minutes: the code stays good.",
  },
  companyOtherEmail: {
    fr: `Ce domaine a déjà un compte, ouvert avec une autre adresse e-mail. Recommencez avec celle-là, ou écrivez à ${brand.contactEmail}.`,
    en: `This domain has an account already, opened with another e-mail address. Start again with that one, or write to ${brand.contactEmail}.`,
  },
  clientUnknown: {
    fr: "Aucun compte n’a cet identifiant et ce secret. Copiez les deux en entier.",
    en: "No account has this ID and this secret. Copy both of them whole.",
  },
  cardNotSold: {
    fr: "L’offre vient de quitter la vente. Rien n’a été débité.",
    en: "The offer has just left the market. Nothing was charged.",
  },
  cardRefused: {
    fr: "Le compte Stripe de l’éditeur ne prend pas ce paiement pour l’instant. Rien n’a été débité.",
    en: "The publisher’s Stripe account does not take this payment right now. Nothing was charged.",
  },
  cardBlocked: {
    fr: `Ce compte est bloqué et n’achète rien. Si vous ne savez pas pourquoi, écrivez à ${brand.contactEmail}.`,
    en: `This account is blocked and buys nothing. If you do not know why, write to ${brand.contactEmail}.`,
  },
  cardBlockedHere: {
    fr: "L’éditeur de ce site ne vend rien à votre entreprise.",
    en: "The publisher of this site sells nothing to your company.",
  },
  cardOverCap: {
    fr: "Avec cet achat, le compte dépasserait son plafond de {{cap}} par mois, prix tenus compris. Relevez-le, ou attendez le mois prochain.",
    en: "With this purchase the account would go over its cap of {{cap}} a month, held prices included. Raise it, or wait for next month.",
  },
  cardTooMany: {
    fr: `Le compte a déjà ${maxQuotes} commandes en attente de paiement. Payez-en, ou attendez qu’elles expirent.`,
    en: `The account has ${maxQuotes} orders waiting to be paid already. Pay some, or wait until they expire.`,
  },
  cardAway: {
    fr: "Stripe ne répond pas pour l’instant. Rien n’a été débité : réessayez dans un moment.",
    en: "Stripe does not answer right now. Nothing was charged: try again in a moment.",
  },
  cardUnanswered: {
    fr: "Personne n’a pu savoir de Stripe si votre commande précédente a été payée. Si la carte a été débitée, écrivez à l’éditeur avant de payer à nouveau.",
    en: "Nobody could learn from Stripe whether your order before this was paid. If the card was charged, write to the publisher before you pay again.",
  },
  refundAmount: {
    fr: "Indiquez ce que vous avez rendu : plus de zéro, et pas plus que ce qui a été payé.",
    en: "Enter what you gave back: more than nothing, and no more than was paid.",
  },
  listingTopic: {
    fr: "Choisissez un sujet et une langue de la liste.",
    en: "Choose a topic and a language from the list.",
  },
  listingDescription: {
    fr: `La description fait ${listingLimits.description} caractères au plus.`,
    en: `The description has ${listingLimits.description} characters at most.`,
  },
  listingContact: {
    fr: "Indiquez une adresse e-mail, ou celle d’une page qui commence par https://.",
    en: "Enter an e-mail address, or that of a page, which begins with https://.",
  },
  listingNeedsPro: {
    fr: "Vendre sur le marché fait partie de Pro.",
    en: "Selling in the market is part of Pro.",
  },
  listingUnproven: {
    fr: "Prouvez d’abord que le domaine est à vous, sur la page Connexion du site.",
    en: "First prove that the domain is yours, on the site’s Connection page.",
  },
  ibanForm: {
    fr: "Un IBAN commence par deux lettres et deux chiffres, comme FR14.",
    en: "An IBAN begins with two letters and two digits, such as FR14.",
  },
  ibanCountry: {
    fr: "Aucun pays n’a d’IBAN qui commence ainsi.",
    en: "No country has IBANs that begin like this.",
  },
  ibanLength: {
    fr: "Cet IBAN n’a pas la longueur de ceux de son pays.",
    en: "This IBAN is not as long as those of its country.",
  },
  ibanDigits: {
    fr: "Un chiffre de cet IBAN n’est pas le bon.",
    en: "A digit of this IBAN is not right.",
  },
  ibanOutside: {
    fr: "Indiquez un compte de la zone SEPA.",
    en: "Enter an account in the SEPA area.",
  },
  codeShape: { fr: "Le code a six chiffres.", en: "The code has six digits." },
  codeWrong: {
    fr: "Ce n’est pas le bon code. Vérifiez le dernier message reçu.",
    en: "This is not the right code. Check the last message you received.",
  },
  codeOver: {
    fr: "Ce code n’est plus valable : demandez-en un nouveau.",
    en: "This code no longer works: ask for a new one.",
  },
  tooMany: {
    fr: "Trop d’essais. Réessayez dans {{minutes}}.",
    en: "Too many attempts. Please try again in {{minutes}}.",
  },
  name: {
    fr: "Indiquez votre nom (100 caractères au plus).",
    en: "Enter your name (100 characters at most).",
  },
  terms: {
    fr: "Acceptez les conditions pour continuer.",
    en: "Accept the terms to continue.",
  },
  age: {
    fr: `Le service est réservé aux ${minAge} ans et plus.`,
    en: `The service is for people aged ${minAge} or over.`,
  },
  domainEmpty: { fr: "Indiquez le domaine de votre site.", en: "Enter your site’s domain." },
  domainMalformed: {
    fr: "Indiquez un domaine seul, comme exemple.fr.",
    en: "Enter a domain alone, such as example.com.",
  },
  domainAddress: {
    fr: "Indiquez un nom de domaine, pas une adresse IP.",
    en: "Enter a domain name, not an IP address.",
  },
  domainNotPublic: {
    fr: "Ce nom n’existe pas sur le web public.",
    en: "This name does not exist on the public web.",
  },
  domainSuffix: {
    fr: "Indiquez aussi le nom du site, comme exemple.co.uk.",
    en: "Add the site’s name, as in example.co.uk.",
  },
  domainRepeated: {
    fr: "Ce domaine est déjà dans votre liste de sites.",
    en: "This domain is already in your list of sites.",
  },
  connector: { fr: "Choisissez un mode de connexion.", en: "Choose how to connect the site." },
  destinationNotAnAddress: {
    fr: "Indiquez l’adresse IP de votre serveur.",
    en: "Enter your server’s IP address.",
  },
  destinationPrivate: {
    fr: "Cette adresse n’est pas joignable depuis internet.",
    en: "This address cannot be reached from the internet.",
  },
  destinationPort: {
    fr: "Indiquez le port 443, ou 80 si votre serveur ne répond pas en HTTPS.",
    en: "Enter port 443, or 80 if your server does not answer over HTTPS.",
  },
  siteName: { fr: "Ce nom dépasse 80 caractères.", en: "This name is longer than 80 characters." },
  workspaceName: {
    fr: "Indiquez un nom (100 caractères au plus).",
    en: "Enter a name (100 characters at most).",
  },
  role: { fr: "Choisissez un rôle.", en: "Choose a role." },
  alreadyMember: {
    fr: "Cette personne est déjà dans l’espace.",
    en: "This person is already in the workspace.",
  },
  lastOwner: {
    fr: "L’espace doit garder un propriétaire : donnez d’abord ce rôle à quelqu’un d’autre.",
    en: "The workspace has to keep an owner: give this role to somebody else first.",
  },
  lastOwnerAccount: {
    fr: "Vous êtes le dernier propriétaire d’un espace partagé : donnez d’abord ce rôle à quelqu’un d’autre.",
    en: "You are the last owner of a shared workspace: give this role to somebody else first.",
  },
  emailTaken: {
    fr: "Cette adresse ne peut pas être utilisée ici.",
    en: "This address cannot be used here.",
  },
  passkeyName: {
    fr: "Indiquez un nom (100 caractères au plus).",
    en: "Enter a name (100 characters at most).",
  },
  linkName: {
    fr: "Donnez un nom au lien (80 caractères au plus).",
    en: "Give the link a name (80 characters at most).",
  },
  embedder: {
    fr: "Indiquez l’adresse d’un site en HTTPS, comme https://www.exemple.fr.",
    en: "Enter the address of a site over HTTPS, such as https://www.example.com.",
  },
  tooManyLinks: {
    fr: `Un site a ${maxLinksPerSite} liens au plus : arrêtez-en un d’abord.`,
    en: `A site has ${maxLinksPerSite} links at most: end one first.`,
  },
  tokenName: {
    fr: "Donnez un nom au jeton (80 caractères au plus).",
    en: "Give the token a name (80 characters at most).",
  },
  tokenScopes: {
    fr: "Cochez au moins une chose que le jeton permet.",
    en: "Check at least one thing that the token allows.",
  },
  tokenSites: {
    fr: "Cochez au moins un site, ou choisissez tous les sites.",
    en: "Check at least one site, or choose all sites.",
  },
  tooManyTokens: {
    fr: `Un espace a ${maxTokensPerWorkspace} jetons au plus : révoquez-en un d’abord.`,
    en: `A workspace has ${maxTokensPerWorkspace} tokens at most: revoke one first.`,
  },
  webhookAddress: {
    fr: "Indiquez une adresse en HTTPS, comme https://www.exemple.fr/octroi, sans nom d’utilisateur.",
    en: "Enter an address over HTTPS, such as https://www.example.com/octroi, without a user name.",
  },
  webhookHost: {
    fr: "Cette adresse ne mène à aucun serveur public : donnez un nom de domaine public, sans port.",
    en: "This address leads to no public server: give a public domain name, without a port.",
  },
  webhookLength: {
    fr: "Cette adresse est trop longue (2 000 caractères au plus).",
    en: "This address is too long (2,000 characters at most).",
  },
  webhookKinds: {
    fr: "Cochez au moins un événement.",
    en: "Check at least one event.",
  },
  webhookSites: {
    fr: "Cochez au moins un site, ou choisissez tous les sites.",
    en: "Check at least one site, or choose every site.",
  },
  tooManyWebhooks: {
    fr: `Un espace a ${webhookLimits.perWorkspace} webhooks au plus : supprimez-en un d’abord.`,
    en: `A workspace has ${webhookLimits.perWorkspace} webhooks at most: remove one first.`,
  },
} as const satisfies Record<string, Localized<string>>;

export type FaultId = keyof typeof faults;

const minutes: Localized<(count: number) => string> = {
  fr: (count) => (count === 1 ? "une minute" : `${count} minutes`),
  en: (count) => (count === 1 ? "a minute" : `${count} minutes`),
};

export function tooManySentence(language: keyof typeof minutes, retryAfterSeconds: number): string {
  const count = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return faults.tooMany[language].replace("{{minutes}}", minutes[language](count));
}
