create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "referral_day" ("site" text not null, "day" integer not null, "assistant" text not null, "people" integer not null, constraint "referral_day_key" primary key ("site", "day", "assistant"));
create table "referral_page_day" ("site" text not null, "day" integer not null, "assistant" text not null, "path" text not null, "people" integer not null, constraint "referral_page_day_key" primary key ("site", "day", "assistant", "path"));
create table "unlisted_day" ("site" text not null, "day" integer not null, "name" text not null, "visits" integer not null, constraint "unlisted_day_key" primary key ("site", "day", "name"));
insert into migration (name, applied_at) values ('0018-referrals', '2026-11-19T04:46:12.122Z');
