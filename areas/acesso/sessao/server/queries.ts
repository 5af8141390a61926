/** All SQL on sessions, sign-in and the person behind a token. */
import { CompiledQuery, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { SEEN_AFTER_MS } from '../rules.ts'
import type { Jeito } from '../rules-idade.ts'
import { doRegistro, matriculas, temFator } from './public-acima.ts'
import { jeitoSql } from './public-jeito.ts'

interface ActorRow {
  sessao_id: number
  usuario_id: number
  nome: string
  idioma: string
  metodo: string
  expira_em: Date
  foto_id: number | null
  compartilhada: boolean
  antiga: boolean
  acesso: number
  suporte_id: number | null
  suporte_nome: string | null
  fator_em: Date | null
  tem_fator: boolean
  trocar_senha: boolean
  exige_fator: boolean
  /** When a role begins or ends by itself, next. */
  muda_em: Date | null
  vinculos:
    | { papel: string; funcao: string; rede: number | null; turma: number | null; aluno: number | null }[]
    | null
  matriculas: number[] | null
  turmas_dependentes: number[] | null
}

export type { ActorRow }

/**
 * A session to look through lives while whoever looks is signed in and may, and whoever is looked at is no
 * administrator. Over `sessao s`; free for all other sessions.
 */
const mayLook = sql<boolean>`(s.suporte_id is null or (
  exists (select from sessao p join usuario o on o.id = p.usuario_id and o.status = 'ativo'
    where p.id = s.suporte_sessao_id and p.usuario_id = s.suporte_id and p.revogada_em is null and p.expira_em > now())
  and exists (select from vinculo v where v.usuario_id = s.suporte_id
    and v.papel in ('suporte', 'administrador-plataforma') and v.inicio <= now() and (v.fim is null or v.fim > now()))
  and not exists (select from vinculo v where v.usuario_id = s.usuario_id
    and v.papel in ('suporte', 'encarregado', 'administrador_tenant', 'administrador-plataforma')
    and v.inicio <= now() and (v.fim is null or v.fim > now()))))`

/** The person of a live session with every role in force now, in one statement; the first of each request. */
export async function findByToken(tx: Tx, hash: Buffer): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    select s.id as sessao_id, u.id as usuario_id, u.nome, u.idioma, u.foto_id, u.acesso, u.trocar_senha,
      s.compartilhada, s.metodo, s.expira_em, s.suporte_id, s.fator_em,
      (select o.nome from usuario o where o.id = s.suporte_id) as suporte_nome, exige_segundo_fator() as exige_fator,
      ${temFator.ask()(sql.ref('u.id'))} as tem_fator,
      (select min(t) from vinculo v, lateral (values (v.inicio), (v.fim)) as marco (t)
        where v.usuario_id = u.id and t > now()) as muda_em,
      s.vista_em < now() - ${SEEN_AFTER_MS / 1000} * interval '1 second' as antiga,
      (select jsonb_agg(jsonb_build_object('papel', v.papel, 'funcao', v.funcao,
          'rede', v.rede_id, 'turma', v.turma_id, 'aluno', v.aluno_id) order by v.id)
        from vinculo v
        where v.usuario_id = u.id and v.inicio <= now() and (v.fim is null or v.fim > now())) as vinculos,
      (select jsonb_agg(m.turma_id order by m.turma_id)
        from ${matriculas.ask()('m')} where m.aluno_id = u.id) as matriculas,
      (select jsonb_agg(distinct m.turma_id)
        from vinculo v join ${matriculas.ask()('m')} on m.aluno_id = v.aluno_id
        where v.usuario_id = u.id and v.papel = 'responsavel' and v.inicio <= now()
          and (v.fim is null or v.fim > now())) as turmas_dependentes
    from sessao s join usuario u on u.tenant_id = s.tenant_id and u.id = s.usuario_id
    where s.token_hash = ${hash} and s.revogada_em is null and s.expira_em > now() and u.status = 'ativo'
      and ${mayLook}`.execute(tx)
  return rows[0]
}

/** Asked in each request: its text is made once. */
const STILL_HOLDS =
  CompiledQuery.raw(`select 1 from sessao s join usuario u on u.tenant_id = s.tenant_id and u.id = s.usuario_id
  where s.token_hash = $1 and s.revogada_em is null and s.expira_em > now() and u.status = 'ativo' and u.acesso = $2
    and s.vista_em > now() - interval '${SEEN_AFTER_MS / 1000} seconds'`)

/**
 * Whether what was remembered of a token still holds: the session lives, the person may act, and their count of
 * changes (`acesso`), which what the tenant asks of its staff moves too, stands where it stood.
 */
export const stillHolds = (tx: Tx, hash: Buffer, acesso: string): Promise<boolean> =>
  tx.executeQuery({ ...STILL_HOLDS, parameters: [hash, acesso] }).then(({ rows }) => rows.length === 1)

export async function findJeito(tx: Tx, usuarioId: number): Promise<Jeito | undefined> {
  const { rows } = await sql<{
    jeito: Jeito
  }>`select ${jeitoSql(sql`${usuarioId}::bigint`)} as jeito`.execute(tx)
  return rows[0]?.jeito
}

export async function touchSessao(tx: Tx, id: number, now: Date, end: Date): Promise<void> {
  await tx.updateTable('sessao').set({ vista_em: now, expira_em: end }).where('id', '=', id).execute()
}

/** Whether a token is a live session of this person: what `UserAction` must be. */
export async function isSessaoOf(tx: Tx, hash: Buffer, usuarioId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sessao')
    .select('id')
    .where('token_hash', '=', hash)
    .where('usuario_id', '=', usuarioId)
    .where('revogada_em', 'is', null)
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the addresses that people of the tenant have. */
export async function knownEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await tx
    .selectFrom('usuario')
    .select('email')
    .where('email', 'in', [...emails])
    .execute()
  return new Set(rows.flatMap(({ email }) => email ?? []))
}

export const statusOf = async (tx: Tx, usuarioId: number): Promise<string | undefined> =>
  (await tx.selectFrom('usuario').select('status').where('id', '=', usuarioId).executeTakeFirst())?.status

export async function isProvedSince(tx: Tx, sessaoId: number, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('sessao')
    .select('id')
    .where('id', '=', sessaoId)
    .where('provada_em', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** By user name, e-mail or RA, in one statement whichever it is (reliability D5). */
export const findForSignIn = (tx: Tx, usuario: string) =>
  tx
    .selectFrom('usuario')
    .select(['id', 'login', 'senha_hash', 'status'])
    .where((q) =>
      q.or([
        q('login', '=', usuario),
        q('email', '=', usuario),
        // An RA is kept as the school writes it, at times with a letter at its end.
        // As an array, or the two indexes above would go unused.
        sql<boolean>`id = any(array(${doRegistro.ask()([sql`${usuario}`, sql`upper(${usuario})`])}))`,
      ]),
    )
    // They may be another person's too: the user name wins, then the e-mail.
    .orderBy(sql`login = ${usuario}`, 'desc')
    .orderBy(sql`email is not distinct from ${usuario}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export interface NewSessao {
  usuarioId: number
  hash: Buffer
  metodo: Metodo
  compartilhada: boolean
  /** Whoever looks through the person's eyes, and the session of theirs that this one hangs on. */
  suporte?: { usuarioId: number; sessaoId: number } | undefined
  ip: string
  agente: string
  now: Date
  end: Date
}

/** How a session was opened. */
export type Metodo = 'senha' | 'provedor' | 'cartao' | 'link' | 'dispositivo' | 'suporte'

export async function insertSessao(tx: Tx, sessao: NewSessao): Promise<number> {
  const { usuarioId, hash, metodo, compartilhada, suporte, ip, agente, now, end } = sessao
  const { id } = await tx
    .insertInto('sessao')
    .values({
      usuario_id: usuarioId,
      token_hash: hash,
      metodo,
      compartilhada,
      suporte_id: suporte?.usuarioId ?? null,
      suporte_sessao_id: suporte?.sessaoId ?? null,
      ip,
      agente,
      created_at: now,
      vista_em: now,
      provada_em: now,
      expira_em: end,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const MAX_LISTED = 100

export const listSessoes = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('sessao')
    .leftJoin('usuario as suporte', 'suporte.id', 'sessao.suporte_id')
    .select(['sessao.id', 'token_hash', 'compartilhada', 'agente', 'sessao.created_at', 'vista_em'])
    .select('suporte.nome as suporte_nome')
    .where('usuario_id', '=', usuarioId)
    .where('revogada_em', 'is', null)
    .where('expira_em', '>', sql<Date>`now()`)
    .orderBy('sessao.id', 'desc')
    .limit(MAX_LISTED)
    .execute()

/** Ends a session of this person. Returns how many it ended: 0 when it is not theirs or has ended. */
export async function revokeSessao(
  tx: Tx,
  usuarioId: number,
  which: { id: number } | { hash: Buffer },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('revogada_em', 'is', null)
    .where((q) => ('id' in which ? q('id', '=', which.id) : q('token_hash', '=', which.hash)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const DAY_MS = 86_400_000
/** What is kept of sessions and failures is what the privacy page says (areas/registro.ts). */
const KEEP_ENDED_MS = 180 * DAY_MS
const KEEP_FAILURES_MS = 30 * DAY_MS
const KEEP_BROWSERS_MS = 400 * DAY_MS

/** Deletes sessions long ended and failures long forgotten. */
export async function clearSessoes(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessao')
    .where('expira_em', '<', new Date(now.getTime() - KEEP_ENDED_MS))
    .execute()
  await tx
    .deleteFrom('tentativa_login')
    .where('ultima_em', '<', new Date(now.getTime() - KEEP_FAILURES_MS))
    .execute()
  await tx
    .deleteFrom('navegador_conhecido')
    .where('visto_em', '<', new Date(now.getTime() - KEEP_BROWSERS_MS))
    .execute()
}
