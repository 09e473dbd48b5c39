import { type ButtonLook, button } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";

interface DownloadButtonProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

/** A file of the site that the browser saves. */
export function DownloadButton({ href, children, ...look }: DownloadButtonProps) {
  return (
    <a href={href} download className={button(look)}>
      {children}
    </a>
  );
}
