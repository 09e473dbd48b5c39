insert into agreement (id, company, crawlers, uses, amount, currency, first_day, last_day, created_at, ended_at) values
  ('agreement-1', 'Example AI', '["GPTBot"]', '["ai-train"]', '0.005', 'EUR', '2026-11-01', '2027-10-31', '2026-11-18T09:05:00.000Z', null),
  ('agreement-2', 'Example AI', '["GPTBot"]', '["ai-train"]', '0.004', 'EUR', '2026-10-01', '2027-09-30', '2026-11-18T09:05:00.000Z', '2026-11-18T09:06:00.000Z');
update license set agreement = 'agreement-1' where id = 'license-2';
insert into agreement_site (agreement, site, state, at, by_person_id, license) values
  ('agreement-1', 'site-example', 'joined', '2026-11-18T09:05:00.000Z', 'ada', 'license-2'),
  ('agreement-2', 'site-example', 'declined', '2026-11-18T09:05:00.000Z', null, null);
insert into agreement_rule (workspace_id, amount, currency, at, by_person_id) values
  ('workspace-ada', '0.005', 'EUR', '2026-11-18T09:05:00.000Z', 'ada');
