-- What words of a file mean, for all its lines: roles and schools as another system calls them.
alter table lote add column sentidos jsonb not null default '{}';
