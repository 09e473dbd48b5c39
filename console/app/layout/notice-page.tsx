import type { ReactNode } from "react";

interface NoticePageProps {
  /** Beside the words, for those who count: 404. */
  label?: string;
  heading: string;
  children: ReactNode;
}

/** A page that is there in place of another. */
export function NoticePage({ label, heading, children }: NoticePageProps) {
  return (
    <div className="max-w-2xl py-6 lg:py-16">
      {label && <p className="mb-4 text-coral text-label">{label}</p>}
      <h1 className="text-page-title">{heading}</h1>
      {children}
    </div>
  );
}
