/**
 * What a device may claim of work done without network (product.md H-32): the server's receipt bounds it. Pure, time
 * as a parameter in milliseconds of the server. Null: within the bounds.
 */
import type { Limite } from './fila/shapes.ts'
import { TOLERANCIA_PRAZO } from './rules.ts'

/** How far a measured clock may stray, and how long a sending may be on its way. */
export const TOLERANCIA_APARELHO = 120_000

/** Days after which a sealed begin no longer opens. */
export const DIAS_DO_SELO = 30

const DIA = 86_400_000

/** A device by what the server measured of it before the sending that is judged. */
export interface Relogio {
  /** Known since then, with this clock. */
  desde: number
  /** Milliseconds that the server is ahead. */
  desvio: number
  /** The sending before; null: none. */
  contato: number | null
  /** What waited on it at that moment. */
  anunciadas: ReadonlySet<string>
}

/** The same, as it stands for the sending that is judged. */
export interface Aparelho extends Relogio {
  /** Met for the first time, or with another clock than before. */
  mudou: 'novo' | 'relogio' | null
}

const mesmoRelogio = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCIA_APARELHO

/**
 * What the server knows of a device whose clock it has just seen to be `medido` behind. A clock that jumped is that of
 * a device that nobody knows yet: what it claims of before cannot be placed. A begin sealed for it with the same clock
 * says that it was known then. Within the tolerance the drift known before counts, or each sending would move what was
 * done by the time it took.
 */
export function aparelhoDe(
  antes: Relogio | null,
  selos: readonly Pick<Inicio, 'emitido' | 'desvio'>[],
  medido: number,
  now: number,
): Aparelho {
  const jumped = antes !== null && !mesmoRelogio(medido, antes.desvio)
  const known = antes && !jumped ? antes : null
  const [sealed] = selos.filter((selo) => mesmoRelogio(selo.desvio, medido))
  const desvio = known?.desvio ?? sealed?.desvio ?? medido
  const since = [
    ...(known ? [known.desde] : []),
    ...selos.filter((selo) => mesmoRelogio(selo.desvio, desvio)).map(({ emitido }) => emitido),
  ]
  return {
    desde: Math.min(now, ...since),
    desvio,
    contato: antes?.contato ?? null,
    anunciadas: antes?.anunciadas ?? new Set(),
    mudou: since.length > 0 ? null : jumped ? 'relogio' : 'novo',
  }
}

/** A device's instant by the server's clock, as far as the drift that was measured tells. */
export const momentoDe = (device: string, { desvio }: Pick<Relogio, 'desvio'>): number =>
  Date.parse(device) + desvio

/**
 * Whether the device can have done at `at` what its record (`resumo`) says. What arrives as it happens is believed. For
 * before that it must have been known, and what is older than its last sending must have been announced by it: the
 * digest of a record can't be told before the record is made.
 */
export function limiteDoAparelho(
  { at, resumo }: { at: number; resumo: string },
  { desde, contato, anunciadas, mudou }: Aparelho,
  now: number,
): Limite | null {
  if (at > now + TOLERANCIA_APARELHO) return 'relogio_mudou'
  if (at >= now - TOLERANCIA_APARELHO) return null
  if (at < desde - TOLERANCIA_APARELHO) return mudou === 'relogio' ? 'relogio_mudou' : 'aparelho_novo'
  const before = contato !== null && at < contato - TOLERANCIA_APARELHO
  return before && !anunciadas.has(resumo) ? 'antes_do_contato' : null
}

/** How an attempt was handed in, as the server received it. */
export interface Entregue {
  dispositivo: string
  /** What still waited on that device then: it was handed in as well. */
  anunciadas: ReadonlySet<string>
}

/** Where an answer stands. */
export interface Dada {
  at: number
  resumo: string
  dispositivo: string
  /** The screen has an answer that counts, and this one would come after it. */
  muda: boolean
}

/**
 * After the handing in: what the same device had announced; of another device that was known, what changes nothing
 * that was handed in. The order of arrival is nothing to a device that says what still waits on it.
 */
function limiteDaEntrega(
  { resumo, dispositivo, muda }: Dada,
  { dispositivo: de, anunciadas }: Entregue,
  { mudou }: Aparelho,
): Limite | null {
  if (dispositivo === de) return anunciadas.has(resumo) ? null : 'depois_da_entrega'
  return muda || mudou ? 'depois_da_entrega' : null
}

/** The attempt to which an answer was given. */
export interface Tempos {
  iniciada: number
  entregue: Entregue | null
}

/** Why an answer is not believed: whether it may be given at its moment is another question (rules-estado.ts). */
export const limiteDaResposta = (
  dada: Dada,
  { iniciada, entregue }: Tempos,
  aparelho: Aparelho,
  now: number,
): Limite | null => {
  const { at } = dada
  if (at < iniciada - TOLERANCIA_APARELHO) return 'antes_de_comecar'
  return limiteDoAparelho(dada, aparelho, now) ?? (entregue && limiteDaEntrega(dada, entregue, aparelho))
}

/** Refusals that follow from what the pupil did with the attempt: it stays spent. */
const PROPRIOS: ReadonlySet<Limite> = new Set(['depois_da_entrega', 'gabarito_visto'])

/**
 * Whether a refusal of answers given at `at` spends nothing (H-32): they came after the end of the lesson, or can't be
 * placed. Whoever let the attempt's own time run out had it.
 */
export function poupa(
  motivo: Limite,
  at: number,
  { iniciada_em, tempo_limite }: { iniciada_em: Date; tempo_limite: number | null },
): boolean {
  if (PROPRIOS.has(motivo)) return false
  const own = tempo_limite === null ? null : iniciada_em.getTime() + tempo_limite * 1_000
  return motivo !== 'fora_do_prazo' || own === null || at <= own + TOLERANCIA_PRAZO * 1_000
}

/** A begin that the server sealed while the device was online. */
export interface Inicio {
  usuario: number
  aula: number
  versao: number
  turma: number
  dispositivo: string
  /** Milliseconds that the server was ahead of the device. */
  desvio: number
  emitido: number
}

/** What a device says of an attempt that it began. */
export interface Comeco {
  at: number
  usuario: number
  aula: number
  versao: number
  turma: number | null
  dispositivo: string
}

/** A version of which the person began an attempt, and when. */
export interface Vista {
  versao: number
  em: number
}

const fits = (selo: Inicio, comeco: Comeco): boolean =>
  (['usuario', 'aula', 'versao', 'turma', 'dispositivo'] as const).every(
    (name) => selo[name] === comeco[name],
  )

/** Whether an attempt can have begun on a device as it says: by a begin sealed for exactly that. */
export function limiteDoInicio(
  comeco: Comeco,
  selo: Inicio | null,
  vistas: readonly Vista[],
  now: number,
): Limite | null {
  const { at, versao } = comeco
  if (!selo || !fits(selo, comeco)) return 'sem_inicio'
  const late = selo.emitido + DIAS_DO_SELO * DIA + TOLERANCIA_APARELHO
  if (at < selo.emitido - TOLERANCIA_APARELHO || at > Math.min(late, now + TOLERANCIA_APARELHO))
    return 'sem_inicio'
  return vistas.some((vista) => vista.versao > versao && vista.em < at) ? 'versao_antiga' : null
}
