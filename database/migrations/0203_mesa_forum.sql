-- Participation in a graded topic at the desk: two correctors at once are told, and what is ready waits to be sent.
alter table topico_nota
  -- Grows with each writing; 0 is said of none.
  add column revisao int not null default 1,
  -- It may go to the pupil with the next that go.
  add column pronta boolean not null default false,
  add check (not pronta or nota is not null);
