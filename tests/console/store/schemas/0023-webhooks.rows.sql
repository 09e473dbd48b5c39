insert into webhook (id, workspace_id, format, address, host, secret, previous_secret, previous_until, language, kinds, sites, created_at, failing_since, disabled_at) values
  ('webhook-1', 'workspace-ada', 'signed', 'sealed', 'example.com', 'sealed', 'sealed', '2026-11-19T09:00:00.000Z', 'en', '["rules.published"]', '["site-example"]', '2026-11-18T09:00:00.000Z', '2026-11-18T09:05:00.000Z', '2026-11-21T09:05:00.000Z');
insert into webhook_event (id, workspace, site, kind, about, facts, at) values
  ('msg_1', 'workspace-ada', 'site-example', 'rules.published', 'site-example 1', '{"version":1,"mode":"observe"}', '2026-11-18T09:05:00.000Z');
insert into webhook_delivery (id, webhook, event, due_at, attempts, tries, expires_at, done_at, outcome) values
  ('delivery-1', 'webhook-1', 'msg_1', '2026-11-18T09:05:00.000Z', 1, 1, '2026-11-21T09:05:00.000Z', '2026-11-18T09:05:01.000Z', 'delivered');
insert into webhook_attempt (delivery, number, at, took_ms, outcome, status, answer) values
  ('delivery-1', 1, '2026-11-18T09:05:01.000Z', 40, 'delivered', 200, 'ok');
insert into site_watch (site, since, due_at, attempts) values
  ('site-example', '2026-11-18T09:00:00.000Z', '2026-11-18T09:06:00.000Z', 3);
insert into site_alert (site, kind, about, id, facts, at) values
  ('site-example', 'crawler.new', 'GPTBot', 'alert-1', '{"crawler":"GPTBot","visits":3}', '2026-11-18T09:05:00.000Z');
update mail_choice set instant = 1;
