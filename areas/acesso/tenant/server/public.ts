/** What other areas may use of the register. */
export { sheetOf } from './print-theme.ts'
export { isAdminToken, readAdminToken } from './secrets-admin.ts'
