/** A page whose loader fails: the way to look at the error page. Development only. */
export function loader(): never {
  throw new Error("A fault made on purpose.");
}

export default function DesignFault() {
  return null;
}
