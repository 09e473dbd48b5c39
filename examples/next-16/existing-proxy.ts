import { octroi } from "@octroi/edge/next";
import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import policy from "./octroi.policy.json";

const gate = octroi({ policy });

export async function proxy(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const response = await gate(request, event);
  if (!response.headers.has("x-middleware-next")) return response;
  if (request.nextUrl.pathname === "/old") return NextResponse.redirect(new URL("/articles/1", request.url));
  return response;
}

export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
