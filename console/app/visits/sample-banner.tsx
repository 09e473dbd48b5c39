import { linkClass } from "../layout/link.ts";
/** Says that what is shown is made up. */
export function SampleBanner({ text, leave, to }: { text: string; leave: string; to: string }) {
  return (
    <p className="mb-6 flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control border border-edge border-dashed px-4 py-2.5 text-sm">
      <strong className="font-semibold">{text}</strong>
      <a href={to} className={linkClass}>
        {leave}
      </a>
    </p>
  );
}
