/**
 * Makes the statistics move that are still to come: those a screen away advance with the scroll. What is already on
 * screen stays as it was read. Returns what looks for them again.
 */
export function watchAhead(): () => void {
  const observer = CSS.supports("animation-timeline: view()") ? scrolled() : reached();
  function look() {
    observer.disconnect();
    for (const element of document.querySelectorAll(".advancing")) observer.observe(element);
  }
  look();
  return look;
}

function scrolled(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isSeen = boundingClientRect.top < window.innerHeight && boundingClientRect.bottom > 0;
        if (isIntersecting && !isSeen) target.setAttribute("data-near", "");
      }
    },
    { rootMargin: "100% 0px" },
  );
}

/** Without scroll timelines: holds them back while they are below the screen, and lets go when the reader gets there. */
function reached(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const isAhead = !isIntersecting && boundingClientRect.top > (rootBounds?.bottom ?? 0);
        if (isAhead) target.setAttribute("data-near", "");
        target.toggleAttribute("data-ahead", isAhead);
      }
    },
    { rootMargin: "0px 0px -20% 0px" },
  );
}
