insert into api_token (id, workspace_id, person_id, name, scopes, reaches_all_sites, secret_digest, created_at, expires_at, last_used_on, ended_at) values
  ('tokentokentokena', 'workspace-ada', 'ada', 'Newsroom', '["read:visits","write:rules"]', 1, 'zAscLGbzu5_RoIHGJrob72L2-WRBpDvhUmhSN3asJqE', '2026-11-18T09:00:00.000Z', '2027-11-18T09:00:00.000Z', '2026-11-18', null),
  ('tokentokentokenb', 'workspace-ada', 'ada', 'One site', '["read:visits"]', 0, 'digest-b', '2026-11-18T09:01:00.000Z', '2026-12-18T09:01:00.000Z', null, '2026-11-18T09:02:00.000Z');
insert into api_token_site (token, site) values ('tokentokentokenb', 'site-example');
insert into api_request (id, token, digest, outcome, at) values
  ('request-1', 'tokentokentokena', 'digest', '{"outcome":"saved","savedAt":"2026-11-18T09:02:00.000Z"}', '2026-11-18T09:02:00.000Z');
insert into change (id, workspace_id, at, by_person_id, by_token_id, kind, subject, value) values
  ('change-by-token', 'workspace-ada', '2026-11-18T09:02:00.000Z', 'ada', 'tokentokentokena', 'rules-drafted', 'example.com', null);
