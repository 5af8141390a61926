-- A notice to a network takes files, and is edited: two people who edit it at once are told.

alter table aviso_rede
  add column versao int not null default 1,
  add column editado_em timestamptz;

-- Kept once, whatever the number of its copies.
create table aviso_rede_anexo (
  tenant_id int not null default current_tenant() references tenant,
  aviso_rede_id bigint not null,
  arquivo_id bigint not null,
  ordem smallint not null default 1,
  primary key (tenant_id, aviso_rede_id, arquivo_id),
  unique (tenant_id, arquivo_id),
  foreign key (tenant_id, aviso_rede_id) references aviso_rede (tenant_id, id),
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id)
);
call isolate('aviso_rede_anexo');

-- The files that show with a message: its own, and those of the notice that it is a copy of.
create view mensagem_arquivo with (security_invoker = true) as
select tenant_id, mensagem_id, arquivo_id, ordem from mensagem_anexo
union all
select m.tenant_id, m.id, x.arquivo_id, x.ordem
from mensagem m
join topico t on t.tenant_id = m.tenant_id and t.id = m.topico_id
join aviso_rede_anexo x on x.tenant_id = t.tenant_id and x.aviso_rede_id = t.aviso_rede_id
where m.abertura;
grant select on mensagem_arquivo to turmalina_app;
