-- School years and disciplines as administrators keep them: one out of use stays where it is named.

alter table disciplina add ativa boolean not null default true;
alter table periodo add ativa boolean not null default true;
