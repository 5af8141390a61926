/** An account leaves this device: what exists nowhere else is closed with its key, and nothing of it lies open (0031). */
import { sha256Hex } from '../../../contract/sha256.ts'
import type { Saida } from '../../session/leaving.ts'
import { type Conta, type Holder, nameOf, type Trabalho } from './holder.ts'
import { type Chave, lock, unlock } from './seal.ts'
import type { Cofre } from './vault.ts'

export interface Lugar {
  holders: readonly Holder[]
  cofre: Cofre
  /** Milliseconds since 1970. */
  now: () => number
}

export interface Contagem {
  respostas: number
  rascunhos: number
}

const count = (trabalhos: readonly Trabalho[]): Contagem => ({
  respostas: trabalhos.filter(({ tipo }) => tipo === 'resposta').length,
  rascunhos: trabalhos.filter(({ tipo }) => tipo === 'rascunho').length,
})

/** What of the account is nowhere but here, and open. */
export async function workOf(holders: readonly Holder[], conta: Conta): Promise<Contagem> {
  return count((await Promise.all(holders.map((holder) => holder.collect(conta)))).flat())
}

/** Rounds after which whoever still writes is left to the next start. */
const ROUNDS = 5

/** By which one thing is found again, and that tells nothing of it. */
const placeOf = (holder: Holder, { id }: Trabalho): string => sha256Hex(`${holder.nome} ${id}`)

/** Closed before it is deleted: whenever it stops in between, the next time does the rest. */
async function close(
  { cofre, now }: Lugar,
  holder: Holder,
  conta: Conta,
  chave: Chave | null,
  descarta: boolean,
): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const trabalhos = await holder.collect(conta)
    if (trabalhos.length === 0) return true
    for (const [ordem, trabalho] of descarta ? [] : trabalhos.entries()) {
      if (!chave) return false
      if (trabalho.ate !== undefined && trabalho.ate < now()) continue
      const lugar = { conta: nameOf(conta), dono: holder.nome, lugar: placeOf(holder, trabalho) }
      await cofre.put({ ...lugar, ordem, ate: trabalho.ate ?? null, ...(await lock(chave, lugar, trabalho)) })
    }
    await holder.drop(conta, trabalhos)
  }
  return false
}

/**
 * Closes the work of an account that has left, and deletes the rest. What can be deleted is deleted in any case.
 * @param chave null: the account has none, or the browser can't close anything
 * @returns whether nothing of it lies open any more
 */
export async function closeAccount(
  lugar: Lugar,
  conta: Conta,
  chave: Chave | null,
  { descarta = false }: Pick<Saida, 'descarta'>,
): Promise<boolean> {
  const ends = lugar.holders.map(async (holder) => {
    const closed = await close(lugar, holder, conta, chave, descarta).catch(() => false)
    await holder.forget(conta)
    return closed
  })
  const settled = await Promise.allSettled([...ends, lugar.cofre.dropOld(lugar.now())])
  return settled.every((one) => one.status === 'fulfilled' && one.value !== false)
}

export interface Abertura {
  voltaram: Contagem
  /** What could not be opened, and stays: damaged, or closed with another key. */
  presos: number
}

/** Puts back what an account left closed, in the order in which it was closed; what has no place now stays for the next time. */
export async function openAccount(lugar: Lugar, conta: Conta, chave: Chave): Promise<Abertura> {
  const { cofre, holders } = lugar
  await cofre.dropOld(lugar.now())
  const voltaram: Trabalho[] = []
  let presos = 0
  for (const selado of await cofre.of(nameOf(conta))) {
    const trabalho = await unlock(chave, selado)
    const holder = holders.find(({ nome }) => nome === selado.dono)
    if (!trabalho || !holder) presos++
    else if (await holder.restore(conta, trabalho)) {
      await cofre.remove(selado)
      voltaram.push(trabalho)
    }
  }
  return { voltaram: count(voltaram), presos }
}
