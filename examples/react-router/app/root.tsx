import { gateFromEnvironment } from "@octroi/edge";
import { type MiddlewareFunction, Outlet, Scripts } from "react-router";
import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("beforeExit", () => gate.flush());

export const middleware: MiddlewareFunction<Response>[] = [
  ({ request }, next) => gate.protect(request, {}, next),
];

export default function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
