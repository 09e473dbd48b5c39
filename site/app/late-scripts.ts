/**
 * Lets a page show itself before its scripts are fetched. They are for interaction only, and on a slow line
 * each of their kilobytes would stand in the way of the fonts and of what there is to read.
 *
 * The framework writes one module script full of static imports, and a preload for each in the head. Here
 * the same imports are made once the page has been painted in its own fonts, with the preloads first so that
 * they arrive together, and then file by file: to link and run all of them in one go is a long task. An
 * observer tells of a frame, being told of one only where something is drawn. When one of them does not arrive,
 * the page is marked, and shows what it would show without script.
 */
export function withLateScripts(html: string): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
    preloads.push(href);
    return "";
  });
  return withoutPreloads.replace(
    /(<script type="module" async="">)([\s\S]*?)(<\/script>)/,
    (_, open: string, code: string, close: string) => open + late(code, preloads) + close,
  );
}

function late(code: string, preloads: readonly string[]): string {
  // All but the last, which wakes the page.
  const parts = preloads.filter((href) => !code.includes(`import("${href}")`));
  const imports = code
    .replace(/^import \* as (\w+) from ("[^"]+");?$/gm, "await rest();\nconst $1 = await import($2);")
    .replace(/^import ("[^"]+");?$/gm, "await rest();\nawait import($1);");
  // Between two steps the browser may paint, scroll or answer a tap.
  return `const rest = () => new Promise((done) => {
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => { port1.close(); done(); };
port2.postMessage(null);
});
const frame = () => new Promise((done) => new IntersectionObserver((_, seen) => { seen.disconnect(); done(); }).observe(document.body));
const start = async () => {
await document.fonts.ready;
await frame();
await frame();
for (const href of ${JSON.stringify(preloads)}) {
await rest();
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
for (const href of ${JSON.stringify(parts)}) {
await rest();
await import(href);
}
${imports}
};
const lost = () => { document.documentElement.dataset.script = "lost"; window.releaseTaps?.(); };
const run = () => start().catch(lost);
if (document.readyState === "complete") run(); else addEventListener("load", run);`;
}
