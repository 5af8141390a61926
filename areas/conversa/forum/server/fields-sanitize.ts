/** Rich text of messages as it is kept, and when it says nothing. */
import { withoutTags } from '../../../../core/contract/linear.ts'
import { richTextCleaner } from '../../../../core/server/rich-text.ts'

/** Cleans rich text. Cleaning what is clean changes nothing. */
export const sanitize = richTextCleaner({ depth: 12 })

/** Nothing that a reader would see: no letter, no number, no sign, no formula. */
export const isBlank = (html: string): boolean =>
  !html.includes('data-math="') &&
  withoutTags(html).replace(/&nbsp;|[\s\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, '') === ''
