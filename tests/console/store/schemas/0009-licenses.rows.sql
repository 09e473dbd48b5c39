insert into asked_day (site, day, amount, currency, visits) values
  ('site-example', 20775, '0.02', 'EUR', 1);
insert into license (site, id, company, paths, first_day, last_day, amount, currency, issued_at, withdrawn_at, renews) values
  ('site-example', 'license-1', 'Example AI', '["/articles/"]', '2026-11-01', '2026-12-31', '0.02', 'EUR', '2026-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z', null),
  ('site-example', 'license-2', 'Example AI', '["/articles/"]', '2026-11-01', '2026-12-31', '0.02', 'EUR', '2026-11-18T09:01:00.000Z', null, 'license-1');
insert into license_day (site, day, license, visits) values
  ('site-example', 20775, 'license-1', 1);
