-- Support access ("ver como", H-01) lasts no longer than the session it was opened from; finding things in the log.

alter table sessao
  -- The session of whoever looks through this one: when it ends, so does this.
  add column suporte_sessao_id bigint,
  add foreign key (tenant_id, suporte_sessao_id) references sessao (tenant_id, id) on delete cascade,
  add check ((suporte_id is null) = (suporte_sessao_id is null)),
  add check ((metodo = 'suporte') = (suporte_id is not null));
create index sessao_suporte on sessao (tenant_id, suporte_sessao_id) where suporte_sessao_id is not null;

create index auditoria_quando on auditoria (tenant_id, quando, numero);
create index auditoria_acao on auditoria (tenant_id, acao, numero desc);
create index auditoria_suporte on auditoria (tenant_id, suporte_id, numero desc) where suporte_id is not null;
