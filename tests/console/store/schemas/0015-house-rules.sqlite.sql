create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "policy_connector" add column "own_mode" text;
alter table "site" add column "follows_house_since" text;
alter table "policy_version" add column "house_version" integer;
create table "house_draft" ("workspace_id" text primary key references "workspace" ("id") on delete cascade, "draft" text not null, "mode" text not null, "saved_at" text not null, "by_person_id" text references "person" ("id") on delete set null);
create table "house_version" ("workspace_id" text not null references "workspace" ("id") on delete cascade, "version" integer not null, "mode" text not null, "draft" text not null, "note" text not null, "at" text not null, "by_person_id" text references "person" ("id") on delete set null, "restores" integer, "sites" integer not null, constraint "house_version_key" primary key ("workspace_id", "version"));
create index "house_draft_by" on "house_draft" ("by_person_id");
create index "house_version_by" on "house_version" ("by_person_id");
insert into migration (name, applied_at) values ('0015-house-rules', '2026-11-18T23:25:52.605Z');
