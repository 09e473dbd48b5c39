import type { Policy } from "@octroi/policy";
import { type OutputName, outputs, printAll } from "@octroi/policy/outputs";

/** One file that says the rules in force. */
export interface PublishedFile {
  /** Names it in addresses of the console. */
  id: string;
  form: OutputName;
  /** Where it goes: a path of the site, or the name of a file of a server's configuration. */
  path: string;
  type: string;
  text: string;
}

/** The forms that crawlers fetch from the site, in the order in which they are shown. The others configure servers. */
export const servedForms = ["robots-txt", "rsl", "tdmrep"] as const satisfies readonly OutputName[];

/** A policy in every form that it has. */
export function publishedFiles(policy: Policy): PublishedFile[] {
  const printed = printAll(policy);
  // The names are those of `outputs`.
  const forms = Object.keys(outputs) as OutputName[];
  return forms.flatMap((form) =>
    printed[form].files.map(({ path, type = "text/plain", text }, index) => ({
      id: index === 0 ? form : `${form}-${index + 1}`,
      form,
      path,
      type,
      text,
    })),
  );
}

export function isServed({ form }: Pick<PublishedFile, "form">): boolean {
  return servedForms.some((served) => served === form);
}

/** What a browser saves a file as. */
export function fileNameOf({ path }: Pick<PublishedFile, "path">): string {
  const name = path.split("?")[0]?.split("/").at(-1) ?? "";
  return name.replace(/[^\w.-]/g, "-") || "file.txt";
}
