/** Recording a batch: sets of rows, never one by one, and beside each row touched what it was before. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import type { Plano, Responsavel } from '../rules-acervo.ts'
import { guardianKey } from '../rules-check.ts'
import { keepImages, type Tabela } from './images.ts'
import { chunks } from './queries.ts'
import { accessCode, codeHash } from './secrets.ts'

export interface Writing {
  tx: Tx
  tenantId: number
  lote: { id: number; sal: Uint8Array }
  secretKey: string
  now: Date
  /** Chosen passwords, protected, by line. */
  hashes: ReadonlyMap<number, string>
  /** Accounts that this batch made, by e-mail, and guardians by what two children share them by. */
  byEmail: Map<string, number>
  guardians: Map<string, number>
}

const DAYS_7 = 7 * 86_400_000
const json = (rows: readonly unknown[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`

interface Conta {
  nome: string
  login: string
  email: string | null
  idioma: string
  senha_hash: string | null
}

/** New accounts, and their ids by user name. Whoever chose no password gets a first-access code. */
async function insertContas(writing: Writing, contas: readonly Conta[]): Promise<Map<string, number>> {
  const { tx, lote } = writing
  const ids = new Map<string, number>()
  for (const some of chunks(contas)) {
    const { rows } = await sql<{ id: number; login: string }>`
      insert into usuario (nome, login, email, idioma, senha_hash, senha_em, trocar_senha)
      select nome, login, email, idioma, senha_hash, case when senha_hash is null then null else now() end,
        senha_hash is not null
      from jsonb_to_recordset(${json(some)})
        as x (nome text, login text, email text, idioma text, senha_hash text)
      returning id, login`.execute(tx)
    for (const { id, login } of rows) ids.set(login, id)
    const codeless = new Set(some.filter(({ senha_hash }) => senha_hash !== null).map(({ login }) => login))
    await insertFichas(
      writing,
      rows.filter(({ login }) => !codeless.has(login)).map(({ id }) => id),
    )
    await keepImages(
      tx,
      lote.id,
      'usuario',
      rows.map(({ id }) => ({ alvo: id, dono: id })),
      'new',
    )
  }
  return ids
}

async function insertFichas({ tx, tenantId, lote, secretKey, now }: Writing, ids: readonly number[]) {
  const hashes = ids.map((usuarioId) =>
    codeHash(accessCode(secretKey, { tenantId, lote: lote.id, sal: lote.sal, usuarioId })),
  )
  const { rows } = await sql<{ id: number; usuario_id: number }>`
    insert into ficha (token_hash, finalidade, usuario_id, dados, created_at, expira_em)
    select x.hash, 'criar_senha', x.id, ${JSON.stringify({ lote: lote.id })}::jsonb, ${now}, ${new Date(now.getTime() + DAYS_7)}
    from unnest(${hashes}::bytea[], ${[...ids]}::bigint[]) as x (hash, id)
    returning id, usuario_id`.execute(tx)
  const images = rows.map(({ id, usuario_id }) => ({ alvo: id, dono: usuario_id }))
  await keepImages(tx, lote.id, 'ficha', images, 'new')
}

type Of<T> = T & { usuario_id: number }

/** Rows of a table with one row a person: kept as they were, then set field by field. */
async function touch(
  { tx, lote }: Writing,
  tabela: Tabela,
  ids: readonly number[],
  write: () => Promise<unknown>,
): Promise<void> {
  const images = ids.map((id) => ({ alvo: id, dono: id }))
  await keepImages(tx, lote.id, tabela, images, 'old')
  await write()
}

async function writeDados(writing: Writing, dados: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(dados))
    await touch(
      writing,
      'dado_pessoal',
      some.map(({ usuario_id }) => usuario_id),
      () =>
        sql`insert into dado_pessoal (usuario_id, nome_civil, cpf, ra, inep, data_nascimento, telefone)
          select usuario_id, nome_civil, cpf, ra, inep, data_nascimento, telefone
          from jsonb_to_recordset(${json(some)}) as x (usuario_id bigint, nome_civil text, cpf text, ra text,
            inep text, data_nascimento date, telefone text)
          on conflict (tenant_id, usuario_id) do update set
            nome_civil = coalesce(excluded.nome_civil, dado_pessoal.nome_civil),
            cpf = coalesce(excluded.cpf, dado_pessoal.cpf), ra = coalesce(excluded.ra, dado_pessoal.ra),
            inep = coalesce(excluded.inep, dado_pessoal.inep),
            data_nascimento = coalesce(excluded.data_nascimento, dado_pessoal.data_nascimento),
            telefone = coalesce(excluded.telefone, dado_pessoal.telefone), updated_at = now()`.execute(tx),
    )
}

async function writeUsuarios(writing: Writing, usuarios: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(usuarios))
    await touch(
      writing,
      'usuario',
      some.map(({ usuario_id }) => usuario_id),
      () =>
        sql`update usuario u set nome = coalesce(x.nome, u.nome), email = coalesce(x.email, u.email),
            idioma = coalesce(x.idioma, u.idioma),
            email_validado_em = case when x.email is null then u.email_validado_em end
          from jsonb_to_recordset(${json(some)}) as x (usuario_id bigint, nome text, email text, idioma text)
          where u.id = x.usuario_id`.execute(tx),
    )
}

async function writeLaudos(writing: Writing, laudos: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(laudos))
    await touch(
      writing,
      'laudo',
      some.map(({ usuario_id }) => usuario_id),
      () =>
        sql`insert into laudo (usuario_id, laudo, deficiencia)
          select usuario_id, laudo, deficiencia from jsonb_to_recordset(${json(some)})
            as x (usuario_id bigint, laudo boolean, deficiencia text)
          on conflict (tenant_id, usuario_id) do update
            set laudo = excluded.laudo, deficiencia = excluded.deficiencia, updated_at = now()`.execute(tx),
    )
}

interface Saida {
  turma_id: number
  aluno_id: number
  status: 'transferido' | 'removido'
  motivo: string | null
}

const matriculaKey = ({ turma_id, aluno_id }: { turma_id: number; aluno_id: number }) => ({
  alvo: aluno_id,
  turma: turma_id,
  dono: aluno_id,
})

export async function writeSaidas({ tx, lote, now }: Writing, saidas: readonly Saida[]): Promise<void> {
  for (const some of chunks(saidas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await sql`update matricula m set status = x.status, motivo = x.motivo, data_saida = ${now}
      from jsonb_to_recordset(${json(some)}) as x (turma_id bigint, aluno_id bigint, status text, motivo text)
      where m.turma_id = x.turma_id and m.aluno_id = x.aluno_id and m.status = 'adicionado'`.execute(tx)
  }
}

interface Entrada {
  turma_id: number
  aluno_id: number
  numero_chamada: number | null
  data_matricula: string | null
}

/** Without a call number the pupil gets the next one of the class (H-03), up to 999. */
async function writeMatriculas({ tx, lote, now }: Writing, entradas: readonly Entrada[]): Promise<void> {
  for (const some of chunks(entradas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await sql`
      with x as (
        select *, row_number() over (partition by turma_id, numero_chamada is null order by ordem) as vez
        from rows from (jsonb_to_recordset(${json(some)})
          as (turma_id bigint, aluno_id bigint, numero_chamada smallint, data_matricula text)) with ordinality
          as x (turma_id, aluno_id, numero_chamada, data_matricula, ordem)),
      maior as (select m.turma_id, max(m.numero_chamada) as numero from matricula m
        where m.turma_id in (select turma_id from x) group by m.turma_id),
      dado as (select turma_id, max(numero_chamada) as numero from x group by turma_id)
      insert into matricula (turma_id, aluno_id, status, numero_chamada, data_matricula)
      select x.turma_id, x.aluno_id, 'adicionado',
        coalesce(x.numero_chamada, least(999, greatest(coalesce(maior.numero, 0), coalesce(dado.numero, 0)) + x.vez)),
        coalesce(x.data_matricula::timestamp at time zone 'America/Sao_Paulo', ${now})
      from x left join maior using (turma_id) left join dado using (turma_id) order by x.ordem
      on conflict (tenant_id, turma_id, aluno_id) do update set status = 'adicionado',
        numero_chamada = excluded.numero_chamada, data_matricula = excluded.data_matricula,
        data_saida = null, motivo = null`.execute(tx)
  }
}

async function writeChamadas(
  { tx, lote }: Writing,
  chamadas: readonly { turma_id: number; aluno_id: number; numero_chamada: number }[],
): Promise<void> {
  for (const some of chunks(chamadas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await sql`update matricula m set numero_chamada = x.numero_chamada
      from jsonb_to_recordset(${json(some)}) as x (turma_id bigint, aluno_id bigint, numero_chamada smallint)
      where m.turma_id = x.turma_id and m.aluno_id = x.aluno_id`.execute(tx)
  }
}

interface Vinculo {
  usuario_id: number
  papel: string
  rede_id: number | null
  turma_id: number | null
  aluno_id: number | null
}

/** Gives roles, again when they had ended. The bond of a guardian is the child's row. */
async function writeVinculos({ tx, lote }: Writing, vinculos: readonly Vinculo[]): Promise<void> {
  for (const some of chunks(vinculos)) {
    const x = sql`jsonb_to_recordset(${json(some)})
      as x (usuario_id bigint, papel text, rede_id bigint, turma_id bigint, aluno_id bigint)`
    const there = await sql<{ id: number; dono: number }>`
      select v.id, coalesce(v.aluno_id, v.usuario_id) as dono from vinculo v join ${x}
        on v.usuario_id = x.usuario_id and v.papel = x.papel and v.rede_id is not distinct from x.rede_id
        and v.turma_id is not distinct from x.turma_id and v.aluno_id is not distinct from x.aluno_id`.execute(
      tx,
    )
    const imageOf = ({ id, dono }: { id: number; dono: number }) => ({ alvo: id, dono })
    await keepImages(tx, lote.id, 'vinculo', there.rows.map(imageOf), 'old')
    const { rows } = await sql<{ id: number; dono: number }>`
      insert into vinculo (usuario_id, papel, rede_id, turma_id, aluno_id)
      select distinct usuario_id, papel, rede_id, turma_id, aluno_id from ${x}
      on conflict (tenant_id, usuario_id, papel, coalesce(rede_id, 0), coalesce(turma_id, 0), coalesce(aluno_id, 0))
      do update set inicio = now(), fim = null where vinculo.fim is not null and vinculo.fim <= now()
      returning id, coalesce(aluno_id, usuario_id) as dono`.execute(tx)
    await keepImages(tx, lote.id, 'vinculo', rows.map(imageOf), 'new')
  }
}

async function endTeaching(
  { tx, lote, now }: Writing,
  leaving: readonly { usuario_id: number; turma_id: number }[],
): Promise<void> {
  for (const some of chunks(leaving)) {
    const { rows } = await sql<{ id: number; dono: number }>`
      select v.id, v.usuario_id as dono from vinculo v
      join jsonb_to_recordset(${json(some)}) as x (usuario_id bigint, turma_id bigint)
        on v.usuario_id = x.usuario_id and v.turma_id = x.turma_id
      where v.papel = 'professor' and (v.fim is null or v.fim > ${now})`.execute(tx)
    const images = rows.map(({ id, dono }) => ({ alvo: id, dono }))
    await keepImages(tx, lote.id, 'vinculo', images, 'old')
    await sql`update vinculo set fim = ${now} where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
      tx,
    )
  }
}

/** A plan whose person has an id by now. */
type Known = Plano & { usuarioId: number }

/**
 * Records some sound plans, and puts the ids of new accounts into them. Within the caller's transaction; a batch is
 * written a few thousand lines at a time, so that little is held at once.
 */
export async function writePlanos(writing: Writing, planos: readonly Plano[]): Promise<void> {
  const { tx, lote, hashes, byEmail } = writing
  const contas = planos.flatMap(({ numero, criar }) =>
    criar ? [{ numero, ...criar, senha_hash: hashes.get(numero) ?? null }] : [],
  )
  const byLogin = await insertContas(writing, contas)
  for (const plano of planos) if (plano.criar) plano.usuarioId = byLogin.get(plano.criar.login) ?? null
  for (const { login, email } of contas) if (email) byEmail.set(email, byLogin.get(login) ?? 0)
  const people = planos as readonly Known[]

  await writeUsuarios(
    writing,
    people.flatMap(({ usuarioId: id, usuario }) => (some(usuario) ? [{ usuario_id: id, ...usuario }] : [])),
  )
  await writeDados(
    writing,
    people.flatMap(({ usuarioId: id, dado }) => (some(dado) ? [{ usuario_id: id, ...dado }] : [])),
  )
  await writeLaudos(
    writing,
    people.flatMap(({ usuarioId: id, laudo }) => (laudo ? [{ usuario_id: id, ...laudo }] : [])),
  )
  await writeSaidas(
    writing,
    people.flatMap(({ usuarioId: id, matricula, deixar }) => [
      ...(matricula?.sair ?? []).map((turma_id) => ({
        turma_id,
        aluno_id: id,
        status: 'transferido' as const,
        motivo: matricula?.motivo ?? null,
      })),
      ...deixar.map((turma_id) => ({ turma_id, aluno_id: id, status: 'removido' as const, motivo: null })),
    ]),
  )
  await endTeaching(
    writing,
    people.flatMap(({ usuarioId: id, deixar }) => deixar.map((turma_id) => ({ usuario_id: id, turma_id }))),
  )
  await writeMatriculas(
    writing,
    people.flatMap(({ usuarioId: id, matricula }) =>
      matricula ? [{ turma_id: matricula.turma, aluno_id: id, ...dates(matricula) }] : [],
    ),
  )
  await writeChamadas(
    writing,
    people.flatMap(({ usuarioId: id, chamada }) =>
      chamada ? [{ turma_id: chamada.turma, aluno_id: id, numero_chamada: chamada.numero_chamada }] : [],
    ),
  )
  const guardians = await writeResponsaveis(writing, people)
  await writeVinculos(writing, [
    ...people.flatMap(({ usuarioId: id, vinculos }) =>
      vinculos.map((vinculo) => ({ ...vinculo, usuario_id: id, aluno_id: null })),
    ),
    ...guardians,
  ])
  for (const few of chunks(people))
    await sql`update lote_linha l set usuario_id = x.id
      from unnest(${few.map(({ numero }) => numero)}::int[], ${few.map(({ usuarioId }) => usuarioId)}::bigint[])
        as x (numero, id)
      where l.lote_id = ${lote.id} and l.numero = x.numero`.execute(tx)
}

const some = (values: object): boolean => Object.keys(values).length > 0

const dates = ({ numero_chamada, data_matricula }: Omit<Entrada, 'turma_id' | 'aluno_id'>) => ({
  numero_chamada,
  data_matricula,
})

/** Accounts of guardians that are not there yet, one for brothers and sisters; the bonds to be given. */
async function writeResponsaveis(writing: Writing, people: readonly Known[]): Promise<Vinculo[]> {
  const { byEmail, guardians } = writing
  const wanted = people.flatMap(({ usuarioId, responsavel }) =>
    responsavel ? [{ aluno_id: usuarioId, responsavel }] : [],
  )
  const idOf = (responsavel: Responsavel): number | undefined =>
    responsavel.id ??
    (responsavel.email === null ? undefined : byEmail.get(responsavel.email)) ??
    guardians.get(guardianKey(responsavel))
  const fresh = new Map(
    wanted
      .filter(({ responsavel }) => idOf(responsavel) === undefined)
      .map(({ responsavel }) => [guardianKey(responsavel), responsavel]),
  )
  const made = [...fresh.values()]
  const byLogin = await insertContas(
    writing,
    made.map(({ nome, login, email }) => ({
      nome,
      login: login ?? '',
      email,
      idioma: 'pt-br',
      senha_hash: null,
    })),
  )
  for (const [key, { login }] of fresh) guardians.set(key, byLogin.get(login ?? '') ?? 0)
  await writeDados(
    writing,
    made.flatMap(({ login, telefone }) =>
      telefone ? [{ usuario_id: byLogin.get(login ?? '') ?? 0, telefone }] : [],
    ),
  )
  return wanted.map(({ aluno_id, responsavel }) => ({
    usuario_id: idOf(responsavel) ?? 0,
    papel: 'responsavel',
    rede_id: null,
    turma_id: null,
    aluno_id,
  }))
}
