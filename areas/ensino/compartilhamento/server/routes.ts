/** Handlers of what is shared with a class. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { dayAt } from '../../../../core/contract/time.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import { requireAuthor } from '../../../../core/server/authorship.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure, invalid, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { fileUrl, saveFiles, serveUntil } from '../../../acesso/arquivo/server/public.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma, requireRecurso, type TurmaPlace } from '../../../escola/turma/server/public.ts'
import { notifyTurma, TODOS } from '../../../escola/turma/server/public-avisar.ts'
import { aulaToShare } from '../../aula/server/public.ts'
import { listProjetos, playlistFor } from '../../playlist/server/public.ts'
import type { Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { endOf, isDay, readLink, situacaoAt } from '../rules.ts'
import { compartilhamentoTexts as texts } from '../texts.ts'
import * as queries from './queries.ts'

const refused = (campo: string, sentence: Sentence) => invalid({ [campo]: sentence })

/** The last day as it is kept. `kept`: a day that is past already may stay. */
function readDay(ate: string | undefined, now: Date, kept: string | null = null): string | null {
  if (!ate) return null
  if (!isDay(ate)) throw refused('ate', texts.dia)
  if (ate !== kept && ate < dayAt(now)) throw refused('ate', texts.passado)
  return ate
}

function readTitle(text: string): string {
  const titulo = text.replace(/\s+/g, ' ').trim()
  if (titulo === '') throw refused('titulo', texts.titulo)
  return titulo
}

async function turmaToView({ tx, authorize }: Context, id: number): Promise<TurmaPlace> {
  const turma = await findTurma(tx, id)
  if (!turma) throw notFound()
  authorize(turmaPolicy, 'view', turma)
  return turma
}

/** The class, for who leads it; a closed one says that it is. */
async function turmaToChange(context: Context, id: number): Promise<TurmaPlace> {
  const turma = await turmaToView(context, id)
  const open = { ...turma, status: 'ativa' }
  context.authorize(turmaPolicy, 'manage', open)
  if (turma.status === 'encerrada') throw failure(409, 'turma_encerrada', texts.encerrada)
  if (isVisitor(context.actor)) throw failure(403, 'visitante', texts.visitante)
  return turma
}

/** One thing shared, locked, for who may change it. */
async function oneToChange(context: Context, id: number) {
  const row = await queries.find(context.tx, id)
  if (!row) throw notFound()
  await turmaToChange(context, row.turma_id)
  return row
}

interface Around {
  /** The class has lessons switched on. */
  ligadas: boolean
  projetos: Awaited<ReturnType<typeof listProjetos>>
}

function present(
  row: queries.Row,
  { ligadas, projetos }: Around,
  { services, brand, now, actor }: Context,
): Told<Compartilhamento> {
  const situacao = situacaoAt(row, now)
  const { aula_id, playlist_id } = row
  const { arquivo_id: id, arquivo_nome: nome, arquivo_bytes } = row
  const arquivo =
    id !== null && nome !== null
      ? {
          nome,
          bytes: Number(arquivo_bytes),
          url:
            situacao === 'ativo'
              ? fileUrl(services.config.secretKey, brand.ownerId, { id, nome }, now)
              : null,
        }
      : null
  return {
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    url: row.url,
    arquivo,
    aula: aula_id === null ? null : { id: aula_id, disponivel: ligadas && row.aula_disponivel },
    playlist:
      playlist_id === null
        ? null
        : {
            id: playlist_id,
            aulas: projetos
              .filter((projeto) => situacao === 'ativo' && projeto.playlist_id === playlist_id)
              .map(({ id, titulo, disponivel }) => ({ id, titulo, disponivel: ligadas && disponivel })),
          },
    autor: row.autor,
    minhas: row.usuario_id === actor.id,
    quando: row.created_at,
    ate: row.ate,
    situacao,
  }
}

/** The screens of the class read their lists again. */
const tellTurma = (tx: Context['tx'], turma: number) => publish(tx, `turma:${turma}`, 'material_mudou')

/** Tells who shared it what somebody else did with it (decision 54). */
async function tellAuthor(
  { tx, actor }: Context,
  { usuario_id, titulo, turma_id }: Awaited<ReturnType<typeof oneToChange>>,
  feito: 'removeu' | 'mostrou',
): Promise<void> {
  if (usuario_id === actor.id) return
  const turma = (await findTurma(tx, turma_id))?.nome ?? ''
  await notifyUsers(tx, [usuario_id], {
    tipo: 'palavras_moderadas',
    dados: { que: 'material', feito, titulo, turma },
    destino: `/logado/turmas/turma/${turma_id}/compartilhamentos`,
  })
}

/** Changes one thing, and with it until when its file is served. */
async function change(
  { tx }: Context,
  row: Awaited<ReturnType<typeof oneToChange>>,
  part: queries.Change,
): Promise<void> {
  await queries.update(tx, row.id, part)
  if (row.arquivo_id !== null) await serveUntil(tx, [row.arquivo_id], endOf({ ...row, ...part }))
  await tellTurma(tx, row.turma_id)
}

type Thing = Pick<queries.Novo, 'titulo'> & Partial<queries.Novo>
type Words = { descricao?: string | undefined; ate?: string | undefined }
const NOTHING = { url: null, arquivo_id: null, aula_id: null, playlist_id: null }

/** Keeps what is shared and tells the class once. */
async function share(
  { tx, actor, now }: Context,
  turma: TurmaPlace,
  { descricao = '', ate }: Words,
  things: readonly Thing[],
): Promise<{ ids: number[] }> {
  const common = { turma_id: turma.id, usuario_id: actor.id, descricao: descricao.trim() }
  const last = readDay(ate, now)
  const ids = await queries.insert(
    tx,
    things.map((thing) => ({ ...NOTHING, ...thing, ...common, ate: last })),
  )
  const files = things.flatMap(({ arquivo_id }) => arquivo_id ?? [])
  await serveUntil(tx, files, endOf({ ate: last, revogado_em: null }))
  await tellTurma(tx, turma.id)
  await notifyTurma(
    tx,
    { turma: turma.id, papeis: TODOS, menos: actor.id },
    {
      tipo: 'material_novo',
      dados: {
        autor: actor.nome,
        titulo: things[0]?.titulo ?? '',
        turma: turma.nome,
        vezes: things.length,
      },
      destino: `/logado/turmas/turma/${turma.id}/compartilhamentos`,
    },
    { now },
  )
  return { ids }
}

/** Shares what the class may do while it is shared. */
async function shareToDo(
  context: Context,
  turma: TurmaPlace,
  words: Words,
  thing: Thing & ({ aula_id: number } | { playlist_id: number }),
): Promise<{ ids: number[] }> {
  const { tx, now } = context
  if (await queries.isShared(tx, { turma: turma.id, today: dayAt(now) }, { ...NOTHING, ...thing }))
    throw failure(409, 'ja_compartilhado', texts.jaCompartilhado)
  const made = await share(context, turma, words, [thing])
  const mudanca = { depois: { turma: turma.id, ...thing, ate: words.ate ?? null } }
  await audit(context, { entidade: 'compartilhamento', id: made.ids[0] ?? 0, acao: 'compartilhar', mudanca })
  return made
}

/** Who leads the class sees what is past and taken back too. */
const leads = (actor: Context['actor'], turma: TurmaPlace): boolean =>
  can(turmaPolicy, actor, 'viewContacts', turma)

export const compartilhamentoHandlers: Handlers<typeof compartilhamentoApi> = {
  async list({ params, query, ...context }) {
    const { tx, actor, now } = context
    const turma = await turmaToView(context, params.turma)
    const verTodos = leads(actor, turma)
    const all = verTodos && query.todos === true
    const filter = { turma: turma.id, busca: query.busca, ...(!all && { today: dayAt(now) }) }
    const [rows, total] = await Promise.all([queries.list(tx, filter, query), queries.count(tx, filter)])
    const projetos = await listProjetos(
      tx,
      rows.flatMap((row) => (situacaoAt(row, now) === 'ativo' ? (row.playlist_id ?? []) : [])),
    )
    const around = { ligadas: turma.recursos.includes('aulas'), projetos }
    return {
      compartilhamentos: rows.map((row) => present(row, around, context)),
      total,
      permissoes: { compartilhar: can(turmaPolicy, actor, 'manage', turma) && !isVisitor(actor), verTodos },
    }
  },

  async shareLink({ params, body, ...context }) {
    const turma = await turmaToChange(context, params.turma)
    const url = readLink(body.url)
    if (!url) throw refused('url', texts.link)
    return share(context, turma, body, [{ titulo: readTitle(body.titulo), url }])
  },

  async shareFiles({ params, body, ...context }) {
    const turma = await turmaToChange(context, params.turma)
    const { files } = context
    if (files.length === 0) throw refused('arquivos', texts.arquivos)
    const ids = await saveFiles(context, files)
    return share(
      context,
      turma,
      body,
      files.map(({ nome }, i) => ({ titulo: nome, arquivo_id: ids[i] ?? null })),
    )
  },

  async shareAula({ params, body, ...context }) {
    const turma = await turmaToChange(context, params.turma)
    requireRecurso(turma.recursos.includes('aulas'), 'aulas')
    const { id, titulo } = await aulaToShare(context, body.aula)
    return shareToDo(context, turma, body, { titulo, aula_id: id })
  },

  async sharePlaylist({ params, body, ...context }) {
    const turma = await turmaToChange(context, params.turma)
    requireRecurso(turma.recursos.includes('aulas'), 'aulas')
    const { id, nome } = await playlistFor(context, 'view', body.playlist)
    return shareToDo(context, turma, body, { titulo: nome, playlist_id: id })
  },

  async edit({ params, body, ...context }) {
    const row = await oneToChange(context, params.id)
    const words = { titulo: readTitle(body.titulo), descricao: body.descricao.trim() }
    requireAuthor(context.actor, row.usuario_id, row, words)
    await change(context, row, {
      ...words,
      ate: readDay(body.ate, context.now, row.ate),
    })
    return {}
  },

  async revoke({ params, ...context }) {
    const row = await oneToChange(context, params.id)
    if (row.revogado_em !== null) return {}
    await change(context, row, { revogado_em: context.now })
    await tellAuthor(context, row, 'removeu')
    await audit(context, { entidade: 'compartilhamento', id: row.id, acao: 'revogar' })
    return {}
  },

  async restore({ params, ...context }) {
    const row = await oneToChange(context, params.id)
    if (row.revogado_em === null) return {}
    await change(context, row, { revogado_em: null })
    await tellAuthor(context, row, 'mostrou')
    await audit(context, { entidade: 'compartilhamento', id: row.id, acao: 'devolver' })
    return {}
  },
}
