create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "payout_file" add column "withdrawn_at" text;
drop index "payout_file_waiting";
create unique index "payout_file_waiting" on "payout_file" ("currency") where "sent_at" is null and "withdrawn_at" is null;
insert into migration (name, applied_at) values ('0034-withdrawn-payouts', '2026-11-19T23:52:04.468Z');
