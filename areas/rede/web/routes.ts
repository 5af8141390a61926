/** Screens: Networks and schools: the tree from client to pupil, and choosing in it. */
import { defineRoutes } from '../../../core/web/routes.ts'

export const redeRoutes = defineRoutes({})
