/** Dates as the fields of a form hold them: `aaaa-mm-ddThh:mm`, by the hour of the page. */
import { type Dates, datesFor } from '../contract/dates.ts'
import { pageZone } from './zone.ts'

const here = (): Dates => datesFor({ language: 'pt-br', zone: pageZone() })

export const fieldOf = (instant: string | null): string => here().field(instant)

/** The instant of a field; null for an empty or unfinished one. */
export const instantOf = (field: string): string | null => here().instant(field)
