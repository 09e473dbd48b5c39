/**
 * Whether a web page came back where a file was asked for, as catch-all routes answer: told by the first bytes,
 * whatever the status and the type say.
 */
export function looksLikeHtml(text: string): boolean {
  return /^\uFEFF?(?:\s|<\?xml[^>]{0,200}\?>|<!--.{0,2000}?-->)*<(?:!doctype\s+html|html|head|body)[\s>]/is.test(
    text.slice(0, 5000),
  );
}
