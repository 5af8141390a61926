/** Verdicts of the calls of preferencia. */
import type { Less, Table } from '../../../../test/verdicts/table.ts'

export const verdicts: Table = {
  'preferencia.find': { input: () => ({ params: { chave: 'acessibilidade' } }), otherwise: 'ok' },
  'preferencia.save': {
    input: () => ({ body: { chave: 'acessibilidade', preferencias: { contraste: 'alto' } } }),
    otherwise: 'ok',
  },
}

export const less: Less = [[['administrador visitante'], 403, ['save']]]
