/** Names of the background tasks of notifications. */

/** Takes what is due out of the product. */
export const ENTREGAR = 'notificacao.entregar'
export const TESTAR_PUSH = 'notificacao.testarPush'
