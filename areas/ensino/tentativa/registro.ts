/** The registry of personal data: lessons that were done. What was answered goes; grades stay, without a name. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

const ensinar = {
  pt: 'Corrigir, dar retorno e saber o que ensinar de novo',
  en: 'Correcting, giving feedback and knowing what to teach again',
}
const daTentativa = { em: { tabela: 'tentativa', coluna: 'id', pessoa: 'usuario_id' } } as const

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'resposta_vez',
    grupo: 'escola',
    dado: {
      pt: 'Cada resposta que você dá nas aulas, com a hora',
      en: 'Every answer you give in lessons, with its time',
    },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      tentativa_id: {
        ...apaga(['tela_id', 'resposta', 'fracao', 'tempo', 'respondida_em']),
        como: daTentativa,
      },
    },
  },
  {
    tabela: 'resposta',
    grupo: 'escola',
    dado: { pt: 'A resposta que vale em cada tela', en: 'The answer that counts on each screen' },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      tentativa_id: {
        ...apaga(['tela_id', 'resposta', 'fracao', 'vezes', 'tempo', 'respondida_em']),
        como: daTentativa,
      },
    },
  },
  {
    tabela: 'registro',
    grupo: 'funcionamento',
    dado: {
      pt: 'O que os seus aparelhos enviam das aulas feitas, e quando chegou',
      en: 'What your devices send of lessons done, and when it arrived',
    },
    finalidade: {
      pt: 'Receber cada resposta uma vez, mesmo sem internet',
      en: 'Taking each answer once, even without a network',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      tentativa_id: {
        ...apaga(['uuid', 'tipo', 'dispositivo_id', 'desvio_relogio', 'nota_calculada', 'recebido_em']),
        como: daTentativa,
      },
    },
  },
  {
    tabela: 'relogio',
    grupo: 'funcionamento',
    dado: {
      pt: 'Os aparelhos em que você faz aulas: quanto o relógio deles difere, e quando enviaram',
      en: 'The devices on which you do lessons: how far off their clocks are, and when they sent',
    },
    finalidade: {
      pt: 'Saber quando foi feito o que chega depois, sem internet',
      en: 'Knowing when what arrives later, done offline, was done',
    },
    base: 'politica_publica',
    // A seal lasts 30 days: until it ended, the device that it was given to is known.
    retencao: { desde: 'registro', dias: 400, coluna: 'medido_em', minimo: 30 },
    pessoas: {
      usuario_id: apaga(['dispositivo_id', 'desde', 'desvio', 'medido_em', 'contato_em']),
    },
  },
  {
    tabela: 'retida',
    grupo: 'escola',
    dado: {
      pt: 'O que você fez sem internet e espera a decisão da escola, e o que foi decidido',
      en: "What you did offline and waits for the school's decision, and what was decided",
    },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: apaga([
        'aula_id',
        'turma_id',
        'registro',
        'limite',
        'feita_em',
        'recebida_em',
        'estado',
        'decidida_em',
        'motivo',
      ]),
      decidida_por: mantem('atos', ['aula_id', 'turma_id', 'estado']),
    },
  },
  {
    tabela: 'tentativa',
    grupo: 'escola',
    dado: {
      pt: 'As aulas que você faz: quando, quanto tempo e com que nota',
      en: 'The lessons you do: when, for how long and with what grade',
    },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('estatistica', [
        'aula_id',
        'versao',
        'turma_id',
        'numero',
        'estado',
        'iniciada_em',
        'concluida_em',
        'tempo',
        'nota',
        'status',
        'offline',
        'recusas',
      ]),
      anulada_por: mantem('atos', ['id', 'aula_id', 'turma_id', 'estado']),
    },
  },
  {
    tabela: 'reparo',
    grupo: 'escola',
    dado: { pt: 'Os gabaritos que você corrige', en: 'The answer keys that you fix' },
    finalidade: {
      pt: 'Dizer a quem teve a nota corrigida quem corrigiu e por quê',
      en: 'Telling those whose grade was fixed who did it and why',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('atos', ['id', 'aula_id', 'motivo', 'criado_em', 'gravado_em', 'desfeito_em']),
    },
  },
  {
    tabela: 'reparo_nota',
    grupo: 'escola',
    dado: {
      pt: 'As notas que você tinha antes de um gabarito ser corrigido',
      en: 'The grades that you had before an answer key was fixed',
    },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      tentativa_id: {
        ...apaga(['reparo_id', 'nota_antes', 'nota_depois', 'feita']),
        como: daTentativa,
      },
    },
  },
  {
    tabela: 'resultado',
    grupo: 'escola',
    dado: {
      pt: 'O seu melhor resultado em cada aula, e quantas vezes você a abriu',
      en: 'Your best result in each lesson, and how often you opened it',
    },
    finalidade: ensinar,
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('estatistica', [
        'aula_id',
        'turma_id',
        'aberturas',
        'aberta_em',
        'tentativas',
        'tempo',
        'nota',
        'status',
        'concluida_em',
      ]),
    },
  },
]
