import type { Translations } from "../scripts/mo.ts";

export const french: Translations = {};
