/** The bank of questions of the demonstration: taken from its lessons, most approved for the network. */

import { createHash } from 'node:crypto'
import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { CONTEXTO } from '../areas/avaliacao/questao/rules-ancora.ts'
import { feicaoDe, tirar } from '../areas/avaliacao/questao/rules-extrair.ts'
import { questaoRows } from '../areas/avaliacao/questao/server/factory-rows.ts'
import { TELA_DE } from '../areas/avaliacao/questao/shapes.ts'
import { midiasDe } from '../areas/ensino/aula/rules-tela.ts'
import { midiaRows } from '../areas/ensino/midia/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { wordsOf } from '../core/contract/linear.ts'
import type { AulaFeita } from './aulas.ts'
import type { CurriculoFeito } from './catalogo.ts'
import type { Setting } from './network.ts'

const MAKE_QUESTIONS: readonly string[] = Object.values(TELA_DE)

/** As the database keeps it: what a question looks like is told by the order of names, shorter ones first. */
const asKept = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
      : inner,
  )

/** Screens of lessons that make a question; each author's first lesson is left for whoever tries it. */
const sourcesIn = (aulas: readonly AulaFeita[]) =>
  aulas
    .filter(({ autor }, at) => aulas.findIndex((one) => one.autor === autor) < at)
    .flatMap((aula) =>
      aula.telas
        .filter(({ tipo }) => MAKE_QUESTIONS.includes(tipo))
        .map(({ id, tipo, conteudo, gabarito }) => ({
          ...{ aula, tela: id, tipo, conteudo: asKept(conteudo), gabarito: asKept(gabarito) },
        })),
    )
    .slice(0, 80)

/** Of ten questions seven are approved, one waits, one is a draft and one was put away; one in three is its author's only. */
const estadoOf = (at: number) =>
  at % 10 === 3 ? 'em_revisao' : at % 10 === 6 ? 'rascunho' : at % 10 === 9 ? 'arquivada' : 'aprovada'
const redeOf = (rede: number, at: number) => (at % 3 === 1 && at % 10 !== 3 ? null : rede)

const DAY_MS = 86_400_000

/** Sent by who wrote it; of the first that waits its beginning is spoken of by who leads the network. */
function buildRevisao(
  draft: Setting['draft'],
  questao: { id: number; autor: number; texto: string; when: Date },
  lider: number | undefined,
): void {
  const { id, autor, texto, when } = questao
  draft.put(questaoRows.questao_passo, {
    ...{ questao_id: id, usuario_id: autor, antes: 'rascunho', depois: 'em_revisao' },
    created_at: when,
  })
  if (lider === undefined) return
  const trecho = texto.split(' ').slice(0, 4).join(' ')
  draft.put(questaoRows.questao_comentario, {
    ...{ questao_id: id, usuario_id: lider, campo: 'enunciado', trecho, inicio: 0 },
    depois: texto.slice(trecho.length, trecho.length + CONTEXTO),
    texto: 'Dá para começar por uma situação que a turma conhece?',
    created_at: when,
  })
}

/** Drafts the bank; the lessons are there. */
export function buildQuestoes(
  { draft, now, catalogo }: Setting,
  aulas: readonly AulaFeita[],
  matriz: CurriculoFeito,
): void {
  const [{ id: rede }] = draft.rows(turmaRows.rede) as [{ id: number }]
  const made = sourcesIn(aulas).flatMap((source) => {
    const questao = tirar(source)
    return typeof questao === 'string' ? [] : [{ ...source, questao }]
  })
  const vinculos = draft.rows(sessaoRows.vinculo) as { usuario_id: number; papel: string; funcao: string }[]
  let lider = vinculos.find(
    ({ papel, funcao }) => papel === 'gestor_rede' && funcao === 'escrita',
  )?.usuario_id
  for (const [at, { aula, tela, questao }] of made.entries()) {
    const when = new Date(now.getTime() - (made.length - at) * DAY_MS)
    const id = draft.add(questaoRows.questao, {
      usuario_id: aula.autor,
      rede_id: redeOf(rede, at),
      tipo: questao.tipo,
      conteudo: questao.conteudo,
      texto: wordsOf(questao.conteudo.enunciado),
      explicacao: questao.explicacao,
      disciplina_id: catalogo.disciplinas.get(aula.disciplina) ?? null,
      periodo_id: aula.periodo,
      dificuldade: at % 4 === 0 ? null : (at % 5) + 1,
      estado: estadoOf(at),
      origem_aula_id: aula.id,
      origem_versao: 1,
      origem_tela_id: tela,
      origem_resumo: createHash('sha256').update(feicaoDe(questao)).digest('hex'),
      alterada_em: when,
      created_at: when,
    })
    if (estadoOf(at) === 'em_revisao') {
      const texto = wordsOf(questao.conteudo.enunciado)
      buildRevisao(draft, { id, autor: aula.autor, texto, when }, lider)
      lider = undefined
    }
    const habilidade_id = matriz.habilidades.get(questao.habilidade ?? '') ?? aula.habilidade
    if (habilidade_id !== null)
      draft.put(questaoRows.questao_habilidade, { questao_id: id, habilidade_id, ordem: 1 })
    for (const midia_id of midiasDe(questao.conteudo))
      draft.put(midiaRows.midia_uso, { midia_id, onde: 'questao', onde_id: id, numero: 0 })
  }
}
