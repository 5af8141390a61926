/** Past every wall of the embedded database, for what measures or furnishes it: its owner is bound to one tenant. */
import type pg from 'pg'
import { SUPERUSER } from '../core/server/embedded/cluster.ts'

export const past = <C extends pg.ClientConfig>(connection: C): C => ({ ...connection, user: SUPERUSER })
