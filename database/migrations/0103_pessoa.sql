-- What areas may know of an account (decision 0037): who it is and how it is reached, never what it is proved by.
create view pessoa with (security_invoker = true) as
select tenant_id, id, nome, login, email, email_validado_em, idioma, foto_id, status, busca, created_at
from usuario;
grant select on pessoa to turmalina_app;
