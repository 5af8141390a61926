/** Handlers of playlists of lessons (product.md H-09). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { tagIds } from '../../catalogo/server/public.ts'
import type { playlistApi } from '../contract.ts'
import { donoOf, playlistsPolicy } from '../policy.ts'
import { changed } from '../rules.ts'
import { MAX_AULAS, type Playlist, type Projeto } from '../shapes.ts'
import { playlistTexts as texts, vinculada } from '../texts.ts'
import { playlistFor, playlistToEdit } from './find.ts'
import { presentPlaylist, presentProjeto } from './present.ts'
import * as queries from './queries.ts'
import { affected } from './queries-vinculo.ts'
import { vinculoHandlers } from './routes-vinculo.ts'

/** Classes that a refusal names. */
const NAMED = 5

function readNome(nome: string): string {
  const clean = nome.replace(/\s+/g, ' ').trim()
  if (clean === '') throw invalid({ nome: texts.nome })
  return clean
}

async function projetosOf({ tx }: Context, id: number): Promise<Projeto[]> {
  return (await queries.listProjetos(tx, [id])).map(presentProjeto)
}

/** The playlist as it stands, for who has just asked for it or written it. */
async function show(
  context: Context,
  id: number,
): Promise<Told<{ playlist: Playlist & { projetos: Projeto[] } }>> {
  const row = await playlistFor(context, 'view', id)
  return { playlist: { ...presentPlaylist(row, context.actor), projetos: await projetosOf(context, id) } }
}

/** Puts these lessons in, in this order; those that were not in it are published and in sight of the person. */
async function writeAulas(
  { tx, actor }: Context,
  {
    playlist,
    standing,
    next,
    campo,
  }: { playlist: number; standing: number[]; next: number[]; campo: string },
): Promise<void> {
  if (next.length > MAX_AULAS) throw failure(422, 'playlist_cheia', texts.cheia)
  const novas = next.filter((aula) => !standing.includes(aula))
  if (novas.length > 0 && (await queries.listAddable(tx, actor, novas)).length < novas.length)
    throw invalid({ [campo]: texts.aulas })
  await queries.setAulas(tx, playlist, next)
}

export const playlistHandlers: Handlers<typeof playlistApi> = {
  ...vinculoHandlers,

  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(playlistsPolicy, 'create', null)
    const { nome, tipo, descricao = '', tags = [], projetos = [] } = body
    const id = await queries.insert(tx, {
      nome: readNome(nome),
      tipo,
      descricao: descricao.trim(),
      usuario_id: donoOf(actor),
    })
    await writeAulas(context, { playlist: id, standing: [], next: [...projetos], campo: 'projetos' })
    await queries.setTags(tx, id, await tagIds(tx, tags))
    return show(context, id)
  },

  async edit({ body, ...context }) {
    const { tx, now } = context
    const { id, nome, tipo, descricao, tags, projetos_adicionados, projetos_removidos, ordem } = body
    // Who says what changes has the whole list only as it was on their screen.
    const inteira = projetos_adicionados || projetos_removidos ? undefined : body.projetos
    await playlistToEdit(context, id)
    const fields = {
      ...(nome !== undefined && { nome: readNome(nome) }),
      ...(tipo !== undefined && { tipo }),
      ...(descricao !== undefined && { descricao: descricao.trim() }),
    }
    const standing = await queries.listAulas(tx, id)
    const next = changed(inteira ?? standing, {
      adicionados: projetos_adicionados,
      removidos: projetos_removidos,
      ordem,
    })
    if (!next) throw failure(409, 'ordem_conflito', texts.ordem)
    if (next.join() !== standing.join())
      await writeAulas(context, {
        playlist: id,
        standing,
        next,
        campo: inteira ? 'projetos' : 'projetos_adicionados',
      })
    if (tags !== undefined) await queries.setTags(tx, id, await tagIds(tx, tags))
    await queries.update(tx, id, fields, now)
    return show(context, id)
  },

  async remove({ params, query, ...context }) {
    const { tx } = context
    const { nome } = await playlistToEdit(context, params.id)
    const { turmas, total } = await affected(tx, params.id, NAMED)
    if (total > 0 && query.confirmada !== true)
      throw failure(
        409,
        'playlist_vinculada',
        vinculada(
          turmas.map((turma) => turma.nome),
          total,
        ),
      )
    await queries.remove(tx, params.id)
    const mudanca = { antes: { nome, turmas: total } }
    await audit(context, { entidade: 'playlist', id: params.id, acao: 'apagar', mudanca })
    return {}
  },

  async list({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(playlistsPolicy, 'list', null)
    const page = { ...query, ordem: query.ordem ?? 'nome' }
    const [rows, total] = await Promise.all([
      queries.list(tx, actor, query, page),
      queries.count(tx, actor, query),
    ])
    return {
      playlists: rows.map((row) => presentPlaylist(row, actor)),
      total,
      permissoes: { criar: can(playlistsPolicy, actor, 'create', null) },
    }
  },

  async find({ params, ...context }) {
    return show(context, params.id)
  },

  async projetos({ body, ...context }) {
    await playlistFor(context, 'view', body.id)
    return { projetos: await projetosOf(context, body.id) }
  },
}
