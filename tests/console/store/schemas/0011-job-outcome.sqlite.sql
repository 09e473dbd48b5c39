alter table "job" add column "reason" text;
alter table "job" add column "failed_at" text;
insert into migration (name, applied_at) values ('0011-job-outcome', '2026-11-18T06:00:00.000Z');
