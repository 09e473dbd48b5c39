import { languages } from "@octroi/ui/language/language";
import { freeAndPro, payoutsBegin, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import { expect, test } from "vitest";
import { mainOf, textOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

const saying = async (path: string) => textOf(mainOf(await documentAt(path))).replaceAll("\u00a0", " ");

/** Where each sentence stands, whoever writes the page. */
const places = [
  { sentence: freeAndPro, paths: ["/pricing", "/documentation", "/documentation/wordpress"] },
  { sentence: whatProIsFor, paths: ["/pricing", "/documentation"] },
  { sentence: rulesForFree, paths: ["/pricing", "/documentation"] },
  {
    sentence: payoutsBegin,
    paths: [
      "/",
      "/pricing",
      "/why",
      "/estimator",
      "/wordpress-plugin",
      "/documentation/wordpress",
      "/usecase/media",
      "/usecase/forums",
    ],
  },
  {
    sentence: sellingByOffer,
    paths: ["/", "/pricing", "/why", "/wordpress-plugin", "/documentation/wordpress"],
  },
];

test.each(languages)(
  "what Free and Pro are, when payouts begin and how offers sell is said in one way in %s",
  async (language) => {
    for (const { sentence, paths } of places) {
      for (const path of paths)
        expect(await saying(`/${language}${path === "/" ? "" : path}`), path).toContain(
          sentence[language].replaceAll("\u00a0", " "),
        );
    }
  },
);
