import { isLanguage } from "@octroi/ui/language/language";
import { data, type LoaderFunctionArgs, Outlet } from "react-router";

/** The optional first segment of every address: a language, else the page is not found. */
export function loader({ params: { lang } }: LoaderFunctionArgs) {
  if (lang !== undefined && !isLanguage(lang)) throw data(null, { status: 404 });
  return null;
}

export default function Language() {
  return <Outlet />;
}
