/**
 * ISO 4217, the codes in use on 1 January 2026 (funds, metals and test codes included): a first letter, then the
 * two others of each code that begins with it. Every gate carries the table, so it is written short.
 */
const codes =
  "AEDFNLLMDOARSUDWGZN BAMBDDTHDIFMDNDOBOVRLSDTNWPYNZD CADDFHEHFHWLFLPNYOPOURCUPVEZK DJFKKOPZD " +
  "EGPRNTBUR FJDKP GBPELHSIPMDNFTQYD HKDNLTGUF IDRLSNRQDRRSK JMDODPY KESGSHRMFPWRWWDYDZT LAKBPKRRDSLYD " +
  "MADDLGAKDMKNTOPRUURVRWKXNXVYRZN NADGNIOOKPRZD OMR PABENGKHPKRLNYG QAR RONSDUBWF " +
  "SARBDCRDGEKGDHPLEOSRDSPTNVCYPZL THBJSMTNDOPRYTDWDZS UAHGXSDSNYIYUYWZS VEDESNDUV WST " +
  "XADAFAGAUBABBBCBDCDCGDROFPDPFPTSUTSUAXX YER ZARMWWG";

const currencyCodes: ReadonlySet<string> = new Set(
  codes
    .split(" ")
    .flatMap((group) => (group.slice(1).match(/../g) ?? []).map((rest) => group.charAt(0) + rest)),
);

/** Whether ISO 4217 has the code today: what was money once is not in it. */
export function isCurrency(code: string): boolean {
  return currencyCodes.has(code);
}
