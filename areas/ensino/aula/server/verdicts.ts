/** Verdicts of the calls of lessons. Each principal meets a fresh lesson of the teacher's, meant for the school. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdict, Verdicts, World } from '../../../../test/verdicts/world.ts'
import { buildTela } from '../factory.ts'
import { type MadeAula, publishAula, putAula, putPublished } from './factory.ts'

/** Who leads the school, or more. */
const LEADERS: Verdicts = {
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
const WRITERS: Verdicts = { professor: 'ok', ...LEADERS }
/** The draft is read from above too, where nothing is changed. */
const READERS: Verdicts = { ...WRITERS, 'gestor leitura': 'ok' }
const KEEPERS: Verdicts = { ...WRITERS, 'gestor leitura': 403 }
const APPROVERS: Verdicts = { ...LEADERS, professor: 403, 'gestor leitura': 403 }

/** A lesson in a class is seen by everybody there. */
const SEEN: Verdicts = { ...READERS, aluno: 'ok', responsavel: 'ok' }
const GIVERS: Verdicts = { ...WRITERS, 'gestor leitura': 403, aluno: 403, responsavel: 403 }

const AUTHORS: Verdicts = {
  ...WRITERS,
  autor: 'ok',
  'professor de outra turma': 'ok',
  'coordenador de outra escola': 'ok',
}

const row = (verdicts: Verdicts, input: Row['input'], otherwise: Verdict = 404): Row => ({
  ...(input && { input }),
  otherwise,
  verdicts,
})

type Rest = (made: MadeAula, world: World) => Omit<CallInput, 'params'>
const nothing: Rest = () => ({})

const put = ({ tenant, professor }: World) =>
  putAula(tenant, professor, { visibilidade: 'rede', rede: tenant.escola })

/** About a draft. */
const on =
  (rest: Rest = nothing) =>
  async (world: World): Promise<CallInput> => {
    const made = await put(world)
    return { params: { id: made.id }, ...rest(made, world) }
  }

/** About the first screen of a draft. */
const onTela =
  (rest: Rest = nothing) =>
  async (world: World): Promise<CallInput> => {
    const made = await put(world)
    return { params: { id: made.id, tela: made.telas[0] }, ...rest(made, world) }
  }

const onWaiting = async (world: World): Promise<CallInput> => {
  const { id } = await put(world)
  await world.tenant.sql(`update aula set estado = 'em_revisao' where id = $1`, [id])
  return { params: { id }, body: { aprova: true, texto: '' } }
}

const onRemoved = async (world: World): Promise<CallInput> => {
  const { id, telas } = await put(world)
  await world.tenant.sql('update tela set removida_em = now() where id = $1', [telas[0]])
  return { params: { id, tela: telas[0] } }
}

/** About a lesson that the class has. */
const given = ({ tenant, professor }: World) => putPublished(tenant, professor)

const onGiven =
  (rest: Rest = nothing) =>
  async (world: World): Promise<CallInput> => {
    const made = await given(world)
    return { params: { id: made.id }, ...rest(made, world) }
  }

const onVinculo =
  (body?: object) =>
  async (world: World): Promise<CallInput> => {
    const { vinculo } = await given(world)
    return { params: { turma: world.tenant.turma, vinculo }, ...(body && { body }) }
  }

/** About the first version of a lesson that is meant for the school. */
const onVersao =
  (body?: object) =>
  async (world: World): Promise<CallInput> => {
    const { id } = await put(world)
    await publishAula(world.tenant, world.professor, id)
    // Whoever may use what was published is told 403 of its draft: here nobody else may.
    await world.tenant.sql(`update aula set alcance = 'privada' where id = $1`, [id])
    return { params: { id, numero: 1 }, ...(body && { body }) }
  }

/** About a draft that an old version was just put into. */
const onAntes = async (world: World): Promise<CallInput> => {
  const { id } = await put(world)
  await world.tenant.sql(
    `insert into aula_antes (tenant_id, aula_id, campos, telas) values ($1, $2, '{"titulo": "Antes"}', '[]')`,
    [world.tenant.id, id],
  )
  return { params: { id } }
}

const VINCULO = { dtInicio: null, dtFim: null, obrigatoria: true, peso: 1, mostrar_gabarito: 'nunca' }
const page = { pagina: 1, linhas: 30 }
const TEXTO = buildTela('texto').conteudo

export const verdicts: Table = {
  'aula.list': row({ ...AUTHORS, 'gestor leitura': 'ok' }, () => ({ query: page }), 403),
  'aula.options': row({ ...AUTHORS, 'gestor leitura': 'ok' }, undefined, 403),
  'aula.create': row(AUTHORS, () => ({ body: { titulo: 'Aula' } }), 403),
  'aula.find': row(READERS, on()),
  'aula.edit': row(
    KEEPERS,
    on(() => ({ body: { titulo: 'Outro', revisao: 1 } })),
  ),
  'aula.duplicate': row(KEEPERS, on()),
  'aula.setAutores': row(
    KEEPERS,
    on(() => ({ body: { autores: [] } })),
  ),
  'aula.colleagues': row(
    KEEPERS,
    on(() => ({ query: { busca: 'pro' } })),
  ),
  'aula.archive': row(
    KEEPERS,
    on(() => ({ body: { arquivada: true } })),
  ),
  'aula.remove': row(KEEPERS, on()),
  'aula.restore': row(KEEPERS, on()),
  'aula.check': row(READERS, on()),
  'aula.submit': row(
    KEEPERS,
    on(() => ({ body: { enviada: true } })),
  ),
  'aula.review': row(APPROVERS, onWaiting),
  'aula.publish': row(APPROVERS, on()),

  'aula.listVersoes': row(READERS, on()),
  'aula.findVersao': row(READERS, onVersao()),
  'aula.restoreVersao': row(KEEPERS, onVersao({ revisao: 1 })),

  'aula.undoRestore': row(KEEPERS, onAntes),

  'aula.findTela': row(READERS, onTela()),
  'aula.addTela': row(
    KEEPERS,
    on(() => ({ body: { tipo: 'texto', conteudo: TEXTO } })),
  ),
  'aula.saveTela': row(
    KEEPERS,
    onTela(() => ({ body: { titulo: 'Água', conteudo: TEXTO, revisao: 1 } })),
  ),
  'aula.removeTela': row(KEEPERS, onTela()),
  'aula.restoreTela': row(KEEPERS, onRemoved),
  'aula.duplicateTela': row(KEEPERS, onTela()),
  'aula.reorderTelas': row(
    KEEPERS,
    on(({ telas }) => ({ body: { ordem: [...telas].reverse(), revisao: 1 } })),
  ),

  'aula.listTurma': row(SEEN, ({ tenant }) => ({ params: { turma: tenant.turma }, query: page })),
  'aula.listVinculos': row(SEEN, onGiven()),
  'aula.give': row(
    GIVERS,
    onGiven((_, { tenant }) => ({ body: { turmas: [tenant.turma], ...VINCULO } })),
  ),
  'aula.changeVinculo': row(GIVERS, onVinculo(VINCULO)),
  'aula.olharPrazo': row(GIVERS, onVinculo()),
  'aula.removeVinculo': row(GIVERS, onVinculo()),
  'aula.restoreVinculo': row(GIVERS, onVinculo()),
  'aula.minhasTurmas': row({}, undefined, 'ok'),
  'aula.selecionar': row(SEEN, async (world) => ({ body: { projeto_id: (await given(world)).id } })),
  'aula.followCodigo': row(SEEN, async (world) => ({ params: { codigo: (await given(world)).codigo } })),
}

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    [
      'create',
      'edit',
      'duplicate',
      'setAutores',
      'colleagues',
      'archive',
      'remove',
      'restore',
      'submit',
      'review',
      'publish',
      'addTela',
      'saveTela',
      'removeTela',
      'restoreVersao',
      'undoRestore',
      'restoreTela',
      'duplicateTela',
      'reorderTelas',
      'give',
      'changeVinculo',
      'olharPrazo',
      'removeVinculo',
      'restoreVinculo',
    ],
  ],
]
