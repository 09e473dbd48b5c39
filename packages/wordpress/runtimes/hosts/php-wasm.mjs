/**
 * PHP of another version than this machine's, compiled to WebAssembly.
 *
 *   php-wasm.mjs <folder with @php-wasm> <version> <folder of a WordPress> <port>
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [modules, version, root, port] = process.argv.slice(2);
const require = createRequire(join(modules, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const {
  PHP,
  PHPRequestHandler,
  loadPHPRuntime,
  __private__dont__use: internals,
} = await load("@php-wasm/universal");
const { getPHPLoaderModule } = await load(`@php-wasm/node-${version.replace(".", "-")}`);

const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { processId: 1 }));
const { FS } = php[internals];
php.mkdir(root);
FS.mount(FS.filesystems.NODEFS, { root }, root);

const handler = new PHPRequestHandler({
  php,
  documentRoot: root,
  absoluteUrl: `http://127.0.0.1:${port}`,
  // Cookies are the browser's.
  cookieStore: false,
  getFileNotFoundAction: () => ({ type: "internal-redirect", uri: "/index.php" }),
});
createServer(async (request, response) => {
  const { method, url, headers } = request;
  const body = await buffer(request);
  const answer = await handler.request({ method, url, headers, body: body.length > 0 ? body : undefined });
  response.writeHead(answer.httpStatusCode, answer.headers).end(answer.bytes);
}).listen(Number(port), "127.0.0.1");
