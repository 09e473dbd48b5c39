create table "ended_key" ("secret_digest" text primary key, "site_id" text not null references "site" ("id") on delete cascade, "ended_at" text not null);
create index "ended_key_by_site" on "ended_key" ("site_id");
insert into migration (name, applied_at) values ('0008-ended-keys', '2026-11-18T06:00:00.000Z');
