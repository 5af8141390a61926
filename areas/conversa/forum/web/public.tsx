/** What other areas may use of the forum: acknowledging a notice, writing one, the files of a message. */

export { Anexos } from './Anexos.tsx'
export { AvisoInvite } from './AvisoInvite.tsx'
export { CienteButton } from './CienteButton.tsx'
