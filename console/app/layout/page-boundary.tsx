import { Outlet } from "react-router";
import { Fault } from "./fault.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/**
 * Below the root, so that React Router loads the root's data for what an action throws: it loads what stands above the
 * boundary alone.
 */
export function ErrorBoundary() {
  return <Fault />;
}
