import { pathTo } from "../../../domain/access/paths.ts";
import { linkClass } from "../layout/link.ts";
import type { RobotsNote } from "./files-data.ts";

/** Says that robots.txt is at odds with the rules, and where the file is. */
export function RobotsNoteLine({ site, note }: { site: string; note: RobotsNote | undefined }) {
  if (note === undefined) return null;
  return (
    <p className="border-coral border-l-2 pl-3 text-[0.9375rem]">
      {note.sentence}{" "}
      <a href={pathTo("siteFiles", { site })} className={linkClass}>
        {note.link}
      </a>
    </p>
  );
}
