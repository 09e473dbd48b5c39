/** A clock that stands still until it is moved. */
export function stoppedClock(start = "2026-03-01T12:00:00.000Z") {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    forward({
      days = 0,
      hours = 0,
      minutes = 0,
      ms = 0,
    }: {
      days?: number;
      hours?: number;
      minutes?: number;
      ms?: number;
    }) {
      time += ((days * 24 + hours) * 60 + minutes) * 60_000 + ms;
    },
  };
}
