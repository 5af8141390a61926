-- Where a school is and how it is reached: what lists of schools say beside the name and the INEP code.
alter table rede
  add column endereco text check (length(endereco) between 1 and 200),
  add column municipio text check (length(municipio) between 1 and 100),
  add column uf text check (uf ~ '^[A-Z]{2}$'),
  add column cep text check (cep ~ '^[0-9]{8}$'),
  add column telefone text check (length(telefone) between 1 and 40),
  add column email text check (length(email) between 3 and 254);
