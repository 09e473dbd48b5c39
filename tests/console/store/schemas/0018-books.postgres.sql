create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "ledger_account" ("id" text primary key, "kind" text not null, "agreement" text, "workspace" text, "currency" text not null);
create table "ledger_entry" ("id" text primary key, "at" text not null, "month" text not null, "kind" text not null, "reference" text not null, "site" text, "license" text, "visits" integer, "note" text, constraint "ledger_entry_once" unique ("kind", "reference"));
create index "ledger_entry_by_month" on "ledger_entry" ("month", "at");
create index "ledger_entry_by_site" on "ledger_entry" ("site", "month");
create table "ledger_leg" ("entry" text not null references "ledger_entry" ("id"), "account" text not null references "ledger_account" ("id"), "amount" bigint not null, constraint "ledger_leg_key" primary key ("entry", "account"));
create index "ledger_leg_by_account" on "ledger_leg" ("account");
create table "closed_month" ("month" text primary key, "closed_at" text not null);
create function keep_books() returns trigger language plpgsql as
    'begin raise exception ''The books are only added to.''; end';
create trigger "ledger_account_kept" before update or delete or truncate on "ledger_account"
      for each statement execute function keep_books();
create trigger "ledger_entry_kept" before update or delete or truncate on "ledger_entry"
      for each statement execute function keep_books();
create trigger "ledger_leg_kept" before update or delete or truncate on "ledger_leg"
      for each statement execute function keep_books();
create trigger "closed_month_kept" before update or delete or truncate on "closed_month"
      for each statement execute function keep_books();
create function check_open_month() returns trigger language plpgsql as
    'begin
      if exists (select 1 from closed_month where month >= new.month) then
        raise exception ''The month of this entry is closed.'';
      end if;
      return new;
    end';
create trigger ledger_entry_in_open_month before insert on ledger_entry
    for each row execute function check_open_month();
insert into migration (name, applied_at) values ('0018-books', '2026-11-19T04:42:26.749Z');
