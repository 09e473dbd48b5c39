import { data } from "react-router";
import { joinedQuery } from "../../domain/waitlist/address.ts";
import { waitlistPage } from "../content/waitlist-page.ts";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { pageContext } from "../page/context.ts";
import { languageFrom } from "../page/language.ts";
import { WaitlistPage } from "../waitlist/waitlist-page.tsx";
import type { Route } from "./+types/waitlist.ts";

export function loader(args: Route.LoaderArgs) {
  const { signupForm } = args.context.get(pageContext);
  const hasJoined = new URL(args.request.url).search === joinedQuery;
  const copy = waitlistPage[languageFrom(args)];
  return data({ copy, hasJoined, form: signupForm }, { status: signupForm?.status ?? 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => [
  ...pageMeta(loaderData.copy, context),
  { name: "robots", content: "noindex" },
];

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  return <Island name="waitlist" component={WaitlistPage} props={loaderData} />;
}
