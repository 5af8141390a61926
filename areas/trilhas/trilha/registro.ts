/** The registry of personal data: paths, who edits them and what each person did in them. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

const acompanhar = {
  pt: 'Mostrar o seu caminho na trilha, contar pontos e saber o que ensinar de novo',
  en: 'Showing your way along the path, counting points and knowing what to teach again',
}
const escola = { grupo: 'escola', base: 'politica_publica', retencao: ESCOLAR } as const

const edicao = apaga(['id', 'trilha_id', 'iniciada_em', 'encerrada_em'])

export const registro: readonly RegistroDeDado[] = [
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
        'vezes_dadas',
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
      pt: 'Mostrar o seu caminho na trilha e formar a classificação; menores de 12 anos só são comparados com ⟦alunos⟧ de outras escolas se quem administra a rede ligar essa opção',
      en: 'Showing your way along the path and making rankings; students under 12 are compared with students from other schools only where the network’s administrators turn that on',
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
  {
    tabela: 'trilha_edicao',
    grupo: 'escola',
    dado: { pt: 'Quando você edita uma trilha', en: 'When you edit a path' },
    finalidade: {
      pt: 'Deixar uma pessoa por vez mudar uma trilha, e dizer quem é',
      en: 'Letting one person at a time change a path, and saying who it is',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: edicao, tomada_por: mantem('atos', []) },
  },
  {
    tabela: 'trilha',
    grupo: 'escola',
    dado: { pt: 'As trilhas que você monta', en: 'The paths you make' },
    finalidade: { pt: 'Mostrar quem montou cada trilha', en: 'Showing who made each path' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', ['id', 'nome', 'descricao', 'status', 'criada_em']),
    },
  },
  {
    tabela: 'regra_trilha',
    grupo: 'escola',
    dado: { pt: 'As regras de trilha que você escreve', en: 'The path rules you write' },
    finalidade: {
      pt: 'Contar pontos e nomear as partes das suas trilhas',
      en: 'Counting points and naming the parts of your paths',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: mantem('escolar', ['id', 'nome', 'nome_eixo', 'nome_habilidade', 'niveis', 'created_at']),
    },
  },
]
