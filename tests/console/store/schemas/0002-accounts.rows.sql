insert into person (id, email, name, language, terms, workspace_id, created_at) values
  ('ada', 'ada@example.com', 'Ada', 'en', '2026-11', 'workspace-ada', '2026-11-17T09:00:00.000Z'),
  ('eve', 'eve@example.com', null, 'fr', null, null, '2026-11-17T09:00:00.000Z');
insert into challenge (id, purpose, email, person_id, tries, expires_at) values
  ('KVBzrD99o6wenzq48tUR5ZcMK_7oBRd07YjW0cMkAWw', 'sign-in', 'ada@example.com', null, 0, '2026-11-18T09:11:00.000Z'),
  ('gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw', 'address', 'new@example.com', 'ada', 0, '2026-11-18T09:11:00.000Z');
insert into session (id, person_id, token_digest, previous_digest, rotated_at, browser, created_at, last_seen_at, proven_at) values
  ('0613d90f-0e58-4b09-acbd-7a7921387687', 'ada', 'PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A', 'MSBKLD_lWRstjsicuufBKqEDRWJy3f91tdWLSDWgoUA', '2026-11-18T09:01:00.000Z', 'Firefox, Linux', '2026-11-17T09:00:00.000Z', '2026-11-18T09:01:00.000Z', '2026-11-17T09:00:00.000Z');
insert into passkey (id, person_id, public_key, counter, transports, name, created_at, last_used_at) values
  ('credential', 'ada', 'key', 2, 'internal', 'Phone', '2026-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z');
