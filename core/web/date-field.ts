/** Dates as the fields of a form hold them: `aaaa-mm-ddThh:mm`, the tenant's time. */
import { datesFor } from '../contract/dates.ts'

export const fieldOf = (instant: string | null): string => datesFor('pt-br').field(instant)

/** The instant of a field; null for an empty or unfinished one. */
export const instantOf = (field: string): string | null => datesFor('pt-br').instant(field)
