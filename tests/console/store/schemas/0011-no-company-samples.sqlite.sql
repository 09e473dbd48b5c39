insert into migration (name, applied_at) values ('0011-no-company-samples', '2026-11-18T06:00:00.000Z');
