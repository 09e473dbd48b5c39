import { brand, type TeamMember } from "../../domain/brand/brand.ts";
import { type TeamCopy, team } from "../content/team.ts";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import { ExampleNote } from "../ui/example-note.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";
import type { Route } from "./+types/team.ts";

export function loader(args: Route.LoaderArgs) {
  return { copy: team[languageFrom(args)] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function Team({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <section aria-labelledby="members" className="wrap pb-18 lg:pb-28">
        <h2 id="members" className="sr-only">
          {copy.membersHeading}
        </h2>
        <ul className="border-t border-line">
          {brand.team.map((member) => (
            <Member key={member.role} member={member} copy={copy} />
          ))}
        </ul>
      </section>
      <section className="border-y border-line-soft bg-ink-900">
        <div className="wrap chapter grid gap-12 lg:grid-cols-[0.9fr_1.1fr] lg:gap-18">
          <SectionHeading title={copy.missionHeading} />
          <div className="grid gap-5 text-[1.1875rem]/[1.6] text-muted">
            {copy.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="wrap chapter">
        <SectionHeading title={copy.rules.heading} />
        <dl className="mt-10 border-b border-line">
          {Object.entries(copy.rules.list).map(([id, rule]) => (
            <div
              key={id}
              className="grid gap-x-12 gap-y-2 border-t border-line py-6 lg:grid-cols-[0.9fr_1.1fr]"
            >
              <dt className="font-display text-xl font-semibold">{rule.title}</dt>
              <dd className="text-muted">{rule.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-12 max-w-[46ch] text-lead">
          <strong className="font-semibold text-text">{copy.contact.heading}</strong> {copy.contact.text}{" "}
          <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
            {copy.contact.action}
          </a>
        </p>
      </section>
    </>
  );
}

function Member({ member, copy }: { member: TeamMember; copy: TeamCopy }) {
  const role = copy.roles[member.role];
  return (
    <li className="grid items-center gap-x-10 gap-y-5 border-b border-line py-8 sm:grid-cols-[11rem_1fr_auto]">
      <Portrait member={member} missing={copy.photoMissing} />
      <div>
        {member.name === undefined ? (
          <p className="text-label text-faint">{copy.nameMissing}</p>
        ) : (
          <p className="text-label text-jade">{role.title}</p>
        )}
        <h3 className="mt-2 text-[1.75rem]">{member.name ?? role.title}</h3>
        <p className="mt-2 max-w-[40ch] text-muted">{role.text}</p>
      </div>
      <p className="text-[0.9375rem]">
        <ExternalLink
          href={member.profileUrl}
          aria-label={`${copy.profile}, ${member.name ?? role.title}`}
          className="text-jade underline underline-offset-4"
        >
          {copy.profile}
        </ExternalLink>
        <ExampleNote address={member.profileUrl} />
      </p>
    </li>
  );
}

/** The photo, over the words that are seen when there is none or it does not load. */
function Portrait({ member, missing }: { member: TeamMember; missing: string }) {
  return (
    <div className="grid aspect-square w-44 max-w-full overflow-clip rounded-panel border border-dashed border-line bg-ink-900">
      <p
        aria-hidden={member.photo !== undefined || undefined}
        className="place-self-center p-4 text-center text-label text-faint [grid-area:1/1]"
      >
        {missing}
      </p>
      {member.photo !== undefined && (
        <img
          src={member.photo}
          alt=""
          width={176}
          height={176}
          className="size-full object-cover [grid-area:1/1]"
        />
      )}
    </div>
  );
}
