/** What other areas may use of sessions: opening one, links of one use, passwords. */
export { isProvedRecently } from './actor.ts'
export { clearFichas, endFichas, issueFicha, peekFicha, useFicha } from './fichas.ts'
export { countAttempt, countFailure, forgetAttempts, waitTurn } from './limits.ts'
export { openSession } from './open.ts'
export { makePassword } from './passphrase.ts'
export { fits, hashPassword } from './password.ts'
export { publicDoor } from './public-door.ts'
export { senderOf, visitorOf } from './sender.ts'
