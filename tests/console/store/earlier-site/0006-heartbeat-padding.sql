alter table heartbeat add column padding text not null default '';
insert into migration values ('0006-heartbeat-padding', '2026-11-18T08:00:00.000Z');
update heartbeat set padding = '0000' where id = 1;
