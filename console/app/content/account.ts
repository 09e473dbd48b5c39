import type { Localized } from "@octroi/ui/language/language";

export interface AccountCopy {
  title: string;
  name: string;
  language: string;
  languages: Localized<string>;
  save: string;
  saved: string;
  email: string;
  changeEmail: string;
  sessions: string;
  reports: string;
  passkeys: string;
  export: string;
  delete: string;
  /** Above what else belongs to the account. */
  more: string;
  signOut: string;
}

export const account: Localized<AccountCopy> = {
  fr: {
    title: "Compte",
    name: "Votre nom",
    language: "Langue",
    languages: { fr: "Français", en: "English" },
    save: "Enregistrer",
    saved: "C’est enregistré.",
    email: "Adresse e-mail : {{email}}",
    changeEmail: "Changer d’adresse",
    sessions: "Sessions",
    reports: "Rapports et alertes",
    passkeys: "Clés d’accès",
    export: "Exporter mes données (JSON)",
    delete: "Supprimer mon compte",
    more: "Sécurité et données",
    signOut: "Se déconnecter",
  },
  en: {
    title: "Account",
    name: "Your name",
    language: "Language",
    languages: { fr: "Français", en: "English" },
    save: "Save",
    saved: "Saved.",
    email: "E-mail address: {{email}}",
    changeEmail: "Change the address",
    sessions: "Sessions",
    reports: "Reports and alerts",
    passkeys: "Passkeys",
    export: "Export my data (JSON)",
    delete: "Delete my account",
    more: "Security and data",
    signOut: "Sign out",
  },
};

export interface AddressCopy {
  title: string;
  intro: string;
  email: string;
  submit: string;
  cancel: string;
}

export const accountAddress: Localized<AddressCopy> = {
  fr: {
    title: "Changer d’adresse e-mail",
    intro: "Nous envoyons un code à la nouvelle adresse. Une fois le code saisi, elle remplace l’ancienne.",
    email: "Nouvelle adresse e-mail",
    submit: "Recevoir un code",
    cancel: "Annuler",
  },
  en: {
    title: "Change your e-mail address",
    intro:
      "We send a code to the new address. Once you enter the code, the new address replaces the old one.",
    email: "New e-mail address",
    submit: "Send me a code",
    cancel: "Cancel",
  },
};

export interface SessionsCopy {
  title: string;
  intro: string;
  unknownBrowser: string;
  current: string;
  lastSeen: string;
  since: string;
  end: string;
  endOthers: string;
}

export const sessions: Localized<SessionsCopy> = {
  fr: {
    title: "Sessions",
    intro: "Les navigateurs où vous êtes connecté. Une session s’arrête après 30 jours sans visite.",
    unknownBrowser: "Navigateur inconnu",
    current: "cette session",
    lastSeen: "vue le {{date}}",
    since: "ouverte le {{date}}",
    end: "Fermer",
    endOthers: "Fermer toutes les autres sessions",
  },
  en: {
    title: "Sessions",
    intro: "The browsers you are signed in with. A session ends after 30 days without a visit.",
    unknownBrowser: "Unknown browser",
    current: "this session",
    lastSeen: "seen on {{date}}",
    since: "started on {{date}}",
    end: "End",
    endOthers: "End all other sessions",
  },
};

export interface PasskeysCopy {
  title: string;
  intro: string;
  none: string;
  unnamed: string;
  created: string;
  lastUsed: string;
  never: string;
  change: string;
  add: string;
  addFault: string;
  prove: string;
  noScript: string;
}

export const passkeys: Localized<PasskeysCopy> = {
  fr: {
    title: "Clés d’accès",
    intro:
      "Une clé d’accès remplace le code : votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît.",
    none: "Aucune clé d’accès pour l’instant.",
    unnamed: "Clé d’accès",
    created: "créée le {{date}}",
    lastUsed: "utilisée le {{date}}",
    never: "pas encore utilisée",
    change: "Modifier",
    add: "Ajouter une clé d’accès",
    addFault: "La clé d’accès n’a pas été ajoutée. Réessayez.",
    prove: "Pour en ajouter une, confirmez d’abord que c’est bien vous.",
    noScript: "Les clés d’accès ont besoin de JavaScript.",
  },
  en: {
    title: "Passkeys",
    intro: "A passkey replaces the code: your phone, your computer or a security key recognizes you.",
    none: "No passkey yet.",
    unnamed: "Passkey",
    created: "created on {{date}}",
    lastUsed: "used on {{date}}",
    never: "not used yet",
    change: "Change",
    add: "Add a passkey",
    addFault: "The passkey was not added. Please try again.",
    prove: "To add one, confirm first that it is you.",
    noScript: "Passkeys need JavaScript.",
  },
};

export interface PasskeyCopy {
  title: string;
  name: string;
  save: string;
  remove: string;
  removeHint: string;
}

export const passkey: Localized<PasskeyCopy> = {
  fr: {
    title: "Modifier la clé d’accès",
    name: "Nom",
    save: "Enregistrer",
    remove: "Supprimer la clé d’accès",
    removeHint: "Elle ne permettra plus de se connecter. Supprimez-la aussi de votre appareil.",
  },
  en: {
    title: "Edit the passkey",
    name: "Name",
    save: "Save",
    remove: "Delete the passkey",
    removeHint: "It will no longer sign you in. Delete it from your device too.",
  },
};

export interface DeleteAccountCopy {
  title: string;
  intro: string;
  submit: string;
  cancel: string;
}

export const deleteAccount: Localized<DeleteAccountCopy> = {
  fr: {
    title: "Supprimer mon compte",
    intro:
      "Votre compte, vos sessions et vos clés d’accès sont effacés, ainsi que les espaces dont vous êtes le seul membre, avec leurs sites et leurs chiffres. C’est définitif.",
    submit: "Supprimer définitivement",
    cancel: "Annuler",
  },
  en: {
    title: "Delete my account",
    intro:
      "Your account, your sessions and your passkeys are deleted, and so are the workspaces of which you are the only member, with their sites and figures. This cannot be undone.",
    submit: "Delete for good",
    cancel: "Cancel",
  },
};
