import { button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { withNext } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { hasAcceptedTerms } from "../../../domain/accounts/person.ts";
import { invitation, roleWords } from "../content/people.ts";
import { refusalWay } from "../content/refusals.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { type PageContext, pageOf } from "../page/context.ts";
import { filled } from "../page/words.ts";

interface Params {
  params: Readonly<Record<string, string | undefined>>;
}

/** The invitation that the link leads to, where it is one of ours and still open. */
async function openInvitation({ params }: Params, { services }: PageContext) {
  const { invitation: id = "", token = "" } = params;
  if (!services.isInvitationToken(id, token)) return undefined;
  return services.workspaces.findInvitation(id);
}

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args);
  const { language, person, services } = page;
  const words = invitation[language];
  const open = await openInvitation(args, page);
  const place = open && (await services.workspaces.find(open.workspaceId));
  if (open === undefined || place === undefined) {
    const copy = { ...words, title: words.over.title, way: refusalWay[language].home };
    return data({ copy, state: "over" as const }, { status: 410 });
  }
  const { email, role } = open;
  return {
    copy: {
      ...words,
      title: filled(words.title, { workspace: place.name }),
      intro: filled(words.intro, { email, role: roleWords[language][role].name }),
      signIn: filled(words.signIn, { email }),
      otherAddress: filled(words.otherAddress, { email }),
    },
    state:
      person === undefined
        ? ("nobody" as const)
        : person.email === email
          ? ("invited" as const)
          : ("other" as const),
    email,
    path: pathTo("invitation", { invitation: open.id, token: args.params["token"] ?? "" }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args);
  const { person, services } = page;
  const open = await openInvitation(args, page);
  const { pathname } = new URL(args.request.url);
  if (open === undefined || person === undefined) return redirect(pathname, 303);
  if (!hasAcceptedTerms(person)) {
    return redirect(withNext(pathTo("welcome"), pathname), 303);
  }
  const outcome = await services.workspaces.accept(open.id, person);
  return redirect(outcome === "joined" ? pathTo("sites", { workspace: open.workspaceId }) : pathname, 303);
}

export default function Invitation() {
  const page = useLoaderData<typeof loader>();
  const { copy } = page;
  if (page.state === "over") {
    return (
      <NarrowPage title={copy.title} intro={copy.over.text}>
        <p>
          <a href={pathTo("home")} className={button({ variant: "outline" })}>
            {page.copy.way}
          </a>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={copy.title} intro={page.state === "other" ? copy.otherAddress : copy.intro}>
      {page.state === "invited" && (
        <PageForm>
          <Submit size="lg">{copy.accept}</Submit>
        </PageForm>
      )}
      {page.state === "nobody" && (
        <PageForm action={pathTo("signIn")}>
          <input type="hidden" name="email" value={page.email} />
          <input type="hidden" name="next" value={page.path} />
          <Submit size="lg">{copy.signIn}</Submit>
        </PageForm>
      )}
      {page.state === "other" && (
        <PageForm action={pathTo("signOut")}>
          <input type="hidden" name="next" value={page.path} />
          <Submit size="lg">{copy.signOut}</Submit>
        </PageForm>
      )}
    </NarrowPage>
  );
}
