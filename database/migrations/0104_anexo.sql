-- What areas may know of a file (decision 0037): what it is called and how large it is, never where its bytes lie.
create view anexo with (security_invoker = true) as
select tenant_id, id, nome, extensao, tipo, bytes, miniatura is not null as tem_miniatura
from arquivo;
grant select on anexo to turmalina_app;
