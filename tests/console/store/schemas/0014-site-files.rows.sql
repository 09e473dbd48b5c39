update site_files set read_at = '2026-11-18T09:01:00.000Z', files = '[{"path":"/robots.txt","outcome":"read","text":"User-agent: *"}]' where site = 'site-example';
update policy_connector set sent_version = 2 where site = 'site-example';
