insert into statement (id, workspace, month, year, number, document) values
  ('statement-1', 'workspace-ada', '2026-10', 2026, 1, '{"version":1,"number":"2026-1","month":"2026-10"}');
insert into bill (id, agreement, month, year, number, document, due, currency, paid_at) values
  ('bill-1', 'agreement-1', '2026-10', 2026, 1, '{"version":1,"number":"2026-1","month":"2026-10"}', 5000000, 'EUR', '2026-11-05T09:00:00.000Z');
insert into stated_month (month, at) values ('2026-10', '2026-11-02T03:00:00.000Z');
insert into bank_details (workspace_id, sealed, masked, changed_at) values
  ('workspace-ada', 'sealed', 'FR•• •••• 4021', '2026-11-04T09:00:00.000Z');
insert into payout_file (number, currency, created_at, sent_at) values
  (1, 'EUR', '2026-11-05T09:30:00.000Z', '2026-11-05T10:00:00.000Z');
insert into payout (file, workspace, amount, masked, sealed) values
  (1, 'workspace-ada', 4000000, 'FR•• •••• 4021', 'sealed');
