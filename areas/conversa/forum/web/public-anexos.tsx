/** What other areas may use of the forum: the files of a message. By itself: homes take the rest. */

export { Anexos } from './Anexos.tsx'
