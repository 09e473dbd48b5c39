insert into ledger_account (id, kind, agreement, workspace, currency) values
  ('receivable:agreement-1::EUR', 'receivable', 'agreement-1', null, 'EUR'),
  ('share:agreement-1:workspace-ada:EUR', 'share', 'agreement-1', 'workspace-ada', 'EUR'),
  ('fee:agreement-1::EUR', 'fee', 'agreement-1', null, 'EUR');
insert into ledger_entry (id, at, month, kind, reference, site, license, visits, note) values
  ('entry-1', '2026-11-18T09:06:00.000Z', '2026-11', 'visits', 'site-example/license-2/2026-11/1', 'site-example', 'license-2', 1, null),
  ('entry-2', '2026-11-18T09:06:30.000Z', '2026-11', 'correction', 'entry-1', 'site-example', null, null, 'Counted twice');
insert into ledger_leg (entry, account, amount) values
  ('entry-1', 'receivable:agreement-1::EUR', 5000),
  ('entry-1', 'share:agreement-1:workspace-ada:EUR', -4000),
  ('entry-1', 'fee:agreement-1::EUR', -1000),
  ('entry-2', 'receivable:agreement-1::EUR', -5000),
  ('entry-2', 'share:agreement-1:workspace-ada:EUR', 4000),
  ('entry-2', 'fee:agreement-1::EUR', 1000);
insert into closed_month (month, closed_at) values ('2026-10', '2026-11-02T03:00:00.000Z');
