-- A question of this very bank that comes back in a file: which one its name says, and at which revision that says the same.
alter table questao_importacao_item
  add nossa bigint,
  add nossa_revisao int check (nossa_revisao is null or nossa is not null);
