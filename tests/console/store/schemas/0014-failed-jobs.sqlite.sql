create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create index "job_by_failure" on "job" ("failed_at") where "failed_at" is not null;
insert into migration (name, applied_at) values ('0014-failed-jobs', '2026-11-18T20:52:24.778Z');
