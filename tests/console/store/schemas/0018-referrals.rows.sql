insert into referral_day (site, day, assistant, people) values ('site-example', 20776, 'chatgpt.com', 7);
insert into referral_page_day (site, day, assistant, path, people) values ('site-example', 20776, 'chatgpt.com', '/a', 5);
insert into unlisted_day (site, day, name, visits) values ('site-example', 20776, 'scout', 2);
