/** For tests: questions as they are taken out of the bank. */
import { buildTela } from '../../ensino/aula/factory.ts'
import { TELA_DE, type TipoQuestao } from '../questao/shapes.ts'
import type { Levada } from '../questao/shapes-levar.ts'

const isLevada = (one: object): one is Levada => 'conteudo' in one && 'texto_base' in one

/** A question with the least that it may say. */
export function levada(tipo: TipoQuestao, more: object = {}, conteudo: object = {}): Levada {
  const made = {
    ...{ id: 1, tipo, estado: 'aprovada', titulo: '', texto: '', comando: '', explicacao: '', analises: [] },
    ...{ disciplina: null, periodo: null, habilidades: [], tags: [], dificuldade: null, bloom: null },
    ...{ fonte: '', autoria: '', licenca: '', idioma: 'pt', tri: null, texto_base: null },
    conteudo: { ...buildTela(TELA_DE[tipo]).conteudo, ...conteudo },
    ...more,
  }
  if (!isLevada(made)) throw new Error('That is no question.')
  return made
}
