/** What the calls of aula leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { aulaApi } from '../contract.ts'
import type { telaApi } from '../contract-tela.ts'
import type { turmaAulaApi } from '../contract-turma.ts'
import type { versaoApi } from '../contract-versao.ts'

export const aulaEffects: EffectsOf<typeof aulaApi> = {
  create: {},
  edit: {},
  duplicate: {},
  setAutores: { logs: ['aula.mudar_autores'] },
  archive: { logs: ['aula.arquivar?', 'aula.desarquivar?'] },
  remove: { logs: ['aula.apagar'] },
  restore: { logs: ['aula.restaurar?'] },
  submit: {},
  review: { logs: ['aula.aprovar?', 'aula.devolver?'] },
  publish: { logs: ['aula.publicar?'] },
}

export const telaEffects: EffectsOf<typeof telaApi> = {
  addTela: {},
  saveTela: {},
  removeTela: {},
  restoreTela: {},
  duplicateTela: {},
  reorderTelas: {},
}

export const turmaAulaEffects: EffectsOf<typeof turmaAulaApi> = {
  give: { logs: ['aula.dar_a_turma?'], tells: ['aula_mudou?', 'notificacao_nova?'] },
  changeVinculo: { logs: ['aula.mudar_atrasos?'], tells: ['aula_mudou', 'entrega_mudou?'] },
  removeVinculo: { logs: ['aula.tirar_da_turma'], tells: ['aula_mudou'] },
  restoreVinculo: { tells: ['aula_mudou?'] },
}

export const versaoEffects: EffectsOf<typeof versaoApi> = {
  restoreVersao: { logs: ['aula.restaurar_versao'] },
  undoRestore: { logs: ['aula.desfazer_restauracao'] },
}
