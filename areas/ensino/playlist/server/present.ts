/** Rows of playlists, lessons and links as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { playlistPolicy } from '../policy.ts'
import { situacaoAt } from '../rules.ts'
import type { Playlist, Projeto, Vinculo } from '../shapes.ts'
import { alvoOf, mayChange } from './find.ts'
import type { PlaylistRow, ProjetoRow } from './queries.ts'
import type { VinculoRow } from './queries-vinculo.ts'

export function presentPlaylist(row: PlaylistRow, actor: Actor): Told<Playlist> {
  const { alcanca: _, alterada_em, ...rest } = row
  return {
    ...rest,
    alterada_em,
    permissoes: { editar: can(playlistPolicy, actor, 'edit', alvoOf(row)) },
  }
}

export const presentProjeto = ({ playlist_id: _, ...projeto }: ProjetoRow): Projeto => projeto

/** From when to when a link holds, and whether it does. */
export const presentJanela = (row: { inicio: Date | null; fim: Date | null }, now: Date) => ({
  inicio: row.inicio,
  fim: row.fim,
  situacao: situacaoAt(row, now),
})

export const presentVinculo = (
  row: VinculoRow,
  playlist: PlaylistRow,
  { actor, now }: { actor: Actor; now: Date },
): Told<Vinculo> => ({
  id: row.id,
  tipo: row.tipo,
  alvo: { id: row.alvo_id, nome: row.alvo_nome },
  onde: row.onde,
  turmas: row.turmas,
  ...presentJanela(row, now),
  permissoes: { mudar: mayChange(actor, playlist, row) },
})
