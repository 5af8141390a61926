/** Suggestions of the demonstration: what to do about three skills, each with what it leads to. */
import { questaoRows } from '../areas/avaliacao/questao/server/factory-rows.ts'
import { sugestaoRows } from '../areas/avaliacao/sugestao/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { wordsOf } from '../core/contract/linear.ts'
import type { AulaFeita } from './aulas.ts'
import type { Setting } from './network.ts'

interface Escrita {
  titulo: (aula: string) => string
  html: string
  link: { titulo: string; url: string } | null
  texto: string | null
}

const ESCRITAS: readonly Escrita[] = [
  {
    titulo: (aula) => `Reveja com calma: ${aula}`,
    html: '<p>Leia de novo a explicação e anote, com suas palavras, <strong>o que muda</strong> de um passo para o outro.</p><ol><li>Desenhe cada passo.</li><li>Conte para alguém o que desenhou.</li><li>Volte à aula e confira.</li></ol>',
    link: { titulo: 'Objetos de aprendizagem sobre o assunto', url: 'https://mecred.mec.gov.br/' },
    texto: null,
  },
  {
    titulo: (aula) => `Um passo antes: ${aula}`,
    html: '<p>Antes de refazer, procure no enunciado <strong>o que é pedido</strong> e sublinhe os dados que ajudam.</p>',
    link: null,
    texto: '<p>Escreva duas perguntas parecidas com as que você errou e responda às duas.</p>',
  },
  {
    titulo: (aula) => `Treine mais: ${aula}`,
    html: '<p>Refaça a aula até acertar sem olhar as anotações.</p>',
    link: null,
    texto: null,
  },
]

const DAY_MS = 86_400_000

/** Drafts three by who wrote the first lesson that a class was given, each for another skill of theirs. */
export function buildSugestoes({ draft, now, catalogo }: Setting, aulas: readonly AulaFeita[]): void {
  const dadas = aulas.filter(({ turmas, habilidade }) => turmas.length > 0 && habilidade !== null)
  const own = dadas.filter(({ autor }) => autor === dadas[0]?.autor)
  const chosen = own.filter(
    ({ habilidade }, at) => own.findIndex((one) => one.habilidade === habilidade) === at,
  )
  const turmas = draft.rows(turmaRows.turma) as { id: number; rede_id: number }[]
  const questoes = draft.rows(questaoRows.questao) as { id: number; origem_aula_id: number | null }[]
  for (const [at, escrita] of ESCRITAS.entries()) {
    const aula = chosen[at]
    const turma = turmas.find(({ id }) => id === aula?.turmas[0])
    if (!aula || !turma || aula.habilidade === null) continue
    const when = new Date(now.getTime() - (at + 1) * DAY_MS)
    const made = { created_at: when, alterada_em: when, usuario_id: aula.autor }
    const sugestao_id = draft.add(sugestaoRows.sugestao, {
      ...made,
      rede_id: turma.rede_id,
      titulo: escrita.titulo(aula.titulo),
      html: escrita.html,
      texto: wordsOf(escrita.html),
      disciplina_id: catalogo.disciplinas.get(aula.disciplina) ?? null,
      estado: at === 2 ? 'rascunho' : 'publicada',
    })
    draft.put(sugestaoRows.sugestao_habilidade, { sugestao_id, habilidade_id: aula.habilidade })
    for (const { id } of questoes.filter(({ origem_aula_id }) => origem_aula_id === aula.id).slice(0, 2))
      draft.put(sugestaoRows.sugestao_questao, { sugestao_id, questao_id: id })
    const { link, texto } = escrita
    const activity = { ...made, sugestao_id, aula_id: null, url: null, html: null }
    const titulo = `Refaça a aula ${aula.titulo}`.slice(0, 200)
    draft.add(sugestaoRows.atividade, { ...activity, titulo, aula_id: aula.id, ordem: 1 })
    if (link) draft.add(sugestaoRows.atividade, { ...activity, ...link, ordem: 2 })
    if (texto)
      draft.add(sugestaoRows.atividade, { ...activity, titulo: 'Escreva e responda', html: texto, ordem: 2 })
  }
}
