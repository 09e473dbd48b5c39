update dns_connection set heard_at = '2026-11-18T09:04:00.000Z' where site = 'site-proxied';
