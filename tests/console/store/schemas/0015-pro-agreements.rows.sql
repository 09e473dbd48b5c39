update pro_invitation set declined_at = '2026-11-18T09:05:00.000Z';
insert into pro_agreement (id, workspace_id, by_person_id, price, words, accepted_at, ended_at) values
  ('agreement-1', 'workspace-ada', 'ada', 0, 'Free during the beta.', '2026-11-18T09:05:00.000Z', '2026-11-18T09:06:00.000Z');
