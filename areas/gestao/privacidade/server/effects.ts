/** What the calls of privacidade leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { privacidadeApi } from '../contract.ts'
import type { encarregadoApi } from '../contract-encarregado.ts'

export const privacidadeEffects: EffectsOf<typeof privacidadeApi> = {
  ask: { logs: ['pedido_dados.pedir'] },
  cancel: { logs: ['pedido_dados.cancelar'], tells: ['pedido_mudou'] },
  confirm: { logs: ['pedido_dados.confirmar?'] },
  download: { logs: ['pedido_dados.baixar'] },
  saveOptions: { logs: ['opcao_privacidade.mudar'] },
  consent: { logs: ['consentimento.consentir?', 'consentimento.retirar?'] },
  countUse: {},
  decide: { logs: ['pedido_dados.aprovar?', 'pedido_dados.recusar?'], tells: ['pedido_mudou'] },
  hold: { logs: ['guarda_legal.guardar?', 'guarda_legal.liberar?'] },
}

export const encarregadoEffects: EffectsOf<typeof encarregadoApi> = {
  reportIncidente: { logs: ['incidente.registrar'] },
  saveIncidente: { logs: ['incidente.mudar'] },
  exportIncidente: { logs: ['incidente.exportar'] },
  saveRetencao: { logs: ['retencao_dado.mudar'] },
  undoRetencao: { logs: ['retencao_dado.mudar'] },
  saveOpcoes: { logs: ['tenant.mudar?'] },
}
