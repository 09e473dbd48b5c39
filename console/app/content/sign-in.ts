import type { Localized } from "@octroi/ui/language/language";
import { minAge } from "../../../domain/accounts/person.ts";

export interface SignInCopy {
  title: string;
  intro: string;
  email: string;
  submit: string;
  passkey: string;
  passkeyFault: string;
  /** To the same form in other words. */
  other: string;
}

export const signIn: Localized<SignInCopy> = {
  fr: {
    title: "Se connecter",
    intro: "Indiquez votre adresse e-mail : nous vous envoyons un code à six chiffres. Pas de mot de passe.",
    email: "Adresse e-mail",
    submit: "Recevoir un code",
    passkey: "Utiliser une clé d’accès",
    passkeyFault: "La clé d’accès n’a pas été reconnue. Utilisez votre adresse e-mail.",
    other: "Pas encore de compte ? Créer un compte",
  },
  en: {
    title: "Sign in",
    intro: "Enter your e-mail address: we will send you a six-digit code. There is no password.",
    email: "E-mail address",
    submit: "Send me a code",
    passkey: "Use a passkey",
    passkeyFault: "The passkey was not recognized. Use your e-mail address.",
    other: "No account yet? Create an account",
  },
};

export const signUp: Localized<SignInCopy> = {
  fr: {
    ...signIn.fr,
    title: "Créer un compte",
    intro:
      "Voyez quels robots d’IA lisent votre site. Votre e-mail suffit : ni mot de passe, ni carte. L’offre gratuite n’expire pas.",
    other: "Déjà un compte ? Se connecter",
  },
  en: {
    ...signIn.en,
    title: "Create an account",
    intro:
      "See which AI crawlers read your site. Your e-mail is enough: no password, no card. The free plan never expires.",
    other: "Already have an account? Sign in",
  },
};

export interface CodeCopy {
  title: string;
  /** Before the address. */
  sent: string;
  code: string;
  hint: string;
  submit: string;
  again: string;
  other: string;
}

export const enterCode: Localized<CodeCopy> = {
  fr: {
    title: "Saisir le code",
    sent: "Nous avons envoyé un code à",
    code: "Code à six chiffres",
    hint: "Valable 10 minutes. Regardez aussi dans les indésirables.",
    submit: "Continuer",
    again: "Envoyer un nouveau code",
    other: "Utiliser une autre adresse",
  },
  en: {
    title: "Enter the code",
    sent: "We sent a code to",
    code: "Six-digit code",
    hint: "Valid for 10 minutes. Check your spam folder too.",
    submit: "Continue",
    again: "Send a new code",
    other: "Use another address",
  },
};

export interface ProofCopy {
  title: string;
  intro: string;
  /** Before the address: before a code is asked for, and after. */
  sendTo: string;
  sentTo: string;
  send: string;
  code: string;
  hint: string;
  submit: string;
  again: string;
  passkey: string;
  passkeyFault: string;
}

export const proof: Localized<ProofCopy> = {
  fr: {
    title: "Confirmer que c’est bien vous",
    intro: "Cette action est sensible : nous vérifions d’abord que c’est bien vous.",
    sendTo: "Nous enverrons un code à",
    sentTo: "Nous avons envoyé un code à",
    send: "Envoyer le code",
    code: "Code à six chiffres",
    hint: "Valable 10 minutes.",
    submit: "Confirmer",
    again: "Envoyer un nouveau code",
    passkey: "Confirmer avec une clé d’accès",
    passkeyFault: "La clé d’accès n’a pas été reconnue. Utilisez un code.",
  },
  en: {
    title: "Confirm that it’s you",
    intro: "This is a sensitive action: we first check that it is you.",
    sendTo: "We will send a code to",
    sentTo: "We sent a code to",
    send: "Send the code",
    code: "Six-digit code",
    hint: "Valid for 10 minutes.",
    submit: "Confirm",
    again: "Send a new code",
    passkey: "Confirm with a passkey",
    passkeyFault: "The passkey was not recognized. Use a code.",
  },
};

export interface WelcomeCopy {
  title: string;
  intro: string;
  name: string;
  company: string;
  companyHint: string;
  optional: string;
  language: string;
  languages: Localized<string>;
  /** The link to the terms is between the two. */
  terms: { before: string; link: string; after: string };
  age: string;
  submit: string;
}

export const welcome: Localized<WelcomeCopy> = {
  fr: {
    title: "Bienvenue",
    intro: "Encore quelques questions, une seule fois.",
    name: "Votre nom",
    company: "Entreprise ou publication",
    companyHint: "Votre espace portera ce nom.",
    optional: "facultatif",
    language: "Langue",
    languages: { fr: "Français", en: "English" },
    terms: { before: "J’accepte les ", link: "conditions et la politique de confidentialité", after: "." },
    age: `J’ai ${minAge} ans ou plus.`,
    submit: "Continuer",
  },
  en: {
    title: "Welcome",
    intro: "A few questions, asked only once.",
    name: "Your name",
    company: "Company or publication",
    companyHint: "Your workspace will have this name.",
    optional: "optional",
    language: "Language",
    languages: { fr: "Français", en: "English" },
    terms: { before: "I accept the ", link: "terms and the privacy policy", after: "." },
    age: `I am ${minAge} or older.`,
    submit: "Continue",
  },
};
