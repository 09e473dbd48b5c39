insert into offer (id, site, kind, paths, uses, count, amount, currency, usdc, follows, created_at, published_at, ended_at) values
  ('offer-1', 'site-example', 'credit', '["/"]', '["ai-input"]', 1000, '5', 'EUR', '5.5', null, '2026-11-18T09:05:00.000Z', '2026-11-18T09:06:00.000Z', '2026-11-18T09:07:00.000Z'),
  ('offer-2', 'site-example', 'period', '["/articles/"]', '["ai-train"]', 30, '50', 'EUR', null, 'offer-1', '2026-11-18T09:06:30.000Z', '2026-11-18T09:07:00.000Z', null);
