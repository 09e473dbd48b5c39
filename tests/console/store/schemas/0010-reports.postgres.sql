alter table "workspace" add column "time_zone" text default 'Europe/Paris' not null;
alter table "workspace" add column "reported_day" integer;
alter table "workspace" add column "alerted_day" integer;
create index "workspace_by_time_zone" on "workspace" ("time_zone", "id");
alter table "person" add column "mails_stopped_at" text;
create table "mail_choice" ("person_id" text not null references "person" ("id") on delete cascade, "site_id" text not null references "site" ("id") on delete cascade, "reports" integer not null, "alerts" integer not null, constraint "mail_choice_key" primary key ("person_id", "site_id"));
create index "mail_choice_by_site" on "mail_choice" ("site_id");
insert into migration (name, applied_at) values ('0010-reports', '2026-11-18T06:00:00.000Z');
