/** The words of a piece of HTML. */
import { cleanBody } from '../../../../../core/web/trusted.ts'

export const plain = (html: unknown): string =>
  typeof html === 'string' ? (cleanBody(html).textContent ?? '').trim() : ''
