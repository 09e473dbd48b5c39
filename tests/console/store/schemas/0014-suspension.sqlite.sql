create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "workspace" add column "suspended_at" text;
insert into migration (name, applied_at) values ('0014-suspension', '2026-11-18T20:52:31.722Z');
