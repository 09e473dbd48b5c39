/** The site and the console had command lines of their own: what is typed from habit says where it went. */
const [program = "", ...words] = process.argv.slice(2);
// One database, one copy of it.
const subject = program === "console" || words[0] === "backup" ? [] : [program];
const now = `npm run octroi -- ${[...subject, ...words].join(" ")}`;
console.error(
  subject[0] === "ledger"
    ? "The public site is a site of the console now: `npm run octroi -- sites own <email>` makes you its owner there, and /ledger.json has its figures."
    : `There is one command line now: ${now}`,
);
process.exitCode = 2;
