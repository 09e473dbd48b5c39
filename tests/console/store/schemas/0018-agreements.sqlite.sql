create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "agreement" ("id" text primary key, "company" text not null, "crawlers" text not null, "uses" text not null, "amount" text not null, "currency" text not null, "first_day" text not null, "last_day" text not null, "created_at" text not null, "ended_at" text);
create table "agreement_site" ("agreement" text not null references "agreement" ("id"), "site" text not null references "site" ("id") on delete cascade, "state" text not null, "at" text not null, "by_person_id" text references "person" ("id") on delete set null, "license" text, constraint "agreement_site_key" primary key ("site", "agreement"));
create table "agreement_rule" ("workspace_id" text primary key references "workspace" ("id") on delete cascade, "amount" text not null, "currency" text not null, "at" text not null, "by_person_id" text references "person" ("id") on delete set null);
alter table "license" add column "agreement" text;
create index "agreement_site_by" on "agreement_site" ("by_person_id");
create index "agreement_site_of" on "agreement_site" ("agreement");
create index "agreement_rule_by" on "agreement_rule" ("by_person_id");
insert into migration (name, applied_at) values ('0018-agreements', '2026-11-19T04:42:06.286Z');
