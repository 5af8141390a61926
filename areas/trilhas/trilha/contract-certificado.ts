/** The certificate of a path (section 7, "Learner paths"; product.md H-11): asked for by who earned it. */
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, Nullable } from '../../../core/contract/schema.ts'
import { Certificado } from '../certificado/shapes.ts'

const { get, post } = callsOf('trilha')

export const trilhaCertificadoApi = {
  emitirCertificado: post('/projeto/pt-br/trilha/certificado', {
    summary:
      'The certificate of a path, issued when it was earned: enough points, every highlighted skill approved. Asked again it is the same one. 422 certificado_nao_merecido says what is missing.',
    body: { trilha: Id },
    returns: { certificado: Certificado },
  }),
  findCertificado: get('/projeto/pt-br/trilha/:trilha/certificado', {
    summary: 'The certificate that the person has of a path; null: none was asked for yet.',
    returns: { certificado: Nullable(Certificado) },
  }),
}
