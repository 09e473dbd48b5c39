export { default as proxy } from "@octroi/edge/next";

export const config = { matcher: "/:path*" };
