/** What an answer holds. Rejects past `most` bytes, and leaves the rest: who sends without end must not fill the memory. */
export async function boundedText({ body, url }: Response, most: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader?.cancel();
      throw new RangeError(`The answer of ${url} is longer than ${most} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
