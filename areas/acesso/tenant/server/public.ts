/** What other areas may use of the register. */
export { isAdminToken, readAdminToken } from './adminToken.ts'
