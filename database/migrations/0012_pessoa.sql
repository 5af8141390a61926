-- What a school must know of a person beyond the name; each field has its purpose in the registry (areas/paginas/privacidade.ts).

create table dado_pessoal (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  -- The registered name, where the name everybody sees (usuario.nome) is a social one (Decreto 8.727/2016).
  nome_civil text check (length(nome_civil) between 1 and 150),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  ra text check (length(ra) between 1 and 20),
  inep text check (inep ~ '^[0-9]{12}$'),
  data_nascimento date check (data_nascimento between '1900-01-01' and '2100-01-01'),
  telefone text check (telefone ~ '^[0-9]{10,13}$'),
  -- Fields that somebody changed by hand: a batch leaves them alone unless told otherwise (H-22).
  editados text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  unique (tenant_id, cpf),
  unique (tenant_id, ra),
  unique (tenant_id, inep),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('dado_pessoal');

-- Kept apart (H-27): read only by whoever was granted it, each reading in the log.
create table laudo (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  laudo boolean not null default true,
  deficiencia text not null default '' check (length(deficiencia) <= 300),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('laudo');

-- An explicit grant to read what is kept apart, in a network and what lies below it; without one, nobody may.
create table concessao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  dado text not null check (dado in ('laudo', 'nascimento')),
  rede_id bigint not null,
  motivo text not null check (length(motivo) between 3 and 300),
  concedida_por bigint,
  inicio timestamptz not null default now(),
  fim timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, usuario_id, dado, rede_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade
);
call isolate('concessao');
