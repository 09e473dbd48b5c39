insert into heartbeat (id, beat_at, padding) values
  (1, '2026-11-18T20:29:37.229Z', 'x');
insert into rate_limit (key, points, expire) values
  ('sign-in:digest', 3, 1763456400000);
insert into job (id, kind, key, payload, attempts, due_at, done_at) values
  ('job-5', 'mail', 'code KVBzrD99o6wenzq48tUR5ZcMK_7oBRd07YjW0cMkAWw', '{"about":"code","to":"ada@example.com","challengeId":"KVBzrD99o6wenzq48tUR5ZcMK_7oBRd07YjW0cMkAWw","language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null),
  ('job-2', 'mail', 'code gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw', '{"about":"code","to":"new@example.com","challengeId":"gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw","language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null),
  ('job-7', 'mail', 'code gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw old', '{"about":"code","to":"ada@example.com","challengeId":"gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw old","isForOldAddress":true,"language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null),
  ('job-8', 'mail', 'invitation invitation-1', '{"about":"invitation","to":"friend@example.com","language":"fr","invitationId":"invitation-1","workspace":"Ada","inviter":"Ada","role":"reader","expiresAt":"2026-11-25T09:01:00.000Z"}', 1, '2026-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z'),
  ('job-6', 'dns-watch', 'site-proxied 2026-11-18', '{"siteId":"site-proxied","until":"2026-11-21T09:01:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null),
  ('job-3', 'mail', 'pro 84c3Op9E57MX9tw_KOGAd4jKF0xEwkd0X_-q-6ywS74', '{"about":"pro","to":"friend@example.com","language":"fr","expiresAt":"2026-12-18T09:01:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null),
  ('job-1', 'mail', 'workspace-deletion workspace-eve eve 2026-11-25T09:01:00.000Z', '{"about":"workspace-deletion","to":"eve@example.com","language":"fr","workspaceId":"workspace-eve","workspace":"eve@example.com","expiresAt":"2026-11-25T09:01:00.000Z"}', 1, '2026-11-18T09:01:00.000Z', null),
  ('job-4', 'mail', 'history workspace-eve eve 2026-11-18T09:01:00.000Z', '{"about":"history","to":"eve@example.com","language":"fr","workspaceId":"workspace-eve","workspace":"eve@example.com","expiresAt":"2026-12-18T09:01:00.000Z"}', 0, '2026-11-18T09:01:00.000Z', null);
