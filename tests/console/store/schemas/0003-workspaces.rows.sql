insert into workspace (id, name, plan, created_at) values
  ('workspace-ada', 'The Example', 'pro', '2026-11-17T09:00:00.000Z'),
  ('workspace-eve', 'eve@example.com', 'free', '2026-11-17T09:00:00.000Z');
insert into membership (workspace_id, person_id, role, created_at) values
  ('workspace-ada', 'ada', 'owner', '2026-11-17T09:00:00.000Z'),
  ('workspace-eve', 'eve', 'owner', '2026-11-17T09:00:00.000Z');
insert into invitation (id, workspace_id, email, role, created_at, expires_at) values
  ('invitation-1', 'workspace-ada', 'friend@example.com', 'reader', '2026-11-18T09:01:00.000Z', '2026-11-25T09:01:00.000Z');
insert into "change" (id, workspace_id, at, by_person_id, kind, subject, value) values
  ('47fdbf02-c967-4fa7-b424-bd2dad01f38d', 'workspace-ada', '2026-11-17T09:00:00.000Z', 'ada', 'workspace-created', null, null),
  ('22648fe8-d0c1-4172-b4d9-a07450b99726', 'workspace-ada', '2026-11-17T09:00:00.000Z', null, 'plan-changed', null, 'pro'),
  ('b1f64c93-5509-4953-92a2-515b827c88f8', 'workspace-eve', '2026-11-17T09:00:00.000Z', 'eve', 'workspace-created', null, null),
  ('9174e6b6-e8c5-4535-b633-809668a8de97', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'person-invited', 'friend@example.com', 'reader'),
  ('38d97709-5563-4809-8bbd-a85e0be06d07', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'workspace-renamed', null, 'The Example'),
  ('bad1097e-f288-4162-87f8-ce2101128367', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'site-added', 'example.com', 'middleware'),
  ('f777552b-675e-4ff5-b6c6-0c277689b008', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'site-added', 'www.proxied.example', 'dns'),
  ('15515c3a-27fa-4864-8b01-cc8bace63f18', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'site-added', null, null),
  ('305f07b5-b563-4bf0-80f9-392fc871fb43', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'site-changed', 'example.com', 'Example'),
  ('49fabf21-f987-4f58-8019-704bdc3ef8ee', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'site-removed', null, null),
  ('9f6836ae-af67-44d7-be96-ccef8493cfa6', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'key-created', 'example.com', null),
  ('6124477f-a711-4872-848d-d4bc18a54db5', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'key-created', 'example.com', null),
  ('e044e4c3-f1bb-43b5-8eb5-2a483d8652c6', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'rules-published', 'example.com', '1'),
  ('b4bf765d-bba0-428e-a8e4-40670f39a42b', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'rules-restored', 'example.com', '2'),
  ('c47fbf25-e8e0-4265-86b7-da27d4ddb0d7', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'license-issued', 'example.com', 'Example AI'),
  ('1f5d14c7-e0f4-4dc0-960a-f105f9a7653b', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'license-renewed', 'example.com', 'Example AI'),
  ('7100d63e-4221-437f-bc71-52cb2d2710e0', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'license-withdrawn', 'example.com', 'Example AI'),
  ('02231028-0b5f-4855-bb68-b59e780c3869', 'workspace-ada', '2026-11-18T09:01:00.000Z', 'ada', 'certificate-accepted', 'www.proxied.example', null),
  ('e4209d29-1890-4026-b671-e30b5d7ed2d1', 'workspace-ada', '2026-11-18T09:01:00.000Z', null, 'domain-proven', 'www.proxied.example', null),
  ('9120ea3a-eec0-4c3d-a6b1-b6d36d61ded7', 'workspace-eve', '2026-11-18T09:01:00.000Z', 'eve', 'deletion-planned', null, null),
  ('99fbdff1-aa9a-4757-b6dd-a51a135c196b', 'workspace-eve', '2026-11-18T09:01:00.000Z', null, 'plan-changed', null, 'pro'),
  ('afe2562d-8e4a-4679-83c3-da313fc9189b', 'workspace-eve', '2026-11-18T09:01:00.000Z', null, 'plan-changed', null, 'free');
