/** What a piece of HTML says, without building it. */
import { withoutTags } from '../../contract/linear.ts'

/** Nothing that a reader would see: no words, no formula, no figure. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('data-math="') &&
  !html.includes('data-midia="') &&
  withoutTags(html).replace(/&nbsp;|\s/g, '') === ''
