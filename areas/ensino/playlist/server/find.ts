/** How handlers get a playlist and a link of it: only by naming what they mean to do with it. */
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { type PlaylistAlvo, playlistPolicy, redeVinculoPolicy } from '../policy.ts'
import * as queries from './queries.ts'
import { findVinculo, type VinculoRow } from './queries-vinculo.ts'

export const alvoOf = ({ autor, alcanca }: queries.PlaylistRow): PlaylistAlvo => ({
  dono: autor?.id ?? null,
  alcanca,
})

/** A playlist that the person may see, or 404; 403 when they may not do the rest. */
export async function playlistFor(
  { tx, actor, authorize }: Context,
  action: keyof typeof playlistPolicy,
  id: number,
): Promise<queries.PlaylistRow> {
  const row = await queries.find(tx, actor, id)
  if (!row || !can(playlistPolicy, actor, 'view', alvoOf(row))) throw notFound()
  authorize(playlistPolicy, action, alvoOf(row))
  return row
}

/** The same for who changes it: nobody else does until the transaction ends. */
export async function playlistToEdit(context: Context, id: number): Promise<queries.PlaylistRow> {
  await queries.lock(context.tx, id)
  return playlistFor(context, 'edit', id)
}

/** Whoever may link to a place, or may change the playlist, changes and takes away the link. */
export const mayChange = (
  actor: Actor,
  playlist: queries.PlaylistRow,
  { tipo, alvo_id: id, caminho: redeCaminho, status }: VinculoRow,
): boolean =>
  can(playlistPolicy, actor, 'edit', alvoOf(playlist)) ||
  (tipo === 'rede'
    ? can(redeVinculoPolicy, actor, 'link', { redeCaminho })
    : can(turmaPolicy, actor, 'manage', { id, redeCaminho, status: status ?? '' }))

const vinculoPolicy = { change: [(_: Actor, { mudar }: { mudar: boolean }) => mudar] }

/** A link that the person may change. */
export async function vinculoFor(
  context: Context,
  { id, vinculo }: { id: number; vinculo: number },
): Promise<VinculoRow> {
  const { tx, actor, authorize } = context
  const playlist = await playlistFor(context, 'view', id)
  const row = await findVinculo(tx, { playlist: id, vinculo })
  if (!row) throw notFound()
  authorize(vinculoPolicy, 'change', { mudar: mayChange(actor, playlist, row) })
  return row
}
