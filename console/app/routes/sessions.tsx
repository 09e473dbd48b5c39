import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { sessions } from "../content/account.ts";
import { typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { signedInPage } from "../page/context.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, session, services } = signedInPage(args);
  const words = sessions[language];
  const { timeZone } = await services.workspaces.currentOf(person);
  const list = (await services.sessions.list(person.id)).map(({ id, browser, createdAt, lastSeenAt }) => ({
    id,
    browser: browser === "" ? words.unknownBrowser : browser,
    isCurrent: id === session.id,
    since: filled(words.since, { date: momentText(language, createdAt, timeZone) }),
    lastSeen: filled(words.lastSeen, { date: momentText(language, lastSeenAt, timeZone) }),
  }));
  return { copy: words, list };
}

/** Ends one of the person’s own, or all but the one that asks. */
export async function action(args: ActionFunctionArgs) {
  const { person, session, services, cookies } = signedInPage(args);
  const form = await typedForm(args.request);
  const ended = form.text("end");
  if (form.isChecked("others")) await services.sessions.endAll(person.id, session.id);
  else await services.sessions.end(person.id, ended);
  if (ended !== session.id) return redirect(pathTo("sessions"), 303);
  return redirect(pathTo("signIn"), { status: 303, headers: { "set-cookie": cookies.endSession() } });
}

export default function Sessions() {
  const { copy, list } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <Rows>
        {list.map(({ id, browser, isCurrent, since, lastSeen }) => (
          <Row
            key={id}
            name={
              <>
                {browser} {isCurrent && <span className="font-normal text-jade">({copy.current})</span>}
              </>
            }
            note={`${since}, ${lastSeen}`}
          >
            <PageForm>
              <Submit name="end" value={id} variant="outline" size="sm">
                {copy.end} <span className="sr-only">{browser}</span>
              </Submit>
            </PageForm>
          </Row>
        ))}
      </Rows>
      {list.length > 1 && (
        <PageForm>
          <Submit name="others" value="yes" variant="destructive">
            {copy.endOthers}
          </Submit>
        </PageForm>
      )}
    </NarrowPage>
  );
}
