alter table "workspace" add column "delete_at" text;
insert into migration (name, applied_at) values ('0009-workspace-deletion', '2026-11-18T06:00:00.000Z');
