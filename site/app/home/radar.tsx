import type { RadarProvider } from "../content/home/copy.ts";
import { ProviderMark } from "./provider-marks.tsx";
import { firstAngle, lastPassing, placeOf } from "./radar-positions.ts";

/** A beam that turns over the five providers, each lit as it passes. */
export function Radar({ label, providers }: { label: string; providers: readonly RadarProvider[] }) {
  return (
    <div role="img" aria-label={label} className="relative aspect-square">
      <div
        style={{ "--first-angle": `${firstAngle}deg` }}
        className="radar-sweep absolute inset-[4%] rounded-full"
      />
      <Rings />
      {providers.map((provider) => (
        <div
          key={provider.id}
          data-provider={provider.id}
          className="absolute h-0 w-0"
          style={placeOf(provider.id)}
        >
          <Blip
            provider={provider}
            look="bg-ink-850 border-line text-(--provider)"
            label="text-muted"
            count="text-faint"
          />
          <div
            className="radar-lit"
            style={{ "--passed": lastPassing(provider.id) }}
            data-first={provider.id === "openai" || undefined}
          >
            <Blip
              provider={provider}
              look="bg-(--provider) border-(--provider) text-ink-950 outline-6 outline-(--provider)/20"
              label="text-text"
              count="text-text"
            />
          </div>
        </div>
      ))}
    </div>
  );
}

interface BlipProps {
  provider: RadarProvider;
  look: string;
  label: string;
  count: string;
}

function Blip({ provider, look, label, count }: BlipProps) {
  return (
    <div className="absolute -top-4.5 -left-4.5 flex items-center gap-2.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full border ${look}`}>
        <ProviderMark id={provider.id} />
      </span>
      <span className={`rounded bg-ink-950/70 px-1.5 text-sm/tight ${label}`}>
        {provider.product}
        <span className={`block font-mono text-xs figures ${count}`}>{provider.requests}</span>
      </span>
    </div>
  );
}

function Rings() {
  return (
    <svg viewBox="0 0 540 540" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
      <g className="stroke-line">
        <circle cx="270" cy="270" r="248" />
        <circle cx="270" cy="270" r="178" />
        <circle cx="270" cy="270" r="108" />
      </g>
      <path className="stroke-line-soft" d="M270 22v496M22 270h496" />
      <path className="stroke-faint" d="M270 14v14M270 512v14M14 270h14M512 270h14" />
      <path
        className="stroke-jade"
        strokeWidth="3"
        d="M250 294v-22a20 20 0 0 1 40 0v22M261.3 294v-20M270 294v-24M278.7 294v-20"
      />
    </svg>
  );
}
