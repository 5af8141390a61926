/** Paths, which stand above, as a person finds them among lessons and playlists. */
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { defineHook } from '../../../../core/server/hook.ts'

export interface Trilhas {
  /** A statement: `id`, `nome`, `descricao`, `busca`, `usuario_id`, `publicada_em` of the paths in use that the person may open. */
  visiveis(actor: Actor): RawBuilder<unknown>
  /** How many skills a path has. */
  habilidadesSql(trilha: RawBuilder<unknown>): RawBuilder<number>
  /** Whether a path teaches one of these skills of curricula, a statement of ids. */
  daHabilidade(trilha: RawBuilder<unknown>, habilidades: RawBuilder<unknown>): RawBuilder<boolean>
}

export const trilhas = defineHook<Trilhas>()
