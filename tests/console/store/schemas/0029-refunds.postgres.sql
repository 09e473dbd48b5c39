create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "stripe_refund" ("workspace_id" text not null, "id" text not null, "intent" text not null, "amount" text not null, "asset" text not null, "state" text not null, "counted" text, "forget_at" text, constraint "stripe_refund_key" primary key ("workspace_id", "id"));
create index "stripe_refund_of_intent" on "stripe_refund" ("workspace_id", "intent");
create index "stripe_refund_over" on "stripe_refund" ("forget_at");
insert into migration (name, applied_at) values ('0029-refunds', '2026-11-19T13:37:19.140Z');
