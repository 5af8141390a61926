-- What was written for a screen of a version, its key among it: authors compare and take it up again. Apart from
-- versao_tela, whose readings are for learners.
create table versao_escrita (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  versao int not null,
  tela_id bigint not null,
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  primary key (tenant_id, aula_id, versao, tela_id),
  foreign key (tenant_id, aula_id, versao, tela_id)
    references versao_tela (tenant_id, aula_id, versao, tela_id) on delete cascade
);

-- Of versions that were published before, those whose screens still stand as they were. Earlier ones can be read,
-- but not taken up again.
insert into versao_escrita (tenant_id, aula_id, versao, tela_id, conteudo)
select v.tenant_id, v.aula_id, v.versao, v.tela_id, t.conteudo
from versao_tela v
join aula a on a.tenant_id = v.tenant_id and a.id = v.aula_id and a.versao = v.versao
join tela t on t.tenant_id = v.tenant_id and t.id = v.tela_id and t.alterada_em <= a.publicada_em;

call isolate('versao_escrita');
