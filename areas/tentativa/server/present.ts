/** Rows of attempts as they travel. No key is read from here but through `corrigir`. */
import { corrigir } from '../../aula/rules-pontuar.ts'
import type { ComGabarito } from '../../aula/rules-pontuar-gabarito.ts'
import type { MOSTRAR_GABARITO, NAVEGACOES } from '../../aula/shapes.ts'
import type { Resposta } from '../../aula/telas.ts'
import { isDeclarada, type TipoTela } from '../../aula/telas-tipos.ts'
import { alcancadas, mayTell, prazoOf } from '../rules.ts'
import type {
  AulaJogada,
  EstadoTentativa,
  Respondida,
  Status,
  TelaJogada,
  TelaResumo,
  Tentativa,
} from '../shapes.ts'
import type { listRoteiro, listTelas, TelaComGabarito, TentativaRow, VersaoRow } from './queries.ts'
import type { RespostaRow } from './queries-resposta.ts'

export type Mostrar = (typeof MOSTRAR_GABARITO)[number]

/** Outside a class the right answers are told after the attempt. */
export const mostrarOf = ({ turma_id, mostrar_gabarito }: TentativaRow): Mostrar =>
  turma_id === null ? 'apos_tentativa' : ((mostrar_gabarito ?? 'nunca') as Mostrar)

export const prazoDe = (row: TentativaRow): Date | null => prazoOf(row, row.fim)

export const tellsKey = (row: TentativaRow, now: Date): boolean =>
  mayTell(mostrarOf(row), row.estado as EstadoTentativa, row.fim, now)

export const presentTentativa = (row: TentativaRow, now: Date): Tentativa => ({
  id: row.id,
  uuid: row.uuid,
  aula: row.aula_id,
  versao: row.versao,
  turma: row.turma_id,
  trilha_tentativa: row.trilha_tentativa_id,
  numero: row.numero,
  estado: row.estado as EstadoTentativa,
  tela: row.tela_id,
  iniciada_em: row.iniciada_em.toISOString(),
  concluida_em: row.concluida_em?.toISOString() ?? null,
  prazo: prazoDe(row)?.toISOString() ?? null,
  tempo: row.tempo,
  nota: row.nota === null ? null : Number(row.nota),
  status: row.status as Status | null,
  offline: row.offline,
  relogio_incorreto: row.relogio_incorreto,
  gabarito: tellsKey(row, now),
})

type Versao = Pick<
  VersaoRow,
  'aula_id' | 'titulo' | 'descricao' | 'navegacao' | 'nota_minima' | 'tempo_limite' | 'total_telas'
>

export const presentAula = (
  row: Versao,
  { versao, limite, mostrar }: { versao: number; limite: number | null; mostrar: Mostrar },
): AulaJogada => ({
  id: row.aula_id,
  versao,
  titulo: row.titulo,
  descricao: row.descricao,
  navegacao: row.navegacao as (typeof NAVEGACOES)[number],
  nota_minima: Number(row.nota_minima),
  tentativas: limite,
  tempo_limite: row.tempo_limite,
  total_telas: row.total_telas,
  mostrar_gabarito: mostrar,
})

type ResumoRow = Awaited<ReturnType<typeof listRoteiro>>[number]

export const presentResumo = ({
  tela_id,
  ordem,
  tipo,
  titulo,
  peso,
  obrigatoria,
}: ResumoRow): TelaResumo => ({
  id: tela_id,
  ordem,
  tipo: tipo as TipoTela,
  titulo,
  peso: Number(peso),
  obrigatoria,
})

export const presentTela = (row: Awaited<ReturnType<typeof listTelas>>[number]): TelaJogada => ({
  ...presentResumo(row),
  conteudo: row.conteudo as Record<string, unknown>,
})

/** The answer in force on a screen; `tell`: with the right one. */
export function presentResposta(
  row: RespostaRow,
  { tipo, gabarito }: Pick<TelaComGabarito, 'tipo' | 'gabarito'>,
  tell: boolean,
): Respondida {
  const correcao = gabarito
    ? corrigir(tipo as ComGabarito, gabarito, row.resposta as Resposta<ComGabarito>, { tell })
    : null
  return {
    tela: row.tela_id,
    resposta: row.resposta as Record<string, unknown>,
    fracao: row.fracao,
    declarada: isDeclarada(tipo),
    vezes: row.vezes,
    respondida_em: row.respondida_em.toISOString(),
    correcao: correcao as Respondida['correcao'],
  }
}

/** Answers with their corrections, in the order of the screens. */
export const presentRespostas = (
  rows: readonly RespostaRow[],
  telas: readonly TelaComGabarito[],
  tell: boolean,
): Respondida[] =>
  telas.flatMap((tela) => {
    const row = rows.find(({ tela_id }) => tela_id === tela.tela_id)
    return row ? [presentResposta(row, tela, tell)] : []
  })

/** The same of an attempt: in a lesson in order, of an answer ahead of its turn nothing is told but that it is there. */
export function presentDadas(
  { navegacao }: Pick<TentativaRow, 'navegacao'>,
  rows: readonly RespostaRow[],
  telas: readonly TelaComGabarito[],
  tell: boolean,
): Respondida[] {
  const given = new Set(rows.map(({ tela_id }) => tela_id))
  const reached = new Set(alcancadas(telas, navegacao, given).map(({ tela_id }) => tela_id))
  return presentRespostas(rows, telas, tell).map((one) =>
    reached.has(one.tela) ? one : { ...one, fracao: null, correcao: null },
  )
}
