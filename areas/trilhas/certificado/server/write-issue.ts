/** Issuing: one certificate for a person and a path, however often and however close together it is asked. */

import { randomInt } from 'node:crypto'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { ALFABETO, CODIGO_LENGTH } from '../../../escola/cartao/rules.ts'
import type { Certificado } from '../shapes.ts'
import { present } from './present.ts'
import * as queries from './queries.ts'

/** 12 signs of 28, 57 bits: nobody finds one by trying. */
const makeCodigo = (): string =>
  Array.from({ length: CODIGO_LENGTH }, () => ALFABETO[randomInt(ALFABETO.length)]).join('')

/** What is certified, as it stands now: it is kept as it is printed. */
export interface Certified {
  trilha: { id: number; nome: string; cargaHoraria: number | null }
  /** The sheet it is printed on; null: the product's own. */
  layoutId: number | null
  /** Who answers for the path: its network, with the name that is printed, and its author. */
  rede: { id: number; nome: string } | null
  autorId: number | null
}

/** The certificate that the person has of a path; undefined without one. */
export async function certificadoOf(
  context: Context,
  trilhaId: number,
): Promise<Told<Certificado | undefined>> {
  const row = await queries.findOf(context.tx, context.actor, trilhaId)
  return row && present(context, row)
}

/**
 * The certificate of the person who asks, issued unless they have it: whoever calls has made sure that it was earned.
 * A revoked one is given as it stands; asking again doesn't make it valid.
 */
export async function issueCertificado(
  context: Context,
  { trilha, layoutId, rede, autorId }: Certified,
): Promise<Told<Certificado>> {
  const { tx, actor, brand, now } = context
  const made = await queries.insert(tx, {
    codigo: makeCodigo(),
    trilha_id: trilha.id,
    usuario_id: actor.id,
    nome: actor.nome,
    trilha_nome: trilha.nome,
    carga_horaria: trilha.cargaHoraria,
    emissor: rede?.nome ?? brand.nome,
    rede_id: rede?.id ?? null,
    autor_id: autorId,
    layout_id: layoutId,
    emitido_em: now,
  })
  const row = await queries.findOf(tx, actor, trilha.id)
  if (!row) throw new Error('the certificate just issued is not there')
  if (made) await audit(context, { entidade: 'certificado', id: row.id, acao: 'emitir' })
  return present(context, row)
}
