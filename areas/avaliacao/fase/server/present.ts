/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { dayAt } from '../../../../core/contract/time.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { fasePolicy } from '../policy.ts'
import { avisosDe, estadosPara, type Julgada, somar } from '../rules.ts'
import type { Fase, FaseInteira } from '../shapes.ts'
import type { ContadaRow, FaseRow, PassoRow } from './queries.ts'

export function presentFase(row: FaseRow, avaliacoes: readonly ContadaRow[], actor: Actor): Told<Fase> {
  const { id, nome, estado, inicio, fim, periodo, quorum, cliente_id, rede, autor, versao, revisao } = row
  const place = { redeCaminho: row.caminho }
  const edita = can(fasePolicy, actor, 'edit', place)
  return {
    ...{ id, nome, status: estado, dataCadastro: row.created_at, inicio, fim, periodo, quorum },
    ...{ cliente_id, rede, autor, versao, revisao },
    avaliacoes: avaliacoes.map(({ totais, ...uma }) => ({ ...uma, totalAlunos: totais.total })),
    permissoes: {
      editar: edita && estado === 'producao',
      participantes: edita && (estado === 'producao' || estado === 'apuracao'),
      marcar: edita && estado === 'apuracao',
      estados: estadosPara(estado, { edita, administra: can(fasePolicy, actor, 'administra', place) }),
    },
  }
}

/** What the rules judge a phase by. */
export const julgar = (
  { estado, inicio, fim, quorum }: FaseRow,
  avaliacoes: readonly ContadaRow[],
): Julgada => ({
  ...{ estado, inicio, fim, quorum },
  totais: somar(avaliacoes.map(({ totais }) => totais)),
  avaliacoes: avaliacoes.map((uma) => ({
    id: uma.avaliacao.id,
    pronta: uma.avaliacao.estado === 'pronta',
    janela: uma.inicio && uma.fim ? { inicio: dayAt(uma.inicio), fim: dayAt(uma.fim) } : null,
    total: uma.totais.total,
  })),
})

export function presentInteira(
  row: FaseRow,
  { avaliacoes, passos }: { avaliacoes: readonly ContadaRow[]; passos: readonly PassoRow[] },
  actor: Actor,
): Told<FaseInteira> {
  const judged = julgar(row, avaliacoes)
  return {
    ...presentFase(row, avaliacoes, actor),
    totais: judged.totais,
    porAvaliacao: avaliacoes.map(({ avaliacao, totais }) => ({ avaliacao_id: avaliacao.id, totais })),
    avisos: avisosDe(judged),
    passos: [...passos],
  }
}
