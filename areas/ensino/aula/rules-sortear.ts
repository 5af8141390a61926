/** The order in which an attempt shows the parts of a screen: drawn by its ticket, so another for each, and the same when resumed. */
import { pick, shuffled, sorteFrom } from './rules-publicar-sorte.ts'
import type { ConteudoAluno } from './shapes-telas-aluno.ts'
import type { TipoTela } from './shapes-tipos.ts'

/** Orders of things to be put in order, of which each attempt begins with one. */
const MOST_ORDENS = 12

/**
 * Orders of `classes` (places by their right order) that are not solved, each told by places; at most twelve, so that they
 * tell next to nothing of the right one. Empty where every order is right.
 */
export function ordensErradas(classes: readonly number[], seed: string): number[][] {
  const sorte = sorteFrom(seed)
  const solved = [...classes].sort((a, b) => a - b).join()
  const places = classes.map((_, place) => place)
  const found = new Map<string, number[]>()
  for (let n = 0; n < MOST_ORDENS * 4 && found.size < MOST_ORDENS; n++) {
    const order = shuffled(places, sorte)
    if (order.map((place) => classes[place]).join() !== solved) found.set(order.join(), order)
  }
  return [...found.values()]
}

type Sorteio = { [K in TipoTela]?: (conteudo: ConteudoAluno<K>, seed: string) => ConteudoAluno<K> }

const mixed = <T>(items: readonly T[], seed: string): T[] => shuffled(items, sorteFrom(seed))

const escolha = <C extends ConteudoAluno<'multipla_escolha'>>(conteudo: C, seed: string): C =>
  conteudo.embaralhar ? { ...conteudo, alternativas: mixed(conteudo.alternativas, seed) } : conteudo

const SORTEAR: Sorteio = {
  multipla_escolha: escolha,
  multipla_resposta: escolha,
  associar: (conteudo, seed) => ({ ...conteudo, direita: mixed(conteudo.direita, seed) }),
  ordenar: (conteudo, seed) => {
    const { itens, ordens = [] } = conteudo
    const ordem = ordens[pick(sorteFrom(seed), ordens.length)]
    const drawn = ordem?.flatMap((place) => itens[place] ?? [])
    return drawn?.length === itens.length ? { ...conteudo, itens: drawn } : conteudo
  },
  lacunas: (conteudo, seed) => ({ ...conteudo, banco: mixed(conteudo.banco, seed) }),
  arrastar_imagem: (conteudo, seed) => ({ ...conteudo, pecas: mixed(conteudo.pecas, seed) }),
  classificar: (conteudo, seed) => ({ ...conteudo, itens: mixed(conteudo.itens, seed) }),
  memoria: (conteudo, seed) => ({ ...conteudo, cartas: mixed(conteudo.cartas, seed) }),
}

/** `seed` names the attempt and the screen. Parts keep their names: answers and keys speak of those. */
export function sortear<T extends TipoTela>(
  tipo: T,
  conteudo: ConteudoAluno<T>,
  seed: string,
): ConteudoAluno<T> {
  const draw = SORTEAR[tipo] as ((conteudo: ConteudoAluno<T>, seed: string) => ConteudoAluno<T>) | undefined
  return draw ? draw(conteudo, seed) : conteudo
}
