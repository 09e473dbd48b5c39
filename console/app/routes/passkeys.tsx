import { button } from "@octroi/ui/components/button.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { withNext } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { isFresh } from "../../../domain/accounts/session.ts";
import { passkeys } from "../content/account.ts";
import { proof } from "../content/sign-in.ts";
import { NarrowPage } from "../forms/page.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { PasskeyButton } from "../sign-in/passkey-button.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, session, now, services } = signedInPage(args);
  const words = passkeys[language];
  const { date } = intlFormatter(language);
  const list = (await services.passkeys.list(person.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: name === "" ? words.unnamed : name,
    created: filled(words.created, { date: date(createdAt) }),
    lastUsed: lastUsedAt === undefined ? words.never : filled(words.lastUsed, { date: date(lastUsedAt) }),
  }));
  return { copy: words, proofTitle: proof[language].title, list, isFresh: isFresh(session, now) };
}

export default function Passkeys() {
  const { copy, proofTitle, list, isFresh } = useLoaderData<typeof loader>();
  const proofPath = withNext(pathTo("proof"), pathTo("passkeys"));
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {list.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <Rows>
          {list.map(({ id, name, created, lastUsed }) => (
            <Row key={id} name={name} note={`${created}, ${lastUsed}`}>
              <a href={pathTo("passkey", { passkey: id })} className={`py-2 ${linkClass}`}>
                {copy.change} <span className="sr-only">{name}</span>
              </a>
            </Row>
          ))}
        </Rows>
      )}
      {isFresh ? (
        <PasskeyButton kind="register" label={copy.add} failure={copy.addFault} next={undefined} />
      ) : (
        <>
          <p>{copy.prove}</p>
          <p>
            <a href={proofPath} className={button({ variant: "jade" })}>
              {proofTitle}
            </a>
          </p>
        </>
      )}
      <noscript>
        <p className="text-muted">{copy.noScript}</p>
      </noscript>
    </NarrowPage>
  );
}
