import type { ExchangeCopy } from "../content/exchange.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { Proof } from "../robots-file/proof.tsx";
import { MatrixTable } from "./matrix.tsx";
import type { PolicyPreview } from "./policy-preview.ts";
import type { VisitRequest, VisitResult } from "./protocol.ts";
import { VisitBox } from "./visit-box.tsx";

export interface EvidenceCopy {
  copy: PolicyCopy;
  exchangeCopy: ExchangeCopy;
  proofCopy: Pick<TesterCopy, "proof" | "levels" | "reason">;
}

interface EvidenceProps extends EvidenceCopy {
  shown: { preview: PolicyPreview; exchange: VisitResult; isExample: boolean };
  firstVisit: VisitRequest;
  onVisit: (visit: VisitRequest) => void;
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
  const { preview, exchange, isExample } = shown;
  return (
    <>
      <MatrixTable copy={copy.matrix} names={copy.files.names} matrix={preview.matrix} />
      <Proof copy={proofCopy} engines={preview.engines} isExample={isExample} />
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
