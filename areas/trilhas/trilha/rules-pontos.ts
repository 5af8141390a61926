/** Pure rules of points, levels and mastery (product.md H-11; section 4, "Grades"). */
import type { Nivel, Regra } from './shapes.ts'
import { NIVEIS } from './shapes.ts'
import { DOMINIOS, type Dominio } from './shapes-aprender.ts'

/** What a lesson is worth: 10, 20 or 30 points by its level. */
export const valorDe = (nivel: Nivel): number => 10 * nivel

/** A grade of a lesson, from 0 to 10, and whether it is enough by the lesson's own rule. */
export interface NotaDaAula {
  nota: number
  status: 'aprovado' | 'reprovado'
}

/** round(worth × nota / 10) when approved, else 0. */
export const pontosDe = (nivel: Nivel, { nota, status }: NotaDaAula): number =>
  status === 'aprovado' ? Math.round((valorDe(nivel) * nota) / 10) : 0

/** A skill's points: its lessons' in all, and a tenth more where it is highlighted. */
export const comBonus = (pontos: number, destaque: boolean): number =>
  destaque ? Math.round((pontos * 11) / 10) : pontos

/** Whole percent, rounded down, 0 to 100; 0 of nothing. */
export const percentualOf = (pontos: number, possiveis: number): number =>
  possiveis === 0 ? 0 : Math.min(100, Math.floor((100 * pontos) / possiveis))

/** Facets of a skill's stone that are lit: the first with the first point, the last one only with the last. */
export const acesas = (pontos: number, possiveis: number): number => {
  if (pontos <= 0 || possiveis <= 0) return 0
  return pontos >= possiveis ? 6 : Math.min(5, Math.max(1, Math.floor((pontos / possiveis) * 6)))
}

/** Whether `pontos` are at least `minimo` percent: reckoned without rounding. */
export const alcanca = (pontos: number, possiveis: number, minimo: number): boolean =>
  100 * pontos >= minimo * possiveis

/** Points that are still needed for `minimo` percent. */
export const faltamPara = (pontos: number, possiveis: number, minimo: number): number =>
  Math.max(0, Math.ceil((minimo * possiveis) / 100) - pontos)

/** A lesson of a skill with the best grade of it; null: none. */
export interface AulaContada {
  nivel: Nivel
  nota: NotaDaAula | null
}

export interface NivelContado {
  nivel: Nivel
  aulas: number
  pontos: number
  possiveis: number
  /** Its share of points is reached; a level without lessons holds nothing up. */
  feito: boolean
  aberto: boolean
  /** Points of the levels before it that are missing. */
  faltam: number
}

type Corte = Pick<Regra, 'livre' | 'minimo_nivel'>

/** The three levels of a skill: each opens when the one before is open and has reached the share of the rule. */
export function niveisDe(aulas: readonly AulaContada[], { livre, minimo_nivel }: Corte): NivelContado[] {
  let aberto = true
  let faltam = 0
  return NIVEIS.map((nivel) => {
    const own = aulas.filter((aula) => aula.nivel === nivel)
    const pontos = own.reduce((sum, { nota }) => sum + (nota ? pontosDe(nivel, nota) : 0), 0)
    const possiveis = own.length * valorDe(nivel)
    const feito = alcanca(pontos, possiveis, minimo_nivel)
    const found = { nivel, aulas: own.length, pontos, possiveis, feito }
    const now = { ...found, aberto: livre || aberto, faltam: livre ? 0 : faltam }
    aberto = aberto && feito
    faltam += faltamPara(pontos, possiveis, minimo_nivel)
    return now
  })
}

/** Shares of a skill's points from which mastery is adequate, and advanced. */
const ADEQUADO = 60
const AVANCADO = 85

/** Mastery by what is there now; advanced asks for a lesson of level 3 that was passed. */
export function dominioDe(aulas: readonly AulaContada[]): Dominio {
  const feitas = aulas.filter(({ nota }) => nota !== null)
  if (feitas.length === 0) return 'nao_iniciado'
  const pontos = feitas.reduce((sum, { nivel, nota }) => sum + (nota ? pontosDe(nivel, nota) : 0), 0)
  const possiveis = aulas.reduce((sum, { nivel }) => sum + valorDe(nivel), 0)
  if (!alcanca(pontos, possiveis, ADEQUADO)) return 'em_desenvolvimento'
  const dificil = feitas.some(({ nivel, nota }) => nivel === 3 && nota?.status === 'aprovado')
  return dificil && alcanca(pontos, possiveis, AVANCADO) ? 'avancado' : 'adequado'
}

/** Mastery after a count: it falls only where the rule lets it. */
export function dominioApos(antes: Dominio, agora: Dominio, regride: boolean): Dominio {
  return regride || DOMINIOS.indexOf(agora) >= DOMINIOS.indexOf(antes) ? agora : antes
}

export interface HabilidadeContada {
  /** With the bonus of a highlighted skill. */
  pontos: number
  possiveis: number
  /** Lessons with a grade. */
  aulas: number
  /** It has lessons, and every level reached its share. */
  feita: boolean
  dominio: Dominio
  niveis: NivelContado[]
}

/** What a person has of a skill. */
export function contarHabilidade(
  aulas: readonly AulaContada[],
  { destaque, regra }: { destaque: boolean; regra: Corte },
): HabilidadeContada {
  const niveis = niveisDe(aulas, regra)
  const sum = (key: 'pontos' | 'possiveis') => niveis.reduce((total, nivel) => total + nivel[key], 0)
  return {
    pontos: comBonus(sum('pontos'), destaque),
    possiveis: comBonus(sum('possiveis'), destaque),
    aulas: aulas.filter(({ nota }) => nota !== null).length,
    feita: aulas.length > 0 && niveis.every(({ feito }) => feito),
    dominio: dominioDe(aulas),
    niveis,
  }
}

/** Where to work on: the first open level that is not done; null: none. */
export const nivelAtual = (niveis: readonly NivelContado[]): Nivel | null =>
  niveis.find(({ aberto, feito, aulas }) => aberto && !feito && aulas > 0)?.nivel ?? null

interface EixoContado {
  pontos: number
  possiveis: number
  /** Something was done in it: it stays open whatever its authors change before it. */
  comecado: boolean
}

/** Axes in order: each opens when the one before it that has lessons reached the share of the rule. */
export function eixosAbertos(
  eixos: readonly EixoContado[],
  { livre, minimo_nivel }: Corte,
): { aberto: boolean; faltam: number }[] {
  let faltam = 0
  return eixos.map(({ pontos, possiveis, comecado }) => {
    const here = livre || comecado ? 0 : faltam
    if (possiveis > 0) faltam = faltamPara(pontos, possiveis, minimo_nivel) + (comecado ? 0 : faltam)
    return { aberto: here === 0, faltam: here }
  })
}

interface ParaCertificar {
  pontos: number
  possiveis: number
  /** Of each highlighted skill. */
  destaques: readonly { pontos: number; possiveis: number }[]
}

/** The certificate: enough points in all, and every highlighted skill passed. */
export const mereceCertificado = (
  { pontos, possiveis, destaques }: ParaCertificar,
  { minimo_certificado, minimo_nivel }: Pick<Regra, 'minimo_certificado' | 'minimo_nivel'>,
): boolean =>
  possiveis > 0 &&
  alcanca(pontos, possiveis, minimo_certificado) &&
  destaques.every((one) => alcanca(one.pontos, one.possiveis, minimo_nivel))
