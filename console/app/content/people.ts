import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import type { ChangeKind } from "../../../domain/workspaces/changes.ts";
import type { Role } from "../../../domain/workspaces/workspace.ts";

export const roleWords: Localized<Record<Role, { name: string; hint: string }>> = {
  fr: {
    reader: { name: "Consultation", hint: "Voit les sites et leurs chiffres." },
    editor: { name: "Gestion", hint: "Ajoute des sites, publie des règles, accorde des licences." },
    owner: { name: "Propriétaire", hint: "Peut tout faire : membres, suppressions, offre." },
  },
  en: {
    reader: { name: "Viewer", hint: "Sees the sites and their figures." },
    editor: { name: "Manager", hint: "Adds sites, publishes rules, issues licenses." },
    owner: { name: "Owner", hint: "Can do everything: members, deletion, plan." },
  },
};

export interface PeopleCopy {
  title: string;
  caption: string;
  you: string;
  change: string;
  invite: string;
  leave: string;
  invitations: { heading: string; expires: string; withdraw: string };
  changes: string;
  tokens: string;
  workspace: string;
  workspaceSettings: string;
}

export const people: Localized<PeopleCopy> = {
  fr: {
    title: "Membres",
    caption: "Les membres de l’espace",
    you: "vous",
    change: "Modifier",
    invite: "Inviter une personne",
    leave: "Quitter l’espace",
    invitations: {
      heading: "Invitations en attente",
      expires: "valable jusqu’au {{date}}",
      withdraw: "Annuler",
    },
    changes: "Journal des changements",
    tokens: "Jetons d’accès, pour les programmes et les assistants",
    workspace: "L’espace",
    workspaceSettings: "Réglages de l’espace",
  },
  en: {
    title: "Members",
    caption: "Members of the workspace",
    you: "you",
    change: "Change",
    invite: "Invite a person",
    leave: "Leave the workspace",
    invitations: { heading: "Pending invitations", expires: "valid until {{date}}", withdraw: "Withdraw" },
    changes: "Change log",
    tokens: "Access tokens, for programs and assistants",
    workspace: "The workspace",
    workspaceSettings: "Workspace settings",
  },
};

export interface InviteCopy {
  title: string;
  intro: string;
  email: string;
  role: string;
  submit: string;
  cancel: string;
}

export const invite: Localized<InviteCopy> = {
  fr: {
    title: "Inviter une personne",
    intro:
      "Cette personne recevra un lien par e-mail, valable une seule fois, pendant 7 jours, pour cette adresse seulement.",
    email: "Adresse e-mail",
    role: "Rôle",
    submit: "Envoyer l’invitation",
    cancel: "Annuler",
  },
  en: {
    title: "Invite a person",
    intro: "They will receive a link by e-mail. It works once, within 7 days, for this address only.",
    email: "E-mail address",
    role: "Role",
    submit: "Send the invitation",
    cancel: "Cancel",
  },
};

export interface MemberCopy {
  title: string;
  role: string;
  save: string;
  remove: string;
  removeHint: string;
}

export const member: Localized<MemberCopy> = {
  fr: {
    title: "{{person}}",
    role: "Rôle",
    save: "Enregistrer le rôle",
    remove: "Retirer de l’espace",
    removeHint: "Cette personne n’aura plus accès à l’espace. Son compte reste le sien.",
  },
  en: {
    title: "{{person}}",
    role: "Role",
    save: "Save the role",
    remove: "Remove from the workspace",
    removeHint: "This person will no longer have access to the workspace. Their account stays theirs.",
  },
};

export interface ConfirmCopy {
  title: string;
  intro: string;
  submit: string;
  cancel: string;
}

export const leaveWorkspace: Localized<ConfirmCopy> = {
  fr: {
    title: "Quitter l’espace « {{workspace}} »",
    intro: "Vous n’aurez plus accès aux sites de cet espace. Pour y revenir, il faudra une invitation.",
    submit: "Quitter l’espace",
    cancel: "Annuler",
  },
  en: {
    title: "Leave the workspace “{{workspace}}”",
    intro:
      "You will no longer have access to the sites of this workspace. To come back, you will need an invitation.",
    submit: "Leave the workspace",
    cancel: "Cancel",
  },
};

export const deleteWorkspace: Localized<ConfirmCopy> = {
  fr: {
    title: "Supprimer l’espace « {{workspace}} »",
    intro:
      "L’espace sera supprimé dans 7 jours, avec ses sites, leurs règles et tous leurs chiffres. Ses membres en sont prévenus par e-mail. Jusque-là, un propriétaire peut changer d’avis ; ensuite, plus rien ne peut être rétabli.",
    submit: "Supprimer dans 7 jours",
    cancel: "Annuler",
  },
  en: {
    title: "Delete the workspace “{{workspace}}”",
    intro:
      "The workspace will be deleted in 7 days, with its sites, their rules and all of their figures. Its members are notified by e-mail. Until then an owner can change their mind; after that, nothing can be brought back.",
    submit: "Delete in 7 days",
    cancel: "Cancel",
  },
};

export const withdrawInvitation: Localized<ConfirmCopy> = {
  fr: {
    title: "Annuler l’invitation",
    intro: "Le lien envoyé à {{email}} ne fonctionnera plus.",
    submit: "Annuler l’invitation",
    cancel: "La garder",
  },
  en: {
    title: "Withdraw the invitation",
    intro: "The link sent to {{email}} will no longer work.",
    submit: "Withdraw the invitation",
    cancel: "Keep it",
  },
};

export interface InvitationCopy {
  title: string;
  /** With `{{workspace}}`, `{{email}}`, `{{role}}`. */
  intro: string;
  accept: string;
  signIn: string;
  /** With `{{email}}`. */
  otherAddress: string;
  signOut: string;
  over: { title: string; text: string };
}

export const invitation: Localized<InvitationCopy> = {
  fr: {
    title: "Rejoindre l’espace « {{workspace}} »",
    intro: "Invitation pour {{email}}. Rôle : {{role}}.",
    accept: "Rejoindre l’espace",
    signIn: "Continuer avec {{email}}",
    otherAddress: "Vous êtes connecté avec une autre adresse, et cette invitation est pour {{email}}.",
    signOut: "Se déconnecter et continuer",
    over: {
      title: "Cette invitation n’est plus valable",
      text: "Elle a été utilisée ou annulée, ou elle a plus de 7 jours. Demandez-en une nouvelle à la personne qui vous a invité.",
    },
  },
  en: {
    title: "Join the workspace “{{workspace}}”",
    intro: "Invitation for {{email}}. Role: {{role}}.",
    accept: "Join the workspace",
    signIn: "Continue as {{email}}",
    otherAddress: "You are signed in with another address, and this invitation is for {{email}}.",
    signOut: "Sign out and continue",
    over: {
      title: "This invitation is no longer valid",
      text: "It was used or withdrawn, or it is older than 7 days. Ask the person who invited you for a new one.",
    },
  },
};

export interface WorkspaceCopy {
  title: string;
  name: string;
  timeZone: string;
  timeZoneHint: string;
  save: string;
  saved: string;
  plan: string;
  plans: { free: string; pro: string };
  /** To the page of the plan, by what the workspace is on. With `{{price}}`. */
  toPlan: { free: string; pro: string };
  others: string;
  enter: string;
  delete: string;
  /** While it is to be deleted. */
  deletion: {
    /** With `{{date}}`. */
    text: string;
    keep: string;
    askOwner: string;
  };
}

export const workspace: Localized<WorkspaceCopy> = {
  fr: {
    title: "Espace",
    name: "Nom de l’espace",
    timeZone: "Fuseau horaire",
    timeZoneHint:
      "Les rapports partent le lundi à 9 h et les alertes à 9 h, à l’heure de ce fuseau. Chaque site compte ses jours dans le fuseau choisi dans ses réglages.",
    save: "Enregistrer",
    saved: "C’est enregistré.",
    plan: "Offre : {{plan}}",
    plans: { free: "Gratuit", pro: "Pro" },
    toPlan: { free: "Voir Pro, {{price}} par mois", pro: "Voir l’offre" },
    others: "Vos autres espaces",
    enter: "Ouvrir",
    delete: "Supprimer l’espace",
    deletion: {
      text: "Cet espace sera supprimé le {{date}}, avec ses sites et tous leurs chiffres.",
      keep: "Conserver l’espace",
      askOwner: "Un propriétaire peut encore le conserver.",
    },
  },
  en: {
    title: "Workspace",
    name: "Name of the workspace",
    timeZone: "Time zone",
    timeZoneHint:
      "Reports are sent on Mondays at 9:00, and alerts at 9:00, in this time zone. Each site counts its days in the time zone chosen in its settings.",
    save: "Save",
    saved: "Saved.",
    plan: "Plan: {{plan}}",
    plans: { free: "Free", pro: "Pro" },
    toPlan: { free: "See Pro, {{price}} a month", pro: "See the plan" },
    others: "Your other workspaces",
    enter: "Open",
    delete: "Delete the workspace",
    deletion: {
      text: "This workspace will be deleted on {{date}}, with its sites and all of their figures.",
      keep: "Keep the workspace",
      askOwner: "An owner can still keep it.",
    },
  },
};

export interface ChangesCopy {
  title: string;
  intro: string;
  caption: string;
  operator: string;
  /** Of what a program did. With `{{person}}` and `{{token}}`; where the person has left, without. */
  byToken: string;
  byTokenOfNobody: string;
  files: { csv: string; json: string };
  /** With `{{subject}}` and `{{value}}`. */
  kinds: Record<ChangeKind, string>;
}

export const changes: Localized<ChangesCopy> = {
  fr: {
    title: "Journal des changements",
    intro: "Qui a changé quoi dans cet espace, le plus récent d’abord.",
    caption: "Les changements",
    operator: `L’équipe ${brand.name}`,
    byToken: "{{person}}, par le jeton « {{token}} »,",
    byTokenOfNobody: "Le jeton « {{token}} »",
    files: { csv: "Tout le journal en CSV", json: "Tout le journal en JSON" },
    kinds: {
      "workspace-created": "a créé l’espace",
      "workspace-renamed": "a nommé l’espace « {{value}} »",
      "time-zone-changed": "a réglé l’espace sur le fuseau horaire {{value}}",
      "site-time-zone-changed": "a réglé {{subject}} sur le fuseau horaire {{value}}",
      "deletion-planned": "a décidé de supprimer l’espace dans 7 jours",
      "deletion-withdrawn": "a conservé l’espace, qui devait être supprimé",
      "workspace-suspended": "a suspendu l’espace",
      "workspace-resumed": "a rouvert l’espace",
      "plan-changed": "a passé l’espace à l’offre {{value}}",
      "pro-accepted": "a accepté l’offre Pro, à {{value}} € par mois",
      "pro-declined": "a décliné l’invitation à Pro",
      "pro-ended": "a mis fin à l’offre Pro",
      "person-invited": "a invité {{subject}} (rôle : {{value}})",
      "invitation-withdrawn": "a annulé l’invitation pour {{subject}}",
      "person-joined": "a rejoint l’espace (rôle : {{value}})",
      "role-changed": "a donné à {{subject}} le rôle : {{value}}",
      "person-left": "a quitté l’espace",
      "person-removed": "a retiré {{subject}} de l’espace",
      "site-added": "a ajouté {{subject}}",
      "site-changed": "a modifié {{subject}}",
      "site-connected": "Première visite reçue sur {{subject}}",
      "domain-proven": "a prouvé que le domaine {{subject}} est à cet espace",
      "domain-lost": "Un autre espace a prouvé que le domaine {{subject}} lui appartient",
      "protection-activated": `a activé ${brand.name} pour {{subject}}`,
      "protection-deactivated": `a désactivé ${brand.name} pour {{subject}}`,
      "certificate-accepted": "a accepté le certificat du serveur ({{subject}})",
      "site-removed": "a supprimé un site",
      "key-created": "a créé une clé pour {{subject}}",
      "key-ended": "a révoqué une clé pour {{subject}}",
      "rules-published": "a publié des règles pour {{subject}}, version {{value}}",
      "rules-restored": "a rétabli d’anciennes règles pour {{subject}}, version {{value}}",
      "house-rules-published": "a publié les règles communes, version {{value}}",
      "house-rules-restored": "a rétabli d’anciennes règles communes, version {{value}}",
      "house-rules-followed": "a fait suivre les règles communes à {{subject}}",
      "house-rules-left": "a donné à {{subject}} ses propres règles",
      "license-issued": "a accordé une licence sur {{subject}} à {{value}}",
      "license-renewed": "a renouvelé une licence sur {{subject}} pour {{value}}",
      "license-withdrawn": "a révoqué une licence sur {{subject}} ({{value}})",
      "agreement-joined": "a rejoint l’accord avec {{value}} pour {{subject}}",
      "agreement-declined": "a décliné pour {{subject}} l’accord avec {{value}}",
      "agreement-left": "a retiré {{subject}} de l’accord avec {{value}}",
      "agreement-ended": "a mis fin à l’accord avec {{value}}, dont {{subject}} faisait partie",
      "agreement-lost":
        "{{subject}} n’est plus dans l’accord avec {{value}}, puisque son domaine est à un autre espace",
      "agreement-rule-set": "a choisi de rejoindre d’office tout accord à {{value}} la visite au moins",
      "agreement-rule-removed": "a choisi de décider de nouveau de chaque accord",
      "offer-published": "a publié une offre pour {{subject}} ({{value}})",
      "offer-ended": "a mis fin à une offre pour {{subject}} ({{value}})",
      "refund-noted": "a noté un remboursement pour {{subject}} ({{value}})",
      "dashboard-published": "a rendu publique la vue d’ensemble : {{subject}}",
      "dashboard-changed": "a changé ce que montre la vue d’ensemble publique : {{subject}}",
      "dashboard-withdrawn": "a cessé de rendre publique la vue d’ensemble : {{subject}}",
      "link-created": "a partagé {{subject}} par le lien « {{value}} »",
      "link-ended": "a arrêté le lien « {{value}} » vers {{subject}}",
      "bank-details-changed": "a changé le compte de versement : {{value}}",
      "payee-changed": "a changé où les offres sont payées : {{value}}",
      "payee-removed": "a retiré un moyen de payer les offres",
      "token-created": "a créé le jeton d’accès « {{value}} »",
      "token-ended": "a révoqué le jeton d’accès « {{value}} »",
      "rules-drafted": "a enregistré un brouillon de règles pour {{subject}}",
      "webhook-added": "a ajouté un webhook vers {{subject}} ({{value}})",
      "webhook-changed": "a changé ce dont le webhook vers {{subject}} est prévenu ({{value}})",
      "webhook-secret-changed": "a renouvelé le secret du webhook vers {{subject}} ({{value}})",
      "webhook-enabled": "a réactivé le webhook vers {{subject}} ({{value}})",
      "webhook-disabled": "a désactivé le webhook vers {{subject}}, qui ne répond plus ({{value}})",
      "webhook-removed": "a supprimé le webhook vers {{subject}} ({{value}})",
    },
  },
  en: {
    title: "Change log",
    intro: "Who changed what in this workspace, latest first.",
    caption: "The changes",
    operator: `The ${brand.name} team`,
    byToken: "{{person}}, by token “{{token}}”,",
    byTokenOfNobody: "The token “{{token}}”",
    files: { csv: "The whole log as CSV", json: "The whole log as JSON" },
    kinds: {
      "workspace-created": "created the workspace",
      "workspace-renamed": "named the workspace “{{value}}”",
      "time-zone-changed": "set the workspace to the time zone {{value}}",
      "site-time-zone-changed": "set {{subject}} to the time zone {{value}}",
      "deletion-planned": "decided to delete the workspace in 7 days",
      "deletion-withdrawn": "kept the workspace, which was to be deleted",
      "workspace-suspended": "suspended the workspace",
      "workspace-resumed": "opened the workspace again",
      "plan-changed": "put the workspace on the {{value}} plan",
      "pro-accepted": "accepted the Pro plan, at €{{value}} a month",
      "pro-declined": "declined the invitation to Pro",
      "pro-ended": "ended the Pro plan",
      "person-invited": "invited {{subject}} (role: {{value}})",
      "invitation-withdrawn": "withdrew the invitation to {{subject}}",
      "person-joined": "joined the workspace (role: {{value}})",
      "role-changed": "gave {{subject}} the role: {{value}}",
      "person-left": "left the workspace",
      "person-removed": "removed {{subject}} from the workspace",
      "site-added": "added {{subject}}",
      "site-changed": "changed {{subject}}",
      "site-connected": "First visit received on {{subject}}",
      "domain-proven": "proved that {{subject}} belongs to this workspace",
      "domain-lost": "Another workspace has proven that {{subject}} is theirs",
      "protection-activated": `activated ${brand.name} for {{subject}}`,
      "protection-deactivated": `deactivated ${brand.name} for {{subject}}`,
      "certificate-accepted": "accepted the certificate of {{subject}}’s server",
      "site-removed": "removed a site",
      "key-created": "created a key for {{subject}}",
      "key-ended": "revoked a key of {{subject}}",
      "rules-published": "published the rules of {{subject}}, version {{value}}",
      "rules-restored": "restored earlier rules of {{subject}}, version {{value}}",
      "house-rules-published": "published the house rules, version {{value}}",
      "house-rules-restored": "restored earlier house rules, version {{value}}",
      "house-rules-followed": "made {{subject}} follow the house rules",
      "house-rules-left": "gave {{subject}} rules of its own",
      "license-issued": "issued a license for {{subject}} to {{value}}",
      "license-renewed": "renewed a license for {{subject}} with {{value}}",
      "license-withdrawn": "revoked a license for {{subject}} ({{value}})",
      "agreement-joined": "joined the agreement with {{value}} for {{subject}}",
      "agreement-declined": "declined the agreement with {{value}} for {{subject}}",
      "agreement-left": "took {{subject}} out of the agreement with {{value}}",
      "agreement-ended": "ended the agreement with {{value}}, which {{subject}} was part of",
      "agreement-lost":
        "{{subject}} is out of the agreement with {{value}}, since its domain is another workspace’s",
      "agreement-rule-set": "set sites to join every agreement that pays at least {{value}} a visit",
      "agreement-rule-removed": "went back to deciding on each agreement",
      "offer-published": "published an offer for {{subject}} ({{value}})",
      "offer-ended": "ended an offer for {{subject}} ({{value}})",
      "refund-noted": "noted a refund for {{subject}} ({{value}})",
      "dashboard-published": "made the overview of {{subject}} public",
      "dashboard-changed": "changed what the public overview of {{subject}} shows",
      "dashboard-withdrawn": "stopped making the overview of {{subject}} public",
      "link-created": "shared {{subject}} by the link “{{value}}”",
      "link-ended": "ended the link “{{value}}” to {{subject}}",
      "bank-details-changed": "changed the payout account to {{value}}",
      "payee-changed": "changed where offers are paid: {{value}}",
      "payee-removed": "removed a way to pay for offers",
      "token-created": "created the access token “{{value}}”",
      "token-ended": "revoked the access token “{{value}}”",
      "rules-drafted": "saved a draft of the rules of {{subject}}",
      "webhook-added": "added a webhook to {{subject}} ({{value}})",
      "webhook-changed": "changed what the webhook to {{subject}} is told of ({{value}})",
      "webhook-secret-changed": "renewed the secret of the webhook to {{subject}} ({{value}})",
      "webhook-enabled": "turned the webhook to {{subject}} on again ({{value}})",
      "webhook-disabled": "turned the webhook to {{subject}} off, which no longer answers ({{value}})",
      "webhook-removed": "removed the webhook to {{subject}} ({{value}})",
    },
  },
};
