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
}

export const account: Localized<AccountCopy> = {
  fr: {
    title: "Compte",
    name: "Votre nom",
    language: "Langue",
    languages: { fr: "Français", en: "English" },
    save: "Enregistrer",
    saved: "C’est enregistré.",
    email: "Adresse e-mail : {{email}}",
    changeEmail: "Changer d’adresse",
    sessions: "Sessions",
    reports: "Rapports et alertes",
    passkeys: "Clés d’accès",
    export: "Exporter toutes mes données (zip : JSON et CSV)",
    delete: "Supprimer mon compte",
    more: "Sécurité et données",
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
    export: "Export all my data (zip: JSON and CSV)",
    delete: "Delete my account",
    more: "Security and data",
  },
};

export interface AddressCopy {
  title: string;
  intro: string;
  email: string;
  submit: string;
  cancel: string;
  codes: {
    title: string;
    intro: string;
    /** With `{{email}}`. */
    code: string;
    submit: string;
  };
}

export const accountAddress: Localized<AddressCopy> = {
  fr: {
    title: "Changer d’adresse e-mail",
    intro:
      "Nous envoyons un code à la nouvelle adresse, et un autre à l’ancienne. Une fois les deux saisis, la nouvelle remplace l’ancienne.",
    email: "Nouvelle adresse e-mail",
    submit: "Recevoir les codes",
    cancel: "Annuler",
    codes: {
      title: "Saisir les deux codes",
      intro: "Ils sont valables 10 minutes. Regardez aussi dans les indésirables.",
      code: "Code reçu à {{email}}",
      submit: "Changer l’adresse",
    },
  },
  en: {
    title: "Change your e-mail address",
    intro:
      "We send a code to the new address, and another to the old one. Once you enter both, the new address replaces the old one.",
    email: "New e-mail address",
    submit: "Send me the codes",
    cancel: "Cancel",
    codes: {
      title: "Enter both codes",
      intro: "Valid for 10 minutes. Check your spam folder too.",
      code: "Code received at {{email}}",
      submit: "Change the address",
    },
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
    intro:
      "Les navigateurs où vous êtes connecté. Vous serez déconnecté après 30 jours sans y revenir, et au plus tard 180 jours après la connexion.",
    unknownBrowser: "Navigateur inconnu",
    current: "cette session",
    lastSeen: "vue le {{date}}",
    since: "Ouverte le {{date}}",
    end: "Fermer",
    endOthers: "Fermer toutes les autres sessions",
  },
  en: {
    title: "Sessions",
    intro:
      "The browsers you are signed in with. You are signed out after 30 days without use, and no later than 180 days after you signed in.",
    unknownBrowser: "Unknown browser",
    current: "this session",
    lastSeen: "seen on {{date}}",
    since: "Started on {{date}}",
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
      "Une clé d’accès remplace le code : votre téléphone, votre ordinateur ou une clé de sécurité vous reconnaît.",
    none: "Aucune clé d’accès pour l’instant.",
    unnamed: "Clé d’accès",
    created: "Créée le {{date}}",
    lastUsed: "utilisée le {{date}}",
    never: "pas encore utilisée",
    change: "Modifier",
    add: "Ajouter une clé d’accès",
    addFault: "La clé d’accès n’a pas été ajoutée. Réessayez.",
    prove: "Pour en ajouter une, confirmez d’abord que c’est bien vous.",
    noScript: "Les clés d’accès ont besoin de JavaScript ; le code par e-mail fonctionne toujours.",
  },
  en: {
    title: "Passkeys",
    intro: "A passkey replaces the code: your phone, your computer or a security key recognizes you.",
    none: "No passkey yet.",
    unnamed: "Passkey",
    created: "Created on {{date}}",
    lastUsed: "used on {{date}}",
    never: "not used yet",
    change: "Change",
    add: "Add a passkey",
    addFault: "The passkey was not added. Please try again.",
    prove: "To add one, confirm first that it is you.",
    noScript: "Passkeys need JavaScript; the code by e-mail always works.",
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
  /** Workspaces by what becomes of them. */
  goes: string;
  stays: string;
  /** The person is their last owner. */
  blocks: string;
  handOver: string;
  backups: string;
  submit: string;
  cancel: string;
}

export const accountDeleted: Localized<{ title: string; intro: string; back: string }> = {
  fr: {
    title: "Votre compte est supprimé",
    intro:
      "Il n’en reste rien ici : ni adresse, ni session, ni site dont vous étiez le seul membre. Nos sauvegardes sont effacées au plus tard 30 jours après.",
    back: "Revenir au site public",
  },
  en: {
    title: "Your account is deleted",
    intro:
      "Nothing of it is left here: no address, no session, no site of which you were the only member. Our backups are deleted at most 30 days later.",
    back: "Back to the public site",
  },
};

export const deleteAccount: Localized<DeleteAccountCopy> = {
  fr: {
    title: "Supprimer mon compte",
    intro:
      "Votre compte, vos sessions, vos clés d’accès et votre demande pour Pro sont effacés tout de suite. C’est définitif.",
    goes: "Effacés avec vous, leurs sites et tous leurs chiffres compris, car vous en êtes le seul membre :",
    stays: "Conservés pour leurs autres membres :",
    blocks:
      "Vous êtes le dernier propriétaire de ces espaces, qui ont d’autres membres. Nommez un autre propriétaire, ou supprimez l’espace :",
    handOver: "Voir les membres",
    backups: "Nos sauvegardes sont effacées au plus tard 30 jours après.",
    submit: "Supprimer définitivement",
    cancel: "Annuler",
  },
  en: {
    title: "Delete my account",
    intro:
      "Your account, your sessions, your passkeys and your request for Pro are deleted at once. This cannot be undone.",
    goes: "Deleted with you, their sites and all of their figures included, since you are their only member:",
    stays: "Kept for their other members:",
    blocks:
      "You are the last owner of these workspaces, which have other people in them. Make somebody else an owner, or delete the workspace:",
    handOver: "See the members",
    backups: "Our backups are deleted at most 30 days later.",
    submit: "Delete for good",
    cancel: "Cancel",
  },
};
