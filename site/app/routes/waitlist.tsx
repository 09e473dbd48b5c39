import { data } from "react-router";
import { waitlistPage } from "../content/waitlist-page.ts";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import { answerIn } from "../waitlist/answer.ts";
import { WaitlistPage } from "../waitlist/waitlist-page.tsx";
import type { Route } from "./+types/waitlist.ts";

export function loader(args: Route.LoaderArgs) {
  const answer = answerIn(args.request.headers);
  return data({ copy: waitlistPage[languageFrom(args)], answer }, { status: answer?.status ?? 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => [
  ...pageMeta(loaderData.copy, context),
  { name: "robots", content: "noindex" },
];

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  return <Island name="waitlist" component={WaitlistPage} props={loaderData} />;
}
