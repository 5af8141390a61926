/** Rows of today as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { prazosDe } from '../../privacidade/rules-incidente.ts'
import type { Decisao } from '../contract.ts'
import { escolaPolicy } from '../policy.ts'
import { POUCOS, respondeAqui } from '../rules.ts'
import { isLate, TIPOS_TAREFA, type TipoRetorno, type TipoTarefa } from '../rules-aluno.ts'
import { byPrazo, lembradaApos } from '../rules-gestao.ts'
import type { Aluno, Assinatura, Rede, Retorno, Tarefa, Termo } from '../shapes.ts'
import type { DecisaoRow } from './queries.ts'
import type { DoAlunoRow } from './queries-aluno.ts'
import type { AssinaturaRow } from './queries-familia.ts'
import type { CorreRow, EscolaForaRow, IncidenteRow, PedidoRow } from './queries-gestao.ts'
import type { SemanaRow } from './queries-semanas.ts'

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

type CapaOf = (id: number | null) => { capa?: string }

const presentTarefa = (row: DoAlunoRow & { tipo: TipoTarefa }, now: Date, capaOf: CapaOf): Told<Tarefa> => ({
  tipo: row.tipo,
  id: row.id,
  aula: row.aula_id,
  turma: { id: row.turma_id, nome: row.turma },
  titulo: row.titulo,
  ...capaOf(row.capa_id),
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
  {
    semana,
    pontos,
    now,
    capaOf,
  }: { semana: Told<Aluno['semana']>; pontos: number | null; now: Date; capaOf: CapaOf },
): Told<Aluno> => ({
  tarefas: rows.filter(isTarefa).map((row) => presentTarefa(row, now, capaOf)),
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

const presentCorre = ({ turma_id, turma, rede_id, rede, fim, total: _, ...row }: CorreRow, now: Date) => ({
  ...row,
  turma: ref(turma_id, turma),
  rede: ref(rede_id, rede),
  ate: fim,
  agora: row.quando <= now,
})

const presentEscola = (
  { total: _total, ordem: _ordem, caminho, ...escola }: EscolaForaRow,
  actor: Actor,
  now: Date,
) => ({
  ...escola,
  pode_lembrar:
    !isVisitor(actor) &&
    can(escolaPolicy, actor, 'remind', { redeCaminho: caminho }) &&
    (escola.lembrada_em === null || escola.lembrada_em <= lembradaApos(now)),
})

interface RedeRows {
  escolas: readonly EscolaForaRow[]
  corre: readonly CorreRow[]
  adiadas: Told<Rede>['adiadas']
  semanas: readonly (SemanaRow & { contada_em: Date })[]
}

export const presentRede = (
  { escolas, corre, adiadas, semanas }: RedeRows,
  actor: Actor,
  now: Date,
): Told<Rede> => ({
  escolas: escolas.map((row) => presentEscola(row, actor, now)),
  total: escolas[0]?.total ?? 0,
  corre: corre.map((row) => presentCorre(row, now)),
  total_corre: corre[0]?.total ?? 0,
  adiadas,
  semanas: semanas.map(({ contada_em: _em, ...semana }) => semana),
  contada_em: semanas.at(-1)?.contada_em ?? null,
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
