const doubleClickMs = 1_000;

/** A double click sends a form once: the answer to the first may say what is never said again, such as a secret. */
export function sendOnce() {
  let sent: { form: EventTarget | null; by: HTMLElement | null; at: number } | undefined;
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    const { target: form, submitter: by, timeStamp: at } = event;
    const isAgain = sent?.form === form && sent.by === by && at - sent.at < doubleClickMs;
    if (isAgain) event.preventDefault();
    else sent = { form, by, at };
  });
}
