/** Verdicts of the calls of suggestions. Each meets one of the teacher's, published for the school. */
import { sure } from '../../../../core/contract/narrow.ts'
import type { CallInput } from '../../../../core/contract/request.ts'
import { READERS, USERS, WRITERS } from '../../../../test/verdicts/banco.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { putQuestao } from '../../questao/server/factory.ts'
import { putAtividade, putSugestao } from './factory.ts'

const EDITORS: Verdicts = { ...READERS, 'gestor leitura': 403 }

const list = (): Row => ({
  input: () => ({ query: { pagina: 1, linhas: 30 } }),
  otherwise: 403,
  verdicts: USERS,
})

interface Made {
  id: number
  questao: number
  atividade: number
  descritor: number
}

/** With a question, a skill and an activity; `solta` stands in none. */
const onOne = (verdicts: Verdicts, rest: (made: Made) => CallInput): Row => ({
  input: async ({ tenant, professor }: World) => {
    const questao = await putQuestao(tenant, professor, { rede: tenant.escola })
    // Of the tenant's own matrix, which stands once.
    const [known] = await tenant.sql<{ id: number }>(
      'select id::int from habilidade where tenant_id = $1 order by id limit 1',
      [tenant.id],
    )
    const descritor = known?.id ?? sure((await putMatriz(tenant)).habilidades[0])
    const id = await putSugestao(tenant, professor, { rede: tenant.escola, descritores: [descritor] })
    return rest({
      id,
      questao,
      atividade: await putAtividade(tenant, professor, { sugestao: id }),
      descritor,
    })
  },
  otherwise: 404,
  verdicts,
})

export const verdicts: Table = {
  'sugestao.list': list(),
  'sugestao.listAtividades': list(),
  'sugestao.destinos': { input: () => ({}), otherwise: 403, verdicts: USERS },
  'sugestao.find': onOne(READERS, ({ id }) => ({ params: { id } })),
  'sugestao.create': {
    input: () => ({ body: { titulo: 'Reveja o ciclo da água', rede_id: null } }),
    otherwise: 403,
    verdicts: WRITERS,
  },
  'sugestao.edit': onOne(EDITORS, ({ id }) => ({ params: { id }, body: { revisao: 1, titulo: 'Outro' } })),
  'sugestao.remove': onOne(EDITORS, ({ id }) => ({ params: { id } })),
  'sugestao.daTurma': {
    input: ({ tenant }) => ({ params: { turma: tenant.turma }, query: { habilidades: [1] } }),
    otherwise: 404,
    verdicts: { ...READERS, aluno: 403, responsavel: 403 },
  },
  'sugestao.daQuestao': onOne(READERS, ({ questao }) => ({ params: { questao } })),
  'sugestao.setAlternativa': onOne(EDITORS, ({ questao }) => ({
    params: { questao },
    body: { parte: 'b', sugestao: null },
  })),
  'sugestao.addAtividades': onOne(EDITORS, ({ id, atividade }) => ({
    body: { id, atividades: [atividade] },
  })),
  'sugestao.removeAtividades': onOne(EDITORS, ({ id, atividade }) => ({
    params: { id, atividades: [atividade] },
  })),
  'sugestao.addQuestoes': onOne(EDITORS, ({ id, questao }) => ({ body: { id, questoes: [questao] } })),
  'sugestao.removeQuestoes': onOne(EDITORS, ({ id, questao }) => ({
    params: { id, questoes: [questao] },
  })),
  'sugestao.addDescritores': onOne(EDITORS, ({ id, descritor }) => ({
    body: { id, descritores: [descritor] },
  })),
  'sugestao.removeDescritores': onOne(EDITORS, ({ id, descritor }) => ({
    params: { id, descritores: [descritor] },
  })),
  'sugestao.createAtividade': {
    input: () => ({ body: { titulo: 'Leia', tipo: 'link', url: 'https://www.exemplo.org' } }),
    otherwise: 403,
    verdicts: WRITERS,
  },
  'sugestao.editAtividade': onOne(EDITORS, ({ atividade }) => ({
    params: { id: atividade },
    body: { revisao: 1, titulo: 'Outro' },
  })),
}

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    [
      ...['create', 'edit', 'remove', 'createAtividade', 'editAtividade', 'addAtividades', 'setAlternativa'],
      ...['removeAtividades', 'addQuestoes', 'removeQuestoes', 'addDescritores', 'removeDescritores'],
    ],
  ],
]
