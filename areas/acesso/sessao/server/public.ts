/** What other areas may use of sessions: opening one, links of one use, passwords, rank by number. */
export { isProvedRecently } from './actor.ts'
export { clearFichas, endFichas, endWaysIn, issueAccess, issueFicha, peekFicha, useFicha } from './fichas.ts'
export { countAttempt, countFailure, forgetAttempts, waitTurn } from './limits.ts'
export { openSession } from './open.ts'
export { publicDoor } from './open-door.ts'
export { makePassword } from './passphrase.ts'
export { fits, hashPassword } from './password.ts'
export { isLastAdministrador, rolesOf } from './queries-rank.ts'
export {
  type ConfirmacaoRow,
  confirm,
  endConfirmacao,
  insertConfirmacao,
  listAdministradores,
  listConfirmacoes,
  lockConfirmacao,
} from './queries-second.ts'
export { type Acting, above, beyondRank, requireRank } from './rank.ts'
export { CONFIRMACAO_MS, requireSecond } from './second.ts'
export { senderOf, visitorOf } from './sender.ts'
