insert into secret_fingerprint (id, fingerprint, since) values (1, 'a-digest', '2026-11-18T09:04:00.000Z');
