import { Select } from "@octroi/ui/components/select.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { paymentNetworks } from "../../../domain/payments/networks.ts";
import { readWallet } from "../../../domain/payments/payee.ts";
import type { FaultId } from "../content/faults.ts";
import { wallet as words } from "../content/selling.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const copy = words[language];
  const known = (await services.payees.find(membership.id))?.wallet;
  return {
    copy,
    known: known && { address: known.address, network: known.network.id },
    networks: offeredTo(services.payments.networks).map(({ id, name, isTest }) => ({
      id,
      name: isTest ? `${name} (${copy.test})` : name,
    })),
  };
}

/** Those that the operator serves; before any is, all that there are. */
function offeredTo(served: readonly string[]) {
  return paymentNetworks.filter(({ id }) => served.length === 0 || served.includes(id));
}

const faultIds = {
  form: "walletForm",
  unchecked: "walletUnchecked",
  checksum: "walletChecksum",
  contract: "walletContract",
} as const satisfies Record<string, FaultId>;

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const { id } = membership;
  const form = await typedForm(args.request);
  const done = () => redirect(pathTo("selling", { workspace: id }), 303);
  if (form.text("task") === "remove") {
    if ((await services.payees.removeWallet(id, person.id)) === "gone") throw notFound();
    return done();
  }
  const typed = { wallet: form.text("wallet"), network: form.text("network") };
  const read = readWallet(typed);
  if ("field" in read) {
    const fault = read.field === "network" ? "walletNetwork" : faultIds[read.fault];
    return formFault(language, fault, { field: read.field, typed });
  }
  if ((await services.payees.setWallet(id, read, person.id)) === "gone") throw notFound();
  return done();
}

export default function Wallet() {
  const { copy, known, networks } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <TextField
          name="wallet"
          code
          label={copy.wallet}
          hint={copy.walletHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={60}
          defaultValue={known?.address}
          fault={fault}
        />
        <Select
          label={copy.network}
          name="network"
          value={fault?.typed["network"] || known?.network || networks[0]?.id || ""}
        >
          {networks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      {known && (
        <Section heading={copy.remove.heading}>
          <PageForm>
            <p className="text-[0.9375rem] text-muted">{copy.remove.text}</p>
            <Submit name="task" value="remove" variant="destructive">
              {copy.remove.submit}
            </Submit>
          </PageForm>
        </Section>
      )}
      <BackLink to={pathTo("selling", useWorkspace())}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
