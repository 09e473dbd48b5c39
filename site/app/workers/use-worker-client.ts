import { useEffect, useState } from "react";
import { createWorkerClient } from "./worker-client.ts";

/** A client for as long as the component is shown. */
export function useWorkerClient<Request, Answer, Update = never>(
  ...[start, options]: Parameters<typeof createWorkerClient<Request, Answer, Update>>
) {
  const [client] = useState(() => createWorkerClient<Request, Answer, Update>(start, options));
  useEffect(() => client.end, [client]);
  return client;
}
