import { languages } from "@octroi/ui/language/language";
import {
  freeAndPro,
  payoutsToday,
  payoutWords,
  rulesForFree,
  sellingByOffer,
  whatProIsFor,
} from "@octroi/ui/words/plans";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { mainOf, textOf } from "./elements.ts";
import { documentAt, documentWhilePaying, htmlAt } from "./rendered-pages.ts";

const withSpaces = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

const saying = async (path: string, page = documentAt) => withSpaces(textOf(mainOf(await page(path))));

/** Where each sentence stands, whoever writes the page. */
const places = [
  { sentence: freeAndPro, paths: ["/pricing", "/documentation", "/documentation/wordpress"] },
  { sentence: whatProIsFor, paths: ["/pricing", "/documentation"] },
  { sentence: rulesForFree, paths: ["/pricing", "/documentation"] },
  {
    sentence: sellingByOffer,
    paths: ["", "/pricing", "/why", "/wordpress-plugin", "/documentation/wordpress"],
  },
];

test.each(languages)(
  "what Free and Pro are and how offers sell is said in one way in %s",
  async (language) => {
    for (const { sentence, paths } of places) {
      for (const path of paths)
        expect(await saying(`/${language}${path}`), path).toContain(withSpaces(sentence[language]));
    }
  },
);

const aboutPayouts = [
  "",
  "/pricing",
  "/why",
  "/estimator",
  "/wordpress-plugin",
  "/documentation/wordpress",
  "/usecase/media",
  "/usecase/forums",
];

test.each(languages)("whether payouts are open is said as it is on this server in %s", async (language) => {
  const [begin, open] = [false, true].map((areOpen) => withSpaces(payoutWords(language, areOpen)));
  for (const path of aboutPayouts) {
    const [closed, paying] = [
      await saying(`/${language}${path}`),
      await saying(`/${language}${path}`, documentWhilePaying),
    ];
    expect(closed, path).toContain(begin);
    expect(closed, path).not.toContain(open);
    expect(paying, path).toContain(open);
    expect(paying, path).not.toContain(begin);
  }
});

test.each(everyPage)("%s says that in words, and not by its mark", async (address) => {
  expect(await htmlAt(address)).not.toContain(payoutsToday);
});
