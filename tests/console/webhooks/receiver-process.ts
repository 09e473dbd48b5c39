import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:https";

/*
 * A receiver as a publisher would write one: it works on an event once, whatever is sent again, and answers when that is on
 * disk. `DIES_AT=n` ends it, without a chance to notice, once the n-th is on disk and before the answer.
 */
const { KEY = "", CERT = "", FILE = "", DIES_AT = "0" } = process.env;
const handled = new Set(existsSync(FILE) ? readFileSync(FILE, "utf8").trim().split("\n") : []);

const server = createServer({ key: KEY, cert: CERT }, (request, response) => {
  request.resume();
  request.on("end", () => {
    const id = String(request.headers["webhook-id"]);
    if (!handled.has(id)) {
      handled.add(id);
      appendFileSync(FILE, `${id}\n`);
      if (handled.size === Number(DIES_AT)) process.kill(process.pid, "SIGKILL");
    }
    response.end("ok");
  });
});
server.listen(0, "127.0.0.1", () => console.log(Object(server.address()).port));
