insert into share (id, site, token_digest, name, shows_rules, is_indexed, embedder, created_at, by_person_id) values
  ('share-public', 'site-example', null, null, 1, 1, 'https://example.com', '2026-11-18T09:01:00.000Z', 'ada'),
  ('share-link', 'site-example', 'rW_p2IhAkWwdUfjjlbfHanZxhnh_yHjSqfP-UW-KqOw', 'Press', 0, 0, null, '2026-11-18T09:01:00.000Z', 'ada');
