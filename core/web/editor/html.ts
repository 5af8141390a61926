/** What a piece of HTML says, without building it. */

/** Nothing that a reader would see: no words and no formula. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('data-math="') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
