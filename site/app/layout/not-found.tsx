import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";

/** A gate that leads nowhere. */
export function NotFound() {
  const { copy } = useRootData();
  return (
    <div className="wrap chapter grid items-center gap-12 lg:grid-cols-[1.1fr_0.9fr]">
      <div>
        <p className="text-label text-coral">404</p>
        <h1 className="mt-5 max-w-[24ch] text-display-2">
          {copy.notFound.heading} <span className="block text-muted">{copy.notFound.text}</span>
        </h1>
        <div className="mt-9 flex flex-wrap gap-3.5">
          <ButtonLink to={pages.home} variant="jade" size="lg">
            {copy.notFound.home}
          </ButtonLink>
          <ButtonLink to={pages.documentation} variant="outline" size="lg">
            {copy.notFound.documentation}
          </ButtonLink>
        </div>
      </div>
      <ClosedGate />
    </div>
  );
}

function ClosedGate() {
  return (
    <svg
      viewBox="0 0 400 320"
      fill="none"
      aria-hidden="true"
      className="mx-auto w-full max-w-md max-lg:hidden"
    >
      <path d="M40 300h320" stroke="var(--color-line)" strokeWidth="2" />
      <path d="M110 300V150a90 90 0 0 1 180 0v150" stroke="var(--color-line)" strokeWidth="10" />
      <path
        d="M146 300V170M182 300V136M218 300V136M254 300V170"
        stroke="var(--color-line)"
        strokeWidth="8"
        strokeDasharray="150 14"
      />
      <g stroke="var(--color-coral)" strokeWidth="6" strokeLinecap="round">
        <path d="M70 232h260" />
        <path d="M70 214v36M330 214v36" />
      </g>
    </svg>
  );
}
