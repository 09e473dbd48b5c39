create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
alter table "site" add column "zones" text default '[{"from":0,"zone":"UTC"}]' not null;
update site set zones = case
        when exists (select 1 from visit_site where visit_site.site = site.id)
          or exists (select 1 from imported_day where imported_day.site = site.id)
        then '[{"from":0,"zone":"UTC"},{"from":' || '1795065300000' || ',"zone":"' || (select time_zone from workspace where workspace.id = site.workspace_id) || '"}]'
        else '[{"from":0,"zone":"' || (select time_zone from workspace where workspace.id = site.workspace_id) || '"}]' end
      where id <> 'thepublicwebsite' and (select time_zone from workspace where workspace.id = site.workspace_id) <> 'UTC';
insert into migration (name, applied_at) values ('0018-site-zones', '2026-11-19T04:52:55.262Z');
