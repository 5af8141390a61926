/** What other areas may use of accounts: whether mail is wanted, and the way to refuse it. */
export { acceptsMail, unsubscribeLink } from './refusals.ts'
