import { html, raw } from "hono/html";
import type { Block, Letter } from "./letter.ts";

/** A letter as plain text. */
export function textOf({ body }: Letter): string {
  return `${body.map(blockText).join("\n\n")}\n`;
}

function blockText(block: Block): string {
  if ("paragraph" in block) return block.paragraph;
  if ("code" in block) return `    ${block.code}`;
  if ("link" in block) return `${block.label}:\n${block.link}`;
  return `--\n${block.note}`;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** The same letter as HTML: one column, styles in their places, nothing loaded from anywhere. */
export async function htmlOf(letter: Letter): Promise<string> {
  const blocks = await Promise.all(letter.body.map(blockHtml));
  const page = await html`<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${letter.subject}</title></head>
<body style="margin:0;padding:24px 16px;${raw(font)};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px"><tr><td>
${raw(blocks.join("\n"))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return page.toString();
}

async function blockHtml(block: Block): Promise<string> {
  if ("paragraph" in block) return `${await html`<p style="margin:0 0 16px">${block.paragraph}</p>`}`;
  if ("code" in block) {
    return `${await html`<p style="margin:0 0 16px;font-size:32px;line-height:1.25;font-weight:600;letter-spacing:.1em;font-family:ui-monospace,Menlo,Consolas,monospace">${block.code}</p>`}`;
  }
  if ("link" in block) {
    return `${await html`<p style="margin:0 0 16px"><a href="${block.link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:600">${block.label}</a></p>`}`;
  }
  return `${await html`<p style="margin:24px 0 0;font-size:14px;opacity:.75">${block.note}</p>`}`;
}
