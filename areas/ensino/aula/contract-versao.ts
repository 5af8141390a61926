/** Calls of the versions of a lesson: which there are, one as it was written, and taking it up again (H-04). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Revision } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { AulaInteira, ConteudoLivre } from './shapes.ts'
import { MAX_TELAS, TIPOS_TELA } from './shapes-tipos.ts'

const BASE = '/gerenciar/pt-br/aulas/:id/versoes'
const Numero = Integer({ minimum: 1, maximum: 1_000_000 })

export const Versao = ObjectOf({
  numero: Numero,
  titulo: Text(),
  total_telas: Count,
  publicada_em: Instant,
  publicada_por: Ref,
  /** What was written for it is kept: the draft may become it again. */
  restauravel: Flag(),
})
export type Versao = Static<typeof Versao>

export const VersaoInteira = ObjectOf({
  ...Versao.properties,
  descricao: Text(),
  navegacao: AulaInteira.properties.navegacao,
  tentativas: AulaInteira.properties.tentativas,
  nota_minima: AulaInteira.properties.nota_minima,
  tempo_limite: AulaInteira.properties.tempo_limite,
  telas: ArrayOf(
    ObjectOf({
      id: Id,
      tipo: OneOf(TIPOS_TELA),
      titulo: Text(),
      /** Null: it is not kept as it was written. */
      conteudo: Nullable(ConteudoLivre),
    }),
    { maxItems: MAX_TELAS },
  ),
})
export type VersaoInteira = Static<typeof VersaoInteira>

const { get, put, remove } = callsOf('aula')

export const versaoApi = {
  listVersoes: get(BASE, {
    summary: 'What was published of a lesson, newest first: at most 200. For those who read its draft.',
    returns: { versoes: ArrayOf(Versao) },
  }),
  findVersao: get(`${BASE}/:numero`, {
    summary: 'A version as it was written, keys included.',
    params: { numero: Numero },
    returns: { versao: VersaoInteira },
  }),
  restoreVersao: put(`${BASE}/:numero/volta`, {
    summary:
      'Makes the draft what the version was; nothing is published. 409 aula_conflito after `revisao`, 409 versao_sem_escrita.',
    params: { numero: Numero },
    body: { revisao: Revision },
    returns: { aula: AulaInteira },
  }),
  undoRestore: remove(`${BASE}/volta`, {
    summary:
      'Makes the draft what it was before the last restoring. 409 aula_conflito where it was changed since, or nothing was restored.',
    returns: { aula: AulaInteira },
  }),
}
