/**
 * What `npm start` and the unit run the server with: garbage is collected before it has grown to what
 * the machine has. The proxy has the first alone: its requests are not limited in number as these are.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--max-old-space-size=192"] as const;
