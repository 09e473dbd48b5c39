/** The site and the console had command lines of their own: what is typed from habit says where it went. */
const [program = "", ...words] = process.argv.slice(2);
// One database, one copy of it.
const subject = program === "console" || words[0] === "backup" ? [] : [program];
console.error(`There is one command line now: npm run octroi -- ${[...subject, ...words].join(" ")}`);
process.exitCode = 2;
