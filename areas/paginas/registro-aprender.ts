/** The registry of personal data: what learners do in paths. Turns and points stay, without a name, as other grades do. */
import { ESCOLAR, mantem, type RegistroDeDado } from './registro.ts'

const acompanhar = {
  pt: 'Mostrar o seu caminho na trilha, contar pontos e saber o que ensinar de novo',
  en: 'Showing your way along the path, counting points and knowing what to teach again',
}
const escola = { grupo: 'escola', base: 'politica_publica', retencao: ESCOLAR } as const

export const APRENDER: readonly RegistroDeDado[] = [
  {
    ...escola,
    tabela: 'trilha_tentativa',
    dado: {
      pt: 'As tentativas que você começa nas habilidades das trilhas',
      en: 'The turns that you begin at skills of paths',
    },
    finalidade: acompanhar,
    pessoas: {
      usuario_id: mantem('estatistica', [
        'trilha_id',
        'habilidade_id',
        'turma_id',
        'numero',
        'iniciada_em',
        'removida_em',
      ]),
      removida_por: mantem('atos', ['id', 'trilha_id', 'habilidade_id', 'removida_em']),
    },
  },
  {
    ...escola,
    tabela: 'trilha_nota',
    dado: {
      pt: 'A sua melhor nota em cada aula das trilhas, com os pontos',
      en: 'Your best grade in each lesson of paths, with its points',
    },
    finalidade: acompanhar,
    pessoas: {
      usuario_id: mantem('estatistica', [
        'trilha_id',
        'habilidade_id',
        'aula_id',
        'nivel',
        'nota',
        'status',
        'pontos',
        'tempo',
      ]),
    },
  },
  {
    ...escola,
    tabela: 'trilha_dominio',
    dado: {
      pt: 'Os seus pontos e o seu domínio em cada habilidade das trilhas',
      en: 'Your points and your mastery in each skill of paths',
    },
    finalidade: acompanhar,
    pessoas: {
      usuario_id: mantem('estatistica', [
        'trilha_id',
        'habilidade_id',
        'pontos',
        'tempo',
        'aulas',
        'feita',
        'dominio',
      ]),
    },
  },
  {
    ...escola,
    tabela: 'trilha_ponto',
    dado: {
      pt: 'Os seus pontos em cada trilha e em cada eixo, que formam a classificação',
      en: 'Your points in each path and axis, of which rankings are made',
    },
    finalidade: {
      pt: 'Mostrar o seu caminho na trilha e formar a classificação; menores de 12 anos só são comparados com alunos de outras escolas se quem administra a rede ligar essa opção',
      en: 'Showing your way along the path and making rankings; under-12s are compared with pupils of other schools only where whoever administers the network turns that on',
    },
    pessoas: {
      usuario_id: mantem('estatistica', [
        'trilha_id',
        'eixo',
        'turma_id',
        'pontos',
        'tempo',
        'feitas',
        'atualizado_em',
      ]),
    },
  },
]
