import { pageDataId } from "../page/ids.ts";
import type { PageData } from "../page/page-data.ts";

/** What a page says of itself: an application may know more of its own. */
export function pageIn<Data extends PageData = PageData>(shown: Document): Data {
  return valueIn(shown, pageDataId);
}

/** A value that the server has put into a page: see `ui/data.tsx`. */
export function valueIn<Value>(shown: Document, id: string): Value {
  const json = shown.getElementById(id)?.textContent;
  if (!json) throw new Error(`Expected a script element #${id} with the page's data, found none.`);
  // Written by our own server.
  return JSON.parse(json) as Value;
}

/** Between two steps the browser may paint, scroll or answer a tap. */
export function rest(): Promise<void> {
  // Missing in browsers that we serve.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = window;
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
