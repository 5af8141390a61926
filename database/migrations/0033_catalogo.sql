-- The catalogue: disciplines, school years, tags, and the matrix of skills (product.md H-04, H-10).
-- Names and codes of disciplines and years are those of the Base Nacional Comum Curricular.

create table disciplina (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 80),
  sigla text not null check (length(sigla) between 1 and 10),
  area text not null check (area in
    ('linguagens', 'matematica', 'ciencias_natureza', 'ciencias_humanas', 'ensino_religioso', 'outras')),
  ordem int not null,
  primary key (tenant_id, id),
  unique (tenant_id, nome),
  unique (tenant_id, sigla)
);
call isolate('disciplina');

-- A stage of schooling, with its years.
create table ensino (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 80),
  ordem int not null,
  primary key (tenant_id, id),
  unique (tenant_id, nome)
);
call isolate('ensino');

create table periodo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  ensino_id bigint not null,
  -- The same in every tenant: ef7 is the seventh year of Ensino Fundamental.
  codigo text not null check (length(codigo) between 1 and 20),
  nome text not null check (length(nome) between 1 and 80),
  ordem int not null,
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  foreign key (tenant_id, ensino_id) references ensino (tenant_id, id)
);
create index periodo_ensino on periodo (tenant_id, ensino_id, ordem);
call isolate('periodo');

-- Words that people give to lessons and playlists; made when first used, one for each spelling without accents.
create table tag (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 40),
  chave text not null generated always as (sem_acento(nome)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, chave)
);
call isolate('tag');

create table curriculo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 120),
  etapa text not null check (etapa in ('infantil', 'fundamental', 'medio', 'eja', 'livre')),
  -- Codes of school years.
  anos text[] not null default '{}',
  base text not null default 'proprio' check (base in ('bncc', 'saeb', 'saeb_2001', 'proprio')),
  status text not null default 'ativo' check (status in ('ativo', 'inativo')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, nome)
);
call isolate('curriculo');

create table categoria (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  curriculo_id bigint not null,
  pai_id bigint,
  -- Whose skills it gathers; absent where they belong to none.
  disciplina_id bigint,
  nome text not null check (length(nome) between 1 and 200),
  sigla text not null default '' check (length(sigla) <= 10),
  ordem int not null check (ordem >= 1),
  cor text check (cor ~ '^#[0-9a-f]{6}$'),
  primary key (tenant_id, id),
  unique (tenant_id, curriculo_id, id),
  foreign key (tenant_id, curriculo_id) references curriculo (tenant_id, id),
  foreign key (tenant_id, curriculo_id, pai_id) references categoria (tenant_id, curriculo_id, id),
  foreign key (tenant_id, disciplina_id) references disciplina (tenant_id, id),
  check (pai_id <> id)
);
create index categoria_curriculo on categoria (tenant_id, curriculo_id, ordem);
create index categoria_pai on categoria (tenant_id, curriculo_id, pai_id) where pai_id is not null;
create index categoria_disciplina on categoria (tenant_id, disciplina_id) where disciplina_id is not null;
call isolate('categoria');

create table habilidade (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  curriculo_id bigint not null,
  categoria_id bigint not null,
  codigo text not null check (length(codigo) between 1 and 30),
  texto text not null check (length(texto) between 1 and 2000),
  -- Codes of school years.
  anos text[] not null default '{}',
  descritor_saeb text check (length(descritor_saeb) <= 20),
  bncc_codigo text check (length(bncc_codigo) <= 20),
  vigencia text not null default 'vigente' check (vigencia in ('vigente', 'revogada')),
  busca text not null generated always as (sem_acento(codigo || ' ' || texto)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, curriculo_id, codigo),
  foreign key (tenant_id, curriculo_id, categoria_id) references categoria (tenant_id, curriculo_id, id)
);
create index habilidade_categoria on habilidade (tenant_id, curriculo_id, categoria_id, codigo);
create index habilidade_codigo on habilidade (tenant_id, codigo);
call isolate('habilidade');

-- What a lesson is about.
alter table aula add foreign key (tenant_id, disciplina_id) references disciplina (tenant_id, id);
create index aula_disciplina on aula (tenant_id, disciplina_id) where disciplina_id is not null;

create table aula_periodo (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  periodo_id bigint not null,
  primary key (tenant_id, aula_id, periodo_id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, periodo_id) references periodo (tenant_id, id)
);
create index aula_periodo_periodo on aula_periodo (tenant_id, periodo_id);
call isolate('aula_periodo');

create table aula_habilidade (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  habilidade_id bigint not null,
  primary key (tenant_id, aula_id, habilidade_id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id)
);
create index aula_habilidade_habilidade on aula_habilidade (tenant_id, habilidade_id);
call isolate('aula_habilidade');

create table aula_tag (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, aula_id, tag_id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references tag (tenant_id, id) on delete cascade
);
create index aula_tag_tag on aula_tag (tenant_id, tag_id);
call isolate('aula_tag');

-- What every tenant begins with. Runs with the rights of whoever makes the tenant, bound to it for these three statements.
create function preencher_catalogo(alvo int) returns void language plpgsql as $$
declare
  antes text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', alvo::text, true);
  insert into disciplina (nome, sigla, area, ordem)
  select nome, sigla, area, row_number() over () from (values
    ('Língua Portuguesa', 'LP', 'linguagens'),
    ('Matemática', 'MA', 'matematica'),
    ('Ciências', 'CI', 'ciencias_natureza'),
    ('História', 'HI', 'ciencias_humanas'),
    ('Geografia', 'GE', 'ciencias_humanas'),
    ('Arte', 'AR', 'linguagens'),
    ('Educação Física', 'EF', 'linguagens'),
    ('Língua Inglesa', 'LI', 'linguagens'),
    ('Língua Espanhola', 'LE', 'linguagens'),
    ('Ensino Religioso', 'ER', 'ensino_religioso'),
    ('Biologia', 'BIO', 'ciencias_natureza'),
    ('Física', 'FIS', 'ciencias_natureza'),
    ('Química', 'QUI', 'ciencias_natureza'),
    ('Filosofia', 'FIL', 'ciencias_humanas'),
    ('Sociologia', 'SOC', 'ciencias_humanas'),
    ('Computação', 'CO', 'outras'),
    ('Projeto de Vida', 'PV', 'outras')
  ) as inicial (nome, sigla, area);
  insert into ensino (nome, ordem) values
    ('Educação Infantil', 1),
    ('Ensino Fundamental – anos iniciais', 2),
    ('Ensino Fundamental – anos finais', 3),
    ('Ensino Médio', 4),
    ('Educação de Jovens e Adultos', 5);
  insert into periodo (ensino_id, codigo, nome, ordem)
  select ensino.id, inicial.codigo, inicial.nome, inicial.ordem from (values
    (1, 'ei1', 'Bebês', 1),
    (1, 'ei2', 'Crianças bem pequenas', 2),
    (1, 'ei3', 'Crianças pequenas', 3),
    (2, 'ef1', '1º ano', 4),
    (2, 'ef2', '2º ano', 5),
    (2, 'ef3', '3º ano', 6),
    (2, 'ef4', '4º ano', 7),
    (2, 'ef5', '5º ano', 8),
    (3, 'ef6', '6º ano', 9),
    (3, 'ef7', '7º ano', 10),
    (3, 'ef8', '8º ano', 11),
    (3, 'ef9', '9º ano', 12),
    (4, 'em1', '1ª série', 13),
    (4, 'em2', '2ª série', 14),
    (4, 'em3', '3ª série', 15),
    (5, 'eja1', 'EJA – anos iniciais', 16),
    (5, 'eja2', 'EJA – anos finais', 17),
    (5, 'eja3', 'EJA – ensino médio', 18)
  ) as inicial (ensino, codigo, nome, ordem)
  join ensino on ensino.tenant_id = alvo and ensino.ordem = inicial.ensino;
  perform set_config('app.tenant_id', antes, true);
end $$;

grant select, insert on disciplina, ensino, periodo to turmalina_registro;

-- A brand that shows another tenant's data has no catalogue of its own.
create function catalogo_do_tenant() returns trigger language plpgsql as $$
begin
  perform preencher_catalogo(new.id);
  return null;
end $$;
create trigger tenant_catalogo after insert on tenant
  for each row when (new.dono_id is null) execute function catalogo_do_tenant();

do $$
declare
  alvo int;
begin
  for alvo in select id from tenant where dono_id is null order by id loop
    perform preencher_catalogo(alvo);
  end loop;
end $$;
