/** How often a property is tried: a fifth of `count` in `npm test`, all of it in `npm run test:exhaustive`. */
export function runs(count: number): { numRuns: number } {
  return { numRuns: process.env["SLOW"] === undefined ? Math.ceil(count / 5) : count };
}
