import { BellRing, BookOpen, BookOpenCheck, Braces, Globe, Layers, type LucideIcon } from "lucide-react";
import { type SimpleIcon, siVercel, siWordpress } from "simple-icons";
import type { GuideId } from "./sections.ts";

const look = "size-5 shrink-0";

const icons: Readonly<Record<Exclude<GuideId, "wordpress" | "vercel">, LucideIcon>> = {
  "getting-started": BookOpen,
  dns: Globe,
  api: Braces,
  webhooks: BellRing,
  "read-lawfully": BookOpenCheck,
  middleware: Layers,
};

export function SectionIcon({ id }: { id: GuideId }) {
  if (id === "wordpress") return <BrandMark icon={siWordpress} />;
  if (id === "vercel") return <BrandMark icon={siVercel} />;
  const Icon = icons[id];
  return <Icon aria-hidden="true" strokeWidth={1.75} className={look} />;
}

function BrandMark({ icon }: { icon: SimpleIcon }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${look} p-px`}>
      <path d={icon.path} fill="currentColor" />
    </svg>
  );
}
