/** What may wait for a guardian's word: an erasure to confirm, a notice to acknowledge, a consent to give or not. Pure. */

export const TIPOS_ASSINATURA = ['exclusao', 'ciente', 'consentimento'] as const
export type TipoAssinatura = (typeof TIPOS_ASSINATURA)[number]

export const MAX_ASSINATURAS = 50

/** Of so many days a child's week is. */
const DIAS = 7
export const semanaDesde = (now: Date): Date => new Date(now.getTime() - DIAS * 86_400_000)
