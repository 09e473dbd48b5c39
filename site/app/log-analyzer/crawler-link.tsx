import type { CrawlerReport } from "@octroi/logs";
import { crawlerPath } from "../../domain/directory/address.ts";
import { PageLink } from "../ui/page-link.tsx";

interface CrawlerLinkProps {
  crawler: Pick<CrawlerReport, "token" | "inRegistry">;
  className?: string;
}

/** A crawler's name with a link to its page. Crawlers that only the visitor's policy declares have no page. */
export function CrawlerLink({ crawler: { token, inRegistry }, className = "" }: CrawlerLinkProps) {
  if (!inRegistry) return <span className={className}>{token}</span>;
  return (
    <PageLink to={crawlerPath(token)} className={`hover:underline ${className}`}>
      {token}
    </PageLink>
  );
}
