/** Reads what the lines of a batch are held against: schools, classes, people, user names. A few statements, however many lines. */
import { sql } from 'kysely'
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import { loginBase } from '../../pessoa/rules.ts'
import { lugar, naTurma, pertence } from '../../turma/server/public-lugar.ts'
import { chavesOf } from '../rules.ts'
import type { Acervo, Escola, Lida, Opcoes, Pessoa, Turma } from '../rules-acervo.ts'
import { partsOf } from '../rules-origem.ts'

interface Given {
  actor: Actor
  tenantId: number
  opcoes: Opcoes
  /** Null for the whole tenant. */
  redes: readonly number[] | null
  agora: Date
}

export async function readAcervo(tx: Tx, lidas: readonly Lida[], given: Given): Promise<Acervo> {
  const { redes } = given
  const wanted = wantedBy(lidas)
  const escolas = await readEscolas(tx, redes)
  const named = [...new Set([...wanted.redes].flatMap((code) => escolas.get(code)?.id ?? []))]
  const concedidas = wanted.laudo ? await readConcedidas(tx, given.actor.id) : []
  return {
    actor: given.actor,
    tenantId: given.tenantId,
    opcoes: given.opcoes,
    agora: given.agora,
    escolas,
    turmas: await readTurmas(tx, named),
    pessoas: await readPessoas(tx, wanted.chaves, concedidas.length > 0),
    logins: await readLogins(tx, wanted.logins, wanted.bases),
    concedidas,
  }
}

/** What the lines name: keys by kind, schools, user names that might be given. */
function wantedBy(lidas: readonly Lida[]) {
  const chaves = new Set<string>()
  const redes = new Set<string>()
  const logins = new Set<string>()
  const bases = new Set<string>()
  let laudo = false
  for (const { linha } of lidas) {
    for (const chave of chavesOf(linha)) chaves.add(chave)
    for (const code of linha.rede_codigo ? [linha.rede_codigo, ...partsOf(linha.rede_codigo)] : [])
      redes.add(code.toUpperCase())
    if (linha.login) logins.add(linha.login)
    if (linha.ra) logins.add(linha.ra.toLowerCase())
    bases.add(loginBase(linha.nome_social ?? linha.nome ?? ''))
    laudo ||= linha.laudo !== null || linha.deficiencia !== null
    const { responsavel } = linha
    if (responsavel?.email) {
      chaves.add(`email ${responsavel.email}`)
      logins.add(responsavel.email)
    }
    if (responsavel?.nome) bases.add(loginBase(responsavel.nome))
  }
  return { chaves, redes, logins, bases, laudo }
}

export async function readEscolas(tx: Tx, redes: readonly number[] | null): Promise<Map<string, Escola>> {
  const { rows } = await sql<Escola>`select id, codigo, inep, nome, caminho from rede
    ${redes === null ? sql`` : sql`where caminho && ${[...redes]}::bigint[]`} order by id limit 20000`.execute(
    tx,
  )
  const escolas = new Map<string, Escola>()
  for (const escola of rows) if (escola.inep) escolas.set(escola.inep, escola)
  // A code of our own wins over an INEP code that looks like it.
  for (const escola of rows) escolas.set(escola.codigo.toUpperCase(), escola)
  return escolas
}

/** Active classes of these schools, or of what lies below these networks. */
async function readTurmas(tx: Tx, redes: readonly number[]): Promise<Map<number, Turma[]>> {
  const { rows } = await sql<Turma & { caminho: number[] }>`
    select t.id, t.codigo, t.nome, t.rede_id, t.tipo, t.disciplina, t.ano_letivo, t.turno, t.capacidade, r.caminho,
      (select count(*)::int from ${naTurma()} where m.turma_id = t.id) as alunos
    from ${lugar()}
    where r.caminho && ${[...redes]}::bigint[] and t.status = 'ativa' order by t.id limit 50000`.execute(tx)
  const turmas = new Map<number, Turma[]>()
  for (const { caminho, ...turma } of rows)
    for (const rede of caminho) {
      const list = turmas.get(rede)
      if (list) list.push(turma)
      else turmas.set(rede, [turma])
    }
  return turmas
}

const ofKind = (chaves: ReadonlySet<string>, kind: string): string[] =>
  [...chaves].flatMap((chave) => (chave.startsWith(`${kind} `) ? [chave.slice(kind.length + 1)] : []))

type PessoaRow = Omit<Pessoa, 'matriculas' | 'vinculos' | 'responsaveis' | 'papeis'>

async function readPessoas(
  tx: Tx,
  chaves: ReadonlySet<string>,
  laudo: boolean,
): Promise<Map<string, Pessoa>> {
  const [ra, inep, cpf, email] = (['ra', 'inep', 'cpf', 'email'] as const).map((kind) => ofKind(chaves, kind))
  const { rows } = await sql<PessoaRow>`
    with achada as (
      select usuario_id as id from dado_pessoal where ra = any(${ra}::text[])
      union select usuario_id from dado_pessoal where inep = any(${inep}::text[])
      union select usuario_id from dado_pessoal where cpf = any(${cpf}::text[])
      union select id from pessoa where email = any(${email}::text[]))
    select u.id, u.nome, u.email, u.idioma, d.nome_civil, d.cpf, d.ra, d.inep, d.data_nascimento::text as data_nascimento, d.telefone,
      coalesce(d.editados, '{}') as editados,
      ${laudo ? sql`(select jsonb_build_object('laudo', l.laudo, 'deficiencia', l.deficiencia) from laudo l where l.usuario_id = u.id)` : sql`null`} as laudo
    from achada join pessoa u on u.id = achada.id left join dado_pessoal d on d.usuario_id = u.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const [matriculas, vinculos, responsaveis] = await Promise.all([
    readMatriculas(tx, ids),
    readVinculos(tx, ids),
    readResponsaveis(tx, ids),
  ])
  const pessoas = new Map<string, Pessoa>()
  for (const row of rows) {
    const enrolled = matriculas.get(row.id) ?? []
    const bonds = vinculos.get(row.id) ?? []
    const pessoa: Pessoa = {
      ...row,
      matriculas: enrolled.filter(({ status }) => status === 'adicionado'),
      vinculos: bonds,
      responsaveis: responsaveis.get(row.id) ?? [],
      papeis: [
        ...enrolled.map(({ lugar }) => ({ papel: 'aluno', lugar })),
        ...bonds.map(({ papel, lugar }) => ({ papel, lugar })),
      ],
    }
    for (const kind of ['ra', 'inep', 'cpf', 'email'] as const)
      if (row[kind]) pessoas.set(`${kind} ${row[kind]}`, pessoa)
  }
  return pessoas
}

const grouped = <T extends { de: number }>(rows: readonly T[]): Map<number, T[]> => {
  const map = new Map<number, T[]>()
  for (const row of rows) {
    const list = map.get(row.de)
    if (list) list.push(row)
    else map.set(row.de, [row])
  }
  return map
}

/** Where a pupil is enrolled; who is nowhere belongs where they were removed from. */
async function readMatriculas(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<Pessoa['matriculas'][number] & { de: number; status: string; lugar: number[] }>`
    select m.aluno_id as de, m.turma_id, m.status, t.rede_id, t.tipo, t.disciplina, t.ano_letivo, m.numero_chamada,
      r.caminho as lugar
    from ${pertence('r')} where m.aluno_id = any(${[...ids]}::bigint[])`.execute(tx)
  return grouped(rows)
}

async function readVinculos(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<Pessoa['vinculos'][number] & { de: number; lugar: number[] | null }>`
    select v.usuario_id as de, v.papel, v.rede_id, v.turma_id, v.aluno_id, r.caminho as lugar
    from ${naoEncerrados()} left join turma t on t.id = v.turma_id
    left join lateral (select c.rede_id from ${naTurma()} join turma c on c.id = m.turma_id
      where m.aluno_id = v.aluno_id) filho on true
    left join rede r on r.id = coalesce(v.rede_id, t.rede_id, filho.rede_id)
    where v.usuario_id = any(${[...ids]}::bigint[])`.execute(tx)
  return grouped(rows)
}

async function readResponsaveis(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ de: number; id: number; nome: string }>`
    select v.aluno_id as de, u.id, u.nome from ${naoEncerrados()} join pessoa u on u.id = v.usuario_id
    where v.papel = 'responsavel' and v.aluno_id = any(${[...ids]}::bigint[])`.execute(tx)
  return grouped(rows)
}

/** User names among `logins`, and those made of `bases` with or without a number after them. */
async function readLogins(
  tx: Tx,
  logins: ReadonlySet<string>,
  bases: ReadonlySet<string>,
): Promise<Set<string>> {
  const { rows } = await sql<{ login: string }>`
    select login from pessoa where login = any(${[...logins]}::text[])
    union select login from pessoa where rtrim(login, '0123456789') = any(${[...bases]}::text[])`.execute(tx)
  return new Set(rows.map(({ login }) => login))
}

async function readConcedidas(tx: Tx, usuarioId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('concessao')
    .select('rede_id')
    .where('usuario_id', '=', usuarioId)
    .where('dado', '=', 'laudo')
    .where('inicio', '<=', sql<Date>`now()`)
    .where((q) => q.or([q('fim', 'is', null), q('fim', '>', sql<Date>`now()`)]))
    .limit(200)
    .execute()
  return rows.map(({ rede_id }) => rede_id)
}

/** The networks within which the actor's batch may act; null for the whole tenant. */
export const redesFor = (actor: Actor, managed: readonly number[]): readonly number[] | null =>
  isAdministradorTenant(actor) ? null : managed
