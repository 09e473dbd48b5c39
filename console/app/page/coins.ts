import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { Amount } from "../../../domain/rules/money.ts";

/** Money, or the coin, which `Intl` does not know: to the last decimal. */
export function coinsOrMoney(paid: Amount, language: Language): string {
  const { usdc, money } = intlFormatter(language);
  return paid.currency === "USDC" ? usdc(paid.amount) : money(paid);
}

/** The same to the cent, so that sums line up. */
export function sumOf(total: Amount, language: Language): string {
  return total.currency === "USDC" ? coinsOrMoney(total, language) : intlFormatter(language).sum(total);
}
