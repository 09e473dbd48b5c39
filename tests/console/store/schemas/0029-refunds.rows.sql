insert into stripe_refund (workspace_id, id, intent, amount, asset, state, counted, forget_at) values
  ('workspace-ada', 're_1', 'pi_1', '2.5', 'EUR', 'succeeded', null, '2026-12-20T13:30:00.000Z'),
  ('workspace-ada', 're_2', 'pi_2', '1', 'EUR', 'failed', '0', null);
