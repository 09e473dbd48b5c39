import { octroi } from "@octroi/edge/next";
import policy from "./octroi.policy.json";

export const middleware = octroi({ policy });

export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
