/** The rehearsal: every line held against the network as it is, and what came of it written beside it. */
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { inepsElsewhere, listAbaixo } from '../../turma/server/public-rede.ts'
import { readInep } from '../rules.ts'
import { type Acervo, countPlanos, type Plano, planLinhas, superioresOf } from '../rules-importar.ts'
import { missingOf } from '../rules-importar-colunas.ts'
import { MAX_LINHAS, MAX_SUPERIORES } from '../shapes-importar.ts'
import { valuesOf } from './importar-present.ts'
import * as queries from './importar-queries.ts'

const ALL_LINES = { pagina: 1, linhas: MAX_LINHAS } as const
/** Networks that one tree is expected to hold at most. */
const MAX_REDES = 50_000

/** The network with what lies below it, and the INEP codes among `ineps` that schools elsewhere have. */
async function readAcervo(
  tx: Tx,
  {
    rede_id,
    criar_superiores,
    existentes,
  }: Pick<queries.ImportacaoRow, 'rede_id' | 'criar_superiores' | 'existentes'>,
  ineps: readonly string[],
): Promise<Acervo> {
  const [[raiz, ...redes], inepsFora] = await Promise.all([
    listAbaixo(tx, rede_id, MAX_REDES),
    inepsElsewhere(tx, rede_id, ineps),
  ])
  return { raiz: sure(raiz), redes, inepsFora, criarSuperiores: criar_superiores, existentes }
}

/** Reads and plans every line; nothing is written. */
export async function planned(tx: Tx, importacao: queries.ImportacaoRow) {
  const rows = await queries.pageLinhas(tx, importacao.id, ALL_LINES)
  const linhas = rows.map((row) => ({ ...row, valores: valuesOf(row, importacao) }))
  const ineps = linhas.flatMap(({ valores }) => readInep(valores.inep ?? '') ?? [])
  const acervo = await readAcervo(tx, importacao, ineps)
  return { planos: planLinhas(linhas, acervo), acervo }
}

/** Writes beside the lines what came of a plan, and counts it. */
export async function saveCheck(tx: Tx, id: number, planos: readonly Plano[]): Promise<queries.Conferencia> {
  const contagem = {
    ...countPlanos(planos),
    diferentes: planos.filter(({ diferencas }) => diferencas.length > 0).length,
    superiores: superioresOf(planos).slice(0, MAX_SUPERIORES),
  }
  await queries.savePlanos(
    tx,
    id,
    planos.map(({ escola: _, ...plano }) => plano),
  )
  await queries.updateImportacao(tx, id, { contagem })
  return contagem
}

/** Rehearses every line; without the columns that it needs, the list waits for them. */
export async function check(tx: Tx, id: number): Promise<void> {
  const importacao = sure(await queries.findImportacao(tx, id))
  if (missingOf(importacao.colunas).length > 0) {
    await queries.updateImportacao(tx, id, { passo: 'colunas', mensagem: null })
    return
  }
  await saveCheck(tx, id, (await planned(tx, importacao)).planos)
  await queries.updateImportacao(tx, id, { passo: 'conferido', mensagem: null })
}
