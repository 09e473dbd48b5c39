/** Lets the figures of charts be read where the pointer is, and by the arrow keys: from the table behind each. */
export function readCharts() {
  for (const plot of document.querySelectorAll<HTMLElement>("[data-plot]")) {
    const table = plot.closest("figure")?.querySelector("table");
    if (table) readChart(plot, table);
  }
}

interface Point {
  time: string;
  /** The last is their sum. */
  figures: { name: string; value: string }[];
}

function readChart(plot: HTMLElement, table: HTMLTableElement): void {
  const points = pointsOf(table);
  const cursor = plot.querySelector<HTMLElement>("[data-cursor]");
  const readout = plot.querySelector<HTMLElement>("[data-readout]");
  const last = points.length - 1;
  if (cursor === null || readout === null || last < 1) return;
  let current = last;

  plot.tabIndex = 0;
  plot.role = "slider";
  plot.ariaLabel = table.caption?.textContent ?? "";
  plot.ariaValueMin = "0";
  plot.ariaValueMax = String(last);
  tell();

  function tell(): void {
    const { time = "", figures = [] } = points[current] ?? {};
    plot.ariaValueNow = String(current);
    plot.ariaValueText = `${time}: ${figures.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
  }

  function show(index: number): void {
    current = Math.min(last, Math.max(0, index));
    tell();
    const { time = "", figures = [] } = points[current] ?? {};
    const share = (current / last) * 100;
    if (cursor === null || readout === null) return;
    cursor.hidden = false;
    cursor.style.left = `${share}%`;
    readout.hidden = false;
    readout.querySelector("p")?.replaceChildren(time);
    const sumFirst = [...figures.slice(-1), ...figures.slice(0, -1)];
    for (const [index, place] of readout.querySelectorAll("[data-figure]").entries()) {
      place.textContent = sumFirst[index]?.value ?? "";
    }
  }

  function hide(): void {
    if (cursor) cursor.hidden = true;
    if (readout) readout.hidden = true;
  }

  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => current - 1,
    ArrowDown: () => current - 1,
    ArrowRight: () => current + 1,
    ArrowUp: () => current + 1,
    Home: () => 0,
    End: () => last,
  };
  plot.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return hide();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(step());
  });
  plot.addEventListener("focus", () => show(current));
  plot.addEventListener("blur", hide);
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = plot.getBoundingClientRect();
    show(Math.round(((clientX - left) / width) * last));
  };
  plot.addEventListener("pointerdown", follow);
  plot.addEventListener("pointermove", follow);
  plot.addEventListener("pointerleave", hide);
}

/** One for each row: its time, and each figure with the name of its column. */
function pointsOf({ tHead, tBodies }: HTMLTableElement): Point[] {
  const names = [...(tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent ?? "");
  return [...(tBodies[0]?.rows ?? [])].map(({ cells: [heading, ...cells] }) => ({
    // On a phone the heading's cell has a second line.
    time: heading?.firstChild?.textContent ?? "",
    figures: cells.map(({ textContent }, column) => ({
      name: names[column + 1] ?? "",
      value: textContent ?? "",
    })),
  }));
}
