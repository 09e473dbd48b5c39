drop index "site_connected_once";
alter table "site" add column "proof" text;
alter table "site" add column "proven_at" text;
create unique index "site_proven_once" on "site" ("bare_domain") where "proven_at" is not null;
create index "site_by_domain" on "site" ("bare_domain");
insert into migration (name, applied_at) values ('0007-domain-proof', '2026-11-18T06:00:00.000Z');
