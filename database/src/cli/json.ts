/** One array, one entry a line: a JSON parser reads it whole, and `grep` reads it too. */
export async function* jsonOf(entries: AsyncIterable<object>): AsyncIterable<string> {
  let before = "[\n";
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
