-- What can't be undone needs a second person, who is neither who asked nor whom it is about (product.md H-32).

-- Where the tenant has nobody else, an administrator of the platform decides, who has no account here.
alter table pedido_dados add visitante_id bigint, add visitante_tenant int,
  add check ((visitante_id is null) = (visitante_tenant is null) and (visitante_id is null or decidido_por is null));

-- An erasure that is approved was approved by somebody else. Without anybody: the person alone closed their account,
-- and the days to think again have passed. What was approved before this stands as it is, and is not carried out.
alter table pedido_dados add constraint pedido_dados_segunda_pessoa check (
  tipo <> 'exclusao' or estado not in ('aprovada', 'processando') or visitante_id is not null
  or (decidido_por <> pedido_por and decidido_por <> usuario_id) is true
  or (decidido_por is null and via = 'pessoa' and pedido_por = usuario_id)) not valid;

-- Nobody agrees to the removal of their own account.
alter table exclusao_conta add constraint exclusao_conta_segunda_pessoa check (confirmada_por <> usuario_id) not valid;
