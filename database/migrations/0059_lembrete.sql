-- What people were told by the clock (H-26): each mark holds the instant that it speaks of, so that a new date is told anew.

-- A day before a lesson opens in a class, or its time ends.
alter table turma_aula add column inicio_lembrado timestamptz, add column fim_lembrado timestamptz;
create index turma_aula_abre on turma_aula (tenant_id, inicio)
  where removida_em is null and inicio_lembrado is distinct from inicio;
create index turma_aula_fecha on turma_aula (tenant_id, fim)
  where removida_em is null and fim_lembrado is distinct from fim;

-- The same of playlists.
alter table playlist_vinculo add column inicio_lembrado timestamptz, add column fim_lembrado timestamptz;
create index playlist_vinculo_abre on playlist_vinculo (tenant_id, inicio) where inicio_lembrado is distinct from inicio;
create index playlist_vinculo_fecha on playlist_vinculo (tenant_id, fim) where fim_lembrado is distinct from fim;

-- A day before a live lesson begins.
alter table encontro add column vespera_lembrada timestamptz;
create index encontro_vespera on encontro (tenant_id, inicio)
  where estado = 'agendada' and vespera_lembrada is distinct from inicio;

-- A week after a delivery was sent and nobody marked it.
alter table entrega add column espera_lembrada timestamptz;
create index entrega_espera on entrega (tenant_id, enviada_em)
  where estado = 'enviada' and espera_lembrada is distinct from enviada_em;
