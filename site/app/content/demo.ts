import { brand } from "../../domain/brand.ts";
import type { Localized } from "../../domain/language.ts";

export interface DemoCopy {
  button: string;
  title: string;
  lead: string;
  loading: string;
  failed: { heading: string; text: string; open: string; write: string };
}

export const demo: Localized<DemoCopy> = {
  fr: {
    button: "Réserver une démo",
    title: "Réserver une démo",
    lead: "Choisissez un créneau. Nous regarderons ensemble quels robots d’IA lisent votre site.",
    loading: "Ouverture du calendrier…",
    failed: {
      heading: "Le calendrier ne s’affiche pas",
      text: "Un bloqueur de publicité ou le réseau l’en empêche peut-être. Ouvrez-le dans un nouvel onglet, ou écrivez-nous : nous vous proposerons un créneau.",
      open: "Ouvrir le calendrier",
      write: `Écrire à ${brand.contactEmail}`,
    },
  },
  en: {
    button: "Book a demo",
    title: "Book a demo",
    lead: "Pick a time. Together we will look at which AI crawlers read your site.",
    loading: "Opening the calendar…",
    failed: {
      heading: "The calendar did not load",
      text: "An ad blocker or the network may be in the way. Open it in a new tab, or write to us and we will suggest a time.",
      open: "Open the calendar",
      write: `Write to ${brand.contactEmail}`,
    },
  },
};
