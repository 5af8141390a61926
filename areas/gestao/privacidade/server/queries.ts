/** The SQL on requests, holds, consents, options and the time of use. */

import { type SqlBool, sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { naoEncerrados, vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Encarregado } from '../policy.ts'
import type { Estado, Opcoes, Tipo, Via } from '../rules.ts'

/** At most this many requests of one person are shown. */
const MOST = 50

/** A pupil who is no adult as far as the school knows; of the table `usuario`. */
export const isAluno =
  () => sql<boolean>`(exists (select from matricula where matricula.aluno_id = usuario.id)
  and not exists (select from dado_pessoal d where d.usuario_id = usuario.id
    and d.data_nascimento <= (now() at time zone ${currentFuso()})::date - interval '18 years'))`

/** Roles that have not ended, of the table `usuario`. */
const papeis = sql<string[]>`array(select distinct v.papel from ${naoEncerrados()}
  where v.usuario_id = usuario.id)`

/** Whose data it would be about; undefined when the tenant has no such person. */
export const findPessoa = (tx: Tx, id: number) =>
  tx
    .selectFrom('pessoa as usuario')
    .select(['usuario.id', 'usuario.nome', 'usuario.idioma', isAluno().as('aluno'), papeis.as('papeis')])
    .where('usuario.id', '=', id)
    .executeTakeFirst()

/** A person by the user name or e-mail address that the school typed. */
export const findConta = (tx: Tx, conta: string) =>
  tx
    .selectFrom('pessoa as usuario')
    .select('id')
    .where(({ eb, or }) => or([eb('login', '=', conta), eb('email', '=', conta)]))
    .orderBy('id')
    .executeTakeFirst()

const pedidos = (tx: Tx) =>
  tx
    .selectFrom('pedido_dados as p')
    .innerJoin('pessoa as usuario', 'usuario.id', 'p.usuario_id')
    .leftJoin('anexo as arquivo', 'arquivo.id', 'p.arquivo_id')
    .select([
      'p.id',
      'p.tipo',
      'p.estado',
      'p.via',
      'p.usuario_id',
      'p.pedido_por',
      'p.motivo',
      'p.created_at',
      'p.prazo',
      'p.decisao',
      'p.decidido_por',
      'p.visitante_id',
      'p.executa_em',
      'p.concluido_em',
      'p.confirmado_em',
      'p.trabalho_id',
      'p.levantamento',
      'p.arquivo_id',
      'p.expira_em',
      'arquivo.bytes',
      'arquivo.nome as arquivo_nome',
      'usuario.nome',
      isAluno().as('aluno'),
      papeis.as('papeis'),
      sql<boolean>`exists (select from guarda_legal where guarda_legal.usuario_id = usuario.id)`.as('guarda'),
    ])

export type PedidoRow = Awaited<ReturnType<typeof findPedido>>

export const findPedido = (tx: Tx, id: number) => pedidos(tx).where('p.id', '=', id).executeTakeFirst()

/** Takes the request's row until the transaction ends, so that one of two decisions wins. */
export const lockPedido = (tx: Tx, id: number) =>
  tx.selectFrom('pedido_dados').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const listOf = (tx: Tx, usuarioId: number) =>
  pedidos(tx).where('p.usuario_id', '=', usuarioId).orderBy('p.id', 'desc').limit(MOST).execute()

const CLOSED: Estado[] = ['concluida', 'cancelada', 'recusada']

export const listAll = (
  tx: Tx,
  { pagina, linhas, abertos }: { pagina: number; linhas: number; abertos: boolean },
) =>
  pedidos(tx)
    .$if(abertos, (query) => query.where('p.estado', 'not in', CLOSED))
    .orderBy(sql<boolean>`p.estado = any(${CLOSED}::text[])`)
    .orderBy('p.prazo')
    .orderBy('p.id')
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()

export const countAll = (tx: Tx, abertos: boolean, now: Date) =>
  tx
    .selectFrom('pedido_dados')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`prazo < ${now} and estado <> all(${CLOSED}::text[]) and executa_em is null`)
        .as('atrasados'),
    ])
    .$if(abertos, (query) => query.where('estado', 'not in', CLOSED))
    .executeTakeFirstOrThrow()

/** Active people who answer for the data of the tenant, by name, with the roles they act by. */
export async function listEncarregados(tx: Tx): Promise<Encarregado[]> {
  const { rows } = await sql<Encarregado>`
    select u.id, u.nome, array_agg(distinct v.papel) as papeis
    from ${vigentes()} join pessoa u on u.id = v.usuario_id
    where u.status = 'ativo' and v.usuario_id in (
      select d.usuario_id from ${vigentes('d')}
      where d.papel in ('encarregado', 'administrador_tenant', 'administrador-plataforma'))
    group by u.id, u.nome order by u.nome, u.id limit 200`.execute(tx)
  return rows
}

/** Requests for an erasure that nobody looked into yet. */
export const listUnsurveyed = (tx: Tx) =>
  tx
    .selectFrom('pedido_dados')
    .select('id')
    .where('tipo', '=', 'exclusao')
    .where('estado', '=', 'pendente')
    .where('trabalho_id', 'is', null)
    .limit(1_000)
    .execute()

export const countCopies = async (tx: Tx, usuarioId: number, since: Date): Promise<number> => {
  const { n } = await tx
    .selectFrom('pedido_dados')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', 'exportacao')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export interface NewPedido {
  tipo: Tipo
  usuario_id: number
  pedido_por: number
  via: Via
  motivo: string
  prazo: Date
}

/** Undefined when one of this kind is open already. */
export const insertPedido = (tx: Tx, pedido: NewPedido) =>
  tx
    .insertInto('pedido_dados')
    .values(pedido)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'tipo'])
        .where(sql<SqlBool>`estado not in ('concluida', 'cancelada', 'recusada')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const updatePedido = (tx: Tx, id: number, change: Record<string, unknown>) =>
  tx
    .updateTable('pedido_dados')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute()

export const isHeld = async (tx: Tx, usuarioId: number): Promise<boolean> =>
  (await tx
    .selectFrom('guarda_legal')
    .select('usuario_id')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()) !== undefined

export const putHold = (tx: Tx, hold: { usuario_id: number; motivo: string; posta_por: number }) =>
  tx
    .insertInto('guarda_legal')
    .values(hold)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id']).doUpdateSet({ motivo: hold.motivo }),
    )
    .execute()

export const liftHold = (tx: Tx, usuarioId: number) =>
  tx.deleteFrom('guarda_legal').where('usuario_id', '=', usuarioId).execute()

export const findOpcoes = (tx: Tx, usuarioId: number): Promise<Opcoes | undefined> =>
  tx
    .selectFrom('opcao_privacidade')
    .select(['perfil_visivel', 'foto_visivel'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

/** The newest consent for each purpose. */
export const listConsentimentos = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('consentimento')
    .distinctOn('finalidade')
    .select(['finalidade', 'versao_texto', 'quem_id', 'quando', 'retirado_em', 'retirado_por'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('finalidade')
    .orderBy('id', 'desc')
    .execute()

export const countConsentimentos = (tx: Tx) =>
  tx
    .selectFrom('consentimento')
    .select(({ fn }) => [
      'finalidade',
      fn.countAll<number>().filterWhere('retirado_em', 'is', null).as('vigentes'),
      fn.countAll<number>().filterWhere('retirado_em', 'is not', null).as('retirados'),
    ])
    .groupBy('finalidade')
    .limit(100)
    .execute()

export const countGuardas = async (tx: Tx) => {
  const { rows } = await sql<{ guardas: number; apagados: number }>`
    select (select count(*)::int from guarda_legal) as guardas,
      (select count(*)::int from apagamento) as apagados`.execute(tx)
  return rows[0] ?? { guardas: 0, apagados: 0 }
}

/** Adds minutes to the person's day, unless another beat came just before; the minutes of that day. */
export async function addUse(
  tx: Tx,
  usuarioId: number,
  { minutos, since, now }: { minutos: number; since: Date; now: Date },
): Promise<number> {
  const dia = sql<string>`(${now}::timestamptz at time zone ${currentFuso()})::date`
  await sql`
    insert into tempo_uso (usuario_id, dia, minutos, contado_em) values (${usuarioId}, ${dia}, ${minutos}, ${now})
    on conflict (tenant_id, usuario_id, dia) do update
      set minutos = least(1440, tempo_uso.minutos + excluded.minutos), contado_em = excluded.contado_em
      where tempo_uso.contado_em <= ${since}`.execute(tx)
  const { rows } = await sql<{ minutos: number }>`
    select minutos from tempo_uso where usuario_id = ${usuarioId} and dia = ${dia}`.execute(tx)
  return rows[0]?.minutos ?? 0
}
