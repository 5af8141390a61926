/**
 * Four short loops of music, composed by rule: chords, a bass, an accompaniment and a tune that walks among the notes of
 * the chord. Pure: the same name gives the same notes.
 */

import { type Acaso, acasoDe } from '../../../../../core/web/acaso.ts'
import type { Musica } from '../../shapes.ts'

export type Timbre = 'baixo' | 'corda' | 'flauta' | 'sino'

export interface Nota {
  /** Beats from the start of the loop. */
  inicio: number
  /** Beats. */
  duracao: number
  /** Number of the note as MIDI counts them: 69 is the A of 440 Hz. */
  altura: number
  timbre: Timbre
  /** 0 to 1. */
  forca: number
}

interface Receita {
  /** Beats a minute. */
  andamento: number
  /** Beats in a bar. */
  tempos: number
  /** The lowest note of the key, and its steps in semitones. */
  tonica: number
  escala: readonly number[]
  /** Steps of the scale on which the chords stand, one a bar. */
  acordes: readonly number[]
  /** Where in the bar the accompaniment falls, and which note of the chord. */
  levada: readonly (readonly [inicio: number, nota: number, duracao: number])[]
  /** Where in the bar the tune may have a note, and how long it is. */
  canto: readonly (readonly [inicio: number, duracao: number])[]
  /** How often it has one, 0 to 1. */
  canta: number
  timbres: readonly [levada: Timbre, canto: Timbre]
}

const MAIOR = [0, 2, 4, 5, 7, 9, 11]
const MIXOLIDIO = [0, 2, 4, 5, 7, 9, 10]
const LIDIO = [0, 2, 4, 6, 7, 9, 11]

const RECEITAS: Readonly<Record<Musica, Receita>> = {
  manha: {
    andamento: 92,
    tempos: 4,
    tonica: 55,
    escala: MAIOR,
    acordes: [0, 4, 5, 3, 0, 3, 4, 0],
    levada: [
      [0, 0, 1],
      [0.5, 1, 1],
      [1, 2, 1],
      [2, 0, 1],
      [2.5, 2, 1],
      [3, 1, 1],
    ],
    canto: [
      [0, 1.5],
      [1.5, 0.5],
      [2, 1],
      [3, 1],
    ],
    canta: 0.72,
    timbres: ['corda', 'flauta'],
  },
  rio: {
    andamento: 132,
    tempos: 6,
    tonica: 50,
    escala: MAIOR,
    acordes: [0, 5, 3, 4, 0, 2, 3, 4],
    levada: [
      [0, 0, 1],
      [1, 1, 1],
      [2, 2, 1],
      [3, 0, 1],
      [4, 2, 1],
      [5, 1, 1],
    ],
    canto: [
      [0, 3],
      [3, 2],
      [5, 1],
    ],
    canta: 0.66,
    timbres: ['corda', 'sino'],
  },
  festa: {
    andamento: 112,
    tempos: 4,
    tonica: 57,
    escala: MIXOLIDIO,
    acordes: [0, 0, 6, 3, 0, 0, 6, 0],
    levada: [
      [0, 0, 0.75],
      [0.75, 2, 0.5],
      [1.5, 1, 0.5],
      [2, 0, 0.75],
      [2.75, 2, 0.5],
      [3.5, 1, 0.5],
    ],
    canto: [
      [0, 0.5],
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 0.5],
      [2, 1],
      [3, 0.5],
      [3.5, 0.5],
    ],
    canta: 0.62,
    timbres: ['corda', 'flauta'],
  },
  estrelas: {
    andamento: 66,
    tempos: 4,
    tonica: 53,
    escala: LIDIO,
    acordes: [0, 1, 0, 4, 0, 1, 5, 4],
    levada: [
      [0, 0, 3.5],
      [0, 1, 3.5],
      [0, 2, 3.5],
    ],
    canto: [
      [0.5, 1],
      [1.5, 1],
      [2.5, 1.5],
    ],
    canta: 0.55,
    timbres: ['flauta', 'sino'],
  },
}

/** The note that stands `grau` steps above the first of the key. */
const notaDo = ({ tonica, escala }: Receita, grau: number): number => {
  const oitava = Math.floor(grau / escala.length)
  return tonica + oitava * 12 + (escala[grau - oitava * escala.length] ?? 0)
}

const TRIADE = [0, 2, 4] as const

/** One note of the tune: of the chord on the beat, else a step from the one before. */
function passo(acaso: Acaso, antes: number, acorde: number, forte: boolean): number {
  if (!forte) return antes + (acaso.um([-1, 1, 1, 2, -2]) ?? 1)
  const all = TRIADE.flatMap((third) => [acorde + third, acorde + third + 7])
  return all.reduce((best, grau) => (Math.abs(grau - antes) < Math.abs(best - antes) ? grau : best))
}

const GRAUS_DO_CANTO = [7, 15] as const

function compasso(
  receita: Receita,
  acaso: Acaso,
  bar: number,
  antes: number,
): { notas: Nota[]; ultima: number } {
  const { tempos, acordes, levada, canto, canta, timbres } = receita
  const acorde = acordes[bar % acordes.length] ?? 0
  const zero = bar * tempos
  const notas: Nota[] = [
    {
      inicio: zero,
      duracao: tempos * 0.48,
      altura: notaDo(receita, acorde) - 12,
      timbre: 'baixo',
      forca: 0.55,
    },
    {
      inicio: zero + tempos / 2,
      duracao: tempos * 0.48,
      altura: notaDo(receita, acorde + 4) - 12,
      timbre: 'baixo',
      forca: 0.4,
    },
  ]
  for (const [inicio, nota, duracao] of levada)
    notas.push({
      inicio: zero + inicio,
      duracao: Math.min(duracao, tempos - inicio),
      altura: notaDo(receita, acorde + (TRIADE[nota] ?? 0)),
      timbre: timbres[0],
      forca: 0.28,
    })
  let grau = antes
  for (const [inicio, duracao] of canto) {
    if (inicio > 0 && acaso.entre(0, 1) > canta) continue
    const [low, high] = GRAUS_DO_CANTO
    grau = Math.min(high, Math.max(low, passo(acaso, grau, acorde, Number.isInteger(inicio))))
    notas.push({
      inicio: zero + inicio,
      duracao,
      altura: notaDo(receita, grau),
      timbre: timbres[1],
      forca: 0.5,
    })
  }
  return { notas, ultima: grau }
}

export interface Volta {
  /** In the order in which they sound. */
  notas: readonly Nota[]
  /** Of the whole loop. */
  beats: number
  /** Of one beat. */
  segundos: number
}

/** The loop of a name: eight bars, after which it begins anew without a gap. Nothing sounds past its end. */
export function componha(nome: Musica): Volta {
  const receita = RECEITAS[nome]
  const acaso = acasoDe(`musica:${nome}`)
  const notas: Nota[] = []
  let antes = 9
  for (let bar = 0; bar < receita.acordes.length; bar += 1) {
    const made = compasso(receita, acaso, bar, antes)
    notas.push(...made.notas)
    antes = made.ultima
  }
  return {
    notas: notas.sort((a, b) => a.inicio - b.inicio || a.altura - b.altura),
    beats: receita.acordes.length * receita.tempos,
    segundos: 60 / receita.andamento,
  }
}

/** Hertz of a note, equal temperament on A 440. */
export const hertz = (altura: number): number => 440 * 2 ** ((altura - 69) / 12)

/** The notes that begin from `de` to `ate` (seconds since the music began, `ate` left out), each with its second. */
export function notasEntre(
  { notas, beats, segundos }: Volta,
  de: number,
  ate: number,
): { nota: Nota; em: number }[] {
  const volta = beats * segundos
  const found: { nota: Nota; em: number }[] = []
  for (let turn = Math.floor(de / volta); turn * volta < ate; turn += 1)
    for (const nota of notas) {
      const em = turn * volta + nota.inicio * segundos
      if (em >= de && em < ate) found.push({ nota, em })
    }
  return found
}
