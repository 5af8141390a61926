/** What other areas may use of sessions: opening one, links of one use, passwords, rank by number. */

export { publicDoor } from './door.ts'
export {
  countAttempt,
  countFailure,
  forgetAttempts,
  giveBack,
  takeTurn,
  tooSoon,
  waitTurn,
} from './door-limits.ts'
export { isProvedRecently } from './find-actor.ts'
export { type Acting, above, beyondRank, requireRank } from './find-rank.ts'
export { senderOf, visitorOf } from './find-sender.ts'
export { findForSignIn } from './queries.ts'
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
export { auditRefusals } from './routes-entrar.ts'
export {
  clearFichas,
  endFicha,
  endFichas,
  endWaysIn,
  fitsCard,
  issueAccess,
  issueFicha,
  peekFicha,
  useFicha,
  wasTakenBack,
  wordsHash,
} from './secrets-fichas.ts'
export { makePassword, phraseOf } from './secrets-passphrase.ts'
export { fits, hashPassword } from './secrets-password.ts'
export { openSession } from './write-open.ts'
export { CONFIRMACAO_MS, requireSecond } from './write-second.ts'
