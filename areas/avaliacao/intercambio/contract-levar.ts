/** Calls of taking questions out, into files of other programs (issue of the bank, 'In and out'; product.md H-12). */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer } from '../../../core/contract/lists.ts'
import { Count, Id, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { ESTADO_EM_USO, FILTRO } from '../questao/shapes-filtro.ts'
import { MAX_LEVADAS } from '../questao/shapes-levar.ts'
import { FORMATOS_ESCRITOS } from './shapes-levar.ts'

const BASE = '/gerenciar/pt-br/questoes/exportacoes'

/** Which questions, and how they go. */
const PEDIDO = {
  /** These, in this order; absent: all that the list finds. */
  questoes: Optional(ArrayOf(Id, { minItems: 1, maxItems: MAX_LEVADAS, uniqueItems: true })),
  filtro: Optional(ObjectOf({ ...FILTRO, estado: ESTADO_EM_USO })),
  /** Of those that were put away. */
  arquivadas: Optional(Flag()),
  formato: OneOf(FORMATOS_ESCRITOS),
  /** With the right answers. */
  gabarito: Flag(),
}

const Contado = ArrayOf(ObjectOf({ texto: Text(), questoes: Count }))

const { post } = callsOf('intercambio')

export const levarApi = {
  rehearseExportacao: post(`${BASE}/ensaio`, {
    summary:
      'What a file of questions would hold: how many go whole, what of the others is lost, which can not go and why. 422 muitas_questoes, nenhuma_questao.',
    reads: true,
    body: PEDIDO,
    returns: {
      /** Found, and seen by the person. */
      total: Count,
      /** Asked for by their numbers, and not to be seen. */
      ausentes: Count,
      inteiras: Count,
      /** Less than all of it goes. */
      perdem: Count,
      perdas: Contado,
      /** In the file, where other programs do not look: there again when it comes back here. */
      guardados: Contado,
      ficam: Count,
      motivos: Contado,
      /** Those that stay, at most 30. */
      fora: ArrayOf(ObjectOf({ id: Id, nome: Text(), motivo: Text() })),
    },
  }),
  createExportacao: post(BASE, {
    summary:
      'A file of questions: in the answer where it is small, else made by a `trabalho` that is followed.',
    sensitive: true,
    body: PEDIDO,
    returns: { arquivo: Nullable(ObjectOf(FileAnswer)), trabalho: Nullable(Id) },
  }),
}
