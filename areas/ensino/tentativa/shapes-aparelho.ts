/** A device on the wire: its name, and its clock as it shows itself where it is online. */
import { Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Instant } from '../../../core/contract/schema.ts'

export const Uuid = Text({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })

/** The server measures by it how far off the clock is. */
export const AparelhoAgora = ObjectOf({ dispositivo_id: Uuid, relogio: Instant })
export type AparelhoAgora = Static<typeof AparelhoAgora>
