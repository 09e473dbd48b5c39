import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import type { BuyCopy } from "../content/buy.ts";

/** What a company’s programs ask with. */
export interface Account {
  clientId: string;
  clientSecret: string;
}

interface CredentialsProps {
  copy: Pick<BuyCopy, "clientId" | "clientSecret">;
  account: Account;
}

/** Both whole, to be copied; and within a form, what it is sent with. */
export function Credentials({ copy, account: { clientId, clientSecret } }: CredentialsProps) {
  return (
    <>
      <CodeBlock title={copy.clientId} code={clientId} wraps />
      <CodeBlock title={copy.clientSecret} code={clientSecret} wraps />
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="clientSecret" value={clientSecret} />
      <input type="hidden" name="isNew" value="yes" />
    </>
  );
}
