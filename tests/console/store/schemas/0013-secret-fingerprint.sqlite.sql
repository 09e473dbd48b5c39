create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "secret_fingerprint" ("id" integer primary key, "fingerprint" text not null, "since" text not null);
insert into migration (name, applied_at) values ('0013-secret-fingerprint', '2026-11-18T20:58:11.996Z');
