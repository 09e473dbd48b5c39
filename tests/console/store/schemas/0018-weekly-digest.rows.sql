update membership set reports_stopped_at = '2026-11-18T09:07:00.000Z', reported_day = 20773 where workspace_id = 'workspace-ada' and person_id = 'ada';
