create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "waitlist" ("id" text primary key, "email" text not null unique, "first_name" text not null, "last_name" text not null, "linkedin" text, "website" text, "language" text not null, "page" text, "consent" text not null, "created_at" text not null, "last_contact_at" text not null);
create index "waitlist_in_order" on "waitlist" ("created_at", "id");
create index "waitlist_by_contact" on "waitlist" ("last_contact_at");
create table "waitlist_notice" ("entry_id" text primary key references "waitlist" ("id") on delete cascade, "attempts" integer default 0 not null, "due_at" text not null);
create index "waitlist_notice_by_due" on "waitlist_notice" ("due_at");
create table "ledger" ("day" text not null, "crawler" text not null, "identity" text not null, "decision" text not null, "status" text not null, "pages" text not null, "visits" bigint not null, constraint "ledger_key" primary key ("day", "crawler", "identity", "decision", "status", "pages"));
create table "earlier_site" ("id" integer primary key, "taken_over_at" text not null);
insert into migration (name, applied_at) values ('0016-waitlist', '2026-11-19T00:09:34.101Z');
