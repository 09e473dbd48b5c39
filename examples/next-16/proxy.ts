export { default as proxy } from "@octroi/edge/next";

export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
