-- A person's own account: sign-ups that wait for their e-mail, mail refused by category, removals that can be undone.

-- Who may make an account: nobody by themselves, who was invited (by link or class code), or anybody (H-30).
create function modo_cadastro() returns text language sql stable security definer set search_path = pg_catalog, public, pg_temp
  return (select case when configuracoes ->> 'cadastro' in ('por_convite', 'aberto')
                      then configuracoes ->> 'cadastro' else 'fechado' end
          from tenant where id = current_tenant());
revoke execute on function modo_cadastro() from public;
grant execute on function modo_cadastro() to turmalina_app;

-- Nobody yet: becomes a person when the owner of the e-mail says so, with the password that was chosen (D3).
create table cadastro_pendente (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 150),
  email text not null check (email = lower(email) and length(email) between 3 and 150),
  senha_hash text not null,
  idioma text not null check (idioma in ('pt-br', 'en-us')),
  turma_id bigint,
  versao_texto text not null check (length(versao_texto) between 1 and 20),
  ip inet,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id)
);
create index cadastro_pendente_email on cadastro_pendente (tenant_id, email, id desc);
create index cadastro_pendente_created_at on cadastro_pendente (tenant_id, created_at);
call isolate('cadastro_pendente');

-- Categories of mail that a person does not want.
create table recusa_email (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  categoria text not null check (categoria in ('avisos')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id, categoria),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('recusa_email');

-- A removal asked for: a pupil's waits for guardian or school; then seven days in which it can be undone (D6).
create table exclusao_conta (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  pedida_em timestamptz not null,
  confirmada_por bigint,
  -- Absent while somebody else must agree first.
  apaga_em timestamptz,
  -- The account is closed; what is erased and what stays is decided by the registry of personal data.
  encerrada_em timestamptz,
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, confirmada_por) references usuario (tenant_id, id)
);
create index exclusao_conta_apaga on exclusao_conta (tenant_id, apaga_em) where encerrada_em is null;
call isolate('exclusao_conta');
