import { chromium } from "@playwright/test";
import { chromiumPath } from "/work/wt/policy-tool/site/tests/browser/chromium.ts";
import { startSite } from "/work/wt/policy-tool/site/tests/browser/site.ts";
import { isHydrated } from "/work/wt/policy-tool/site/tests/browser/hydrated.ts";
import { mkdirSync } from "node:fs";
const out = "/tmp/shots"; mkdirSync(out, { recursive: true });
const states = {
  start: async () => {},
  charge: async (p, l) => { await p.getByRole("button", { name: l === "fr" ? "Faire payer l’entraînement" : "Charge for training" }).click(); await p.getByRole("radiogroup").or(p.locator("fieldset").filter({ hasText: l==="fr"?"Agents":"Agents" })).first().getByRole("radio").nth(2).check({force:true}); await p.getByRole("radio", { name: "nginx" }).check({force:true}); await p.waitForFunction(() => location.hash.length > 20); },
  exceptions: async (p, l) => { const f = p.locator("input[name=exception]"); await f.fill("ClaudeBot"); await f.press("Enter"); await f.fill("nobody"); await f.press("Enter"); await p.locator("input[name=origin]").fill("not a site"); await p.getByText(l==="fr"?"Un champ est":"A field needs").waitFor(); },
  merged: async (p) => { await p.locator("textarea").fill("User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nAllow: /press/\n\nUser-agent: Bingbot\nDisallow: /\n"); await p.locator("pre", { hasText: "BEGIN AI" }).waitFor(); },
  opened: async (p) => { const policy={version:1,site:{origin:"https://journal.example",name:"J"},rules:[{who:{operator:["ByteDance"],verified:false},action:"block"},{who:{purpose:["training"]},paths:["/press/","/*.pdf$"],action:"allow"},{who:{purpose:["training","control-token"]},action:"block"}],mining:{reservations:[{paths:["/a/"],reserved:true}]}}; await p.locator("input[type=file]").first().setInputFiles({name:"octroi.policy.json",mimeType:"application/json",buffer:Buffer.from(JSON.stringify(policy))}); await p.locator("#carried").waitFor(); },
  refused: async (p) => { await p.locator("input[type=file]").first().setInputFiles({name:"octroi.policy.json",mimeType:"application/json",buffer:Buffer.from('{"version":1,"site":{"origin":"x"},"rules":[]}')}); await p.locator("[role=alert]").filter({hasText:"site.origin"}).waitFor(); },
};
const [,, names = "start", widths = "390,1440", langs = "fr", noscript] = process.argv;
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  for (const width of widths.split(",").map(Number)) for (const lang of langs.split(",")) for (const name of names.split(",")) {
    const c = await browser.newContext({ viewport: { width, height: 1000 }, reducedMotion: "reduce", javaScriptEnabled: !noscript });
    const p = await c.newPage(); p.on("pageerror", e => console.log("ERR", String(e))); p.on("console", m => ["error","warning"].includes(m.type()) && console.log("CON", m.text()));
    await p.goto(`${site.address}/${lang}/free-tools/ai-policy`);
    if (!noscript) await p.waitForFunction(isHydrated);
    await states[name](p, lang);
    await p.evaluate(() => { for (const e of document.querySelectorAll("header")) if (getComputedStyle(e).position==="sticky"||getComputedStyle(e).position==="fixed") e.style.position="static"; });
    const h = await p.evaluate(() => document.documentElement.scrollHeight);
    console.log(name, lang, width, "height", h, "overflow", await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
    await p.setViewportSize({ width, height: h });
    const step = width > 700 ? 1500 : 1400;
    for (let y = 0, i = 0; y < Math.min(h, step*7); y += step, i++) await p.screenshot({ path: `${out}/${name}${noscript?"-noscript":""}-${lang}-${width}-${i}.png`, clip: { x: 0, y, width, height: Math.min(step, h - y) } });
    await c.close();
  }
} finally { await browser.close(); await site.stop(); }
