/** Making and changing the schools of a list, with the networks that they name; and what of it undoing takes back. */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { makeCodigo } from '../../turma/rules.ts'
import { changeRedes, insertRedes, listDados, takenCodigos } from '../../turma/server/public-rede.ts'
import type { Acervo, NovaEscola, Plano } from '../rules-importar.ts'
import { type Mudanca, mudancaOf, voltaOf } from '../rules-importar-diferenca.ts'
import { chavesOf } from '../rules-importar-nome.ts'
import type { Motivo } from '../shapes-importar.ts'
import { type ImportacaoRow, listChanged, listMade } from './importar-queries.ts'
import { usersOf } from './queries-uso.ts'

/** Rows that one statement takes. */
const CHUNK = 500

type Sound = Plano & { escola: NovaEscola }

const newCodigo = () => makeCodigo((below) => randomInt(below))

/** The networks that lines name and that are to be made, each once, below the root. */
export async function writeSuperiores(
  tx: Tx,
  clienteId: number,
  { raiz }: Pick<Acervo, 'raiz'>,
  sound: readonly Sound[],
): Promise<Map<string, number>> {
  const names = new Map<string, string>()
  for (const { escola } of sound) {
    const { chave } = chavesOf(escola.superior ?? '')
    if (escola.superior !== null && !names.has(chave)) names.set(chave, escola.superior)
  }
  const rows = [...names].map(([chave, nome]) => ({
    chave,
    nome,
    codigo: newCodigo(),
    inep: null,
    pai_id: raiz.id,
  }))
  const ids = await insertRedes(tx, clienteId, rows)
  return new Map(rows.map(({ chave, codigo }) => [chave, ids.get(codigo) ?? 0]))
}

/** Makes the schools; returns the id of each by its line. `told` hears how many there are so far. */
export async function writeEscolas(
  tx: Tx,
  clienteId: number,
  superiores: ReadonlyMap<string, number>,
  sound: readonly Sound[],
  told: (feito: number) => Promise<void>,
): Promise<Map<number, number>> {
  const taken = await takenCodigos(
    tx,
    sound.flatMap(({ escola }) => escola.inep ?? []),
  )
  const made = new Map<number, number>()
  for (let at = 0; at < sound.length; at += CHUNK) {
    const rows = sound.slice(at, at + CHUNK).map(({ numero, escola: { pai, superior, ...escola } }) => ({
      ...escola,
      numero,
      pai_id: superior === null ? pai : (superiores.get(chavesOf(superior).chave) ?? pai),
      codigo: escola.inep !== null && !taken.has(escola.inep) ? escola.inep : newCodigo(),
    }))
    const ids = await insertRedes(tx, clienteId, rows)
    for (const { numero, codigo } of rows) made.set(numero, ids.get(codigo) ?? 0)
    await told(Math.min(at + CHUNK, sound.length))
  }
  return made
}

interface Mudada {
  id: number
  mudanca: Mudanca
}

/** Changes schools, as many as it takes. */
export async function writeMudancas(tx: Tx, mudadas: readonly Mudada[]): Promise<void> {
  for (let at = 0; at < mudadas.length; at += CHUNK) await changeRedes(tx, mudadas.slice(at, at + CHUNK))
}

/** What the lines that are schools already change of them. */
export const mudadasOf = (planos: readonly Plano[]): Mudada[] =>
  planos.flatMap(({ situacao, rede, diferencas }) =>
    situacao === 'atualizar' && rede !== null ? [{ id: rede, mudanca: mudancaOf(diferencas) }] : [],
  )

export interface Usada {
  id: number
  nome: string
  motivo: Motivo
}

type Feita = Pick<ImportacaoRow, 'id' | 'rede_id' | 'superiores'>

/** What undoing takes away, what it gives back, and what it leaves as it is, each with the reason. */
export async function undoing(
  tx: Tx,
  importacao: Feita,
): Promise<{ vao: number[]; voltam: Mudada[]; ficam: Usada[] }> {
  const [made, changed] = await Promise.all([undoingMade(tx, importacao), undoingChanged(tx, importacao)])
  return { vao: made.vao, voltam: changed.voltam, ficam: [...made.ficam, ...changed.ficam] }
}

async function undoingChanged(tx: Tx, importacao: Feita): Promise<{ voltam: Mudada[]; ficam: Usada[] }> {
  const changed = await listChanged(tx, importacao)
  const dados = await listDados(
    tx,
    changed.map(({ rede_id }) => rede_id),
  )
  const before = new Map(changed.map(({ rede_id, diferencas }) => [rede_id, diferencas]))
  const all = dados.map((rede) => ({ ...rede, ...voltaOf(before.get(rede.id) ?? [], rede) }))
  return {
    voltam: all.flatMap(({ id, volta }) => (Object.keys(volta).length > 0 ? [{ id, mudanca: volta }] : [])),
    ficam: all.flatMap(({ id, nome, mudou }) => (mudou ? [{ id, nome, motivo: 'mudou' }] : [])),
  }
}

async function undoingMade(tx: Tx, importacao: Feita): Promise<{ vao: number[]; ficam: Usada[] }> {
  const made = await listMade(tx, importacao)
  const ids = made.map(({ id }) => id)
  if (ids.length === 0) return { vao: [], ficam: [] }
  const used = await usersOf(tx, ids)
  const stays = new Map<number, Motivo>()
  for (const { id, caminho } of made) {
    const motivo = caminho.includes(importacao.rede_id) ? used.get(id) : 'movida'
    if (motivo) stays.set(id, motivo)
  }
  const ours = new Set(ids)
  // What holds something that stays, stays: level by level, as deep as a tree may be.
  for (let before = -1; before !== stays.size; ) {
    before = stays.size
    for (const { id, abaixo } of made)
      if (!stays.has(id) && abaixo.some((below) => !ours.has(below) || stays.has(below)))
        stays.set(id, 'subredes')
  }
  return {
    vao: ids.filter((id) => !stays.has(id)),
    ficam: made.flatMap(({ id, nome }) => {
      const motivo = stays.get(id)
      return motivo ? [{ id, nome, motivo }] : []
    }),
  }
}
