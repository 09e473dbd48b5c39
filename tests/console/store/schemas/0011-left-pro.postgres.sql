alter table "workspace" add column "left_pro_at" text;
insert into migration (name, applied_at) values ('0011-left-pro', '2026-11-18T06:00:00.000Z');
