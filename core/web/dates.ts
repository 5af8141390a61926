/** Moments on the page. Apart from its sentences: the first page has those, and no dates. */
import { type Dates, datesFor } from '../contract/dates.ts'
import { useLanguage } from './texts.ts'

/** Moments in the language of the page. */
export const useDates = (): Dates => datesFor(useLanguage())
