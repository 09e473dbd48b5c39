insert into pro_invitation (email_digest, invited_at) values
  ('84c3Op9E57MX9tw_KOGAd4jKF0xEwkd0X_-q-6ywS74', '2026-11-18T09:01:00.000Z');
