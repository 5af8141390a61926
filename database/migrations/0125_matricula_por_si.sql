-- Who came into a class by themselves, by its code or an invitation, leaves it by themselves; whom the school put in asks it.
alter table matricula add por_si boolean not null default false;
