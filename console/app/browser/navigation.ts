/** On a phone the navigation is scrolled sideways: the page that is shown is in view in it. */
export function showCurrentPage() {
  const current = document.querySelector("nav [aria-current=page]");
  const strip = current?.closest(".strip");
  if (!current || !strip) return;
  const [page, frame] = [current.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += page.left + page.width / 2 - (frame.left + frame.width / 2);
}
