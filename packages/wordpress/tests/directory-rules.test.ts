import { describe, expect, test } from "vitest";
import {
  argumentsOf,
  calledName,
  calls,
  childrenOf,
  functionsOf,
  isNode,
  literal,
  nodesOf,
  type PhpFile,
  type PhpNode,
  phpFiles,
  placeOf,
  within,
} from "./source.ts";

/** What those who review plugins for WordPress's directory, and its Plugin Check, look for. */
const files = phpFiles();
const printed = ["registry", "addresses", "assistants", "words"].map((name) => `includes/${name}.php`);

/** Where something is found that should not be. */
function places(find: (file: PhpFile) => readonly PhpNode[]): readonly string[] {
  return files.flatMap((file) => find(file).map((node) => placeOf(file, node)));
}

describe("in the plugin's PHP", () => {
  test("there is something to look at", () => {
    expect(files.length).toBeGreaterThan(15);
    expect(files.flatMap(({ tree }) => calls(tree)).length).toBeGreaterThan(500);
  });

  test("nothing needs more than PHP 7.4", () => {
    const syntax = [
      ...[
        "uniontype",
        "intersectiontype",
        "match",
        "nullsafepropertylookup",
        "namedargument",
        "enum",
        "attrgroup",
      ],
    ];
    expect(places(({ tree }) => syntax.flatMap((kind) => nodesOf(tree, kind)))).toEqual([]);
    const functions = [
      ...["str_contains", "str_starts_with", "str_ends_with", "array_is_list", "get_debug_type", "fdiv"],
      ...["array_find", "array_any", "array_all", "json_validate", "preg_last_error_msg", "mb_str_split"],
    ];
    expect(places(({ tree }) => calls(tree, ...functions))).toEqual([]);
    const thrown = places(({ tree }) => nodesOf(tree, "catch").filter(({ variable }) => !isNode(variable)));
    expect(thrown).toEqual([]);
  });

  test("no file does anything when it is called by its own address", () => {
    for (const { path, tree } of files) {
      const [outer] = childrenOf(tree);
      const statements = outer?.kind === "namespace" ? childrenOf(outer) : childrenOf(tree);
      const guard = statements.find(({ kind }) => kind !== "name" && kind !== "identifier");
      const [call] = guard ? calls(guard, "defined") : [];
      const constant = call && literal(argumentsOf(call)[0]);
      expect({ path, constant }).toEqual({
        path,
        constant: path === "uninstall.php" ? "WP_UNINSTALL_PLUGIN" : "ABSPATH",
      });
      expect(guard && nodesOf(guard, "exit")).toHaveLength(1);
    }
  });

  test("functions, classes and constants stand in the plugin’s namespace", () => {
    const loose = files.filter(({ tree }) => {
      const namespaces = nodesOf(tree, "namespace").map(({ name }) => String(name));
      const declares = ["function", "class", "constantstatement"].some(
        (kind) => nodesOf(tree, kind).length > 0,
      );
      return declares && namespaces.join() !== "Octroi";
    });
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test("nothing is evaluated, run by a shell or loaded from elsewhere", () => {
    const forbidden = [
      ...[
        "exec",
        "shell_exec",
        "system",
        "passthru",
        "popen",
        "proc_open",
        "create_function",
        "extract",
        "unserialize",
      ],
      ...[
        "curl_init",
        "file_get_contents",
        "file_put_contents",
        "fopen",
        "fsockopen",
        "mail",
        "ini_set",
        "set_time_limit",
      ],
      ...["str_rot13", "gzinflate", "move_uploaded_file", "wp_redirect", "query_posts"],
    ];
    expect(places(({ tree }) => calls(tree, ...forbidden))).toEqual([]);
    expect(places(({ tree }) => nodesOf(tree, "eval"))).toEqual([]);
    expect(
      files
        .filter(({ text }) => /<<<|<\?(?!php)|\bgoto\b/.test(text.replace("<?xml", "")))
        .map(({ path }) => path),
    ).toEqual([]);
    const decoders = files
      .filter(({ tree }) => calls(tree, "base64_decode").length > 0)
      .map(({ path }) => path);
    expect(decoders).toEqual(["includes/tokens.php"]);
  });

  test("included files are the plugin’s and WordPress’s own, by a literal path", () => {
    const known = /^(?:__DIR__|ABSPATH|WP_PLUGIN_DIR)'?\/?[\w./-]+\.php$/;
    const strange = places(({ tree }) =>
      nodesOf(tree, "include").filter(
        ({ target }) => !known.test(isNode(target) ? constantPath(target) : ""),
      ),
    );
    expect(strange).toEqual([]);
  });

  test("only the exchange with the console and the self-test use the network, by WordPress’s own functions", () => {
    const callers = files.filter(({ tree }) =>
      calls(tree).some((call) => /^wp_(?:safe_)?remote_/.test(calledName(call))),
    );
    const senders = callers.filter(({ tree }) =>
      calls(tree).some((call) => /^wp_(?:safe_)?remote_(?:get|post|head|request)$/.test(calledName(call))),
    );
    expect(senders.map(({ path }) => path)).toEqual(["includes/console.php", "includes/self-test.php"]);
  });

  test("what is shown is escaped where it is shown", () => {
    const shown = files
      .filter(({ path }) => path !== "includes/gate.php" && path !== "includes/visit.php")
      .flatMap((file) => nodesOf(file.tree, "echo").map((node) => ({ file, node })));
    expect(shown.length).toBeGreaterThan(80);
    const raw = shown.filter(({ node }) => !childrenOf(node).every(isEscaped));
    expect(raw.map(({ file, node }) => placeOf(file, node))).toEqual([]);
    // The three others answer crawlers and the console, with what was escaped when it was made.
    const answers = files.filter(({ path }) => path === "includes/gate.php" || path === "includes/visit.php");
    expect(answers.flatMap(({ tree }) => nodesOf(tree, "echo"))).toHaveLength(3);
  });

  test("every action of the admin asks for its nonce, then whether the person may", () => {
    const settings = files.find(({ path }) => path === "includes/settings.php");
    if (settings === undefined) throw new Error("There are no settings.");
    const functions = functionsOf(settings);
    const hooks = calls(settings.tree, "add_action").flatMap((call) => {
      const name = literal(argumentsOf(call)[0]) ?? "";
      return name.startsWith("admin_post_") ? [{ name, handler: lastWord(argumentsOf(call)[1]) }] : [];
    });
    expect(hooks.length).toBe(10);
    for (const { name, handler } of hooks) {
      const body = functions.get(handler)?.["body"];
      const [first, second] = isNode(body) ? childrenOf(body) : [];
      const nonce = first && calls(first, "check_admin_referer")[0];
      expect({ name, nonce: nonce && literal(argumentsOf(nonce)[0]) }).toEqual({
        name,
        nonce: name.replace("admin_post_", ""),
      });
      expect(second && calls(second, "require_administrator")).toHaveLength(1);
    }
    const open = files.flatMap(({ tree }) => calls(tree, "add_action"));
    const names = open.map((call) => literal(argumentsOf(call)[0]) ?? "");
    expect(names.filter((name) => /^(?:wp_ajax|admin_post_nopriv)/.test(name))).toEqual([]);
  });

  test("what is posted is used in those actions alone, unslashed and sanitized", () => {
    for (const file of files) {
      for (const [name, node] of functionsOf(file)) {
        const posted = nodesOf(node, "variable").filter(
          ({ name: each }) => each === "_POST" || each === "_REQUEST",
        );
        if (posted.length > 0)
          expect({ name, safe: calls(node, "check_admin_referer").length }).toEqual({ name, safe: 1 });
      }
      const reads = nodesOf(file.tree, "offsetlookup").filter(({ what }) =>
        isVariable(what, "_POST", "_GET"),
      );
      const unslashed = new Set(calls(file.tree, "wp_unslash").flatMap((call) => within(call)));
      const asked = new Set(nodesOf(file.tree, "isset").flatMap((each) => within(each)));
      expect(
        reads.filter((each) => !unslashed.has(each) && !asked.has(each)).map((each) => placeOf(file, each)),
      ).toEqual([]);
      const cleaners = ["sanitize_text_field", "sanitize_key", "absint", "array_map", "trim"];
      const cleaned = new Set(calls(file.tree, ...cleaners).flatMap((call) => within(call)));
      expect(calls(file.tree, "wp_unslash").filter((call) => !cleaned.has(call))).toEqual([]);
    }
  });

  test("statements of SQL are prepared, and hold no variable", () => {
    const methods = ["query", "get_var", "get_row", "get_col", "get_results"].map((name) => `wpdb->${name}`);
    const all = files.flatMap((file) => calls(file.tree, ...methods).map((call) => ({ file, call })));
    expect(all.length).toBeGreaterThan(10);
    const loose = all.filter(({ call }) => calls(call, "wpdb->prepare").length === 0);
    // One runs statements of a list that was prepared just above it.
    expect(loose.map(({ file }) => file.path)).toEqual(["includes/visits.php"]);
    const prepared = files.flatMap(({ tree }) => calls(tree, "wpdb->prepare"));
    expect(prepared.filter((call) => literal(argumentsOf(call)[0]) === undefined)).toEqual([]);
  });

  test("options, hooks, transients and handles begin with the plugin’s name", () => {
    const own = [
      ...["get_option", "update_option", "delete_option", "add_option", "set_transient", "get_transient"],
      ...[
        "delete_transient",
        "wp_schedule_event",
        "wp_next_scheduled",
        "wp_clear_scheduled_hook",
        "wp_enqueue_style",
      ],
      ...["register_rest_route"],
    ];
    const core = ["gmt_offset", "blogname", "blog_public", "date_format"];
    const names = files.flatMap(({ tree }) =>
      calls(tree, ...own).flatMap((call) => {
        const at = calledName(call) === "wp_schedule_event" ? 2 : 0;
        const [first] = argumentsOf(call).slice(at);
        return (
          literal(first) ?? (first?.kind === "encapsed" ? String(first["raw"]).replaceAll('"', "") : "?")
        );
      }),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !name.startsWith("octroi") && !core.includes(name))).toEqual([]);
  });

  test("nothing is shown outside the plugin’s own page", () => {
    const hooks = files
      .flatMap(({ tree }) => calls(tree, "add_action"))
      .map((call) => literal(argumentsOf(call)[0]));
    expect(
      hooks.filter((name) => /admin_notices|dashboard|admin_bar|wp_footer|wp_head/.test(name ?? "")),
    ).toEqual([]);
  });

  test("printed data hold nothing but data", () => {
    for (const { tree } of files.filter(({ path }) => printed.includes(path))) {
      expect(calls(tree).map(calledName)).toEqual(["defined"]);
    }
  });
});

const escapers = [
  ...["esc_html", "esc_attr", "esc_url", "esc_textarea", "esc_html__", "esc_attr__", "checked", "selected"],
];

/** A literal, a call that escapes, or what is put together of these. */
function isEscaped(node: PhpNode): boolean {
  if (node.kind === "string") return true;
  if (node.kind === "call") return escapers.includes(calledName(node));
  if (node.kind === "bin")
    return [node["left"], node["right"]].every((each) => isNode(each) && isEscaped(each));
  if (node.kind === "retif") {
    return [node["trueExpr"], node["falseExpr"]].every((each) => isNode(each) && isEscaped(each));
  }
  return false;
}

function isVariable(node: unknown, ...names: readonly string[]): boolean {
  return isNode(node) && node.kind === "variable" && names.includes(String(node["name"]));
}

/** `__DIR__ . '/a.php'` and `dirname( __DIR__ ) . …` as text; empty where it depends on anything else. */
function constantPath(node: PhpNode): string {
  if (node.kind === "string") return String(node["value"]);
  if (node.kind === "magic") return String(node["value"]);
  if (node.kind === "name") return String(node["name"]);
  if (node.kind !== "bin") return "";
  const parts = [node["left"], node["right"]].map((each) => (isNode(each) ? constantPath(each) : ""));
  return parts.includes("") ? "" : parts.join("");
}

/** The name at the end of `__NAMESPACE__ . '\name'`. */
function lastWord(node: PhpNode | undefined): string {
  const [text] = node ? nodesOf(node, "string") : [];
  return (literal(text) ?? "").split("\\").at(-1) ?? "";
}
