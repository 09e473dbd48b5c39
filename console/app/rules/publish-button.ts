import { type Mode, modes } from "../../../domain/rules/mode.ts";

/** The value of the button that publishes in one of the modes. */
export function publishButton(mode: Mode): string {
  return `publish:${mode}`;
}

/** The mode that a button publishes in; undefined for every other button. */
export function publishedMode(button: string): Mode | undefined {
  return modes.find((mode) => button === publishButton(mode));
}
