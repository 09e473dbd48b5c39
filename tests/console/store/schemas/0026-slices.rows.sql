insert into company (id, name, origin, domain, email, country, vat, address, cap_amount, cap_currency, created_at, blocked_at, standing_at) values
  ('company-3', 'Fourth AI', 'https://bot.fourth.example', null, null, null, null, null, null, null, '2026-11-18T10:00:00.000Z', null, '2026-11-18T10:30:00.000Z');
insert into license (site, id, company, paths, first_day, last_day, amount, currency, issued_at, withdrawn_at, renews, agreement, company_id, order_id, uses, visits, used, spent_at) values
  ('site-example', 'license-4', 'Fourth AI', '["/"]', '2026-11-18', '2036-11-15', '0.005', 'EUR', '2026-11-18T10:00:00.000Z', null, null, null, 'company-3', 'order-2', '["ai-input"]', 100, 103, '2026-11-18T10:08:00.000Z');
insert into slice (id, site, license, visits, used, begins_at, ends_at) values
  ('slice-1', 'site-example', 'license-4', 100, 103, '2026-11-18T10:01:00.000Z', '2026-11-18T10:11:00.000Z');
