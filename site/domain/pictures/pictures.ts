import type { Language } from "@octroi/ui/language/language";

/** As wide as a page, and as wide as the text of a guide, in which a page’s would be too small to read. */
const page = { width: 1180, height: 720 } as const;
const column = { width: 800, height: 640 } as const;

/** The pictures of the running product: `npm run pictures` takes them in both languages, on a desk and on a phone. */
const wideSizes = {
  overview: page,
  rules: page,
  connection: column,
  dns: column,
  "plugin-overview": page,
  "plugin-rules": column,
  "plugin-connection": column,
} as const;
export type PictureId = keyof typeof wideSizes;
// The keys of a record are its type's.
export const pictureIds = Object.keys(wideSizes) as PictureId[];

export const pictureForms = ["wide", "narrow"] as const;
export type PictureForm = (typeof pictureForms)[number];

/** The most bytes of one of them, which a page asks for when the reader comes near. */
export const maxPictureBytes = 60_000;

/** In the pixels of a page. */
export function pictureSize(id: PictureId, form: PictureForm): { width: number; height: number } {
  return form === "wide" ? wideSizes[id] : { width: 390, height: 640 };
}

export function pictureAddress(id: PictureId, language: Language, form: PictureForm): string {
  return `/pictures/${id}-${language}-${form}.webp`;
}

/** A narrow page shows the product as a phone does. */
export const narrowPage = "(width < 34rem)";
