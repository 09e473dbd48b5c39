create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "round" ("name" text primary key, "due_at" text not null, "attempts" integer not null);
insert into migration (name, applied_at) values ('0033-rounds', '2026-11-19T23:52:15.670Z');
