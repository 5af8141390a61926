/** Verdicts of the calls of the forum and of notices. Each principal meets a fresh topic of the teacher's in the class. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Door, Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putAvisoRede, putMensagem, putTopico } from './factory.ts'

/** Who answers for the class. */
const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}

/** Pupils write to each other here: a guardian does not read it. */
const READERS: Verdicts = { ...LEADERS, aluno: 'ok', 'gestor leitura': 'ok' }

/** Whoever sees it and may not do this is told so; whoever does not see it learns nothing. */
const ONLY_LEADERS: Verdicts = { ...LEADERS, aluno: 403, 'gestor leitura': 403 }
const WRITERS: Verdicts = { ...LEADERS, aluno: 'ok', 'gestor leitura': 403 }

/** Whoever sees it and did not write it. */
const ONLY_AUTHOR: Verdicts = {
  aluno: 403,
  professor: 403,
  coordenador: 403,
  'gestor leitura': 403,
  'gestor escrita': 403,
  'administrador tenant': 403,
  'administrador plataforma': 403,
}

const row = (verdicts: Verdicts, input: (world: World) => Promise<CallInput>): Row => ({
  input,
  otherwise: 404,
  verdicts,
})

/** About a topic of the teacher's. */
const onTopico =
  (rest: Omit<CallInput, 'params'> = {}, change = '') =>
  async ({ tenant, professor }: World): Promise<CallInput> => {
    const { id } = await putTopico(tenant, professor)
    if (change)
      await tenant.sql(`update topico set ${change} where tenant_id = $1 and id = $2`, [tenant.id, id])
    return { params: { id }, ...rest }
  }

const onAviso =
  (rest: Omit<CallInput, 'params'> = {}) =>
  async ({ tenant, professor }: World): Promise<CallInput> => {
    const { id } = await putTopico(tenant, professor, { tipo: 'aviso', pedeCiente: true })
    return { params: { id }, ...rest }
  }

/** Who answers for a school, and for what lies above it. */
const OVERSEERS: Verdicts = {
  coordenador: 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}

const onRede =
  (rest: Omit<CallInput, 'params'> = {}) =>
  async ({ tenant }: World): Promise<CallInput> => ({ params: { rede: tenant.escola }, ...rest })

/** About a notice to the school of the class. */
const onAvisoRede =
  (rest: Omit<CallInput, 'params'> = {}) =>
  async ({ tenant, professor }: World): Promise<CallInput> => {
    const { id } = await putAvisoRede(tenant, professor, { rede: tenant.escola })
    return { params: { id }, ...rest }
  }

/** About the pupil's answer to it. */
const onResposta =
  (rest: Omit<CallInput, 'params'> = {}, { retida = false, removida = false } = {}) =>
  async ({ tenant, professor, aluno }: World): Promise<CallInput> => {
    const topico = await putTopico(tenant, professor)
    const id = await putMensagem(tenant, aluno, topico.id, { retida })
    if (removida)
      await tenant.sql(
        'update mensagem set removida_em = now(), removida_por = $3 where tenant_id = $1 and id = $2',
        [tenant.id, id, professor.id],
      )
    return { params: { id }, ...rest }
  }

/** About the marks of a graded topic. */
const onNotas =
  (bodyFor?: (world: World) => object) =>
  async (world: World): Promise<CallInput> => {
    const { tenant, professor } = world
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    return { params: { gru_id: tenant.turma, tpc_id: id }, ...(bodyFor && { body: bodyFor(world) }) }
  }

/** About one pupil at the desk on a graded topic. */
const onAluno =
  (body?: object) =>
  async (world: World): Promise<CallInput> => {
    const { params } = await onNotas()(world)
    return { params: { ...params, aluno: world.aluno.id }, ...(body && { body }) }
  }

const page = { pagina: 1, linhas: 30 }
const text = { titulo: 'Título', conteudo: '<p>Texto.</p>' }

export const verdicts: Table = {
  'forum.listTopicos': { otherwise: 'ok' },
  'forum.listAvisos': { otherwise: 'ok' },
  'forum.novidades': { otherwise: 'ok' },
  'forum.temas': { input: ({ tenant }) => ({ query: { gru_id: tenant.turma } }), otherwise: 'ok' },
  'forum.find': row(READERS, onTopico()),
  'forum.create': row({ ...WRITERS, responsavel: 403 }, async ({ tenant }) => ({
    body: { gru_id: tenant.turma, tipo: 'forum', ...text },
  })),
  // Nobody rewrites what another person said (decision 54).
  'forum.edit': row(
    { ...ONLY_AUTHOR, professor: 'ok', 'gestor leitura': 403 },
    onTopico({ body: { ...text, versao: 1 } }),
  ),
  'forum.setState': row(ONLY_LEADERS, onTopico({ body: { bloqueado: true } })),
  'forum.remove': row(ONLY_LEADERS, onTopico()),
  'forum.restore': row(LEADERS, onTopico({}, 'removido_em = now()')),
  'forum.listMensagens': row(READERS, onTopico({ query: page })),
  'forum.findMensagem': row(READERS, onResposta()),
  'forum.listRespostas': row(READERS, onResposta({ query: {} })),
  'forum.reply': row(WRITERS, onTopico({ body: { conteudo: text.conteudo } })),
  'forum.editMensagem': row(
    { ...ONLY_AUTHOR, aluno: 'ok' },
    onResposta({ body: { conteudo: text.conteudo, versao: 1 } }),
  ),
  'forum.listVersoes': row(READERS, onResposta()),
  'forum.removeMensagem': row(WRITERS, onResposta()),
  'forum.restoreMensagem': row(ONLY_LEADERS, onResposta({}, { removida: true })),
  'forum.hideMensagem': row(ONLY_LEADERS, onResposta({ body: { ocultar: true } })),
  'forum.like': row(WRITERS, onResposta({ body: { curtido: true } })),
  'forum.vote': row(WRITERS, onResposta({ body: { voto: 1 } })),
  'forum.favorite': row(READERS, onTopico({ body: { favorita: true } })),
  'forum.markSeen': row({ ...READERS, responsavel: 'ok' }, onAviso({ body: {} })),
  'forum.acknowledge': row(
    {
      aluno: 'ok',
      responsavel: 'ok',
      professor: 'ok',
      coordenador: 403,
      'gestor leitura': 403,
      'gestor escrita': 403,
      'administrador tenant': 403,
      'administrador plataforma': 403,
    },
    onAviso(),
  ),
  'forum.listLeituras': row(
    { ...LEADERS, 'gestor leitura': 'ok', aluno: 403, responsavel: 403 },
    onAviso({ query: page }),
  ),
  'forum.remind': row({ ...LEADERS, 'gestor leitura': 403, aluno: 403, responsavel: 403 }, onAviso()),
  'forum.listAvisosRede': row(OVERSEERS, onRede({ query: page })),
  'forum.reachAvisoRede': row(OVERSEERS, onRede()),
  'forum.publishAvisoRede': row(
    { ...OVERSEERS, 'gestor leitura': 403 },
    onRede({ body: { ...text, papeis: ['aluno'] } }),
  ),
  'forum.editAvisoRede': row(
    { ...ONLY_AUTHOR, aluno: 404, professor: 404, 'gestor escrita': 'ok' },
    async ({ tenant, people }) => {
      const { id } = await putAvisoRede(tenant, people['gestor escrita'] as Person, { rede: tenant.escola })
      return { params: { id }, body: { ...text, papeis: ['aluno'], versao: 1 } }
    },
  ),
  'forum.findAvisoRede': row(OVERSEERS, onAvisoRede()),
  'forum.listLeiturasRede': row(OVERSEERS, onAvisoRede({ query: page })),
  'forum.remindAvisoRede': row({ ...OVERSEERS, 'gestor leitura': 403 }, onAvisoRede()),
  'forum.removeAvisoRede': row({ ...OVERSEERS, 'gestor leitura': 403 }, onAvisoRede()),
  'forum.listNotas': row(READERS, onNotas()),
  'forum.saveNotas': row(
    ONLY_LEADERS,
    onNotas(({ aluno }) => ({ notas: [{ aluno_id: aluno.id, revisao: 0, nota: 8, mensagem: '' }] })),
  ),
  'forum.publishNotas': row(
    ONLY_LEADERS,
    onNotas(() => ({})),
  ),
  'forum.listParticipantes': row(ONLY_LEADERS, onNotas()),
  'forum.findParticipacao': row(ONLY_LEADERS, onAluno()),
  'forum.saveNota': row(ONLY_LEADERS, onAluno({ revisao: 0, nota: 8, mensagem: '', pronta: true })),
  'forum.sendNotas': row(
    ONLY_LEADERS,
    onNotas(({ aluno }) => ({ alunos: [aluno.id] })),
  ),
  'forum.listRetidas': { input: () => ({ query: page }), otherwise: 'ok' },
  'forum.release': row(ONLY_LEADERS, onResposta({}, { retida: true })),
  'forum.refuse': row(ONLY_LEADERS, onResposta({ body: { motivo: 'Tire o telefone.' } }, { retida: true })),
}

export const doors: readonly Door[] = [
  {
    call: 'forum.edit',
    como: 'sem as palavras',
    ...row(ONLY_LEADERS, onTopico({ body: { fixado: true, versao: 1 } })),
  },
  {
    call: 'forum.editAvisoRede',
    como: 'com as palavras de quem escreveu',
    ...row(
      { ...OVERSEERS, 'gestor leitura': 403 },
      onAvisoRede({
        body: { titulo: 'Aviso', conteudo: text.conteudo, papeis: ['aluno'], versao: 1, fixado: true },
      }),
    ),
  },
]

export const less: Less = [
  [['colega'], 404, ['release', 'refuse']],
  [['colega'], 403, ['editMensagem', 'removeMensagem', 'listVersoes']],
  [
    ['administrador visitante'],
    403,
    [
      'create',
      'edit',
      'reply',
      'editMensagem',
      'like',
      'vote',
      'favorite',
      'saveNotas',
      'publishNotas',
      'saveNota',
      'sendNotas',
      'publishAvisoRede',
      'editAvisoRede',
    ],
  ],
]
