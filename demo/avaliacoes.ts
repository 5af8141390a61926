/** Assessments of the demonstration: one that is closed, in two booklets, and one that is being put together. */

import { cabeNoPapel, PADROES } from '../areas/avaliacao/avaliacao/rules.ts'
import { cadernosDe } from '../areas/avaliacao/avaliacao/rules-caderno.ts'
import { chaveDe } from '../areas/avaliacao/avaliacao/rules-chave.ts'
import { avaliacaoRows } from '../areas/avaliacao/avaliacao/server/factory-rows.ts'
import { questaoRows } from '../areas/avaliacao/questao/server/factory-rows.ts'
import type { ConteudoQuestao, TipoQuestao } from '../areas/avaliacao/questao/shapes.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { groupBy } from '../core/contract/group.ts'
import type { AulaFeita } from './aulas.ts'
import type { Setting } from './network.ts'

interface Questao {
  id: number
  usuario_id: number
  rede_id: number | null
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
  texto: string
  explicacao: string
  estado: string
  disciplina_id: number | null
  periodo_id: number | null
}

const DAY_MS = 86_400_000
const MOST = 10

/** Drafts two by who wrote the first lesson that a class was given, of what they have in the bank. */
export function buildAvaliacoes({ draft, now }: Setting, aulas: readonly AulaFeita[]): void {
  const autor = aulas.find(({ turmas }) => turmas.length > 0)?.autor
  const own = (draft.rows(questaoRows.questao) as unknown as Questao[]).filter(
    ({ usuario_id, estado, tipo }) => usuario_id === autor && estado === 'aprovada' && cabeNoPapel(tipo),
  )
  // Of the subject that they wrote most about.
  const about = [...groupBy(own, ({ disciplina_id }) => disciplina_id).values()]
  const chosen = (about.toSorted((a, b) => b.length - a.length)[0] ?? []).slice(0, MOST)
  const [first] = chosen
  if (!first || autor === undefined) return
  const { disciplina_id, periodo_id } = first
  // Shared with the whole network, whose phases give it.
  const redes = draft.rows(turmaRows.rede) as { id: number; pai_id: number | null }[]
  const rede_id = first.rede_id ?? redes.find(({ pai_id }) => pai_id === null)?.id ?? null
  const padrao = { usuario_id: autor, disciplina_id, periodo_id, padroes: PADROES }
  for (const [at, titulo] of ['Prova do 1º bimestre', 'Diagnóstica de entrada'].entries()) {
    const closed = at === 0
    const when = new Date(now.getTime() - (3 - at) * DAY_MS)
    const questoes = closed ? chosen : chosen.slice(0, 4)
    const avaliacao_id = draft.add(avaliacaoRows.avaliacao, {
      ...padrao,
      titulo,
      rede_id: closed ? rede_id : null,
      matriz: [{ habilidade: null, facil: 2, media: 2, dificil: questoes.length > 4 ? 2 : 0 }],
      cadernos: closed ? 2 : 1,
      embaralha_questoes: closed,
      embaralha_alternativas: closed,
      duracao: 50,
      estado: closed ? 'pronta' : 'rascunho',
      alterada_em: when,
      created_at: when,
    })
    for (const [i, questao] of questoes.entries()) {
      const { id: questao_id, tipo, conteudo, texto, explicacao } = questao
      if (closed)
        draft.put(questaoRows.questao_versao, {
          ...{ questao_id, versao: 1, tipo, titulo: '', texto, conteudo, comando: '', explicacao },
          analises: [],
        })
      draft.put(avaliacaoRows.avaliacao_questao, {
        ...{ avaliacao_id, numero: i + 1, questao_id, versao: closed ? 1 : null },
      })
    }
    if (!closed) continue
    const naOrdem = questoes.map(({ id, tipo, conteudo }, i) => ({
      ...chaveDe(id, tipo, conteudo),
      ...{ numero: i + 1, texto_base: null },
    }))
    const por = {
      questoes: true,
      alternativas: true,
      blocos: false,
      bloco: questoes.length,
    }
    for (const [i, mapa] of cadernosDe(naOrdem, 2, por).entries())
      draft.put(avaliacaoRows.avaliacao_caderno, { avaliacao_id, caderno: i + 1, mapa })
  }
}
