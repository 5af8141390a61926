/** What the calls of forum leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { forumApi } from '../contract.ts'
import type { avisoApi } from '../contract-aviso.ts'
import type { avisoRedeApi } from '../contract-aviso-rede.ts'
import type { mesaForumApi } from '../contract-mesa.ts'

export const forumEffects: EffectsOf<typeof forumApi> = {
  create: { tells: ['mensagem_retida?', 'notificacao_nova?', 'topico_novo?'] },
  edit: {
    logs: ['topico.mostrar?', 'topico.ocultar?'],
    tells: ['mensagem_retida?', 'notificacao_nova?', 'topico_mudou', 'topico_novo?'],
  },
  setState: {
    logs: ['topico.mostrar?', 'topico.ocultar?'],
    tells: ['notificacao_nova?', 'topico_mudou', 'topico_novo?'],
  },
  remove: { logs: ['topico.remover?'], tells: ['notificacao_nova?', 'topico_mudou?'] },
  restore: { logs: ['topico.restaurar?'], tells: ['notificacao_nova?', 'topico_mudou?', 'topico_novo?'] },
  reply: { tells: ['mensagem_nova?', 'mensagem_retida?', 'notificacao_nova?'] },
  editMensagem: { tells: ['mensagem_mudou', 'mensagem_nova?', 'mensagem_retida?', 'notificacao_nova?'] },
  removeMensagem: { logs: ['mensagem.remover?'], tells: ['mensagem_mudou?', 'notificacao_nova?'] },
  restoreMensagem: { logs: ['mensagem.restaurar?'], tells: ['mensagem_mudou', 'notificacao_nova?'] },
  hideMensagem: {
    logs: ['mensagem.mostrar?', 'mensagem.ocultar?'],
    tells: ['mensagem_mudou?', 'notificacao_nova?'],
  },
  like: { tells: ['mensagem_mudou?'] },
  vote: {},
  favorite: {},
  markSeen: {},
  acknowledge: {},
  saveNotas: { logs: ['nota.dar_nota?', 'nota.mudar_nota?'] },
  publishNotas: { logs: ['topico.publicar_notas?'], tells: ['notas_mudaram?', 'notificacao_nova?'] },
  release: { logs: ['mensagem.liberar?'], tells: ['mensagem_nova?', 'notificacao_nova?', 'topico_novo?'] },
  refuse: { logs: ['mensagem.recusar?'], tells: ['mensagem_mudou?', 'notificacao_nova?'] },
}

export const mesaForumEffects: EffectsOf<typeof mesaForumApi> = {
  saveNota: { logs: ['nota.dar_nota?', 'nota.mudar_nota?'] },
  sendNotas: { logs: ['topico.publicar_notas?'], tells: ['notas_mudaram?', 'notificacao_nova?'] },
}

export const avisoEffects: EffectsOf<typeof avisoApi> = {
  remind: { tells: ['notificacao_nova?'] },
}

export const avisoRedeEffects: EffectsOf<typeof avisoRedeApi> = {
  publishAvisoRede: { logs: ['aviso_rede.publicar'] },
  editAvisoRede: { logs: ['aviso_rede.mudar'], tells: ['topico_mudou'] },
  remindAvisoRede: {},
  removeAvisoRede: { logs: ['aviso_rede.remover?'], tells: ['notificacao_nova?', 'topico_mudou?'] },
}
