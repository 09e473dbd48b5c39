import { brand } from "@octroi/ui/brand/brand";
import { type LoaderFunctionArgs, Outlet } from "react-router";
import { splitPath } from "../domain/pages/pages.ts";
import { chrome } from "./content/chrome.ts";
import { Fault } from "./layout/fault.tsx";
import { Shell } from "./layout/shell.tsx";
import { pageContext } from "./page/context.ts";
import type { RootData } from "./page/root-data.ts";

export function loader({ context, request }: LoaderFunctionArgs): RootData {
  const { language, today, signUpUrl = brand.signUpUrl, license } = context.get(pageContext);
  const { origin, pathname } = new URL(request.url);
  return {
    language,
    prefix: splitPath(pathname).prefix,
    pathname,
    origin,
    year: Number(today.slice(0, 4)),
    signUpUrl,
    license,
    copy: chrome[language],
  };
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <Fault />
    </Shell>
  );
}
