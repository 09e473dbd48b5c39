create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create index "change_by_person" on "change" ("by_person_id");
create index "change_by_subject" on "change" ("subject");
create index "policy_version_by_person" on "policy_version" ("by_person_id");
create index "policy_draft_by_person" on "policy_draft" ("by_person_id");
create index "challenge_by_person" on "challenge" ("person_id");
create index "challenge_by_email" on "challenge" ("email");
create index "invitation_by_email" on "invitation" ("email");
insert into migration (name, applied_at) values ('0013-indexes-of-people', '2026-11-18T20:59:43.463Z');
