create table migration (name text primary key, applied_at text not null);
create table waitlist (
  id text primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  linkedin text,
  website text,
  language text not null,
  page text,
  consent text not null,
  created_at text not null,
  last_contact_at text not null
);
create index waitlist_in_order on waitlist (created_at, id);
create index waitlist_by_contact on waitlist (last_contact_at);
insert into migration values ('0001-waitlist', '2025-10-13T08:00:00.000Z');
insert into waitlist values
  ('3f0c0f3e-0000-4000-8000-000000000001', 'ada@example.com', 'Ada', 'Lovelace', null, 'https://example.com/',
   'en', '/pricing', '2025-10-13', '2025-10-13T09:00:00.000Z', '2025-10-13T09:00:00.000Z'),
  ('3f0c0f3e-0000-4000-8000-000000000002', 'jean@example.com', 'Jean-François', 'L’Hôpital', null, null,
   'fr', null, '2025-10-13', '2025-10-14T09:00:00.000Z', '2025-10-15T09:00:00.000Z');
