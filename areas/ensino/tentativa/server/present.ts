/** Rows of attempts as they travel. No key is read from here but through `corrigir`. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Correcao, corrigir } from '../../aula/rules-pontuar.ts'
import type { ComGabarito } from '../../aula/rules-pontuar-gabarito.ts'
import type { TelaComGabarito, VersaoRow } from '../../aula/server/public-versao.ts'
import type { NAVEGACOES } from '../../aula/shapes.ts'
import type { Resposta } from '../../aula/shapes-telas.ts'
import { isDeclarada, type TipoTela } from '../../aula/shapes-tipos.ts'
import { alcancadas, isVazia, prazoOf } from '../rules.ts'
import type { Dizer, Mostrar } from '../rules-estado.ts'
import type {
  AulaJogada,
  CorrecaoDeNota,
  EstadoTentativa,
  Respondida,
  Status,
  TelaJogada,
  TelaResumo,
  Tentativa,
} from '../shapes.ts'
import type { listRoteiro, listTelas, TentativaRow } from './queries.ts'
import type { RespostaRow } from './queries-resposta.ts'

const prazoDe = (row: TentativaRow): Date | null => prazoOf(row, row.fim)

/** `gabarito`: whoever reads it may ask for the right answers. */
export const presentTentativa = (
  row: TentativaRow,
  gabarito: boolean,
  correcoes?: Told<CorrecaoDeNota>[],
): Told<Tentativa> => ({
  id: row.id,
  uuid: row.uuid,
  aula: row.aula_id,
  versao: row.versao,
  turma: row.turma_id,
  trilha_tentativa: row.trilha_tentativa_id,
  numero: row.numero,
  estado: row.estado as EstadoTentativa,
  tela: row.tela_id,
  iniciada_em: row.iniciada_em,
  concluida_em: row.concluida_em,
  prazo: prazoDe(row),
  tempo: row.tempo,
  nota: row.nota === null ? null : Number(row.nota),
  status: row.status as Status | null,
  offline: row.offline,
  relogio_incorreto: row.relogio_incorreto,
  gabarito,
  ...(isVazia(row) && { recusada: true }),
  ...(correcoes && { correcoes }),
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

/** Whole or nothing: the share of a part tells where to try on. */
export const inteira = (fracao: number): number => (fracao === 1 ? 1 : 0)

function correcaoOf(
  resposta: Resposta<ComGabarito>,
  tipo: ComGabarito,
  gabarito: NonNullable<TelaComGabarito['gabarito']>,
  dizer: Dizer,
): Correcao {
  const correcao = corrigir(tipo, gabarito, resposta, { tell: dizer === 'gabarito' })
  if (dizer !== 'certa') return correcao
  const { certa, quase } = correcao
  return { fracao: inteira(correcao.fracao), certa, partes: [], feedback: '', ...(quase && { quase }) }
}

/** The answer in force on a screen, with as much as may be said of it. */
function presentResposta(
  row: RespostaRow,
  { tipo, gabarito }: Pick<TelaComGabarito, 'tipo' | 'gabarito'>,
  dizer: Dizer,
): Told<Respondida> {
  const correcao = gabarito
    ? correcaoOf(row.resposta as Resposta<ComGabarito>, tipo as ComGabarito, gabarito, dizer)
    : null
  return {
    tela: row.tela_id,
    resposta: row.resposta as Record<string, unknown>,
    fracao: correcao && dizer === 'certa' ? correcao.fracao : row.fracao,
    declarada: isDeclarada(tipo),
    vezes: row.vezes,
    respondida_em: row.respondida_em,
    correcao: correcao as Respondida['correcao'],
  }
}

/** Answers with their corrections, in the order of the screens. */
export const presentRespostas = (
  rows: readonly RespostaRow[],
  telas: readonly TelaComGabarito[],
  dizer: Dizer,
): Told<Respondida[]> =>
  telas.flatMap((tela) => {
    const row = rows.find(({ tela_id }) => tela_id === tela.tela_id)
    return row ? [presentResposta(row, tela, dizer)] : []
  })

/** The same of an attempt: in a lesson in order, of an answer ahead of its turn nothing is told but that it is there. */
export function presentDadas(
  { navegacao }: Pick<TentativaRow, 'navegacao'>,
  rows: readonly RespostaRow[],
  telas: readonly TelaComGabarito[],
  dizer: Dizer,
): Told<Respondida[]> {
  const given = new Set(rows.map(({ tela_id }) => tela_id))
  const reached = new Set(alcancadas(telas, navegacao, given).map(({ tela_id }) => tela_id))
  return presentRespostas(rows, telas, dizer).map((one) =>
    reached.has(one.tela) ? one : { ...one, fracao: null, correcao: null },
  )
}
