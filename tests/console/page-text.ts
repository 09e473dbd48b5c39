/** What a page says, without its tags, styles and scripts. */
export async function textOf(response: Promise<Response> | Response): Promise<string> {
  return textIn(await (await response).text());
}

export function textIn(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
