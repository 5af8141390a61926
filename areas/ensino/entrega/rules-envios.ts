/** Pure rules of what was said about earlier sendings: which words speak of which, and using them again. */
import type { Antiga, EntregaInteira, Passo } from './contract.ts'
import type { Escrita } from './rules-mesa.ts'
import { MAX_MARCAS, type Marca } from './shapes.ts'

/** What somebody said about a sending, with the words of the work that it speaks of. */
export interface Dito {
  id: string
  vez: number
  /** Null: written on this device and never sent. */
  autor: string | null
  /** When the pupil was given it; null: they never were. */
  quando: string | null
  /** The work as it was. */
  texto: string
  arquivos: readonly string[]
  comentario: string
  marcas: readonly Marca[]
}

interface Envio {
  texto: string
  arquivos: readonly string[]
  passos: Passo[]
}

/** The sendings, the first first, each with what happened to it. */
function envios(passos: readonly Passo[]): Envio[] {
  const found: Envio[] = []
  for (const passo of passos) {
    const { tipo, texto, arquivos } = passo
    if (tipo === 'enviada') found.push({ texto, arquivos, passos: [] })
    else if (found.length === 0) found.push({ texto: '', arquivos: [], passos: [passo] })
    else found.at(-1)?.passos.push(passo)
  }
  return found
}

type Lida = Pick<EntregaInteira, 'vez' | 'passos'> & { antigas: readonly Antiga[] }

const saysSomething = ({ comentario, marcas }: Dito): boolean => comentario !== '' || marcas.length > 0

/** What was said before the sending that stands, the newest first; `minha`: what was written here and never sent. */
export function ditos(
  { vez, passos, antigas }: Lida,
  minha?: { vez: number; escrita: Escrita } | null,
): Dito[] {
  const sent = envios(passos)
  const obra = (n: number) => ({
    vez: n,
    texto: sent[n - 1]?.texto ?? '',
    arquivos: sent[n - 1]?.arquivos ?? [],
  })
  const given = sent.flatMap(({ passos: its }, at) =>
    at + 1 >= vez
      ? []
      : its.map(({ texto: comentario, marcas, autor, quando }) => ({
          ...{ ...obra(at + 1), id: `${at} ${quando}`, autor, quando, comentario, marcas },
        })),
  )
  const begun = antigas.map(({ vez: n, autor, comentario, marcas }) => ({
    ...{ ...obra(n), id: `antiga ${n}`, autor: autor.nome, quando: null, comentario, marcas },
  }))
  const own = minha
    ? [{ ...obra(minha.vez), id: 'minha', autor: null, quando: null, ...wordsOf(minha.escrita) }]
    : []
  return [...own, ...begun, ...given.toReversed()].filter(saysSomething).toSorted((a, b) => b.vez - a.vez)
}

const wordsOf = ({ comentario, marcas }: Escrita) => ({ comentario, marcas })

/** Where words of the old text stand in the new one: only where they do once. */
function placeIn(texto: string, words: string): [number, number] | null {
  const at = words.trim() === '' ? -1 : texto.indexOf(words)
  return at < 0 || texto.indexOf(words, at + 1) >= 0 ? null : [at, at + words.length]
}

/**
 * What was said before, laid over what is written now; used twice it is there once. `semLugar`: comments whose words the
 * new text has not, or more than once, or that stand in a file: they are read beside it.
 */
export function reaproveitar(
  { texto, comentario, marcas }: Pick<Dito, 'texto' | 'comentario' | 'marcas'>,
  agora: { texto: string; escrita: Pick<Escrita, 'comentario' | 'marcas'> },
  newId: () => string,
): { comentario: string; marcas: Marca[]; semLugar: number } {
  const { escrita } = agora
  const said = comentario.trim()
  const words = escrita.comentario.includes(said)
    ? escrita.comentario
    : [escrita.comentario, said].filter(Boolean).join('\n')
  const placed = marcas.map((marca) => {
    const place = marca.arquivo === null ? placeIn(agora.texto, texto.slice(marca.de, marca.ate)) : null
    return place && { ...marca, de: place[0], ate: place[1] }
  })
  const added = placed.filter(
    (marca): marca is Marca =>
      marca !== null &&
      !escrita.marcas.some(
        ({ de, ate, texto }) => de === marca.de && ate === marca.ate && texto === marca.texto,
      ),
  )
  return {
    comentario: words.slice(0, 5_000),
    marcas: [...escrita.marcas, ...added.map((marca) => ({ ...marca, id: newId() }))].slice(0, MAX_MARCAS),
    semLugar: placed.filter((marca) => marca === null).length,
  }
}
