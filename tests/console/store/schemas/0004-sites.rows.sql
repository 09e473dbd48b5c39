insert into site (id, workspace_id, domain, bare_domain, name, connector, destination_ip, destination_port, status, created_at, connected_at) values
  ('site-example', 'workspace-ada', 'example.com', 'example.com', 'Example', 'middleware', null, null, 'connected', '2026-11-18T09:01:00.000Z', '2026-11-18T09:02:00.000Z'),
  ('site-proxied', 'workspace-ada', 'www.proxied.example', 'proxied.example', null, 'dns', '203.0.113.7', 443, 'pending', '2026-11-18T09:01:00.000Z', null);
insert into removed_site (id, removed_at) values
  ('site-gone', '2026-11-18T09:01:00.000Z');
insert into site_key (id, site_id, secret_digest, created_at, last_used_at) values
  ('95fccfe3-f1ee-4ea5-afbe-08a64fff8614', 'site-example', 'RoCjbiWX1bYGySMJDyvwpXWhbXCDII1Zf-ouh9BDve4', '2026-11-18T09:01:00.000Z', null),
  ('9e009a4c-6262-44b7-8ebf-57db57670b80', 'site-proxied', '1K2WK9Qh4zYDa32m02mcLMv6LSWlmfg-j0ZLZsrNOKs', '2026-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z'),
  ('91b8aa02-8c9e-46eb-8469-65ad0fdb4313', 'site-example', 'LHDhK3oGRvkiefQnx7OOczTY5Tic_xZ6HcMOc_gmtoM', '2026-11-18T09:01:00.000Z', '2026-11-18T09:01:00.000Z');
