create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "notice" ("id" integer primary key, "fr" text not null, "en" text not null, "ends_at" text not null);
insert into migration (name, applied_at) values ('0014-notice', '2026-11-18T20:52:44.301Z');
