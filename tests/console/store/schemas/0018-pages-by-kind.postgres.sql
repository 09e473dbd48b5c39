create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table page_day add column identity integer not null default -1,
        add column decision integer not null default -1, add column status integer not null default -1;
alter table page_day drop constraint page_day_key;
alter table page_day add constraint page_day_key
        primary key (site, day, page, crawler, identity, decision, status);
alter table visit_site add column page_kinds_since integer;
update visit_site set page_kinds_since =
      (select max(day) + 1 from page_day where page_day.site = visit_site.site);
insert into migration (name, applied_at) values ('0018-pages-by-kind', '2026-11-19T04:42:41.453Z');
