create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "market_order" add column "is_test" integer default 0 not null;
insert into migration (name, applied_at) values ('0030-trials', '2026-11-19T14:19:27.272Z');
