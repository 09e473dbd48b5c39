import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "../ui/plain-click.ts";

/** Links to our own pages are followed without loading the site again: by one listener, for all of them. */
export function useOwnLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-page], .prose a[href^="/"]');
      if (!link || link.target) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      // A link to where one is adds nothing to the history.
      navigate(pathname + search + hash, { viewTransition: true, replace: href === window.location.href });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
