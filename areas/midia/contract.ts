/** Calls of files of lessons: images, sound, video, documents, packages. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const midiaApi = defineApi({})
