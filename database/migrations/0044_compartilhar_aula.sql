-- Lessons and playlists among what is shared with a class: while they are, the class may do them (H-23, H-31).

alter table compartilhamento
  add column aula_id bigint,
  add column playlist_id bigint,
  add foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  add foreign key (tenant_id, playlist_id) references playlist (tenant_id, id) on delete cascade,
  drop constraint compartilhamento_check,
  add constraint compartilhamento_uma_coisa check (num_nonnulls(url, arquivo_id, aula_id, playlist_id) = 1);
create index compartilhamento_aula on compartilhamento (tenant_id, aula_id) where aula_id is not null;
create index compartilhamento_playlist on compartilhamento (tenant_id, playlist_id) where playlist_id is not null;

-- Which playlist reaches which class, by itself, by a network above it, or shared with it (then without a link).
create or replace view turma_playlist with (security_invoker = true) as
select v.tenant_id, v.turma_id, v.playlist_id, v.id as vinculo_id, v.inicio, v.fim
from playlist_vinculo v where v.turma_id is not null
union all
select v.tenant_id, t.id, v.playlist_id, v.id, v.inicio, v.fim
from playlist_vinculo v
join rede r on r.tenant_id = v.tenant_id and v.rede_id = any (r.caminho)
join turma t on t.tenant_id = r.tenant_id and t.rede_id = r.id
where v.rede_id is not null
union all
select c.tenant_id, c.turma_id, c.playlist_id, null, null, (c.ate + 1)::timestamp at time zone 'America/Sao_Paulo'
from compartilhamento c
where c.playlist_id is not null and c.revogado_em is null;

-- Which lesson reaches which class without being given to it: by a playlist, or shared with it; from when to when.
create view turma_alcance with (security_invoker = true) as
select p.tenant_id, p.turma_id, a.aula_id, p.inicio, p.fim
from turma_playlist p
join playlist_aula a on a.tenant_id = p.tenant_id and a.playlist_id = p.playlist_id
union all
select c.tenant_id, c.turma_id, c.aula_id, null, (c.ate + 1)::timestamp at time zone 'America/Sao_Paulo'
from compartilhamento c
where c.aula_id is not null and c.revogado_em is null;
grant select on turma_alcance to turmalina_app;
