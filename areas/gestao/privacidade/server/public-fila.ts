/** What of personal data waits today: for guardians, for who answers for data. */
import { type RawBuilder, sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import { respondeu } from '../../../escola/conta/server/public.ts'
import { FINALIDADES } from '../rules.ts'
import { isAluno } from './queries.ts'

/** Consents that guardians of these children have not answered, each with the text that is asked: one row a purpose. */
export const consentirSql = (criancas: readonly number[]): RawBuilder<unknown> => sql`
  select usuario.id as crianca_id, usuario.nome as crianca, f.key as finalidade, f.value as versao
  from pessoa usuario cross join jsonb_each_text(${JSON.stringify(FINALIDADES)}::jsonb) f
  where usuario.id = any(${bigints(criancas)}) and usuario.status = 'ativo' and ${isAluno()}
    and not ${respondeu(sql`usuario.id`, sql`f.key`, sql`f.value`)}`

/** Erasures of these children's data of which no guardian said that they are wanted. */
export const confirmarSql = (criancas: readonly number[]): RawBuilder<unknown> => sql`
  select p.id, usuario.id as crianca_id, usuario.nome as crianca, p.created_at as quando
  from pedido_dados p join pessoa usuario on usuario.id = p.usuario_id
  where p.usuario_id = any(${bigints(criancas)}) and p.tipo = 'exclusao' and p.estado = 'aguardando_aprovacao'
    and p.confirmado_em is null`

/** Requests about people's data that are not answered, by the legal deadline; an approved erasure only waits for its day. */
export const pedidosSql = (limite: number): RawBuilder<unknown> => sql`
  select p.id, p.tipo, p.estado, p.prazo, usuario.id as pessoa_id, usuario.nome as pessoa, (count(*) over ())::int as total
  from pedido_dados p join pessoa usuario on usuario.id = p.usuario_id
  where p.estado in ('pendente', 'levantando', 'aguardando_aprovacao', 'processando') and p.executa_em is null
  order by p.prazo, p.id limit ${sql.lit(limite)}`

/** Incidents that the authority has not been told of, or not all of it. */
export const incidentesSql = (limite: number): RawBuilder<unknown> => sql`
  select id, titulo, ciencia_em, comunicado_em from incidente where completado_em is null
  order by ciencia_em, id limit ${sql.lit(limite)}`
