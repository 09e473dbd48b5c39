import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { deleteAccount } from "../content/account.ts";
import { formFault } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { signedInPage } from "../page/context.ts";

/** What becomes of each workspace of a person who goes. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const fates = await Promise.all(
    (await services.workspaces.of(person.id)).map(async ({ id, name }) => {
      const members = await services.workspaces.members(id);
      const hasOtherOwner = members.some(({ personId, role }) => personId !== person.id && role === "owner");
      const isMember = members.some(({ personId, role }) => personId === person.id && role !== "owner");
      if (members.length === 1) return { id, name, fate: "goes" } as const;
      return { id, name, fate: hasOtherOwner || isMember ? "stays" : "blocks" } as const;
    }),
  );
  const thatIt = (fate: string) => fates.filter((one) => one.fate === fate);
  return {
    copy: deleteAccount[language],
    goes: thatIt("goes"),
    stays: thatIt("stays"),
    blocks: thatIt("blocks"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services, cookies } = signedInPage(args);
  const outcome = await services.people.erase(person.id);
  if (outcome === "last-owner") return formFault(language, "lastOwnerAccount", { status: 409 });
  await services.deleteMailsTo(person.email);
  return redirect(pathTo("accountDeleted"), { status: 303, headers: { "set-cookie": cookies.endSession() } });
}

export default function DeleteAccount() {
  const { copy, goes, stays, blocks } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <Workspaces text={copy.goes} list={goes} />
      <Workspaces text={copy.stays} list={stays} />
      <Workspaces text={copy.blocks} list={blocks} seePeople={copy.handOver} />
      <p className="text-muted">{copy.backups}</p>
      {blocks.length === 0 && (
        <PageForm fault={fault}>
          <Submit variant="destructive" size="lg">
            {copy.submit}
          </Submit>
        </PageForm>
      )}
      <BackLink to={pathTo("account")}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}

interface WorkspacesProps {
  text: string;
  list: readonly { id: string; name: string }[];
  /** The way to the people of each, where there is something to do there. */
  seePeople?: string;
}

function Workspaces({ text, list, seePeople }: WorkspacesProps) {
  if (list.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {list.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
            {seePeople && (
              <>
                {" "}
                <a href={pathTo("people", { workspace: id })} className={linkClass}>
                  {seePeople}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
