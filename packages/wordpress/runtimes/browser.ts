/** A person in the admin of a WordPress, as far as forms go: cookies are kept, nonces are taken from the page. */
export async function signIn(address: string, user = "admin", password = "secret") {
  const cookies = new Map<string, string>([["wordpress_test_cookie", "WP Cookie check"]]);

  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, address);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    open(path, { method: "POST", body: new URLSearchParams(fields) });

  /** The part of a page of the admin that is the plugin's; the whole where there is none. */
  const page = async (path: string) => {
    const html = await (await open(path)).text();
    return (
      html.slice(Math.max(0, html.indexOf('<div class="wrap octroi">'))).split('<div id="wpfooter"')[0] ?? ""
    );
  };

  const signedIn = await send("/wp-login.php", { log: user, pwd: password, testcookie: "1" });
  await signedIn.text();
  if (signedIn.status !== 302) throw new Error(`Signing in was answered with ${signedIn.status}.`);

  return {
    page,
    send,
    /** Sends the form of an action as it stands on a page, with some fields filled in. Gives where it leads. */
    async submit(
      path: string,
      action: string,
      fields: Readonly<Record<string, string>> = {},
    ): Promise<string> {
      const html = await page(path);
      const form = html
        .split("<form")
        .map((each) => each.split("</form>")[0] ?? "")
        .find((each) => each.includes(`name="action" value="${action}"`));
      if (form === undefined) throw new Error(`Expected a form for ${action} on ${path}.`);
      const nonce = /name="_wpnonce" value="([^"]+)"/.exec(form)?.[1] ?? "";
      // A site of a network has an address of its own for them.
      const [, address = ""] = /^[^>]* action="([^"]*)"/.exec(form) ?? [];
      const response = await send(address, {
        ...valuesIn(form),
        ...fields,
        action,
        _wpnonce: nonce,
      });
      await response.text();
      if (response.status !== 302) throw new Error(`${action} was answered with ${response.status}.`);
      return response.headers.get("location") ?? "";
    },
  };
}

/** What a form sends if nobody touches it. */
function valuesIn(form: string): Record<string, string> {
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const sent = inputs.filter((input) => !/type="radio"/.test(input) || /checked=/.test(input));
  const value = (text: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? "";
  return Object.fromEntries(sent.map((input) => [value(input, "name"), value(input, "value")]));
}
