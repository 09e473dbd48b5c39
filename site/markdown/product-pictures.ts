import type { Language } from "@octroi/ui/language/language";
import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import {
  narrowPage,
  type PictureId,
  pictureAddress,
  pictureIds,
  pictureSize,
} from "../domain/pictures/pictures.ts";

/** `![What it shows](picture:overview)` becomes a picture of the product, on a desk or on a phone, loaded when it is near. */
export function productPictures({ language, file }: { language: Language; file: string }) {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      if (element.tagName !== "img") return undefined;
      const [, name] = /^picture:(.*)$/.exec(String(element.properties.src)) ?? [];
      const id = pictureIds.find((each) => each === name);
      if (id === undefined)
        throw new Error(`${file}: expected a picture of the product, found ${element.properties.src}.`);
      if (!element.properties.alt)
        throw new Error(`${file}: expected words for the picture ${id}, found none.`);
      Object.assign(element, pictureOf(id, language, String(element.properties.alt)));
      return SKIP;
    });
  };
}

function pictureOf(id: PictureId, language: Language, alt: string): Element {
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [
      {
        type: "element",
        tagName: "source",
        properties: {
          media: narrowPage,
          srcSet: pictureAddress(id, language, "narrow"),
          ...pictureSize(id, "narrow"),
        },
        children: [],
      },
      {
        type: "element",
        tagName: "img",
        properties: {
          src: pictureAddress(id, language, "wide"),
          alt,
          ...pictureSize(id, "wide"),
          loading: "lazy",
          decoding: "async",
        },
        children: [],
      },
    ],
  };
}
