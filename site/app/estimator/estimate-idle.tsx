/** The empty ledger, before there is anything to write in it. */
export function EstimateIdle({ text }: { text: string }) {
  return (
    <div className="flex h-full flex-col justify-center gap-6">
      <div aria-hidden="true" className="h-3 rounded-full bg-ink-850" />
      <p className="text-label text-faint">{text}</p>
      <div aria-hidden="true">
        <div className="rule-dotted h-12" />
        <div className="rule-dotted h-12" />
        <div className="rule-dotted h-12" />
        <div className="h-px border-t border-dashed border-line" />
      </div>
    </div>
  );
}
