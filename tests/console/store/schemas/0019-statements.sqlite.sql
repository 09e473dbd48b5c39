create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "statement" ("id" text primary key, "workspace" text not null, "month" text not null, "year" integer not null, "number" integer not null, "document" text not null, constraint "statement_once" unique ("month", "workspace"), constraint "statement_number" unique ("year", "number"));
create index "statement_of" on "statement" ("workspace");
create table "bill" ("id" text primary key, "agreement" text not null, "month" text not null, "year" integer not null, "number" integer not null, "document" text not null, "due" bigint not null, "currency" text not null, "paid_at" text, constraint "bill_once" unique ("agreement", "month"), constraint "bill_number" unique ("year", "number"));
create table "stated_month" ("month" text primary key, "at" text not null);
create table "bank_details" ("workspace_id" text primary key references "workspace" ("id") on delete cascade, "sealed" text not null, "masked" text not null, "changed_at" text not null);
create table "payout_file" ("number" integer primary key, "currency" text not null, "created_at" text not null, "sent_at" text);
create unique index "payout_file_waiting" on "payout_file" ("currency") where "sent_at" is null;
create table "payout" ("file" integer not null references "payout_file" ("number"), "workspace" text not null, "amount" bigint not null, "masked" text not null, "sealed" text, constraint "payout_key" primary key ("file", "workspace"));
create index "payout_of" on "payout" ("workspace");
create trigger "statement_no_update" before update on statement
          begin select raise(abort, 'A statement never changes.'); end;
create trigger "statement_no_delete" before delete on statement
          begin select raise(abort, 'A statement never changes.'); end;
insert into migration (name, applied_at) values ('0019-statements', '2026-11-19T04:58:53.079Z');
