import { type Logger, pino } from "pino";

/** JSON lines on standard output, written beside the event loop; what is left is written as the process ends. */
export function createLogger(level: string): Logger {
  return pino({ level }, pino.destination({ sync: false }));
}
