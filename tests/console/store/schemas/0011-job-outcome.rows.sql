update job set reason = 'refused', failed_at = '2026-11-18T09:01:00.000Z' where id = 'job-1';
