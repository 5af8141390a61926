/** Surveys for the screen tests. */
import { PERGUNTAS } from '../factory.ts'
import type { EnqueteInteira, Resultado } from '../shapes.ts'

export const buildInteira = (part: Partial<EnqueteInteira> = {}): EnqueteInteira => ({
  id: 5,
  titulo: 'Semana da leitura',
  descricao: '',
  agendamento: { inicio: '2026-03-10T08:00:00.250-03:00', fim: null },
  estado: 'aberta',
  arquivada: false,
  anonima: false,
  publico: 'alunos',
  resultados: 'fim',
  compartilhada: false,
  autor: { id: 2, nome: 'Cecília Barreto' },
  turmas: [{ id: 3, nome: '7º A' }],
  total_perguntas: PERGUNTAS.length,
  participacao: null,
  respondida: false,
  permissoes: { responder: true, gerenciar: false, reescrever: false, verResultados: false },
  perguntas: [...PERGUNTAS],
  fixada: false,
  lembrada_em: null,
  versao: 1,
  ...part,
})

export const asStaff = (part: Partial<EnqueteInteira> = {}): EnqueteInteira =>
  buildInteira({
    participacao: { respostas: 6, previstos: 28 },
    permissoes: { responder: false, gerenciar: true, reescrever: true, verResultados: true },
    ...part,
  })

const none = { media: null, nps: null, posicoes: [], textos: [], total_textos: 0 }

export const buildResultado = (part: Partial<Resultado> = {}): Resultado => ({
  turma: null,
  respostas: 6,
  previstos: 28,
  espera: null,
  turmas: [{ id: 3, nome: '7º A', respostas: 6, previstos: 28, oculta: false }],
  todas: true,
  perguntas: [
    { id: 1, respostas: 6, oculta: false, contagens: [4, 1, 1], ...none },
    { id: 4, respostas: 3, oculta: true, contagens: [], ...none },
    { id: 5, respostas: 6, oculta: false, contagens: [], ...none, textos: ['Porque sim'], total_textos: 1 },
  ],
  ...part,
})
