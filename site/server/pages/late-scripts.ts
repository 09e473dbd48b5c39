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
 * The preloads go first so that all files arrive together, and then the files run one by one: to link and run
 * all of them in one go is a long task. The imports after them only name what has run. An observer tells of a
 * frame, being told of one only where something is drawn. When one of them does not arrive, the page is marked,
 * and shows what it would show without script.
 */
export function lateScript(script: ModuleScript, preloads: readonly string[]): string {
  const { manifest, routes, handOver, entry } = script;
  const beforeEntry = preloads.filter((href) => href !== entry);
  // Between two steps the browser may paint, scroll or answer a tap.
  return `const rest = () => globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
const frame = () => new Promise((done) => new IntersectionObserver((_, seen) => { seen.disconnect(); done(); }).observe(document.body));
const start = async () => {
await document.fonts.ready;
await frame();
await frame();
document.head.append(...${JSON.stringify(preloads)}.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
for (const href of ${JSON.stringify(beforeEntry)}) {
await rest();
await import(href);
}
await import("${manifest}");
${routes.map(({ name, href }) => `const ${name} = await import("${href}");`).join("\n")}
${handOver}
import("${entry}");
};
const lost = () => { document.documentElement.dataset.script = "lost"; window.releaseTaps?.(); };
const run = () => start().catch(lost);
if (document.readyState === "complete") run(); else addEventListener("load", run);`;
}
