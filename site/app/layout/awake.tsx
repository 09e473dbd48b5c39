import { useEffect } from "react";

/** Put last in a part of the page: once it is awake, so is the part, and what was tapped there is carried out. */
export function Awake() {
  useEffect(() => {
    // In a turn of its own, after what the other parts' first effects have set going.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      window.releaseTaps?.();
    };
    port2.postMessage(null);
  }, []);
  return null;
}
