import { ExternalButton } from "@octroi/ui/components/button.tsx";
import type { ComponentProps } from "react";
import { useRootData } from "../page/root-data.ts";

/** Leads to where people sign up. */
export function SignUpButton(props: Omit<ComponentProps<typeof ExternalButton>, "href">) {
  return <ExternalButton {...props} href={useRootData().signUpUrl} />;
}
