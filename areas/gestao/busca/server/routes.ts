/** Handler of the search of the whole: every area is asked under the conditions of its own lists. */
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { searchTopicos } from '../../../conversa/forum/server/public-conversa.ts'
import { autoriaPolicy } from '../../../ensino/aula/policy.ts'
import { searchRascunhos } from '../../../ensino/aula/server/public.ts'
import { searchItens } from '../../../ensino/descoberta/server/public.ts'
import { acervoPolicy } from '../../../escola/pessoa/policy.ts'
import { searchPessoas } from '../../../escola/pessoa/server/public.ts'
import { searchMembers, searchTurmas } from '../../../escola/turma/server/public-busca.ts'
import { trilhasPolicy } from '../../../trilhas/trilha/policy.ts'
import { searchTrilhas } from '../../../trilhas/trilha/server/public.ts'
import { type Achado, type buscaApi, MAX_ACHADOS, TIPOS_ACHADO, type TipoAchado } from '../contract.ts'

type Given = Pick<Achado, 'id' | 'nome'> & Partial<Achado>

const as = (tipo: TipoAchado, rows: readonly Given[]): Achado[] =>
  rows.map(({ id, nome, em = '', turma = null, escreve = false }) => ({ tipo, id, nome, em, turma, escreve }))

/** What one has in hand comes before what one would only open. */
async function written(tx: Tx, actor: Actor, busca: string): Promise<Achado[]> {
  const [aulas, trilhas] = await Promise.all([
    can(autoriaPolicy, actor, 'list', null) ? searchRascunhos(tx, actor, busca, MAX_ACHADOS) : [],
    can(trilhasPolicy, actor, 'list', null) ? searchTrilhas(tx, actor, busca, MAX_ACHADOS) : [],
  ])
  return [...as('aula', aulas), ...as('trilha', trilhas)].map((one) => ({ ...one, escreve: true }))
}

async function opened(tx: Tx, actor: Actor, busca: string): Promise<Achado[]> {
  const itens = await searchItens(tx, actor, busca, 3 * MAX_ACHADOS)
  return itens.flatMap(({ tipo, id, titulo, turma }) =>
    as(tipo === 'jogo' ? 'aula' : tipo, [{ id, nome: titulo, turma }]),
  )
}

/** People in their records, for whoever answers for them; then those of one's own classes. */
async function people(tx: Tx, actor: Actor, busca: string): Promise<Achado[]> {
  const [pessoas, membros] = await Promise.all([
    can(acervoPolicy, actor, 'list', null) ? searchPessoas(tx, actor, busca, MAX_ACHADOS) : [],
    searchMembers(tx, actor, busca, MAX_ACHADOS),
  ])
  return [...as('pessoa', pessoas), ...as('pessoa', membros)]
}

/** Each thing once, at most so many of a kind, kind after kind. */
function inOrder(achados: readonly Achado[]): Achado[] {
  const once = new Map<string, Achado>()
  for (const one of achados) {
    const key = `${one.tipo}-${one.id}`
    if (!once.has(key)) once.set(key, one)
  }
  const all = [...once.values()]
  return TIPOS_ACHADO.flatMap((tipo) => all.filter((one) => one.tipo === tipo).slice(0, MAX_ACHADOS))
}

export const buscaHandlers: Handlers<typeof buscaApi> = {
  async buscar({ tx, actor, now, query: { busca } }) {
    const [turmas, pessoas, escritas, abertas, topicos] = await Promise.all([
      searchTurmas(tx, actor, busca, MAX_ACHADOS),
      people(tx, actor, busca),
      written(tx, actor, busca),
      opened(tx, actor, busca),
      searchTopicos(tx, actor, busca, now, 2 * MAX_ACHADOS),
    ])
    const ditos = topicos.flatMap(({ tipo, turma_id, ...topico }) =>
      as(tipo === 'aviso' ? 'aviso' : 'topico', [{ ...topico, turma: turma_id }]),
    )
    return { achados: inOrder([...as('turma', turmas), ...pessoas, ...escritas, ...abertas, ...ditos]) }
  },
}
