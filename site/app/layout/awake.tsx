import { useEffect } from "react";

/** Put last in a part of the page: once it is awake, so is the part, and what was tapped there is carried out. */
export function Awake() {
  useEffect(() => {
    // After the others' first effects, which read what the controls hold.
    const turn = setTimeout(() => window.releaseTaps?.());
    return () => clearTimeout(turn);
  }, []);
  return null;
}
