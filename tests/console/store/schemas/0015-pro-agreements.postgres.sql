create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "pro_invitation" add column "price" integer default 4900 not null;
alter table "pro_invitation" add column "declined_at" text;
create table "pro_agreement" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "by_person_id" text references "person" ("id") on delete set null, "price" integer not null, "words" text not null, "accepted_at" text not null, "ended_at" text);
create index "pro_agreement_workspace" on "pro_agreement" ("workspace_id");
create index "pro_agreement_by" on "pro_agreement" ("by_person_id");
insert into migration (name, applied_at) values ('0015-pro-agreements', '2026-11-18T23:26:09.078Z');
