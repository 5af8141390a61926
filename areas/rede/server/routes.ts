/** Handlers: Networks and schools: the tree from client to pupil, and choosing in it. */
import type { Handlers } from '../../../core/server/context.ts'
import type { redeApi } from '../contract.ts'

export const redeHandlers: Handlers<typeof redeApi> = {}
