/**
 * Asks for the page's script once the page has been painted in its own fonts. It is for interaction only, and on a slow
 * line each of its kilobytes would stand in the way of the fonts and of what there is to read.
 *
 * The preloads go first, so that all files arrive together. An observer tells of a frame, being told of one only where
 * something is drawn. When the script does not arrive, the page is marked, and shows what it would show without.
 */
export function lateStart(
  entry: string,
  { preloads, before = [] }: { preloads: readonly string[]; before?: readonly string[] | undefined },
): string {
  const modules = before.map((module) => `await import(${JSON.stringify(module)});`);
  return `const frame = () => new Promise((done) => new IntersectionObserver((_, seen) => { seen.disconnect(); done(); }).observe(document.body));
const start = async () => {
await document.fonts.ready;
await frame();
await frame();
document.head.append(...${JSON.stringify(preloads)}.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
${modules.join("\n")}
await (await import(${JSON.stringify(entry)})).started;
};
const lost = (reason) => {
reportError(reason);
document.documentElement.dataset.script = "lost";
for (const part of document.querySelectorAll("body,[data-island]")) window.markHydrated?.(part);
};
const run = () => start().catch(lost);
if (document.readyState === "complete") run(); else addEventListener("load", run);`;
}
