create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "offer" ("id" text primary key, "site" text not null references "site" ("id") on delete cascade, "kind" text not null, "paths" text not null, "uses" text not null, "count" integer not null, "amount" text not null, "currency" text not null, "usdc" text, "follows" text, "created_at" text not null, "published_at" text, "ended_at" text);
create index "offer_of_site" on "offer" ("site", "created_at");
insert into migration (name, applied_at) values ('0020-offers', '2026-11-19T05:36:02.398Z');
