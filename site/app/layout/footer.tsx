import { brand } from "@octroi/ui/brand/brand";
import { Logo } from "@octroi/ui/components/logo.tsx";
import { type Path, pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { ExternalLink, PageLink } from "../ui/page-link.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

export function Footer() {
  const { copy, year, signUpUrl } = useRootData();
  const { footer } = copy;
  return (
    <footer id="site-footer" className="border-t border-line-soft bg-ink-900">
      <div className="wrap grid gap-12 py-16 lg:grid-cols-[1.25fr_2fr] lg:gap-16">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-5 font-display text-[1.1875rem]/snug font-semibold">{footer.tagline}</p>
          <p className="mt-3 text-[0.9375rem] text-muted">{footer.description}</p>
          <SignUpButton variant="outline" size="sm" className="mt-6">
            {footer.signUp}
          </SignUpButton>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          <LinkColumn title={footer.useCases}>
            <Item to={pages.useCaseMedia}>{footer.useCaseLinks.media}</Item>
            <Item to={pages.useCaseRecipes}>{footer.useCaseLinks.recipes}</Item>
            <Item to={pages.useCaseAffiliation}>{footer.useCaseLinks.affiliation}</Item>
            <Item to={pages.useCaseSaasDocs}>{footer.useCaseLinks.saasDocs}</Item>
          </LinkColumn>
          <LinkColumn title={footer.product}>
            <Item to={pages.home} anchor="how-it-works">
              {footer.productLinks.howItWorks}
            </Item>
            <Item to={pages.wordpressPlugin}>{footer.productLinks.wordpressPlugin}</Item>
            <Item to={pages.pricing}>{footer.productLinks.pricing}</Item>
            <Item to={pages.estimator}>{footer.productLinks.estimator}</Item>
            <li>
              <ExternalLink href={signUpUrl} className={linkClass}>
                {footer.productLinks.signUp}
              </ExternalLink>
            </li>
          </LinkColumn>
          <LinkColumn title={footer.resources}>
            <Item to={pages.documentation}>{footer.resourceLinks.documentation}</Item>
            <Item to={pages.why}>{footer.resourceLinks.why}</Item>
            <Item to={pages.freeTools}>{footer.resourceLinks.freeTools}</Item>
            <Item to={pages.siteCheck}>{footer.resourceLinks.siteCheck}</Item>
            <Item to={pages.ledger}>{footer.resourceLinks.ledger}</Item>
            <Item to={pages.market}>{footer.resourceLinks.market}</Item>
          </LinkColumn>
          <LinkColumn title={footer.company}>
            <Item to={pages.team}>{footer.companyLinks.team}</Item>
            <Item to={pages.privacy}>{footer.companyLinks.privacy}</Item>
            <li>
              <a href={`mailto:${brand.contactEmail}`} className={linkClass}>
                {footer.companyLinks.contact}
              </a>
            </li>
          </LinkColumn>
        </div>
      </div>
      <div className="wrap">
        <p className="rule-dotted py-6 text-sm text-faint">
          © {year} {brand.publisher.legalName}. {footer.rights}
        </p>
      </div>
    </footer>
  );
}

const linkClass = "inline-block py-1 text-[0.9375rem] text-muted hover:text-text";

function LinkColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h2>
      <ul className="mt-3 grid gap-1">{children}</ul>
    </div>
  );
}

function Item({ to, anchor, children }: { to: Path; anchor?: string; children: React.ReactNode }) {
  return (
    <li>
      <PageLink to={to} {...(anchor && { anchor })} className={linkClass}>
        {children}
      </PageLink>
    </li>
  );
}
