/**
 * Without a word said, React takes its development form, which renders several times slower. It decides when
 * it is loaded, so this is imported before anything else.
 */
process.env["NODE_ENV"] ??= "production";
