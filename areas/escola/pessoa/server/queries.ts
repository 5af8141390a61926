/** SQL of one person: where they belong, their data, what must be unique, what is kept apart. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { hasFator } from '../../../acesso/fator/server/public.ts'
import { insertUsuario } from '../../../acesso/sessao/server/public-conta.ts'
import { encerrados, naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import { noLugar, pertence } from '../../turma/server/public-lugar.ts'
import type { PapelPessoa } from '../policy.ts'

export interface PapelRow {
  papel: PapelPessoa
  lugar: number[] | null
}

/** The roles of a person that have not ended, each with its place: what the policies ask. */
export async function listPapeis(tx: Tx, usuarioId: number): Promise<PapelRow[]> {
  const { rows } = await sql<PapelRow>`
    select 'aluno' as papel, r.caminho as lugar from ${pertence('r')} where m.aluno_id = ${usuarioId}
    union
    select v.papel, r.caminho from ${naoEncerrados()} ${noLugar()}
      where v.usuario_id = ${usuarioId} and v.aluno_id is null
    union
    select v.papel, r.caminho from ${naoEncerrados()} left join (${pertence('r')}) on m.aluno_id = v.aluno_id
      where v.usuario_id = ${usuarioId} and v.aluno_id is not null`.execute(tx)
  return rows
}

/** The roles that somebody had: asked of who has none any more. */
export async function listDeixados(tx: Tx, usuarioId: number): Promise<PapelRow[]> {
  const { rows } = await sql<PapelRow>`
    select v.papel, r.caminho as lugar from ${encerrados()} ${noLugar()}
      where v.usuario_id = ${usuarioId} and v.aluno_id is null
    union
    select v.papel, r.caminho from ${encerrados()} join (${pertence('r')}) on m.aluno_id = v.aluno_id
      where v.usuario_id = ${usuarioId}`.execute(tx)
  return rows
}

export interface PessoaRow {
  id: number
  nome: string
  login: string
  email: string | null
  email_validado_em: Date | null
  idioma: string
  status: string
  created_at: Date
  nome_civil: string | null
  cpf: string | null
  ra: string | null
  inep: string | null
  telefone: string | null
  visto_em: Date | null
  tem_acesso: boolean
  ja_entrou: boolean
  tem_fator: boolean
  versao: string
}

export async function findPessoa(tx: Tx, id: number): Promise<PessoaRow | undefined> {
  const { rows } = await sql<PessoaRow>`
    select u.id, u.nome, u.login, u.email, u.email_validado_em, u.idioma, u.status, u.created_at,
      d.nome_civil, d.cpf, d.ra, d.inep, d.telefone, u.senha_hash is not null as tem_acesso,
      (exists (select from identidade i where i.usuario_id = u.id)
        or exists (select from sessao s where s.usuario_id = u.id and s.suporte_id is null)) as ja_entrou,
      (select max(s.vista_em) from sessao s where s.usuario_id = u.id and s.suporte_id is null) as visto_em,
      ${hasFator(sql.ref('u.id'))} as tem_fator,
      left(encode(sha256(convert_to(jsonb_build_array(u.nome, u.login, u.email, u.idioma, d.nome_civil, d.ra,
        d.telefone, extract(epoch from d.updated_at))::text, 'UTF8')), 'hex'), 32) as versao
    from usuario u left join dado_pessoal d on d.usuario_id = u.id
    where u.id = ${id}`.execute(tx)
  return rows[0]
}

/** A statement: the people whose RA is one of these. */
export const withRegistro = (registros: readonly RawBuilder<string>[]): RawBuilder<unknown> =>
  sql`select usuario_id from dado_pessoal where ra in (${sql.join(registros)})`

/** Whoever changes a person waits for whoever is changing them. */
export const lockPessoa = (tx: Tx, id: number) =>
  tx.selectFrom('usuario').select('id').where('id', '=', id).forNoKeyUpdate().execute()

export interface Unicos {
  login?: string | null | undefined
  email?: string | null | undefined
  cpf?: string | null | undefined
  ra?: string | null | undefined
  inep?: string | null | undefined
}
export type CampoUnico = keyof Unicos

/** Which of the values another person of the tenant has already. */
export async function findTaken(tx: Tx, unicos: Unicos, except: number | null): Promise<CampoUnico[]> {
  const { login = null, email = null, cpf = null, ra = null, inep = null } = unicos
  const { rows } = await sql<{ campo: CampoUnico }>`
    select 'login' as campo from pessoa where login = ${login} and id is distinct from ${except}::bigint
    union all select 'email' from pessoa where email = ${email} and id is distinct from ${except}::bigint
    union all select 'cpf' from dado_pessoal where cpf = ${cpf} and usuario_id is distinct from ${except}::bigint
    union all select 'ra' from dado_pessoal where ra = ${ra} and usuario_id is distinct from ${except}::bigint
    union all select 'inep' from dado_pessoal where inep = ${inep} and usuario_id is distinct from ${except}::bigint`.execute(
    tx,
  )
  return rows.map(({ campo }) => campo)
}

/** User names among the candidates that are taken; one transaction at a time looks for names like this one. */
export async function lockLogins(tx: Tx, base: string, candidates: readonly string[]): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('login ' || current_tenant() || ' ' || ${base}, 0))`.execute(
    tx,
  )
  const rows = await tx
    .selectFrom('usuario')
    .select('login')
    .where(sql<boolean>`login = any(${[...candidates]}::text[])`)
    .execute()
  return new Set(rows.map(({ login }) => login))
}

export interface DadosRow {
  nome_civil?: string | null
  cpf?: string | null
  ra?: string | null
  inep?: string | null
  telefone?: string | null
  data_nascimento?: string | null
}

export interface UsuarioRow {
  nome?: string
  login?: string
  email?: string | null
  idioma?: Language
}

export async function insertPessoa(
  tx: Tx,
  { nome, login, ...usuario }: UsuarioRow & { nome: string; login: string },
  dados: DadosRow,
  now: Date,
): Promise<number> {
  const { email = null, idioma = 'pt-br' } = usuario
  const id = await insertUsuario(tx, { nome, login, email, idioma, now })
  await saveDados(tx, id, dados, now)
  return id
}

/** Writes the fields that are named, and remembers that they were written by hand (H-22). */
export async function saveDados(tx: Tx, id: number, dados: DadosRow, now: Date, editados: string[] = []) {
  await tx
    .insertInto('dado_pessoal')
    .values({ usuario_id: id, ...dados, editados, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id']).doUpdateSet({
        ...dados,
        editados: sql<string[]>`(select coalesce(array_agg(distinct campo), '{}')
          from unnest(dado_pessoal.editados || excluded.editados) campo)`,
        updated_at: sql<Date>`clock_timestamp()`,
      }),
    )
    .execute()
}

export const listSessoes = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('sessao')
    .select(['id', 'agente', 'compartilhada', 'created_at', 'vista_em'])
    .where('usuario_id', '=', id)
    .where('revogada_em', 'is', null)
    .where('suporte_id', 'is', null)
    .where('expira_em', '>', now)
    .orderBy('vista_em', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()

export const findCpf = async (tx: Tx, id: number): Promise<string | null> =>
  (await tx.selectFrom('dado_pessoal').select('cpf').where('usuario_id', '=', id).executeTakeFirst())?.cpf ??
  null

/** aaaa-mm-dd. */
export async function findNascimento(tx: Tx, id: number): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`
    select to_char(data_nascimento, 'YYYY-MM-DD') as dia from dado_pessoal where usuario_id = ${id}`.execute(
    tx,
  )
  return rows[0]?.dia ?? null
}

export const findLaudo = (tx: Tx, id: number) =>
  tx.selectFrom('laudo').select(['laudo', 'deficiencia']).where('usuario_id', '=', id).executeTakeFirst()

export const saveLaudo = (tx: Tx, id: number, laudo: boolean, deficiencia: string) =>
  laudo
    ? tx
        .insertInto('laudo')
        .values({ usuario_id: id, laudo, deficiencia })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'usuario_id'])
            .doUpdateSet({ laudo, deficiencia, updated_at: sql<Date>`now()` }),
        )
        .execute()
    : tx.deleteFrom('laudo').where('usuario_id', '=', id).execute()
