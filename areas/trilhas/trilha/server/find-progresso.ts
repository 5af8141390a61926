/** A path with what a person has of each axis, skill and lesson: read in few statements, reckoned by the pure rules. */
import type { Tx } from '../../../../core/server/database.ts'
import { estadoDe } from '../rules-agenda.ts'
import {
  type AulaContada,
  contarHabilidade,
  eixosAbertos,
  type HabilidadeContada,
  nivelAtual,
  pontosDe,
  valorDe,
} from '../rules-pontos.ts'
import type { Regra } from '../shapes.ts'
import type { Dominio, EstadoHabilidade, MotivoBloqueio, SituacaoAprender } from '../shapes-aprender.ts'
import { type AulaRow, type EixoRow, type HabilidadeRow, readEstrutura } from './queries-estrutura.ts'
import { listDadas } from './queries-parados.ts'
import { listDominios, listNotas, type NotaRow } from './queries-progresso.ts'
import { countVezes } from './queries-vez.ts'

export interface AulaVista extends AulaRow {
  nota: NotaRow | null
  valor: number
  pontos: number
}

export interface HabilidadeVista extends HabilidadeRow {
  aulas: AulaVista[]
  conta: HabilidadeContada
  /** Kept: it falls only where the rule lets it. */
  dominio: Dominio
  /** Turns that count, and how many the person has: those of the rule, and what a teacher gave. */
  vezes: number
  limite: number
  estado: EstadoHabilidade
  motivo: MotivoBloqueio | null
  nivel: 1 | 2 | 3 | null
  proxima: boolean
}

export interface EixoVisto extends EixoRow {
  aberto: boolean
  faltam: number
  pontos: number
  possiveis: number
  habilidades: HabilidadeVista[]
}

type Contada = Omit<HabilidadeVista, 'estado' | 'motivo' | 'proxima'>

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** A lesson that is gone counts only with a grade. */
const counts = ({ disponivel, nota }: AulaVista): boolean => disponivel || nota !== null

const vistaOf = (aula: AulaRow, nota: NotaRow | null): AulaVista => ({
  ...aula,
  nota,
  valor: valorDe(aula.nivel),
  pontos: nota ? pontosDe(aula.nivel, nota) : 0,
})

/** The next step: the first skill that may be done and is not, before those whose turns are used up. */
function markProxima(habilidades: readonly HabilidadeVista[]): void {
  const open = habilidades.filter(({ estado }) => estado === 'em_curso' || estado === 'aberta')
  const usedUp = ({ vezes, limite, aulas }: HabilidadeVista) =>
    vezes >= limite && aulas.every(({ nota, disponivel }) => nota !== null || !disponivel)
  const next = open.find((one) => !usedUp(one)) ?? open[0]
  if (next) next.proxima = true
}

/** At most 20 axes of 30 skills of 60 lessons, in seven statements. */
export async function readProgresso(
  tx: Tx,
  usuario: number,
  { trilha, regra, situacao }: { trilha: number; regra: Regra; situacao: SituacaoAprender },
): Promise<EixoVisto[]> {
  const [estrutura, notas, dominios, vezes, dadas] = await Promise.all([
    readEstrutura(tx, trilha, false),
    listNotas(tx, usuario, trilha),
    listDominios(tx, usuario, trilha),
    countVezes(tx, usuario, trilha),
    listDadas(tx, usuario, trilha),
  ])
  const byHabilidade = new Map<number, AulaVista[]>()
  for (const aula of estrutura.aulas) {
    const vista = vistaOf(aula, notas.get(`${aula.habilidade_id} ${aula.id}`) ?? null)
    const group = byHabilidade.get(aula.habilidade_id)
    if (group) group.push(vista)
    else byHabilidade.set(aula.habilidade_id, [vista])
  }
  const contadas = estrutura.habilidades.map((row): Contada => {
    const aulas = byHabilidade.get(row.id) ?? []
    const counted: AulaContada[] = aulas.filter(counts).map(({ nivel, nota }) => ({ nivel, nota }))
    const conta = contarHabilidade(counted, { destaque: row.destaque, regra })
    const nivel = nivelAtual(conta.niveis)
    return {
      ...{ ...row, aulas, conta, nivel },
      dominio: dominios.get(row.id) ?? 'nao_iniciado',
      vezes: vezes.get(row.id) ?? 0,
      limite: regra.tentativas + (dadas.get(row.id) ?? 0),
    }
  })
  const groups = estrutura.eixos.map((eixo) => contadas.filter(({ eixo_id }) => eixo_id === eixo.id))
  const abertos = eixosAbertos(
    groups.map((group) => ({
      pontos: sumOf(group, ({ conta }) => conta.pontos),
      possiveis: sumOf(group, ({ conta }) => conta.possiveis),
      comecado: group.some(({ vezes: n, conta }) => n > 0 || conta.aulas > 0),
    })),
    regra,
  )
  const eixos = estrutura.eixos.map((eixo, at): EixoVisto => {
    const group = groups[at] ?? []
    const { aberto, faltam } = abertos[at] ?? { aberto: true, faltam: 0 }
    return {
      ...{ ...eixo, aberto, faltam },
      pontos: sumOf(group, ({ conta }) => conta.pontos),
      possiveis: sumOf(group, ({ conta }) => conta.possiveis),
      habilidades: group.map((one) => ({ ...one, ...stateOf(one, { situacao, aberto }), proxima: false })),
    }
  })
  if (situacao === 'aberta') markProxima(eixos.flatMap(({ habilidades }) => habilidades))
  return eixos
}

const stateOf = (
  { aulas, conta, vezes }: Contada,
  { situacao, aberto }: { situacao: SituacaoAprender; aberto: boolean },
) =>
  estadoDe({
    situacao,
    eixoAberto: aberto,
    aulas: aulas.filter(({ disponivel }) => disponivel).length,
    feita: conta.feita,
    comecada: vezes > 0 || conta.aulas > 0,
  })
