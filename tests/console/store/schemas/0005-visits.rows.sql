insert into crawler (id, token) values
  (1, 'GPTBot'),
  (2, 'ClaudeBot');
insert into crawler_seen (site, crawler, first_day, last_time) values
  ('site-example', 1, 20775, 1794992400000),
  ('site-example', 2, 20775, 1794992400000);
insert into imported_day (site, day, crawler, visits) values
  ('site-example', 20700, 1, 12);
insert into intake_day (site, day, accepted, unknown, repeated, late, malformed) values
  ('site-example', 20775, 4, 0, 0, 1, 2);
insert into page (site, id, section, path) values
  ('site-example', 1, '', ''),
  ('site-example', 2, '', '/');
insert into page_day (site, day, page, crawler, visits) values
  ('site-example', 20775, 1, 1, 3),
  ('site-example', 20775, 2, 2, 1);
insert into recent_visit (site, number, time, crawler, identity, decision, status, robots, status_code, path) values
  ('site-example', 1, 1794992400000, 1, 0, 3, 2, 0, 402, '/recettes/brioche'),
  ('site-example', 2, 1794992400000, 2, 0, 0, 0, 0, 200, '/'),
  ('site-example', 3, 1794992400000, 1, 0, 1, 3, 0, 403, '/recettes/brioche'),
  ('site-example', 4, 1794992400000, 1, 0, 1, 3, 0, 403, '/recettes/brioche');
insert into visit_batch (site, id, day) values
  ('site-example', 'batch-3', 20775),
  ('site-example', 'batch-7', 20775);
insert into visit_day (site, day, crawler, identity, decision, status, robots, visits) values
  ('site-example', 20775, 1, 0, 1, 3, 0, 2),
  ('site-example', 20775, 1, 0, 3, 2, 0, 1),
  ('site-example', 20775, 2, 0, 0, 0, 0, 1);
insert into visit_event (site, id, day) values
  ('site-example', 'event-4', 20775);
insert into visit_hour (site, hour, crawler, identity, decision, status, robots, visits) values
  ('site-example', 498609, 1, 0, 1, 3, 0, 2),
  ('site-example', 498609, 1, 0, 3, 2, 0, 1),
  ('site-example', 498609, 2, 0, 0, 0, 0, 1);
insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at) values
  ('site-example', 4, 2, 1, 1, 4996, 1794992460000);
