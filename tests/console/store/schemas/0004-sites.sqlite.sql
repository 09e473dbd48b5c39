create table "site" ("id" text primary key, "workspace_id" text not null references "workspace" ("id") on delete cascade, "domain" text not null, "bare_domain" text not null, "name" text, "connector" text not null, "destination_ip" text, "destination_port" integer, "status" text not null, "created_at" text not null, "connected_at" text, constraint "site_once" unique ("workspace_id", "bare_domain"));
create unique index "site_connected_once" on "site" ("bare_domain") where "status" <> 'pending';
create table "removed_site" ("id" text primary key, "removed_at" text not null);
create table "site_key" ("id" text primary key, "site_id" text not null references "site" ("id") on delete cascade, "secret_digest" text not null, "created_at" text not null, "last_used_at" text);
create index "site_key_by_site" on "site_key" ("site_id", "created_at");
insert into migration (name, applied_at) values ('0004-sites', '2026-11-18T06:00:00.000Z');
