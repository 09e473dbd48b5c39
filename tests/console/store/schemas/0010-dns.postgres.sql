create table "dns_target" ("label" text primary key, "site" text not null unique, "domain_digest" text not null, "created_at" text not null);
create index "dns_target_by_domain" on "dns_target" ("domain_digest");
create table "dns_connection" ("site" text primary key references "site" ("id") on delete cascade, "certificate_key" text, "test" text);
insert into migration (name, applied_at) values ('0010-dns', '2026-11-18T06:00:00.000Z');
