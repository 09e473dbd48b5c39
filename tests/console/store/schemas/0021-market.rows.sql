insert into company (id, name, origin, domain, email, country, vat, address, cap_amount, cap_currency, created_at, blocked_at) values
  ('company-1', 'Example AI', 'https://bot.example', null, null, 'FR', 'FR00000000000', '1 Example Street', '100', 'EUR', '2026-11-18T09:10:00.000Z', null),
  ('company-2', 'Other AI', null, 'other.example', 'ai@other.example', null, null, null, null, null, '2026-11-18T09:10:00.000Z', '2026-11-18T09:20:00.000Z');
insert into company_key (company, thumbprint, created_at, seen_at) values
  ('company-1', 'thumbprint', '2026-11-18T09:10:00.000Z', '2026-11-18T09:11:00.000Z');
insert into company_secret (id, company, digest, created_at, ended_at) values
  ('secret-1', 'company-1', 'digest-1', '2026-11-18T09:10:00.000Z', '2026-11-18T09:12:00.000Z'),
  ('secret-2', 'company-1', 'digest-2', '2026-11-18T09:11:00.000Z', null);
insert into company_proof (id, email, domain, name, token, code_digest, tries, created_at, expires_at) values
  ('proof-1', 'ai@third.example', 'third.example', 'Third AI', 'token', 'digest', 1, '2026-11-18T09:00:00.000Z', '2026-11-20T09:00:00.000Z');
insert into company_block (workspace_id, company, at, by_person_id) values
  ('workspace-ada', 'company-2', '2026-11-18T09:20:00.000Z', 'ada');
insert into market_nonce (digest, expires_at) values ('nonce', '2026-11-18T09:11:00.000Z');
insert into market_listing (site, listed_at, topic, language, description, contact) values
  ('site-example', '2026-11-18T09:10:00.000Z', 'news', 'fr', 'News of the day', 'ada@example.com');
insert into market_order (id, site, domain, workspace_id, offer, company, kind, paths, uses, count, amount, currency, usdc, rail, state, idempotency_key, created_at, expires_at, paid_at, paid_amount, paid_asset, license) values
  ('order-1', 'site-example', 'example.com', 'workspace-ada', 'offer-1', 'company-1', 'credit', '["/"]', '["ai-input"]', 1000, '5', 'EUR', '5.5', 'x402', 'paid', 'key-1', '2026-11-18T09:12:00.000Z', '2026-11-18T09:27:00.000Z', '2026-11-18T09:13:00.000Z', '5.5', 'USDC', 'license-3');
insert into license (site, id, company, paths, first_day, last_day, amount, currency, issued_at, withdrawn_at, renews, agreement, company_id, order_id, uses, visits) values
  ('site-example', 'license-3', 'Example AI', '["/"]', '2026-11-18', '2036-11-15', '0.005', 'EUR', '2026-11-18T09:13:00.000Z', null, null, null, 'company-1', 'order-1', '["ai-input"]', 1000);
insert into receipt (workspace_id, year, number, order_id, company, issued_at, document) values
  ('workspace-ada', 2026, 1, 'order-1', 'company-1', '2026-11-18T09:13:00.000Z', '{"version":1}');
insert into ledger_account (id, kind, workspace, rail, currency) values
  ('clearing::workspace-ada:x402:USDC', 'clearing', 'workspace-ada', 'x402', 'USDC');
insert into ledger_account (id, kind, workspace, license, currency) values
  ('prepaid::workspace-ada:license-3:USDC', 'prepaid', 'workspace-ada', 'license-3', 'USDC');
