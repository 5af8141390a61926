/** What the platform takes as a file (section 7). Files themselves are served at signed addresses, not by a call. */
import { Integer, Object as ObjectOf } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'

const Amount = Integer({ minimum: 1 })

export const arquivoApi = defineApi({
  limites: {
    area: 'arquivos',
    client: 'file',
    method: 'GET',
    path: '/api/plataforma/limites',
    access: 'session',
    summary: 'The limits of uploads: sizes in bytes, the length of a video in seconds.',
    returns: ObjectOf({
      upload_file_max_size: Amount,
      upload_video_max_time: Amount,
      upload_video_max_size: Amount,
    }),
  },
})
