create table "workspace" ("id" text primary key, "name" text not null, "plan" text not null, "created_at" text not null);
create table "membership" ("workspace_id" text not null references "workspace" ("id") on delete cascade, "person_id" text not null references "person" ("id") on delete cascade, "role" text not null, "created_at" text not null, constraint "membership_key" primary key ("workspace_id", "person_id"));
create index "membership_by_person" on "membership" ("person_id");
create table "invitation" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "email" text not null, "role" text not null, "created_at" text not null, "expires_at" text not null, constraint "invitation_once" unique ("workspace_id", "email"));
create table "change" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "at" text not null, "by_person_id" text references "person" ("id") on delete set null, "kind" text not null, "subject" text, "value" text);
create index "change_in_order" on "change" ("workspace_id", "at");
insert into migration (name, applied_at) values ('0003-workspaces', '2026-11-18T06:00:00.000Z');
