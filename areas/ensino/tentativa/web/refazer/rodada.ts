/** Doing again what was wrong: each screen in an order of its own, and what is not right comes back at the end. Pure. */
import { sortear } from '../../../aula/rules-sortear.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { TelaJogada } from '../../shapes.ts'
import type { TelaAberta } from '../player/roteiro.ts'

/** A screen as it comes up once; `id` is of this coming, `tela` of the screen. */
export interface Volta extends TelaAberta {
  tela: number
}

/** Comings of one screen that are told apart: nobody comes near. */
const VOLTAS = 1_000
/** Orders that are tried for one that differs from the last. */
const SORTEIOS = 8

/** Its tries and its time are of the attempt: here it is answered once, without a clock, and comes back. */
const semLimite = ({ tempo: _, ...conteudo }: TelaJogada['conteudo']): TelaJogada['conteudo'] => ({
  ...conteudo,
  tentativas: 1,
})

/** A screen as it comes up for the `n`th time (from 0), in another order than `antes` where it has one. */
export function volta(tela: TelaJogada, semente: string, n: number, antes?: TelaAberta['conteudo']): Volta {
  const conteudo = semLimite(tela.conteudo)
  let drawn = conteudo
  for (let turn = 0; turn < SORTEIOS; turn += 1) {
    const seed = `${semente}:${tela.id}:${n}:${turn}`
    drawn = sortear(tela.tipo, conteudo as unknown as ConteudoAluno, seed) as unknown as typeof conteudo
    if (JSON.stringify(drawn) !== JSON.stringify(antes)) break
  }
  return { ...tela, id: tela.id * VOLTAS + (n % VOLTAS), tela: tela.id, pronta: true, conteudo: drawn }
}

/** How often a screen came up. */
const vezesDe = (voltas: readonly Volta[], tela: number): number =>
  voltas.filter((one) => one.tela === tela).length

/** After an answer: a screen that was not right comes once more, after all others. */
export function seguida(
  voltas: readonly Volta[],
  telas: readonly TelaJogada[],
  { respondida, certa, semente }: { respondida: number; certa: boolean; semente: string },
): readonly Volta[] {
  const here = voltas.find(({ id }) => id === respondida)
  const tela = here && telas.find(({ id }) => id === here.tela)
  // Answered twice, a coming is followed by one all the same.
  if (certa || !here || !tela || voltas.findLast((one) => one.tela === here.tela) !== here) return voltas
  return [...voltas, volta(tela, semente, vezesDe(voltas, tela.id), here.conteudo)]
}
