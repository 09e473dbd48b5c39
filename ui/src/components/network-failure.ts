/** Why a request got no answer. A browser says it in words of its own, in its own language. */
export type NetworkFailure = "offline" | "late" | "unreachable";

export function networkFailureOf(error: unknown): NetworkFailure {
  if (error instanceof DOMException && error.name === "TimeoutError") return "late";
  return navigator.onLine ? "unreachable" : "offline";
}
