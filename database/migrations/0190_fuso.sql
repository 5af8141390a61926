-- By which of the official hours of Brazil a tenant reckons its days.
alter table tenant add column fuso text not null default 'America/Sao_Paulo' check (fuso in (
  'America/Noronha', 'America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife', 'America/Belem',
  'America/Campo_Grande', 'America/Cuiaba', 'America/Manaus', 'America/Rio_Branco'));
