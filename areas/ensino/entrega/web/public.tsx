/** What other areas show of deliveries: the table of them, and one. */
export { EntregaCorpo } from './EntregaCorpo.tsx'
export { EntregaTable } from './parts.tsx'
