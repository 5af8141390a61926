/** How other areas notify people, and what they may know of the letters that leave. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { publish, publishEach } from '../../../../core/server/events.ts'
import { matriculas } from '../../sessao/server/public-acima.ts'
import { vigentes } from '../../sessao/server/public-vigente.ts'
import type { NovaNotificacao } from '../contract.ts'
import { dueAt, REGRAS } from '../rules.ts'
import { FREQUENCIAS, PUBLICOS } from '../shapes.ts'
import { ENTREGAR } from './jobs-names.ts'

export { sweep, tellDue } from './announce-sweep.ts'
export { isVespera, type Marcada, type Vespera, vesperaTask } from './announce-vespera.ts'
export { palavras, type Words, type WordsOf } from './letters.ts'
export { acceptsMail, readRefusal, saveRefusal, unsubscribeLink } from './refusals.ts'

/** More people than this are told in several calls. */
const MOST = 50_000

/** A frequency as SQL compares it: 1 is the loudest, NEVER is not told. */
const rank = (frequencia: (typeof FREQUENCIAS)[number]): number => FREQUENCIAS.indexOf(frequencia) + 1
const NEVER = rank('nunca')

export interface Telling {
  /** Names the happening: whoever was told under it before is not told again. */
  chave?: string
  now?: Date
}

/** Tells several people the same, leading all of them to one place. See `notifyEach`. */
export const notifyUsers = (
  tx: Tx,
  usuarioIds: readonly number[],
  { destino, ...news }: NovaNotificacao,
  telling: Telling = {},
): Promise<void> =>
  notifyEach(
    tx,
    usuarioIds.map((id) => ({ id, destino })),
    news,
    telling,
  )

type Pessoa = Pick<NovaNotificacao, 'destino'> & { id: number }
/** What is told, wherever it leads. */
type News = {
  [T in NovaNotificacao['tipo']]: Pick<Extract<NovaNotificacao, { tipo: T }>, 'tipo' | 'dados'>
}[NovaNotificacao['tipo']]

/**
 * Notifies each person once, however often named, in one statement: the bell, their screens on `usuario:{id}`
 * (`notificacao_nova`), and what must leave by e-mail or push by the matrix and their choices (H-26). Nothing happens
 * for an empty list. At most 50,000 people.
 */
export async function notifyEach(
  tx: Tx,
  pessoas: readonly Pessoa[],
  { tipo, dados }: News,
  { chave, now = new Date() }: Telling = {},
): Promise<void> {
  const destinos = new Map(pessoas.map(({ id, destino }) => [id, destino]))
  if (destinos.size === 0) return
  if (destinos.size > MOST) throw new RangeError(`At most ${MOST} people are notified at once.`)
  const { categoria, urgente = false, publicos } = REGRAS[tipo]
  const matrix = PUBLICOS.flatMap((publico) => {
    const cell = publicos[publico]
    return cell ? [{ publico, email: rank(cell.email), push: rank(cell.push) }] : []
  })
  const due = FREQUENCIAS.map((frequencia) => dueAt(frequencia, now))
  const order = sql`${[...FREQUENCIAS]}::text[]`
  const escolha = (usuario: string) =>
    sql`left join notificacao_escolha e on e.usuario_id = ${sql.ref(usuario)} and e.categoria = ${categoria}`
  await sql`
    with nova as (
      insert into notificacao (usuario_id, tipo, dados, destino, no_app, chave)
      select pessoa.id, ${tipo}, ${JSON.stringify(dados)}::jsonb, pessoa.destino, coalesce(e.no_app, true), ${chave ?? null}::text
      from unnest(${[...destinos.keys()]}::bigint[], ${[...destinos.values()]}::text[]) as pessoa(id, destino) ${escolha('pessoa.id')}
      on conflict (tenant_id, usuario_id, chave) where chave is not null do nothing
      returning id, usuario_id, no_app
    ), entrega as (
      insert into notificacao_entrega (notificacao_id, canal, usuario_id, categoria, urgente, devida_em)
      select nova.id, saida.canal, nova.usuario_id, ${categoria}, ${urgente}, (${due}::timestamptz[])[saida.rank]
      from nova join pessoa u on u.id = nova.usuario_id and u.status = 'ativo' ${escolha('nova.usuario_id')}
      -- Looked up person by person through their indexes: no join of two lists of unknown length.
      cross join lateral (
        select min(r.email) as email, min(r.push) as push
        from jsonb_to_recordset(${JSON.stringify(matrix)}::jsonb) r(publico text, email int, push int)
        where case r.publico
          when 'aluno' then exists (
            select from ${matriculas.ask()('m')} where m.aluno_id = nova.usuario_id)
          else exists (
            select from ${vigentes()} where v.usuario_id = nova.usuario_id
              and case when v.papel in ('professor', 'responsavel') then v.papel else 'gestor' end = r.publico) end
      ) padrao
      cross join lateral (values
        ('email', coalesce(array_position(${order}, e.email), padrao.email, ${NEVER})),
        ('push', coalesce(array_position(${order}, e.push), padrao.push, ${NEVER}))) saida(canal, rank)
      where saida.rank < ${NEVER} and case saida.canal
        when 'email' then u.email is not null
        else exists (select from push_inscricao i where i.usuario_id = u.id) end
      returning devida_em
    ), evento as (
      ${publishEach(tx, sql`'usuario:' || usuario_id`, 'notificacao_nova', sql`jsonb_build_object('notificacao', id) from nova where no_app`)}
    )
    select enqueue(${ENTREGAR}, '{}', null, null)
    where exists (select from entrega where devida_em <= ${now})`.execute(tx)
}

/** Takes back what a person was told under `chave`, and what of it has not left. */
export async function untell(tx: Tx, usuarioId: number, chave: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('notificacao')
    .where('usuario_id', '=', usuarioId)
    .where('chave', '=', chave)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await publish(tx, `usuario:${usuarioId}`, 'notificacoes_lidas')
}

/**
 * Walks an audience of any size by id, a slice at a time; `next` tells the people after `depois`, each once and the lowest
 * id first, and hands them back. Fewer than `limit` are the last.
 */
export async function inSlices(
  limit: number,
  next: (depois: number) => Promise<readonly { id: number }[]>,
): Promise<void> {
  for (let depois = 0; ; ) {
    const people = await next(depois)
    const last = people.at(-1)
    if (!last || people.length < limit) return
    depois = last.id
  }
}

/** What was told about these places, given as `destino`, carries a title no more. */
export const forgetTitlesOf = (tx: Tx, lugares: RawBuilder<unknown>) =>
  sql`
    update notificacao n set dados = n.dados || '{"titulo": "Texto apagado"}'
    from (${lugares}) lugar
    where n.dados ? 'titulo' and split_part(n.destino, '?', 1) = lugar.destino`.execute(tx)
