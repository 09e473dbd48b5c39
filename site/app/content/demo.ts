import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language, Localized } from "@octroi/ui/language/language";
import { timings } from "../../domain/figures/figures.ts";

export interface DemoCopy {
  button: string;
  title: string;
  lead: string;
  loading: string;
  wait: string;
  /** Past the time it may take: it is still shown if it comes. */
  late: { heading: string; text: string };
  failed: { heading: string; text: string };
  open: string;
  retry: string;
  write: string;
}

const waits = (language: Language) =>
  intlFormatter(language).duration(timings.bookingLoadMs / 1000, "second");

export const demo: Localized<DemoCopy> = {
  fr: {
    button: "Réserver une démo",
    title: "Réserver une démo",
    lead: "Choisissez un créneau. Nous regarderons ensemble quels robots d’IA lisent votre site.",
    loading: "Ouverture du calendrier…",
    wait: `Avec une connexion lente, cela peut prendre ${waits("fr")}.`,
    late: {
      heading: "Le calendrier se fait attendre",
      text: "Il s’affichera ici s’il arrive. Vous pouvez aussi l’ouvrir dans un nouvel onglet, ou nous écrire : nous vous proposerons un créneau.",
    },
    failed: {
      heading: "Le calendrier ne s’affiche pas",
      text: "Un bloqueur de publicité ou le réseau l’en empêche peut-être. Ouvrez-le dans un nouvel onglet, ou écrivez-nous : nous vous proposerons un créneau.",
    },
    open: "Ouvrir le calendrier",
    retry: "Réessayer",
    write: `Écrire à ${brand.contactEmail}`,
  },
  en: {
    button: "Book a demo",
    title: "Book a demo",
    lead: "Pick a time. Together we will look at which AI crawlers read your site.",
    loading: "Opening the calendar…",
    wait: `On a slow connection this can take ${waits("en")}.`,
    late: {
      heading: "The calendar is taking its time",
      text: "It will show here if it arrives. You can also open it in a new tab, or write to us and we will suggest a time.",
    },
    failed: {
      heading: "The calendar did not load",
      text: "An ad blocker or the network may be in the way. Open it in a new tab, or write to us and we will suggest a time.",
    },
    open: "Open the calendar",
    retry: "Try again",
    write: `Write to ${brand.contactEmail}`,
  },
};
