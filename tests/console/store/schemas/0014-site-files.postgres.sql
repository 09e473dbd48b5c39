create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "site_files" ("site" text primary key references "site" ("id") on delete cascade, "due_at" text not null, "attempts" integer not null, "read_at" text, "files" text);
create index "site_files_by_due_at" on "site_files" ("due_at");
insert into site_files (site, due_at, attempts)
      select distinct site, '2026-11-18T20:56:44.339Z', 0 from policy_version;
alter table "policy_connector" add column "sent_version" integer;
insert into migration (name, applied_at) values ('0014-site-files', '2026-11-18T20:56:44.372Z');
