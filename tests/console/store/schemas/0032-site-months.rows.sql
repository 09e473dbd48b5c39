insert into site_month (site, month, currency, source, earned, visits) values
  ('site-example', '2026-10', 'EUR', 'agreement', 4000, 1);
insert into summed_month (month) values ('2026-10');
