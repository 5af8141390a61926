/** Handlers of files of lessons: images, sound, video, documents, packages. */
import type { Handlers } from '../../../core/server/context.ts'
import type { midiaApi } from '../contract.ts'

export const midiaHandlers: Handlers<typeof midiaApi> = {}
