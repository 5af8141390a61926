-- Browsers in which an account was signed in to with its password: nobody's wrong guesses elsewhere delay them
-- (reliability D4). The browser keeps the secret; here is a hash of it with the account.
create table navegador_conhecido (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  marca bytea not null check (length(marca) = 32),
  created_at timestamptz not null default now(),
  visto_em timestamptz not null default now(),
  primary key (tenant_id, usuario_id, marca),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('navegador_conhecido');
