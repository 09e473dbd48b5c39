import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("articles/:id", "routes/article.tsx")] satisfies RouteConfig;
