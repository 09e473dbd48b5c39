/** Says where the browser is in the form that asks for it. */
export function fillTimeZone() {
  const field = document.querySelector<HTMLInputElement>("input[data-time-zone]");
  if (field) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
