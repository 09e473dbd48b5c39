create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "membership" add column "reports_stopped_at" text;
alter table "membership" add column "reported_day" integer;
insert into migration (name, applied_at) values ('0018-weekly-digest', '2026-11-19T04:48:22.788Z');
