/** What the calls of turma leave in the log and tell the screens. */
import type { EffectsOf } from '../../../../core/server/effects.ts'
import type { turmaGestaoApi } from '../contract-gestao.ts'

export const turmaGestaoEffects: EffectsOf<typeof turmaGestaoApi> = {
  create: { logs: ['turma.criar'], tells: ['papeis_mudaram?'] },
  configure: { logs: ['turma.mudar?'], tells: ['turma_mudou?'] },
  setImagem: { logs: ['turma.mudar_foto'], tells: ['turma_mudou'] },
  removeImagem: { logs: ['turma.tirar_foto?'], tells: ['turma_mudou?'] },
  renewCodigo: { logs: ['turma.trocar_codigo'], tells: ['turma_mudou'] },
  setStatus: {
    logs: ['turma.encerrar?', 'turma.excluir?', 'turma.reabrir?', 'turma.restaurar?'],
    tells: ['turma_mudou'],
  },
  addDocente: { logs: ['vinculo.criar'], tells: ['papeis_mudaram'] },
  changeDocente: { logs: ['vinculo.mudar?'], tells: ['papeis_mudaram?'] },
  removeDocente: { logs: ['vinculo.encerrar'], tells: ['papeis_mudaram'] },
}
