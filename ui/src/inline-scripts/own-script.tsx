import { createContext, useContext } from "react";
import type { OwnScripts } from "./own-scripts.ts";

export const OwnScriptsContext = createContext<OwnScripts>({ early: "", late: "" });

export function OwnScript({ name }: { name: keyof OwnScripts }) {
  const code = useContext(OwnScriptsContext)[name];
  return (
    <script
      type={name === "late" ? "module" : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, made at build time.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
