/** What the calls of trilha leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { trilhaAprenderApi } from '../contract-aprender.ts'
import type { trilhaCertificadoApi } from '../contract-certificado.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import type { trilhaParadosApi } from '../contract-parados.ts'
import type { trilhaRegraApi } from '../contract-regra.ts'

export const trilhaCertificadoEffects: EffectsOf<typeof trilhaCertificadoApi> = {
  emitirCertificado: { logs: ['certificado.emitir?'] },
}

export const trilhaGerenciarEffects: EffectsOf<typeof trilhaGerenciarApi> = {
  create: { logs: ['trilha.criar'] },
  edit: {},
  setStatus: { logs: ['trilha.arquivar?', 'trilha.desarquivar?', 'trilha.excluir?', 'trilha.restaurar?'] },
  reset: { logs: ['trilha.zerar'] },
  createEixo: {},
  editEixo: {},
  removeEixo: {},
  orderEixos: {},
  createHabilidade: {},
  editHabilidade: {},
  removeHabilidade: {},
  orderHabilidades: {},
  addAulas: {},
  removeAulas: {},
  orderAulas: {},
  setCertificado: {},
  beginEdicao: { logs: ['trilha.assumir_edicao?'], tells: ['notificacao_nova?'] },
  changeEdicao: {},
  publish: { logs: ['trilha.publicar'] },
  discard: {},
  duplicate: { logs: ['trilha.criar'] },
  schedule: { logs: ['trilha.vincular'] },
  unschedule: { logs: ['trilha.desvincular'] },
}

export const trilhaRegraEffects: EffectsOf<typeof trilhaRegraApi> = {
  createRegra: { logs: ['regra_trilha.criar'] },
  editRegra: { logs: ['regra_trilha.mudar'] },
  removeRegra: { logs: ['regra_trilha.apagar?'] },
}

export const trilhaAprenderEffects: EffectsOf<typeof trilhaAprenderApi> = {
  iniciarTentativa: {},
  removeTentativa: { logs: ['trilha_tentativa.retirar?'] },
  saveRanking: {},
}

export const trilhaParadosEffects: EffectsOf<typeof trilhaParadosApi> = {
  darVez: { logs: ['trilha.dar_tentativa?'], tells: ['notificacao_nova?'] },
  desfazerVez: { logs: ['trilha.desfazer_tentativa?'], tells: ['notificacoes_lidas?'] },
}
