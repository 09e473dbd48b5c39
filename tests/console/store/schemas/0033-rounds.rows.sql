insert into round (name, due_at, attempts) values ('visits', '2026-11-19T09:00:00.000Z', 7);
