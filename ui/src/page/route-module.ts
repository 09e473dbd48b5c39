import type { ComponentType } from "react";
import type { RouteObject } from "react-router";

/** What the module of a page exports. */
export type RouteModule = Pick<RouteObject, "loader" | "action" | "ErrorBoundary"> & {
  default: ComponentType;
};

/** A module as React Router takes it. Addresses tell upper case from lower. */
export function routeOf({ default: Component, ...others }: RouteModule) {
  return { Component, caseSensitive: true, ...others };
}
