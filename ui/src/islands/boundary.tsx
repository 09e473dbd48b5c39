import { Component, type ReactNode } from "react";
import { FaultNotice } from "../page/fault-notice.tsx";
import { usePageData } from "../page/page-data.ts";

/** A fault of an island leaves the rest of the page alone, and is told in its place. */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed />;
  }
}

function Failed() {
  const { copy } = usePageData();
  return (
    <div role="alert" className="wrap pb-18">
      <FaultNotice text={copy.fault.part} />
    </div>
  );
}
