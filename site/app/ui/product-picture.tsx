import { useLanguage } from "@octroi/ui/page/page-data";
import { narrowPage, type PictureId, pictureAddress, pictureSize } from "../../domain/pictures/pictures.ts";

export interface PictureCopy {
  /** What can be read in the picture, for whoever does not see it. */
  alternative: string;
  caption: string;
}

/** The running product, on a desk or, where the page is narrow, on a phone. Not for a first screen: it is loaded late. */
export function ProductPicture({ id, copy }: { id: PictureId; copy: PictureCopy }) {
  const language = useLanguage();
  return (
    <figure>
      <picture>
        <source
          media={narrowPage}
          srcSet={pictureAddress(id, language, "narrow")}
          {...pictureSize(id, "narrow")}
        />
        <img
          src={pictureAddress(id, language, "wide")}
          alt={copy.alternative}
          {...pictureSize(id, "wide")}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-panel border border-line"
        />
      </picture>
      <figcaption className="mt-4 text-sm text-faint">{copy.caption}</figcaption>
    </figure>
  );
}
