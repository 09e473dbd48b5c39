import { isReserved } from "../../domain/brand/placeholders.ts";
import { useRootData } from "../page/root-data.ts";

/** Beside a link that the operator has not given an address yet: it leads nowhere, and says so. */
export function ExampleNote({ address }: { address: string }) {
  const { copy } = useRootData();
  if (!isReserved(address)) return null;
  return <span className="mt-1 block text-faint text-sm">{copy.exampleAddress}</span>;
}
