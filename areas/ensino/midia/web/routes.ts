/** Screens of files of lessons: images, sound, video, documents, packages. */
import { defineRoutes } from '../../../../core/web/routes.ts'

export const midiaRoutes = defineRoutes({})
