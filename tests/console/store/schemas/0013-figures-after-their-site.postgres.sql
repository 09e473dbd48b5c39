create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
      select distinct site, 0, 0, 0, 0, 0, 0 from imported_day where true on conflict do nothing;
alter table "visit_site" drop constraint "visit_site_site_fkey";
alter table "visit_batch" drop constraint "visit_batch_site_fkey";
alter table "visit_event" drop constraint "visit_event_site_fkey";
alter table "visit_day" drop constraint "visit_day_site_fkey";
alter table "visit_hour" drop constraint "visit_hour_site_fkey";
alter table "page" drop constraint "page_site_fkey";
alter table "page_day" drop constraint "page_day_site_fkey";
alter table "crawler_seen" drop constraint "crawler_seen_site_fkey";
alter table "recent_visit" drop constraint "recent_visit_site_fkey";
alter table "intake_day" drop constraint "intake_day_site_fkey";
alter table "imported_day" drop constraint "imported_day_site_fkey";
alter table "license_day" drop constraint "license_day_site_fkey";
alter table "asked_day" drop constraint "asked_day_site_fkey";
insert into migration (name, applied_at) values ('0013-figures-after-their-site', '2026-11-18T20:58:36.033Z');
