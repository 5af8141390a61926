/** What other areas may use of the forum: acknowledging a notice, and writing one. */

export { AvisoInvite } from './AvisoInvite.tsx'
export { CienteButton } from './CienteButton.tsx'
