create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "dns_connection" add column "heard_at" text;
insert into migration (name, applied_at) values ('0014-dns-heard', '2026-11-18T21:26:43.581Z');
