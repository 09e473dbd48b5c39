import { brand, type TeamMember } from "@octroi/ui/brand/brand";
import { isReserved } from "@octroi/ui/brand/placeholders";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type TeamCopy, team } from "../content/team.ts";
import { languageFrom } from "../page/language.ts";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";

export function loader(args: LoaderFunctionArgs) {
  return { copy: team[languageFrom(args)] };
}

export default function Team() {
  const { copy } = useLoaderData<typeof loader>();
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
      <Portrait member={member} placeholder={role.title} />
      <div>
        <p className="text-label text-jade">{role.title}</p>
        <h3 className="mt-2 text-[1.75rem]">{member.name ?? role.field}</h3>
        <p className="mt-2 max-w-[40ch] text-muted">{role.text}</p>
      </div>
      {!isReserved(member.profileUrl) && (
        <ExternalLink
          href={member.profileUrl}
          aria-label={`${copy.profile}, ${member.name ?? role.title}`}
          className="text-[0.9375rem] text-jade underline underline-offset-4"
        >
          {copy.profile}
        </ExternalLink>
      )}
    </li>
  );
}

/** The photo, over the drawing and the words that are seen when there is none or it does not load. */
function Portrait({ member, placeholder }: { member: TeamMember; placeholder: string }) {
  return (
    <div
      aria-hidden="true"
      className="grid aspect-square w-44 max-w-full overflow-clip rounded-panel border border-line bg-ink-900"
    >
      <div className="relative [grid-area:1/1]">
        <svg viewBox="0 0 176 176" fill="none" aria-hidden="true" className="size-full">
          {marks[member.role]}
        </svg>
        <p className="absolute inset-x-0 bottom-3.5 text-center text-label text-faint">{placeholder}</p>
      </div>
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

/** What each of them works on: an agreement of a few lines, signed for; a radar under the gate's arch. */
const marks: Record<TeamMember["role"], ReactNode> = {
  CEO: (
    <>
      <rect x="54" y="30" width="68" height="88" rx="6" className="stroke-edge" strokeWidth="2" />
      <path d="M68 50h40M68 64h40M68 78h24" className="stroke-muted" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M68 100c6-9 10-9 12 0s7 3 10-3"
        className="stroke-jade"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="101" y="94" width="9" height="9" rx="1.5" className="fill-brass" />
    </>
  ),
  CTO: (
    <>
      <path
        d="M46 120V74a42 42 0 0 1 84 0v46"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="88" cy="84" r="28" className="stroke-line" strokeWidth="2" />
      <circle cx="88" cy="84" r="14" className="stroke-line" strokeWidth="2" />
      <path d="M88 84 104 61" className="stroke-jade" strokeWidth="3" strokeLinecap="round" />
      <circle cx="104" cy="61" r="4.5" className="fill-jade" />
      <circle cx="72" cy="95" r="3.5" className="fill-muted" />
      <path d="M64 120h48" className="stroke-muted" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};
