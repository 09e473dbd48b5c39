insert into operator (person_id, since) values
  ('ada', '2026-11-19T09:00:00.000Z');
insert into operator_change (id, at, by_person_id, is_command, kind, subject) values
  ('operator-change-1', '2026-11-19T09:01:00.000Z', 'ada', 0, 'bill-paid', '2026-1'),
  ('operator-change-2', '2026-11-19T09:02:00.000Z', null, 1, 'payout-file-made', '1');
