/**
 * The suite's clock: it starts at 22:30 in São Paulo on the last day of a month, when it is another day and another month
 * in UTC, and goes on from there; the process's and the database's are the same (decision 0044).
 */
import pg from 'pg'

export const EVENING = Date.parse('2026-09-30T22:30:00-03:00')

/** The machine's own, however often this file is loaded. */
const Machine: DateConstructor = Reflect.get(Date, 'machine') ?? Date

/** How far the suite's clock is from the machine's now. */
export const untilEvening = (): number => EVENING - Machine.now()

/** Moves the clock of this process, of the machine's own by so many ms. */
export function moveClock(by: number): void {
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + by] : args, newTarget),
    apply: () => new Machine(Machine.now() + by).toString(),
    get: (target, name) =>
      name === 'now'
        ? () => target.now() + by
        : name === 'machine'
          ? target
          : (Reflect.get(target, name) as unknown),
  })
}

/** `now()` of the database is found before the server's own: by statements, by what columns hold by default, by functions. */
const moved = (by: number): string => `
create schema relogio;
grant usage on schema relogio to public;
create function relogio.now() returns timestamptz language sql stable
  as $$ select pg_catalog.now() + ${by} * interval '1 ms' $$;
create function relogio.clock_timestamp() returns timestamptz language sql volatile
  as $$ select pg_catalog.clock_timestamp() + ${by} * interval '1 ms' $$;
do $$ declare one record; begin
  execute format('alter database %I set search_path = "$user", public, relogio, pg_catalog', current_database());
  perform set_config('search_path', 'public, relogio, pg_catalog', false);
  for one in
    select adrelid::regclass as place, attname, pg_get_expr(adbin, adrelid) as expression
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      join pg_class c on c.oid = adrelid
    where attgenerated = '' and relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'graphile_worker')
      and pg_get_expr(adbin, adrelid) ~ '\\m(now|clock_timestamp)\\('
  loop
    execute format('alter table %s alter column %I set default %s', one.place, one.attname,
      regexp_replace(one.expression, '(pg_catalog\\.)?\\m(now|clock_timestamp)\\(', 'relogio.\\2(', 'g'));
  end loop;
  for one in
    select p.oid::regprocedure as name, substr(setting, 13) as path from pg_proc p, unnest(proconfig) setting
    where pronamespace::regnamespace::text in ('public', 'graphile_worker') and setting like 'search_path=%'
  loop
    execute format('alter function %s set search_path = relogio, %s', one.name, one.path);
  end loop;
end $$`

/** Moves the clock of a database, for whoever connects from now on. */
export async function moveClockOf(connection: pg.ClientConfig, by: number): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(moved(by))
  } finally {
    await client.end()
  }
}
