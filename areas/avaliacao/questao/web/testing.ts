/** A list of the bank as the server tells it, for tests of screens. */
import type { Returned } from '../../../../core/contract/endpoint.ts'
import type { questaoApi } from '../contract.ts'
import type { Questao } from '../shapes.ts'

type Lista = Returned<typeof questaoApi.list>

export const aQuestao = (id: number, part: Partial<Questao> = {}): Questao => ({
  ...{ id, tipo: 'objetiva', titulo: '', texto: `Pergunta ${id}`, disciplina: null, periodo: null },
  ...{ dificuldade: null, habilidades: [], tags: [], autor: { id: 7, nome: 'Ana' }, rede: null },
  ...{ estado: 'aprovada', status_usuario: 'propria', favorita: false, repassar: false, versao: 1 },
  alterada_em: '2026-03-02T12:00:00.000Z',
  ...part,
})

export const aLista = (questoes: Questao[], part: Partial<Lista> = {}): Lista => ({
  ...{ disciplinas: [], periodos: [], habilidades: [], dificuldades: [], arquivadas: 0, para_revisar: 0 },
  abas: { todas: questoes.length, rascunho: 0, em_revisao: 0, aprovada: questoes.length, mais: false },
  facetas: {
    ...{ disciplina: [], periodo: [], habilidade: [], dificuldade: [], bloom: [], tipo: [] },
    ...{ estado: [], origem: [], procedencia: [], licenca: [] },
  },
  ...{ total: questoes.length, mais: false, parecidas: false, questoes, permissoes: { criar: true } },
  ...part,
})
