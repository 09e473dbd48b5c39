import { isPageHydrated } from "@octroi/ui/testing/hydrated";
import { until } from "@octroi/web/testing/until";
import type { Driver } from "./webdriver.ts";

/** Where an element is, in WebDriver's terms. */
export interface Locator {
  using: "css selector" | "xpath";
  value: string;
}

export const css = (value: string): Locator => ({ using: "css selector", value });
const xpath = (value: string): Locator => ({ using: "xpath", value });
/** What is shown under this name: hidden twins, such as a phone's menu, have the same words. */
export const button = (name: string) =>
  xpath(`//button[normalize-space(.)="${name}" or @aria-label="${name}"]`);
export const link = (name: string) => xpath(`//a[normalize-space(.)="${name}"]`);
export const field = (label: string) =>
  xpath(`//*[@id=//label[starts-with(normalize-space(.),"${label}")]/@for]`);

/** The item of a list that holds what is at another place. */
export const itemWith = ({ value }: Locator) => xpath(`//li[.${value}]`);

export const keys = { control: "\uE009", enter: "\uE006", escape: "\uE00C", release: "\uE000" } as const;

/** A visitor's hands and eyes, the same in every engine. */
export function browserOf(driver: Driver, origin: string) {
  async function find(place: Locator): Promise<string> {
    const found = (await driver.send("FindElement", { ...place })) as Record<string, string>;
    const [id] = Object.values(found);
    if (id === undefined) throw new Error(`Expected an element at ${place.value}, found none.`);
    return id;
  }
  async function isShown(place: Locator): Promise<boolean> {
    try {
      return (await driver.send("IsElementDisplayed", { id: await find(place) })) === true;
    } catch {
      return false;
    }
  }
  async function shown(place: Locator): Promise<string> {
    if (!(await until(() => isShown(place)))) throw new Error(`${place.value} did not appear.`);
    return find(place);
  }
  return {
    /** Goes to a path, as it is sent. */
    go: (path: string) => driver.send("Navigate", { url: origin + path }),
    /** Goes to a path, and waits until all of it is hydrated. */
    async visit(path: string) {
      await driver.send("Navigate", { url: origin + path });
      const script = `return (${isPageHydrated})()`;
      const ready = async () => (await driver.send("ExecuteScript", { script, args: [] })) === true;
      if (!(await until(ready))) throw new Error(`Expected ${path} to be hydrated in time.`);
    },
    isShown,
    click: async (place: Locator) => driver.send("ElementClick", { id: await shown(place) }),
    async fill(place: Locator, text: string) {
      const id = await shown(place);
      await driver.send("ElementClear", { id });
      // WebKit's driver types no line break, but has a key for it.
      await driver.send("ElementSendKeys", { id, text: text.replaceAll("\n", keys.enter) });
    },
    press: async (place: Locator, text: string) =>
      driver.send("ElementSendKeys", { id: await shown(place), text }),
    text: async (place: Locator) => String(await driver.send("GetElementText", { id: await shown(place) })),
    property: async (place: Locator, name: "textContent" | "value") =>
      String(await driver.send("GetElementProperty", { id: await shown(place), name })),
    path: async () => String(await driver.send("GetCurrentURL")).slice(origin.length),
    resize: (width: number, height: number) => driver.send("SetWindowRect", { width, height }),
  };
}
