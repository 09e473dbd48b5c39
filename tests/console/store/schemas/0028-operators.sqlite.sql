create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "operator" ("person_id" text primary key references "person" ("id") on delete cascade, "since" text not null);
create table "operator_change" ("id" text primary key, "at" text not null, "by_person_id" text references "person" ("id") on delete set null, "is_command" integer not null, "kind" text not null, "subject" text not null);
create index "operator_change_at" on "operator_change" ("at", "id");
create index "operator_change_by" on "operator_change" ("by_person_id");
insert into migration (name, applied_at) values ('0028-operators', '2026-11-19T10:30:25.840Z');
