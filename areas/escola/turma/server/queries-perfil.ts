/** Names as a reader sees them, in SQL: what lists are searched and ordered by. The pure twin is `shownTo`. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { isPeer } from '../rules-perfil.ts'

const nome = sql<string>`usuario.nome`

/** First name and initial, as `nomeCurto` cuts them. */
const curto = sql<string>`regexp_replace(btrim(${nome}), '^(\\S+)(?:\\s.*)?\\s(\\S)\\S*$', '\\1 \\2.')`

/** The name of a member, over `usuario`, `membro` (with its `papel`) and `o`, their choices of privacy. */
export const nomeMostrado = (actor: Actor): RawBuilder<string> =>
  isPeer(actor)
    ? sql<string>`case when membro.papel <> 'aluno' or usuario.id = any(${bigints([actor.id, ...actor.dependentes])})
        or coalesce(o.perfil_visivel, false) then ${nome} else ${curto} end`
    : nome
