/** The registry of personal data: phases, who takes part in them, who brought them on. */
import { ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

const finalidade = {
  pt: 'Aplicar avaliações na rede e dizer quem participou',
  en: 'Giving assessments in the network and telling who took part',
}
const comum = { grupo: 'escola', base: 'politica_publica', finalidade, retencao: ESCOLAR } as const

export const registro: readonly RegistroDeDado[] = [
  {
    ...comum,
    tabela: 'fase',
    dado: { pt: 'As fases de avaliação que você cria', en: 'The phases of assessment that you make' },
    pessoas: { usuario_id: mantem('escolar', ['id', 'nome', 'inicio', 'fim', 'created_at']) },
  },
  {
    ...comum,
    tabela: 'participante',
    dado: {
      pt: 'As avaliações de que você participa, e se fez, faltou ou saiu',
      en: 'The assessments that you take, and whether you took them, were absent or left',
    },
    pessoas: {
      aluno_id: mantem('escolar', [
        'fase_id',
        'avaliacao_id',
        'situacao',
        'caderno',
        'motivo',
        'decidida_em',
      ]),
      decidida_por: mantem('atos', ['fase_id', 'avaliacao_id', 'situacao', 'decidida_em']),
    },
  },
  {
    ...comum,
    tabela: 'fase_passo',
    dado: {
      pt: 'Quando você passa uma fase de uma situação para outra, e por quê',
      en: 'When you bring a phase from one state to another, and why',
    },
    pessoas: { usuario_id: mantem('atos', ['fase_id', 'de', 'para', 'motivo', 'created_at']) },
  },
]
