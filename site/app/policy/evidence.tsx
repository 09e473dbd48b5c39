import type { ExchangeCopy } from "../content/exchange.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { Proof } from "../robots-file/proof.tsx";
import { MatrixTable } from "./matrix.tsx";
import type { AskedVisit, TriedVisit } from "./protocol.ts";
import { VisitBox } from "./visit-box.tsx";
import type { Worked } from "./worked.ts";

export interface EvidenceCopy {
  copy: PolicyCopy;
  exchangeCopy: ExchangeCopy;
  proofCopy: Pick<TesterCopy, "proof" | "levels" | "reason">;
}

interface EvidenceProps extends EvidenceCopy {
  shown: { worked: Worked; exchange: TriedVisit; isExample: boolean };
  firstVisit: AskedVisit;
  onVisit: (visit: AskedVisit) => void;
}

/** What the files can do, that search stays open, and what would happen to one visit. */
export default function Evidence({
  copy,
  exchangeCopy,
  proofCopy,
  shown,
  firstVisit,
  onVisit,
}: EvidenceProps) {
  const { worked, exchange, isExample } = shown;
  return (
    <>
      <MatrixTable copy={copy.matrix} names={copy.files.names} matrix={worked.matrix} />
      <Proof copy={proofCopy} engines={worked.engines} isExample={isExample} />
      <VisitBox
        copy={copy.visit}
        words={exchangeCopy}
        first={firstVisit}
        onVisit={onVisit}
        exchange={exchange}
      />
    </>
  );
}
