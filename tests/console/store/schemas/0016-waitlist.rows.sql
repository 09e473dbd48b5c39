insert into waitlist (id, email, first_name, last_name, linkedin, website, language, page, consent, created_at, last_contact_at) values
  ('0193c0de-0000-7000-8000-000000000018', 'waiting@example.com', 'Ada', 'Lovelace', 'https://linkedin.example/ada', 'https://example.com/', 'en', '/en/pricing', '2025-10-13', '2026-11-17T09:00:00.000Z', '2026-11-17T09:00:00.000Z');
insert into waitlist_notice (entry_id, attempts, due_at) values ('0193c0de-0000-7000-8000-000000000018', 1, '2026-11-18T10:00:00.000Z');
insert into ledger (day, crawler, identity, decision, status, pages, visits) values ('2026-11-17', 'GPTBot', 'verified', 'charge', '402', 'home', 3);
insert into earlier_site (id, taken_over_at) values (1, '2026-11-17T08:00:00.000Z');
