/** What other areas may use of accounts: passwords, and mail that is wanted. */
export { checkNewPassword, setPassword } from './password.ts'
export { acceptsMail, unsubscribeLink } from './refusals.ts'
