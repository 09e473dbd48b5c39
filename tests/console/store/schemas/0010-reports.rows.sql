update person set mails_stopped_at = '2026-11-18T09:01:00.000Z' where id = 'ada';
update workspace set time_zone = 'Europe/Paris', reported_day = 20774, alerted_day = 20775 where id = 'workspace-ada';
update workspace set time_zone = 'Europe/Paris', reported_day = 20774, alerted_day = 20775 where id = 'workspace-eve';
insert into mail_choice (person_id, site_id, reports, alerts) values
  ('ada', 'site-example', 1, 0);
