create table rate_limit (key varchar(255) primary key, points integer default 0 not null, expire bigint);
insert into migration values ('0004-rate-limit', '2025-10-18T08:00:00.000Z');
