/** The words of a piece of HTML. */
export const plain = (html: unknown): string =>
  typeof html === 'string'
    ? (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()
    : ''
