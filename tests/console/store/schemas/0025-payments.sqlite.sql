create table if not exists "migration" ("name" text primary key, "applied_at" text not null);
create table "payee" ("workspace_id" text primary key references "workspace" ("id") on delete cascade, "wallet" text, "network" text, "wallet_changed_at" text, "stripe_sealed" text, "stripe_masked" text, "stripe_is_test" integer default 0 not null, "stripe_changed_at" text);
create table "payment" ("id" text primary key, "order_id" text not null references "market_order" ("id"), "workspace_id" text not null, "rail" text not null, "state" text not null, "amount" text not null, "asset" text not null, "network" text, "payer" text, "nonce" text, "presented" text, "session" text, "checkout_url" text, "external" text, "good_until" text not null, "created_at" text not null, "settled_at" text, "reason" text, "asked_at" text, "refunded" text default '0' not null, "due_at" text not null, "attempts" integer default 0 not null, constraint "payment_signed_once" unique ("network", "payer", "nonce"), constraint "payment_session_once" unique ("workspace_id", "session"));
create unique index "payment_of_order" on "payment" ("order_id") where "state" in ('submitted', 'unknown', 'settled');
create index "payment_due" on "payment" ("due_at") where "state" in ('submitted', 'unknown');
create index "payment_by_external" on "payment" ("workspace_id", "external");
create table "stripe_event" ("workspace_id" text not null, "id" text not null, "received_at" text not null, constraint "stripe_event_key" primary key ("workspace_id", "id"));
create index "stripe_event_by_time" on "stripe_event" ("received_at");
insert into migration (name, applied_at) values ('0025-payments', '2026-11-19T08:13:57.792Z');
