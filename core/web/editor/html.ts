/** What a piece of HTML says, without building it. */
import { withoutTags } from '../../contract/linear.ts'

/** Nothing that a reader would see: no words and no formula. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('data-math="') && withoutTags(html).replace(/&nbsp;|\s/g, '') === ''
