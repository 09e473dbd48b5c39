insert into payout_file (number, currency, created_at, withdrawn_at) values
  (34, 'EUR', '2026-11-18T09:08:00.000Z', '2026-11-18T09:09:00.000Z');
insert into payout (file, workspace, amount, masked) values (34, 'workspace-ada', 386990000, 'FR•• •••• 4021');
