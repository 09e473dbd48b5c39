create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "page_day_copy" ("site" text not null, "day" integer not null, "page" integer not null,
        "crawler" integer not null, "identity" integer not null default -1, "decision" integer not null default -1,
        "status" integer not null default -1, "visits" integer not null, constraint "page_day_key"
        primary key ("site", "day", "page", "crawler", "identity", "decision", "status")) without rowid;
insert into page_day_copy (site, day, page, crawler, visits)
        select site, day, page, crawler, visits from page_day;
drop table page_day;
alter table page_day_copy rename to page_day;
alter table visit_site add column page_kinds_since integer;
update visit_site set page_kinds_since =
      (select max(day) + 1 from page_day where page_day.site = visit_site.site);
insert into migration (name, applied_at) values ('0018-pages-by-kind', '2026-11-19T04:42:28.864Z');
