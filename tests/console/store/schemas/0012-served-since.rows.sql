update dns_connection set served_since = '2026-11-18T09:01:00.000Z' where site = 'site-proxied';
