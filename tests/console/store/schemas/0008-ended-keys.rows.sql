insert into ended_key (secret_digest, site_id, ended_at) values
  ('5FEigPN_JY5-oziehXZ44LMK-S7-7CgBABlkQAACV9U', 'site-example', '2026-11-18T09:01:00.000Z');
