create table "pro_invitation" ("email_digest" text primary key, "invited_at" text not null);
insert into migration (name, applied_at) values ('0010-pro-invitations', '2026-11-18T06:00:00.000Z');
