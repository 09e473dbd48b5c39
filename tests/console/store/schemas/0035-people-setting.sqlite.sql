create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "site" add column "people_since" integer default 0;
insert into migration (name, applied_at) values ('0035-people-setting', '2026-11-20T00:14:41.066Z');
