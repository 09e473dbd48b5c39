create table heartbeat (id integer primary key, beat_at text not null);
insert into migration values ('0003-heartbeat', '2025-10-17T08:00:00.000Z');
insert into heartbeat values (1, '2025-10-17T09:00:00.000Z');
