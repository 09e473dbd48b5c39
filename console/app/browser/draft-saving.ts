/**
 * Saves the draft of a form with each change, and shows what the server says of it: parts marked `data-fresh` are
 * replaced, fields stay as they are. Fields in parts marked `data-added` say nothing until their own button is pressed.
 */
export function saveDrafts() {
  const form = document.querySelector<HTMLFormElement>(savedForms);
  if (form) saveAsChanged(form);
}

const savedForms = "form[data-saved-as-changed]";
const msBeforeNextTry = 5_000;

function saveAsChanged(form: HTMLFormElement) {
  const notSaved = form.querySelector<HTMLElement>("[data-not-saved]");
  /** What the server has, or is being sent; undefined where it has not what the form holds. */
  let sent = hasChanged(form) ? undefined : textOf(form);
  let saving: Promise<void> | undefined;
  let isLeaving = false;

  /** One at a time: each says which draft it was made from. */
  function save(): Promise<void> {
    saving ??= send().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function send(): Promise<void> {
    while (sent !== textOf(form) && !isLeaving) {
      sent = textOf(form);
      const shown = await answerTo(form);
      if (notSaved) notSaved.hidden = shown !== undefined;
      if (shown === undefined) {
        sent = undefined;
        setTimeout(save, msBeforeNextTry);
        return;
      }
      if (shown.querySelector(savedForms) === null) {
        // Somebody else's draft is newer, say, or nobody is signed in: the server's own page says what to do.
        isLeaving = true;
        form.requestSubmit();
        return;
      }
      refresh(form, shown);
    }
  }

  form.addEventListener("change", (event) => {
    if (event.target instanceof Element && !event.target.closest("[data-added]")) void save();
  });
  form.addEventListener("submit", (event) => {
    if (isLeaving || saving === undefined) {
      isLeaving = true;
      return;
    }
    // What is sent says which draft it was made from: that is known once the last change is saved.
    event.preventDefault();
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : undefined;
    void saving.then(() => {
      if (isLeaving) return;
      form.requestSubmit(
        [...form.querySelectorAll("button")].find((button) => button.value === value) ?? null,
      );
    });
  });
  window.addEventListener("beforeunload", (event) => {
    if (isLeaving) return;
    // A text that is still being typed is no change yet.
    if (notSaved?.hidden) void save();
    if (sent !== textOf(form)) event.preventDefault();
  });
  // A page that the browser has put aside does not know what was saved since.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  // What was chosen before the script had come.
  void save();
}

/** The page that answers; undefined where the server does not, for now. */
async function answerTo(form: HTMLFormElement): Promise<Document | undefined> {
  // A page that is left takes its request along.
  const request = { method: "POST", body: draftOf(form), keepalive: true };
  const response = await fetch(form.action, request).catch(() => undefined);
  if (response === undefined || response.status === 429 || response.status >= 500) return undefined;
  const html = await response.text().catch(() => undefined);
  return html === undefined ? undefined : new DOMParser().parseFromString(html, "text/html");
}

function draftOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams({ button: "save" });
  const added = new Set(
    [...form.querySelectorAll("[data-added] [name]")].map((control) => control.getAttribute("name")),
  );
  for (const [name, value] of new FormData(form)) {
    if (!added.has(name) && typeof value === "string") fields.append(name, value);
  }
  return fields;
}

/** Without what it was made from, which each saving changes. */
function textOf(form: HTMLFormElement): string {
  const fields = draftOf(form);
  fields.delete("basis");
  fields.delete("after");
  return fields.toString();
}

function hasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control.closest("[data-added]")) return false;
    if (control instanceof HTMLInputElement) {
      return control.type === "radio"
        ? control.checked !== control.defaultChecked
        : control.value !== control.defaultValue;
    }
    return control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected;
  });
}

/** Takes over what the page would say now. */
function refresh(form: HTMLFormElement, shown: Document) {
  for (const part of form.querySelectorAll<HTMLElement>("[data-fresh]")) {
    const next = shown.querySelector(`[data-fresh="${part.dataset["fresh"]}"]`);
    if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes);
  }
  for (const field of form.querySelectorAll("input[name]:not([type=hidden],[type=radio])")) {
    const next = shown.querySelector(`[name="${field.getAttribute("name")}"]`);
    const isInvalid = next?.getAttribute("aria-invalid") ?? null;
    if (isInvalid === null) field.removeAttribute("aria-invalid");
    else field.setAttribute("aria-invalid", isInvalid);
  }
}
