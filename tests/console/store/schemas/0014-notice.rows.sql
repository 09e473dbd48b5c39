insert into notice (id, fr, en, ends_at) values (1, 'Maintenance ce soir', 'Maintenance tonight', '2026-12-01T00:00:00.000Z');
