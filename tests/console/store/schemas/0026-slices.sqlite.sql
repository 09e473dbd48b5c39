create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "slice" ("id" text primary key, "site" text not null, "license" text not null, "visits" integer not null, "used" integer not null, "begins_at" text not null, "ends_at" text not null, constraint "slice_of_license" foreign key ("site", "license") references "license" ("site", "id") on delete cascade);
create index "slice_by_license" on "slice" ("site", "license", "ends_at");
create index "slice_over" on "slice" ("ends_at");
alter table "license" add column "used" integer default 0 not null;
alter table "license" add column "spent_at" text;
alter table "company" add column "standing_at" text;
insert into migration (name, applied_at) values ('0026-slices', '2026-11-19T08:20:10.146Z');
