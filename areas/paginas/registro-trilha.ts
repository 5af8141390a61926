/** The registry of personal data: paths of learning, as their authors make them. What classes learn from stays. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from './registro.ts'

const edicao = apaga(['id', 'trilha_id', 'iniciada_em', 'encerrada_em'])

export const TRILHA: readonly RegistroDeDado[] = [
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
