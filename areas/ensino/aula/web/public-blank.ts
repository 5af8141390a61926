/** How a screen begins, for who makes one elsewhere. */
export { blankOf } from './editor/blank.ts'
