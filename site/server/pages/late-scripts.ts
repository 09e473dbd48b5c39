/** What the framework's one module script imports, and in which order. */
export interface ModuleScript {
  manifest: string;
  routes: readonly { name: string; href: string }[];
  /** Hands the routes to the framework's client. */
  handOver: string;
  /** Hydrates the page. */
  entry: string;
}

/**
 * The same imports, made once the page has been painted in its own fonts. They are for interaction only, and
 * on a slow line each of their kilobytes would stand in the way of the fonts and of what there is to read.
 *
 * All files are asked for at once, and each runs in a task of its own as it arrives: to link and run all of them
 * in one go is a long one. The imports after them only name what has run. An observer tells of a frame, being told
 * of one only where something is drawn. When a file does not arrive, the page is marked, and shows what it would
 * show without script.
 */
export function lateScript(script: ModuleScript, files: readonly string[]): string {
  const { manifest, routes, handOver, entry } = script;
  const beforeEntry = files.filter((href) => href !== entry);
  return `const frame = () => new Promise((done) => new IntersectionObserver((_, seen) => { seen.disconnect(); done(); }).observe(document.body));
const start = async () => {
await document.fonts.ready;
await frame();
await frame();
await Promise.all(${JSON.stringify(beforeEntry)}.map((href) => import(href)));
await import("${manifest}");
${routes.map(({ name, href }) => `const ${name} = await import("${href}");`).join("\n")}
${handOver}
import("${entry}");
};
const lost = () => { document.documentElement.dataset.script = "lost"; window.releaseTaps?.(); };
const run = () => start().catch(lost);
if (document.readyState === "complete") run(); else addEventListener("load", run);`;
}
