/** The site and the console had command lines of their own: what is typed from habit says where it went. */
const [program, ...words] = process.argv.slice(2);
const now = [...(program === "console" ? [] : [program]), ...words].join(" ");
console.error(`There is one command line now: npm run octroi -- ${now}`);
process.exitCode = 2;
