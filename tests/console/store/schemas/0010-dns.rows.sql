insert into dns_connection (site, certificate_key, test) values
  ('site-proxied', 'sha256-key', '{"at":"2026-11-18T09:01:00.000Z","destination":{"ip":"203.0.113.7","port":443},"redirection":{"state":"through"},"reachability":{"state":"answered"},"claim":"proven"}');
insert into dns_target (label, site, domain_digest, created_at) values
  ('vpfwbgqbdxbthcgvx7cz', 'site-proxied', 'oLDBjGUjQwFs4FRt6w4WdHCZKyA7GcOvq51lLwI6Tc8', '2026-11-18T09:01:00.000Z');
