update workspace set left_pro_at = '2026-11-18T09:01:00.000Z' where id = 'workspace-eve';
