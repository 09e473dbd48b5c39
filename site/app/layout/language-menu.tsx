import { Check, ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "react-router";
import { type Language, languages } from "../../domain/site/language.ts";
import { choiceAddress } from "../../domain/site/language-choice.ts";
import { splitPath } from "../../domain/site/pages.ts";
import { useRootData } from "../root-data.ts";
import { useSwitchLanguage } from "../switch-language.ts";
import { Menu } from "../ui/menu.tsx";
import { isPlainClick } from "../ui/plain-click.ts";

const names = { fr: "Français", en: "English" } as const;

/** Works without script too: each entry is a link to the page in that language, which the server remembers. */
export function LanguageMenu() {
  const { language, copy } = useRootData();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <Menu
      ref={menu}
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
              onChosen={() => menu.current?.hidePopover()}
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

export function LanguageButtons({ onChosen }: { onChosen: () => void }) {
  return (
    <ul className="flex gap-2">
      {languages.map((choice) => (
        <li key={choice}>
          <LanguageLink
            choice={choice}
            onChosen={onChosen}
            className="grid size-11 place-items-center rounded-control border border-line text-label text-muted aria-[current]:border-jade aria-[current]:text-jade"
          >
            {choice.toUpperCase()}
            <span className="sr-only"> ({names[choice]})</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({
  choice,
  onChosen,
  className,
  children,
}: {
  choice: Language;
  onChosen: () => void;
  className: string;
  children: React.ReactNode;
}) {
  const { language } = useRootData();
  const { pathname } = useLocation();
  const switchLanguage = useSwitchLanguage();
  return (
    <a
      href={choiceAddress(splitPath(pathname).path, choice)}
      rel="nofollow"
      lang={choice}
      hrefLang={choice}
      aria-current={choice === language || undefined}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChosen();
        switchLanguage(choice);
      }}
    >
      {children}
    </a>
  );
}
