// Run by npm before it packs a folder of sources, whose package.json leads nobody to a program.
console.error(
  "This folder holds the sources of a package. `npm run pack` at the root packs it as it is published; `npm run build` here writes that to dist, which `npm publish ./dist` takes.",
);
process.exitCode = 1;
