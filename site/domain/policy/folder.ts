import type { Printed } from "@octroi/policy";
import { type Form, forms } from "./forms.ts";

/** Where each file goes in a folder: what the site serves stands together, what a server reads by its name. */
export function filesIn(
  printed: Readonly<Record<Form, Pick<Printed, "files">>>,
): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const form of forms) {
    for (const { path, text } of printed[form].files) {
      const [name = path] = namesFor(form, path).filter((each) => !Object.hasOwn(files, each));
      files[name] = text;
    }
  }
  return files;
}

const onTheSite: ReadonlySet<Form> = new Set(["robots-txt", "rsl", "tdmrep"]);

/** The name that a file should have, and another for when that is taken: a license may stand at any address. */
function namesFor(form: Form, path: string): readonly string[] {
  if (form === "policy") return [path];
  if (form === "http-headers") return ["headers/every-page.txt"];
  const own = `${form}/${safePath(path)}`;
  return onTheSite.has(form) ? [`site/${safePath(path)}`, own] : [own];
}

/** No file system takes all that an address may hold. */
function safePath(path: string): string {
  const parts = path.split(/[/\\]/).map((part) => part.replace(/[^\w.%-]/g, "_"));
  return parts.filter((part) => !/^\.*$/.test(part)).join("/") || "index";
}
