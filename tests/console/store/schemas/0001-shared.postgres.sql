create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "heartbeat" ("id" integer primary key, "beat_at" text not null, "padding" text default '' not null);
create table "rate_limit" ("key" varchar(255) primary key, "points" integer default 0 not null, "expire" bigint);
create table "job" ("id" text primary key, "kind" text not null, "key" text not null, "payload" text not null, "attempts" integer default 0 not null, "due_at" text not null, "done_at" text, constraint "job_key" unique ("kind", "key"));
create index "job_by_due" on "job" ("done_at", "due_at");
insert into migration (name, applied_at) values ('0001-shared', '2026-11-18T06:00:00.000Z');
