import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { joinedQuery } from "../../domain/waitlist/address.ts";
import { waitlistPage } from "../content/waitlist-page.ts";
import { Island } from "../islands/island.tsx";
import { pageContext } from "../page/context.ts";
import { languageFrom } from "../page/language.ts";
import { WaitlistPage } from "../waitlist/waitlist-page.tsx";

export function loader(args: LoaderFunctionArgs) {
  const { signupForm } = args.context.get(pageContext);
  const hasJoined = new URL(args.request.url).search === joinedQuery;
  const copy = waitlistPage[languageFrom(args)];
  const page = { copy, hasJoined, form: signupForm };
  return data({ head: { ...copy, isUnlisted: true }, page }, { status: signupForm?.status ?? 200 });
}

export default function Waitlist() {
  return <Island name="waitlist" component={WaitlistPage} props={useLoaderData<typeof loader>().page} />;
}
