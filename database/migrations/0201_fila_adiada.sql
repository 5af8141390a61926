-- What a person put off, of the lines of their queue: until a moment, or until something new of it comes.
create table fila_adiada (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  tipo text not null check (tipo in ('retida', 'corrigir', 'fora_do_limite', 'parados', 'nao_abriram', 'entrada',
    'sem_resposta', 'sem_nota')),
  turma_id bigint not null,
  -- What the line is about in the class; 0: the class itself.
  alvo_id bigint not null check (alvo_id >= 0),
  adiada_em timestamptz not null,
  -- Absent: it stands again with the next of it that comes.
  ate timestamptz,
  primary key (tenant_id, usuario_id, tipo, turma_id, alvo_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  check (ate > adiada_em)
);
create index fila_adiada_turma on fila_adiada (tenant_id, turma_id);
create index fila_adiada_em on fila_adiada (tenant_id, adiada_em);
call isolate('fila_adiada');
