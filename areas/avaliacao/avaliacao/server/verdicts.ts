/** Verdicts of the calls of assessments. Each meets one of the teacher's, closed and shared with the school. */
import type { CallInput } from '../../../../core/contract/request.ts'
import { READERS, USERS, WRITERS } from '../../../../test/verdicts/banco.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putQuestao } from '../../questao/server/factory.ts'
import type { EstadoAvaliacao } from '../shapes.ts'
import { putAvaliacao } from './factory.ts'

const EDITORS: Verdicts = { ...READERS, 'gestor leitura': 403 }
const COPIERS: Verdicts = { ...READERS, 'gestor leitura': 403 }

const onOne = (
  verdicts: Verdicts,
  rest: (id: number) => CallInput,
  estado: EstadoAvaliacao = 'pronta',
): Row => ({
  input: async ({ tenant, professor }: World) => {
    const questoes = [await putQuestao(tenant, professor, { rede: tenant.escola })]
    return rest(await putAvaliacao(tenant, professor, { rede: tenant.escola, questoes, estado }))
  },
  otherwise: 404,
  verdicts,
})

export const verdicts: Table = {
  'avaliacao.list': {
    input: () => ({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: USERS,
  },
  'avaliacao.find': onOne(READERS, (id) => ({ params: { id } })),
  'avaliacao.gabarito': onOne(READERS, (id) => ({ params: { id } })),
  'avaliacao.create': {
    input: () => ({ body: { titulo: 'Prova bimestral', rede_id: null } }),
    otherwise: 403,
    verdicts: WRITERS,
  },
  'avaliacao.edit': onOne(EDITORS, (avaliacao_id) => ({
    params: { avaliacao_id },
    body: { revisao: 1, estado: 'rascunho' },
  })),
  'avaliacao.copy': onOne(COPIERS, (id) => ({ params: { id } })),
}

export const less: Less = [[['administrador visitante'], 403, ['create', 'edit', 'copy']]]
