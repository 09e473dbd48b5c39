create table ledger (
  day text not null,
  crawler text not null,
  identity text not null,
  decision text not null,
  status text not null,
  pages text not null,
  visits bigint not null,
  constraint ledger_key primary key (day, crawler, identity, decision, status, pages)
);
insert into migration values ('0005-ledger', '2026-11-16T08:00:00.000Z');
insert into ledger values
  ('2026-11-16', 'GPTBot', 'verified', 'charge', '402', 'home', 12),
  ('2026-11-16', 'Googlebot', 'verified', 'allow', '2xx', 'pages', 3);
