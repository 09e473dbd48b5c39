create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
insert into crawler (id, token) select coalesce(max(id), 0) + 1, 'GPTBot' from crawler where true
            on conflict do nothing;
insert into "visit_day" ("site", "day", "crawler", "identity", "decision", "status", "robots", "visits") values ('thepublicwebsite', 20774, 1, 0, 3, 2, 0, 3) on conflict ("site", "day", "crawler", "identity", "decision", "status", "robots") do update set "visits" = visit_day.visits + excluded.visits;
insert into "crawler_seen" ("site", "crawler", "first_day", "last_time") values ('thepublicwebsite', 1, 20774, 1794873600000) on conflict ("site", "crawler") do update set "first_day" = case when excluded.first_day < crawler_seen.first_day
            then excluded.first_day else crawler_seen.first_day end, "last_time" = case when excluded.last_time > crawler_seen.last_time
            then excluded.last_time else crawler_seen.last_time end;
drop table "ledger";
insert into migration (name, applied_at) values ('0017-ledger-into-visits', '2026-11-19T01:11:12.707Z');
