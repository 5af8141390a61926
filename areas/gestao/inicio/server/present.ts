/** Rows of today as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { EscolaRow } from '../../../escola/turma/server/public-fila.ts'
import { prazosDe } from '../../privacidade/rules-incidente.ts'
import type { Decisao } from '../contract.ts'
import { POUCOS, respondeAqui } from '../rules.ts'
import { isLate, type Semana, TIPOS_TAREFA, type TipoRetorno, type TipoTarefa } from '../rules-aluno.ts'
import { byPrazo } from '../rules-gestao.ts'
import type { Aluno, Assinatura, Rede, Retorno, Tarefa, Termo } from '../shapes.ts'
import type { DecisaoRow } from './queries.ts'
import type { DoAlunoRow } from './queries-aluno.ts'
import type { AssinaturaRow } from './queries-familia.ts'
import type { IncidenteRow, PedidoRow } from './queries-gestao.ts'

/** Pupils are named where they are few, and where each is answered from the line. */
export function presentDecisao(row: DecisaoRow): Told<Decisao> {
  const { tipo, turma_id, turma, alvo_id, alvo, dentro_id, total, de, pessoas, desde, ate } = row
  return {
    tipo,
    turma: { id: turma_id, nome: turma },
    alvo: alvo_id === null ? null : { id: alvo_id, nome: alvo ?? '' },
    trilha: dentro_id,
    total,
    de,
    pessoas: total <= POUCOS || respondeAqui(tipo) ? pessoas : [],
    desde,
    ate,
  }
}

const isTarefa = (row: DoAlunoRow): row is DoAlunoRow & { tipo: TipoTarefa } =>
  TIPOS_TAREFA.some((one) => one === row.tipo)

const isRetorno = (row: DoAlunoRow): row is DoAlunoRow & { tipo: TipoRetorno } => !isTarefa(row)

const presentTarefa = (row: DoAlunoRow & { tipo: TipoTarefa }, now: Date): Told<Tarefa> => ({
  tipo: row.tipo,
  id: row.id,
  aula: row.aula_id,
  turma: { id: row.turma_id, nome: row.turma },
  titulo: row.titulo,
  disciplina: row.disciplina,
  telas: row.telas,
  tela: row.tela,
  minutos: row.minutos,
  comecada: row.comecada,
  ate: row.ate,
  atrasada: isLate(row, now),
})

const presentRetorno = ({
  tipo,
  turma_id,
  turma,
  ...row
}: DoAlunoRow & { tipo: TipoRetorno }): Told<Retorno> => ({
  tipo,
  id: row.id,
  aula: row.aula_id,
  turma: { id: turma_id, nome: turma },
  titulo: row.titulo,
  quando: (tipo === 'perdida' ? row.ate : null) ?? row.quando,
  nota: row.nota === null ? null : Number(row.nota),
})

export const presentAluno = (
  rows: readonly DoAlunoRow[],
  { semana, pontos, now }: { semana: Semana; pontos: number | null; now: Date },
): Told<Aluno> => ({
  tarefas: rows.filter(isTarefa).map((row) => presentTarefa(row, now)),
  retornos: rows.filter(isRetorno).map(presentRetorno),
  semana,
  pontos,
})

const ref = (id: number | null, nome: string | null) => (id === null ? null : { id, nome: nome ?? '' })

export const presentAssinatura = (row: AssinaturaRow): Told<Assinatura> => ({
  tipo: row.tipo,
  id: row.id,
  turma: ref(row.turma_id, row.turma),
  crianca: ref(row.crianca_id, row.crianca),
  titulo: row.titulo,
  finalidade: row.finalidade,
  versao: row.versao,
  quando: row.quando,
})

export const presentRede = (rows: readonly EscolaRow[]): Told<Rede> => ({
  escolas: rows.map(({ total: _total, ...escola }) => escola),
  total: rows[0]?.total ?? 0,
})

/** What is due by law, the first before all. */
export function presentTermos(
  pedidos: readonly PedidoRow[],
  incidentes: readonly IncidenteRow[],
  now: Date,
): Told<Termo>[] {
  const ofPedidos = pedidos.map(({ id, tipo, estado, prazo, pessoa }) => ({
    ...{ tipo, id, nome: pessoa, prazo },
    decidir: estado === 'aguardando_aprovacao',
  }))
  const ofIncidentes = incidentes.map(({ id, titulo, ciencia_em, comunicado_em }) => {
    const { comunicar, completar } = prazosDe({ ciencia: ciencia_em, comunicado: comunicado_em })
    return comunicado_em === null
      ? { tipo: 'comunicar' as const, id, nome: titulo, prazo: comunicar, decidir: true }
      : { tipo: 'completar' as const, id, nome: titulo, prazo: completar, decidir: true }
  })
  return [...ofPedidos, ...ofIncidentes].sort(byPrazo).map((one) => ({ ...one, atrasado: one.prazo < now }))
}
