create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "site_month" ("site" text not null, "month" text not null, "currency" text not null, "source" text not null, "earned" bigint not null, "visits" bigint not null, constraint "site_month_key" primary key ("site", "month", "currency", "source"));
create table "summed_month" ("month" text primary key);
insert into migration (name, applied_at) values ('0032-site-months', '2026-11-19T17:56:56.507Z');
