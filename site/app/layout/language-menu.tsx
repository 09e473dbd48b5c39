import { Menu } from "@octroi/ui/components/menu.tsx";
import { type Language, languages } from "@octroi/ui/language/language";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { choiceAddress } from "../../domain/pages/language-choice.ts";
import { splitPath } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";

const names = { fr: "Français", en: "English" } as const;

/**
 * Each entry is a link to the page in that language, which the server remembers; with script, the words change in place
 * (`browser/language.ts`).
 */
export function LanguageMenu() {
  const { language, copy } = useRootData();
  return (
    <Menu
      label={copy.language.choose}
      trigger={
        <>
          {language.toUpperCase()}
          <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </>
      }
    >
      <ul>
        {languages.map((choice) => (
          <li key={choice}>
            <LanguageLink
              choice={choice}
              className="flex min-h-11 items-center justify-between gap-8 rounded-control px-3 text-[0.9375rem] hover:bg-ink-850"
            >
              {names[choice]}
              {choice === language && <Check aria-hidden="true" className="size-4 text-jade" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

export function LanguageButtons() {
  return (
    <ul className="flex gap-2">
      {languages.map((choice) => (
        <li key={choice}>
          <LanguageLink
            choice={choice}
            className="grid size-11 place-items-center rounded-control border border-line text-label text-muted aria-[current]:border-2 aria-[current]:border-jade aria-[current]:text-jade"
          >
            {choice.toUpperCase()}
            <span className="sr-only"> ({names[choice]})</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinkProps {
  choice: Language;
  className: string;
  children: ReactNode;
}

function LanguageLink({ choice, className, children }: LanguageLinkProps) {
  const { language, pathname } = useRootData();
  return (
    <a
      href={choiceAddress(splitPath(pathname).path, choice)}
      rel="nofollow"
      lang={choice}
      hrefLang={choice}
      data-language={choice}
      aria-current={choice === language || undefined}
      className={className}
    >
      {children}
    </a>
  );
}
