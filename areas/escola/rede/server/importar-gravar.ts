/** Making the schools of a list, with the networks that they name; and what of them undoing takes away. */
import { randomInt } from 'node:crypto'
import type { Tx } from '../../../../core/server/database.ts'
import { makeCodigo } from '../../turma/rules.ts'
import { insertRedes, takenCodigos } from '../../turma/server/public-rede.ts'
import type { Acervo, NovaEscola, Plano } from '../rules-importar.ts'
import { chavesOf } from '../rules-importar-nome.ts'
import type { Motivo } from '../shapes-importar.ts'
import { type ImportacaoRow, listMade } from './importar-queries.ts'
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

export interface Usada {
  id: number
  nome: string
  motivo: Motivo
}

/** What undoing takes away, and what it leaves as it is, each with the reason. */
export async function undoing(
  tx: Tx,
  importacao: Pick<ImportacaoRow, 'id' | 'rede_id' | 'superiores'>,
): Promise<{ vao: number[]; ficam: Usada[] }> {
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
