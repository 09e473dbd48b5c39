import { FaultNotice } from "@octroi/ui/page/fault-notice.tsx";
import { useConsoleData } from "../page/console-data.ts";
import { NoticePage } from "./notice-page.tsx";

/** A page that cannot be shown, by a fault of ours. */
export function Fault() {
  const { fault } = useConsoleData().copy;
  return (
    <NoticePage heading={fault.heading}>
      <FaultNotice text={fault.text} />
    </NoticePage>
  );
}
