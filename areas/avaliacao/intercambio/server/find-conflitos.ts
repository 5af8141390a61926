/** A file held against the bank again, when it is to be recorded: what it would change must be what the person saw. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { editaveisDe } from '../../questao/server/public-importar.ts'
import { type Contagem, type ImportacaoRow, matchItens } from './queries.ts'
import { listAlvos, markMudaram } from './queries-itens.ts'

interface Scope {
  tx: Tx
  actor: Actor
  row: ImportacaoRow
}

export interface Reconferida {
  contagem: Contagem
  /** Items whose question is another now, or not the person's to change: with its revision as it is; null: none. */
  conflitos: { numero: number; revisao: number | null }[]
}

/** The questions that it would change are held until the transaction ends. */
export async function reconferir({ tx, actor, row }: Scope): Promise<Reconferida> {
  const seen = new Map((await listAlvos(tx, row.id)).map((one) => [one.numero, one]))
  const contagem = await matchItens(tx, row)
  const now = await listAlvos(tx, row.id)
  const agora = new Map(now.map(({ numero, alvo }) => [numero, alvo]))
  const ids = now.flatMap(({ alvo }) => alvo ?? [])
  const editaveis = await editaveisDe({ tx, actor }, ids, { lock: true })
  const isSame = (numero: number, alvo: number | null) => {
    const was = seen.get(numero)
    return alvo !== null && was?.alvo === alvo && editaveis.get(alvo) === was.revisao
  }
  // Those that would change nothing any more are conflicts too: the person said that they should.
  const gone = [...seen.keys()].filter((numero) => !agora.has(numero))
  const conflitos = [...agora].flatMap(([numero, alvo]) =>
    isSame(numero, alvo) ? [] : [{ numero, revisao: alvo === null ? null : (editaveis.get(alvo) ?? null) }],
  )
  return { contagem, conflitos: [...conflitos, ...gone.map((numero) => ({ numero, revisao: null }))] }
}

/** The same once more after it was refused, for the person to see which changed. */
export async function remarcar(scope: Scope): Promise<Contagem> {
  const { conflitos } = await reconferir(scope)
  await markMudaram(scope.tx, scope.row.id, conflitos)
  return matchItens(scope.tx, scope.row)
}
