/** What the platform takes as a file (section 7). Files themselves are served at signed addresses, not by a call. */
import { Integer } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'

const Amount = Integer({ minimum: 1 })

const { get } = callsOf('arquivos', { client: 'file', access: 'session' })

export const arquivoApi = {
  limites: get('/api/plataforma/limites', {
    summary: 'The limits of uploads: sizes in bytes, the length of a video in seconds.',
    returns: {
      upload_file_max_size: Amount,
      upload_video_max_time: Amount,
      upload_video_max_size: Amount,
    },
  }),
}
