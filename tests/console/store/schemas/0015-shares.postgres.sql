create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "share" ("id" text primary key, "site" text not null references "site" ("id") on delete cascade, "token_digest" text unique, "name" text, "shows_rules" integer not null, "is_indexed" integer not null, "embedder" text, "created_at" text not null, "by_person_id" text references "person" ("id") on delete set null);
create unique index "public_share" on "share" ("site") where "token_digest" is null;
create index "share_by_site" on "share" ("site");
create index "share_by_person" on "share" ("by_person_id");
alter table share alter column name set statistics 0;
alter table share alter column embedder set statistics 0;
insert into migration (name, applied_at) values ('0015-shares', '2026-11-18T23:09:12.654Z');
