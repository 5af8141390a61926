/** Paths as the calls of learners tell them, for screen tests. */
import type { Returned } from '../../../core/contract/endpoint.ts'
import type { trilhaAprenderApi } from './contract-aprender.ts'
import { REGRA_PADRAO } from './rules.ts'
import type {
  AulaDoAluno,
  EixoDoAluno,
  HabilidadeDoAluno,
  NivelDoAluno,
  Posicao,
  TrilhaComEstrutura,
  TrilhaDoAluno,
  VezDaTrilha,
} from './shapes-aprender.ts'

const none = { pontos_conquistados: 0, pontos_possiveis: 60, percentual: 0 }

/** Open, nothing done yet. */
export const buildTrilhaDoAluno = (part: Partial<TrilhaDoAluno> = {}): TrilhaDoAluno => ({
  id: 5,
  nome: 'Leitura em aventura',
  descricao: 'Uma expedição de leitura.',
  status: 1,
  cenario: 'serra',
  musica: null,
  regra_id: null,
  regra: REGRA_PADRAO,
  usuario: { id: 2, nome: 'Rosângela Teixeira' },
  grupos: [{ id: 3, codigo: 'K7M4XPQ', nome: '7º A', agendamento: { inicio: null, fim: null } }],
  isInAgendamento: true,
  situacao: 'aberta',
  abre_em: null,
  fecha_em: null,
  ...none,
  total_habilidades: 2,
  realizadas: 0,
  concluida: false,
  certificado: { minimo: 70, merecido: false },
  ...part,
})

export const buildHabilidade = (part: Partial<HabilidadeDoAluno> = {}): HabilidadeDoAluno => ({
  id: 11,
  nome: 'Tema e assunto',
  descricao: 'Dizer do que um texto trata.',
  ordem: 1,
  ref_trilha_id: 5,
  ref_eixo_id: 7,
  destaque: false,
  estado: 'aberta',
  motivo: null,
  proxima: true,
  dominio: 'nao_iniciado',
  ...none,
  nivel: 1,
  tentativas_feitas: 0,
  tentativas: 3,
  ...part,
})

export const buildEixo = (part: Partial<EixoDoAluno> = {}): EixoDoAluno => ({
  id: 7,
  nome: 'Vale',
  descricao: 'Onde as histórias começam.',
  ordem: 1,
  aberto: true,
  faltam: 0,
  realizadas_eixo: 0,
  ...none,
  habilidades: [buildHabilidade()],
  ...part,
})

export const buildEstrutura = (part: Partial<TrilhaComEstrutura> = {}): TrilhaComEstrutura => ({
  ...buildTrilhaDoAluno(),
  eixos: [buildEixo()],
  ...part,
})

export const buildAulaDoAluno = (part: Partial<AulaDoAluno> = {}): AulaDoAluno => ({
  pro_id: 21,
  pro_titulo: 'Contos da beira do rio',
  pro_codigo: 'CNT',
  nivel_id: 1,
  dificuldade: 'Fácil',
  telas: 4,
  valor: 10,
  estado: 'nova',
  nota: null,
  status: null,
  pontos: 0,
  tela: null,
  ...part,
})

export const buildNivel = (projetos: AulaDoAluno[], part: Partial<NivelDoAluno> = {}): NivelDoAluno => ({
  id: 1,
  nome: 'Fácil',
  aberto: true,
  faltam: 0,
  pontos_conquistados: 0,
  pontos_possiveis: 10 * projetos.length,
  percentual: 0,
  projetos,
  ...part,
})

export const buildVez = (part: Partial<VezDaTrilha> = {}): VezDaTrilha => ({
  id: 31,
  numero: 1,
  trilha_id: 5,
  habilidade_id: 11,
  turma_id: 3,
  iniciada_em: '2026-11-17T20:20:00.000Z',
  removida_em: null,
  concluidas: 0,
  permissoes: { excluir: false },
  ...part,
})

type HabilidadeInteira = Returned<typeof trilhaAprenderApi.habilidade>

/** One lesson of level 1, no turn begun. */
export const buildHabilidadeInteira = (
  part: Partial<HabilidadeInteira> = {},
  own: Partial<HabilidadeDoAluno> = {},
): HabilidadeInteira => ({
  habilidade: {
    ...buildHabilidade(own),
    trilha: { id: 5, nome: 'Leitura em aventura', situacao: 'aberta', abre_em: null },
    eixo: { id: 7, nome: 'Vale', ordem: 1 },
  },
  niveis: [buildNivel([buildAulaDoAluno()])],
  tentativas: [],
  atual: null,
  restantes: 3,
  pode_iniciar: true,
  pedir_a: [],
  ...part,
})

export const buildPosicao = (part: Partial<Posicao> = {}): Posicao => ({
  posicao: 1,
  rotulo: '1°',
  id_aluno: 8,
  nome: 'Heloísa D.',
  foto: null,
  pontos: 40,
  tempo: 600,
  eu: false,
  ...part,
})
