/** Imported before a server: its clock is ahead by `CLOCK_AHEAD_MS`, and goes on from there. */
const aheadMs = Number(process.env["CLOCK_AHEAD_MS"]);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [] | [number]) =>
    args.length === 0 ? new target(RealDate.now() + aheadMs) : Reflect.construct(target, args),
  get: (target, name) => (name === "now" ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
});
