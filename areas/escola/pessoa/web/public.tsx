/** What other areas may use: the administration of the tenant in the address. */
export { administered, useIsAbroad } from './Administracao.tsx'
