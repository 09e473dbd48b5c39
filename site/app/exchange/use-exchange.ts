import { useEffect, useRef, useState } from "react";
import { type Choice, firstChoice } from "./choice.ts";
import type { Exchange, UserAgents } from "./exchange.ts";

/** The exchange for a choice. The first comes with the page; the package is loaded when another is asked for. */
export function useExchange(first: Exchange, userAgents: UserAgents) {
  const [choice, choose] = useState(firstChoice);
  const [exchange, setExchange] = useState(first);
  const [hasFailed, setHasFailed] = useState(false);
  const latestChoice = useRef<Choice>(firstChoice);

  useEffect(() => {
    if (choice === latestChoice.current) return;
    latestChoice.current = choice;
    const isLatest = () => latestChoice.current === choice;
    import("./exchange.ts")
      .then(({ exchangeFor }) => exchangeFor(choice, userAgents))
      .then((result) => {
        if (!isLatest()) return;
        setExchange(result);
        setHasFailed(false);
      })
      .catch(() => {
        if (isLatest()) setHasFailed(true);
      });
  }, [choice, userAgents]);

  return { choice, choose, exchange, hasFailed };
}
