alter table "dns_connection" add column "served_since" text;
update dns_connection set served_since = (
        select coalesce(proven_at, connected_at) from site
        where site.id = dns_connection.site and site.connector = 'dns' and (
          site.proven_at is not null or site.status = 'protected' and not exists (
            select 1 from site as other
            where other.bare_domain = site.bare_domain and other.connector = 'dns' and other.proven_at is not null
          )
        )
      );
insert into migration (name, applied_at) values ('0012-served-since', '2026-11-18T06:00:00.000Z');
