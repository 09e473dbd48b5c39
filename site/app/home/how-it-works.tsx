import { brand } from "@octroi/ui/brand/brand";
import { pages } from "../../domain/pages/pages.ts";
import type { HomeCopy, Payment } from "../content/home/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { ProductPicture } from "../ui/product-picture.tsx";
import { StepRow } from "../ui/step-row.tsx";

export function HowItWorks({ copy }: { copy: HomeCopy["steps"] }) {
  const { figures, list } = copy;
  return (
    <section id="how-it-works" className="wrap chapter">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <SectionHeading eyebrow={copy.eyebrow} title={copy.heading} />
        <ButtonLink to={pages.documentation} variant="link">
          {copy.documentation}
        </ButtonLink>
      </div>
      <div className="mt-14">
        <StepRow
          steps={[
            { id: "install", ...list.install, figure: <Installed weight={figures.weight} /> },
            { id: "measure", ...list.measure, figure: <Week days={figures.days} /> },
            {
              id: "monetize",
              ...list.monetize,
              figure: <Payout payments={figures.payments} payout={figures.payout} />,
            },
          ]}
        />
      </div>
      <div className="mt-14">
        <ProductPicture id="overview" copy={copy.picture} />
      </div>
    </section>
  );
}

function Installed({ weight }: { weight: string }) {
  return (
    <>
      <p className="whitespace-nowrap">
        <span className="text-faint">$</span> npm install {brand.edgePackage.name}
      </p>
      <p>
        <span className="text-jade">✓</span> middleware.ts
      </p>
      <p>
        <span className="text-jade">✓</span> {weight}
      </p>
    </>
  );
}

/** Requests per day, in parts of the busiest one. */
const week = [0.34, 0.46, 0.41, 0.58, 0.52, 0.71, 1];

function Week({ days }: { days: string }) {
  return (
    <div className="grid h-full grid-cols-7 gap-2">
      {week.map((height, day) => (
        <div key={height} className="flex flex-col justify-end gap-1.5 text-center text-xs/none text-faint">
          <span
            className={`rounded-t-[3px] ${height === 1 ? "bg-jade" : "bg-jade-deep"}`}
            style={{ height: `${height * 84}%` }}
          />
          {days.charAt(day)}
        </div>
      ))}
    </div>
  );
}

function Payout({ payments, payout }: { payments: readonly Payment[]; payout: Payment }) {
  return (
    <>
      {payments.map((payment) => (
        <PaymentLine key={payment.name} {...payment} className="border-b border-dashed border-line" />
      ))}
      <PaymentLine {...payout} className="text-text" />
    </>
  );
}

function PaymentLine({ name, amount, className }: Payment & { className: string }) {
  return (
    <p className={`flex justify-between py-0.5 figures ${className}`}>
      <span>{name}</span>
      <span className="text-brass">{amount}</span>
    </p>
  );
}
