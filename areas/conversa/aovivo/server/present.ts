/** Rows as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { abilities } from '../../../../core/policy/policy.ts'
import type { Encontro } from '../contract.ts'
import { encontroPolicy, type TurmaAlvo } from '../policy.ts'
import { estadoAt, MINUTE_MS, opensAt, settled } from '../rules.ts'
import { isEmbeddable } from '../rules-endereco.ts'
import type { EncontroRow } from './queries.ts'

export const alvoOf = (
  row: Pick<EncontroRow, 'turma_id' | 'caminho' | 'turma_status' | 'ligado'>,
): TurmaAlvo => ({
  turma: row.turma_id,
  redeCaminho: row.caminho,
  turmaStatus: row.turma_status,
  ligado: row.ligado,
})

export interface Viewing {
  actor: Actor
  now: Date
  /** Hosts of rooms that may be shown inside our page. */
  liveHosts: readonly string[]
}

/** The room and the recording go to who may enter; to pupils only while it is time. */
export function presentEncontro(row: EncontroRow, { actor, now, liveHosts }: Viewing): Told<Encontro> {
  const { manage, enter, attend, report } = abilities(encontroPolicy, actor, alvoOf(row))
  const { encerrado_em } = settled(row, now)
  const recorded =
    row.gravacao_url !== null &&
    row.gravacao_expira_em !== null &&
    (manage || (enter && row.gravacao_expira_em > now))
  const url = enter && (manage || opensAt(row, now)) ? row.url : null
  return {
    id: row.id,
    turma: { id: row.turma_id, nome: row.turma_nome },
    titulo: row.titulo,
    inicio: row.inicio,
    fim: encerrado_em ?? row.fim,
    duracao: Math.round((row.fim.getTime() - row.inicio.getTime()) / MINUTE_MS),
    estado: estadoAt(row, now),
    provedor: row.provedor,
    sala_espera: row.sala_espera,
    gravar: row.gravar,
    recorrencia: row.recorrencia,
    url,
    incorpora: url !== null && isEmbeddable(row.provedor, url, liveHosts),
    gravacao: recorded
      ? { url: row.gravacao_url as string, expira_em: row.gravacao_expira_em as Date }
      : null,
    motivo: row.motivo,
    versao: row.versao,
    permissoes: { manage, enter, attend, report },
  }
}
