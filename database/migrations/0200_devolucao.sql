-- Why words were given back to who wrote them. While they are not held it waits for its author; held again, it came back
-- changed and waits for a look. Gone once they show to the class.
alter table mensagem add column devolucao text check (length(devolucao) <= 500);
