create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "job_about" ("about" text not null, "job" text not null references "job" ("id") on delete cascade, constraint "job_about_key" primary key ("about", "job"));
create index "job_about_by_job" on "job_about" ("job");
alter table "job" add column "expires_at" text;
alter table "job" add column "errors" integer default 0 not null;
select person_id from challenge where id = 'KVBzrD99o6wenzq48tUR5ZcMK_7oBRd07YjW0cMkAWw';
update job set expires_at = '2026-11-18T09:11:00.000Z', payload = '{"about":"code","to":"ada@example.com","challengeId":"KVBzrD99o6wenzq48tUR5ZcMK_7oBRd07YjW0cMkAWw","language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}' where id = 'job-5';
insert into job_about (about, job) values ('tfyF5VdV-eDQMKEKtEKbaylEhV-aDWAHf-gyvsvEHXI', 'job-5');
select person_id from challenge where id = 'gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw';
update job set expires_at = '2026-11-18T09:11:00.000Z', payload = '{"about":"code","to":"new@example.com","challengeId":"gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw","language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}' where id = 'job-2';
insert into job_about (about, job) values ('8AMFAQIzJ0N7BuXG-H33hxuOcErmCNHQt7JP3SoGxxY', 'job-2');
insert into job_about (about, job) values ('ada', 'job-2');
select person_id from challenge where id = 'gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw';
update job set expires_at = '2026-11-18T09:11:00.000Z', payload = '{"about":"code","to":"ada@example.com","challengeId":"gkE_xo0RNdX_o7Er0_h7XjGVMfX8FhMjleaLONJ7BMw old","isForOldAddress":true,"language":"en","expiresAt":"2026-11-18T09:11:00.000Z"}' where id = 'job-7';
insert into job_about (about, job) values ('tfyF5VdV-eDQMKEKtEKbaylEhV-aDWAHf-gyvsvEHXI', 'job-7');
insert into job_about (about, job) values ('ada', 'job-7');
select invitation.workspace_id, change.by_person_id from invitation left join change
        on change.workspace_id = invitation.workspace_id and change.kind = 'person-invited'
        and change.subject = invitation.email and change.at = invitation.created_at
        where invitation.id = 'invitation-1';
update job set expires_at = '2026-11-25T09:01:00.000Z', payload = '{"about":"invitation","language":"fr","expiresAt":"2026-11-25T09:01:00.000Z","to":"friend@example.com","invitationId":"invitation-1","inviterId":"ada"}' where id = 'job-8';
insert into job_about (about, job) values ('84c3Op9E57MX9tw_KOGAd4jKF0xEwkd0X_-q-6ywS74', 'job-8');
insert into job_about (about, job) values ('invitation-1', 'job-8');
insert into job_about (about, job) values ('workspace-ada', 'job-8');
update job set expires_at = '2026-11-21T10:01:00.000Z', payload = '{"siteId":"site-proxied","until":"2026-11-21T09:01:00.000Z"}' where id = 'job-6';
insert into job_about (about, job) values ('site-proxied', 'job-6');
update job set expires_at = '2026-12-18T09:01:00.000Z', payload = '{"about":"pro","to":"friend@example.com","language":"fr","expiresAt":"2026-12-18T09:01:00.000Z"}' where id = 'job-3';
insert into job_about (about, job) values ('84c3Op9E57MX9tw_KOGAd4jKF0xEwkd0X_-q-6ywS74', 'job-3');
update job set expires_at = '2026-12-18T09:01:00.000Z', payload = '{"about":"history","language":"fr","workspaceId":"workspace-eve","expiresAt":"2026-12-18T09:01:00.000Z","to":"eve@example.com"}' where id = 'job-4';
insert into job_about (about, job) values ('0FdMSWbSwyYZNiL-68ZJkcW1mAeuaPqCVbJsefS_kXo', 'job-4');
insert into job_about (about, job) values ('workspace-eve', 'job-4');
insert into job_about (about, job) values ('eve', 'job-4');
update job set expires_at = '2026-11-25T09:01:00.000Z', payload = '{"about":"workspace-deletion","language":"fr","workspaceId":"workspace-eve","expiresAt":"2026-11-25T09:01:00.000Z","to":"eve@example.com"}' where id = 'job-1';
insert into job_about (about, job) values ('0FdMSWbSwyYZNiL-68ZJkcW1mAeuaPqCVbJsefS_kXo', 'job-1');
insert into job_about (about, job) values ('workspace-eve', 'job-1');
insert into job_about (about, job) values ('eve', 'job-1');
insert into migration (name, applied_at) values ('0013-job-subjects', '2026-11-18T20:59:44.892Z');
