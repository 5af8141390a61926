/** The certificate of a path (section 7, "Learner paths"; product.md H-11): asked for by who earned it. */
import { Object as ObjectOf } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Nullable } from '../../../core/contract/schema.ts'
import { Certificado } from '../certificado/shapes.ts'

const shared = { area: 'trilha', client: 'auth', access: 'resource' } as const

export const trilhaCertificadoApi = defineApi({
  emitirCertificado: {
    ...shared,
    method: 'POST',
    path: '/projeto/pt-br/trilha/certificado',
    summary:
      'The certificate of a path, issued when it was earned: enough points, every highlighted skill approved. Asked again it is the same one. 422 certificado_nao_merecido says what is missing.',
    body: ObjectOf({ trilha: Id }),
    returns: ObjectOf({ certificado: Certificado }),
  },
  findCertificado: {
    ...shared,
    method: 'GET',
    path: '/projeto/pt-br/trilha/:trilha/certificado',
    summary: 'The certificate that the person has of a path; null: none was asked for yet.',
    params: ObjectOf({ trilha: Id }),
    returns: ObjectOf({ certificado: Nullable(Certificado) }),
  },
})
