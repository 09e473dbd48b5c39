create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "ledger_entry" add column "of_month" text;
insert into migration (name, applied_at) values ('0031-corrected-visits', '2026-11-19T17:21:48.055Z');
