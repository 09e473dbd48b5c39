create table outbox (
  entry_id text primary key references waitlist (id) on delete cascade,
  attempts integer default 0 not null,
  due_at text not null
);
create index outbox_by_due on outbox (due_at);
insert into migration values ('0002-outbox', '2025-10-16T08:00:00.000Z');
insert into waitlist values
  ('3f0c0f3e-0000-4000-8000-000000000003', 'grace@example.com', 'Grace', 'Hopper',
   'https://www.linkedin.com/in/grace', null, 'en', '/', '2025-10-13',
   '2025-10-16T09:00:00.000Z', '2025-10-16T09:00:00.000Z');
insert into outbox values ('3f0c0f3e-0000-4000-8000-000000000003', 2, '2025-10-16T10:00:00.000Z');
