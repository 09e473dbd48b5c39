update workspace set delete_at = '2026-11-25T09:01:00.000Z' where id = 'workspace-eve';
