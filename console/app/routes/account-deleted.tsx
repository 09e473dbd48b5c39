import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { accountDeleted } from "../content/account.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink } from "../forms/parts.tsx";
import { pageOf } from "../page/context.ts";

/** Where the deletion of an account leads. */
export function loader(args: LoaderFunctionArgs) {
  const { language, session, siteUrl } = pageOf(args);
  // Whoever has a session has an account.
  if (session !== undefined) throw redirect(pathTo("account"), 303);
  return { copy: accountDeleted[language], back: `${siteUrl}${language === "fr" ? "/fr" : ""}/` };
}

export default function AccountDeleted() {
  const { copy, back } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <BackLink to={back}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
