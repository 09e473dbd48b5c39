import { createServer } from "node:net";

/** For programs that cannot be told to take any port and say which. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("Expected a port number from the listening server, found none."));
      });
    });
  });
}
