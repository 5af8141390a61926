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
