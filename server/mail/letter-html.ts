import { html, raw } from "hono/html";
import type { Block, Letter, LetterLink } from "../../domain/mail/letter.ts";

type Html = ReturnType<typeof html>;

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const mono = "ui-monospace,Menlo,Consolas,monospace";

/**
 * In a sheet of its own, since a style in its place cannot ask for the reader's colors. Where a mail program drops it,
 * what is left is plain and readable.
 */
const styles = raw(`
:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#fff;color:#17211d;font:16px/1.5 ${sans}}
.column{width:100%;max-width:540px}
.brand{margin:0 0 22px;font-weight:700;letter-spacing:-.01em;color:#0f5a41}
.lead{margin:0 0 10px;font-size:24px;line-height:1.25;font-weight:650;letter-spacing:-.015em}
p{margin:0 0 16px}
h2{margin:30px 0 8px;font-size:17px;line-height:1.3}
.code{font-size:32px;line-height:1.25;font-weight:600;letter-spacing:.1em;font-family:${mono}}
.figures,.rows{width:100%;border-collapse:collapse}
.figures{margin:8px 0 0}
.figures td{width:50%;padding:12px 12px 12px 0;vertical-align:top;border-top:1px solid #d6deda}
.name{display:block;font-size:14px;color:#52605a}
.value{display:block;font-size:25px;line-height:1.25;font-weight:650;font-variant-numeric:tabular-nums}
.hint{display:block;font-weight:400;letter-spacing:0;font-size:14px;line-height:1.4;color:#52605a}
.rows td{padding:9px 0;vertical-align:top;border-top:1px solid #d6deda}
.rows .token{font-family:${mono};font-size:15px;overflow-wrap:anywhere;word-break:break-word}
.rows .count{padding-left:16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.advice{margin:26px 0 0;padding:16px 18px 2px;border-left:3px solid #0f5a41;background:#f0f6f3}
.advice h2{margin-top:0}
a{color:#0f5a41}
a.button{display:inline-block;padding:11px 20px;border-radius:8px;background:#0f5a41;color:#fff;font-weight:600;text-decoration:none}
a.secondary{padding:10px 19px;border:1px solid #0f5a41;background:none;color:#0f5a41}
.space{margin-top:24px}
.note{margin:30px 0 0;padding-top:16px;border-top:1px solid #d6deda;font-size:14px;color:#52605a}
.note p{margin:0 0 8px}
.imprint{margin:18px 0 0;font-size:13px;color:#52605a}
@media (prefers-color-scheme:dark){
body{background:#0d1311;color:#edf3f0}
.brand,a{color:#5fe0b0}
.name,.hint,.note,.imprint{color:#a7b6ae}
.figures td,.rows td,.note{border-color:#2c3833}
.advice{background:#15201b;border-color:#5fe0b0}
a.button{background:#5fe0b0;color:#06241a}
a.secondary{border-color:#5fe0b0;background:none;color:#5fe0b0}
}
`);

/** The same letter as HTML: one column, nothing loaded from anywhere. */
export async function htmlOf(
  letter: Letter,
  { brand, imprint }: { brand: string; imprint: string },
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${letter.subject}</title><style>${styles}</style></head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="column" cellpadding="0" cellspacing="0"><tr><td>
<p class="brand">${brand}${letter.eyebrow && html`<span class="hint">${letter.eyebrow}</span>`}</p>
${letter.body.map(blockHtml)}
<p class="imprint">${imprint}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return page.toString();
}

function blockHtml(block: Block): Html {
  if ("lead" in block) return html`<h1 class="lead">${block.lead}</h1>\n`;
  if ("paragraph" in block) return html`<p>${block.paragraph}</p>\n`;
  if ("heading" in block) return html`<h2>${block.heading}</h2>\n`;
  if ("figures" in block) return figuresHtml(block.figures);
  if ("rows" in block) {
    return html`<table class="rows" cellpadding="0" cellspacing="0">${block.rows.map(
      ({ name, link, note, value }) =>
        html`<tr><td><span class="token">${link === undefined ? name : html`<a href="${link}">${name}</a>`}</span>${note && html`<span class="hint">${note}</span>`}</td><td class="count">${value}</td></tr>\n`,
    )}</table>\n`;
  }
  if ("code" in block) return html`<p class="code">${block.code}</p>\n`;
  if ("link" in block) return buttonHtml(block);
  if ("advice" in block) {
    const { heading, text, link } = block.advice;
    return html`<div class="advice"><h2>${heading}</h2><p>${text}</p>${link && buttonHtml(link)}</div>\n`;
  }
  return html`<div class="note"><p>${block.note}</p>${(block.links ?? []).map(
    ({ link, label }) => html`<p><a href="${link}">${label}</a></p>`,
  )}</div>\n`;
}

/** Two in a row, which is what a phone has room for. */
function figuresHtml(figures: Extract<Block, { figures: unknown }>["figures"]): Html {
  const pairs = figures.flatMap((_, index) => (index % 2 === 0 ? [figures.slice(index, index + 2)] : []));
  const cell = ({ name, value, note }: (typeof figures)[number]) =>
    html`<td><span class="name">${name}</span><span class="value">${value}</span>${note && html`<span class="hint">${note}</span>`}</td>`;
  return html`<table class="figures" role="presentation" cellpadding="0" cellspacing="0">${pairs.map((pair) => html`<tr>${pair.map(cell)}</tr>\n`)}</table>\n`;
}

function buttonHtml({ link, label, isSecondary }: LetterLink): Html {
  return html`<p class="space"><a class="${isSecondary ? "secondary button" : "button"}" href="${link}">${label}</a></p>\n`;
}
