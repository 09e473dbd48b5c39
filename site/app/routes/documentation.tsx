import { data } from "react-router";
import { addressOf, pages, splitPath } from "../../domain/pages.ts";
import { type DocumentationFrame, documentation } from "../content/documentation.ts";
import { Guide } from "../documentation/guide.tsx";
import { SectionMenu, SectionNav } from "../documentation/section-nav.tsx";
import { sectionOf, sectionPaths } from "../documentation/sections.ts";
import { SupportBox } from "../documentation/support-box.tsx";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import type { Route } from "./+types/documentation.ts";

export function loader(args: Route.LoaderArgs) {
  const { frame, sections } = documentation[languageFrom(args)];
  const id = sectionOf(args.params.connector);
  if (id === undefined) return data({ frame, section: undefined }, { status: 404 });
  return data({ frame, section: { id, ...sections[id] } });
}

export const meta: Route.MetaFunction = ({ loaderData: { frame, section }, ...context }) => {
  if (!section) {
    const { title, description } = frame.missing;
    return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
  }
  // `/documentation/getting-started` is another way to `/documentation`.
  const pathname = addressOf(sectionPaths[section.id], splitPath(context.location.pathname).prefix);
  const head = { title: section.title, description: section.document.description };
  return pageMeta(head, { ...context, location: { pathname } });
};

export default function Documentation({ loaderData: { frame, section } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-6 pb-18 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-14 lg:pb-28 xl:grid-cols-[14rem_minmax(0,1fr)_13rem]">
      <aside aria-label={frame.name} className="max-lg:hidden">
        <div className="sticky top-[calc(var(--spacing-header)+2rem)] grid gap-8">
          <SectionNav frame={frame} current={section?.id} />
          <SupportBox copy={frame.support} />
        </div>
      </aside>
      <div className="mb-10 lg:hidden">
        <SectionMenu frame={frame} current={section?.id} />
      </div>
      {section ? <Guide frame={frame} section={section} /> : <Missing frame={frame} />}
      <div className="mt-12 lg:hidden">
        <SupportBox copy={frame.support} />
      </div>
    </div>
  );
}

function Missing({ frame: { name, missing } }: { frame: DocumentationFrame }) {
  return (
    <div className="min-h-[50vh]">
      <Eyebrow>{name}</Eyebrow>
      <h1 className="mt-5 max-w-[20ch] text-display-2">{missing.heading}</h1>
      <p className="mt-5 text-lead">{missing.text}</p>
      <ButtonLink to={pages.documentation} variant="outline" className="mt-8">
        {missing.back}
      </ButtonLink>
    </div>
  );
}
