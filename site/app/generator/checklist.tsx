import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { ArrowDown } from "lucide-react";
import { useId } from "react";
import { parameter } from "../../domain/robots/bot-selection.ts";
import type { ChecklistCopy } from "../content/generator/copy.ts";
import { Checkbox } from "./checkbox.tsx";
import type { OfferedBot } from "./offered.ts";

interface ChecklistProps {
  copy: ChecklistCopy;
  bots: readonly OfferedBot[];
  selected: readonly string[];
  select: (tokens: readonly string[]) => void;
  toggle: (token: string) => void;
}

export function Checklist({ copy, bots, selected, select, toggle }: ChecklistProps) {
  // Boxes may have been changed before hydration: their state is the choice.
  const boxes = useAdoptFormState<HTMLFieldSetElement>((fieldset) => {
    const checkboxes = [...fieldset.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    if (checkboxes.every((box) => box.checked === box.defaultChecked)) return;
    select(checkboxes.filter((box) => box.checked).map((box) => box.value));
  });
  const count = `${selected.length} ${copy.of} ${bots.length}`;
  return (
    // On a phone a bar lies over the end of the window: what the keyboard reaches comes to rest above it.
    <fieldset ref={boxes} className="max-lg:[&_input]:scroll-mb-24">
      <legend className="sr-only">{copy.legend}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 pb-4">
        <h2 className="text-2xl">
          {copy.legend}
          <span className="scripting-only ml-3 text-label text-faint figures">{count}</span>
        </h2>
        <div className="scripting-only flex gap-5">
          <Button
            variant="link"
            className="text-[0.9375rem]"
            onClick={() => select(bots.map(({ token }) => token))}
          >
            {copy.all}
          </Button>
          <Button variant="link" className="text-[0.9375rem]" onClick={() => select([])}>
            {copy.none}
          </Button>
        </div>
      </div>
      <p className="scriptless-only pb-4 text-muted">{copy.withoutScript}</p>
      <ul className="border-b border-line">
        {bots.map((bot) => (
          <Line
            key={bot.token}
            copy={copy}
            bot={bot}
            checked={selected.includes(bot.token)}
            onChange={() => toggle(bot.token)}
          />
        ))}
      </ul>
      {/* On a phone the file is far below: it stays one tap away while the list is in view. */}
      <p className="sticky bottom-0 z-10 flex items-center justify-between border-t border-line bg-ink-950 py-3 text-label text-muted lg:hidden">
        <span className="scripting-only figures">{count}</span>
        <a href="#file" className="flex min-h-11 items-center gap-2 text-jade">
          {copy.toFile}
          <ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </a>
      </p>
    </fieldset>
  );
}

interface LineProps {
  copy: ChecklistCopy;
  bot: OfferedBot;
  checked: boolean;
  onChange: () => void;
}

function Line({ copy, bot, checked, onChange }: LineProps) {
  const id = useId();
  return (
    <li className="group/line relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-line border-t border-dashed py-4 first:border-solid hover:bg-ink-900">
      <Checkbox
        decision="block"
        id={id}
        name={parameter}
        value={bot.token}
        aria-describedby={`${id}-facts`}
        checked={checked}
        onChange={onChange}
      />
      <div>
        <div className="flex min-h-6 items-baseline justify-between gap-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {/* The whole line takes the press; the name alone is the label. */}
            <label
              htmlFor={id}
              className="cursor-pointer font-mono text-[0.9375rem] after:absolute after:inset-0"
            >
              {bot.token}
            </label>
            {bot.status !== null && <Badge>{bot.status}</Badge>}
          </p>
          {/* By style alone, so that it follows the box before and without script too. */}
          <span className="hidden group-has-checked/line:block">
            <DecisionTag decision="block" />
          </span>
          <span className="text-faint text-label group-has-checked/line:hidden">{copy.unchanged}</span>
        </div>
        <div id={`${id}-facts`} className="mt-1 grid gap-1 text-muted text-sm/normal">
          <p>
            <span className="text-text">
              {bot.operator}, {bot.purpose}.
            </span>{" "}
            {bot.note}
          </p>
          <p className="text-faint">
            {copy.costs} {bot.cost}
          </p>
        </div>
      </div>
    </li>
  );
}
