insert into ledger_entry (id, at, month, kind, reference, site, license, visits, note, of_month) values
  ('entry-31', '2026-11-18T09:07:00.000Z', '2026-11', 'correction', 'letter-31', 'site-example', 'license-2', -1, 'Counted twice', '2026-10');
insert into ledger_leg (entry, account, amount) values
  ('entry-31', 'receivable:agreement-1::EUR', -5000),
  ('entry-31', 'share:agreement-1:workspace-ada:EUR', 4000),
  ('entry-31', 'fee:agreement-1::EUR', 1000);
