/** Lists of schools and their lines as the contract tells them. */
import { certezasOf } from '../../../../core/contract/columns.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { undoUntil as untilOf } from '../../../../core/server/sheets/refusals.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { ImportacaoDeEscolas, LinhaDeEscola } from '../contract-importar.ts'
import { valoresOf, vocabulario } from '../rules-importar-colunas.ts'
import { type CodigoDeFalta, DIAS_DESFAZER, type Valores } from '../shapes-importar.ts'
import { faltaInWords } from '../texts-importar.ts'
import type { ImportacaoRow, LinhaRow } from './importar-queries.ts'

/** Until when a recorded list can be undone. */
export const undoUntil = ({ gravado_em }: Pick<ImportacaoRow, 'gravado_em'>): Date | null =>
  untilOf(gravado_em, DIAS_DESFAZER)

/** Letters of a cell that an example shows. */
const SHOWN = 200

export function presentImportacao(row: ImportacaoRow, now: Date): Told<ImportacaoDeEscolas> {
  const { criar = 0, atualizar = 0, igual = 0, duvida = 0, ignorar = 0, erro = 0 } = row.contagem
  const { diferentes = 0, superiores = [] } = row.contagem
  const until = row.passo === 'gravado' ? undoUntil(row) : null
  return {
    id: row.id,
    rede: { id: row.rede_id, nome: row.rede_nome },
    arquivo: row.arquivo,
    passo: row.passo,
    parcial: row.parcial,
    criar_superiores: row.criar_superiores,
    existentes: row.existentes,
    cabecalho: row.cabecalho,
    colunas: row.colunas,
    certezas: certezasOf(row.cabecalho, row.colunas, vocabulario),
    leitura: row.leitura,
    pode_reler: row.guardada && (row.passo === 'colunas' || row.passo === 'conferido'),
    amostra: (row.amostra ?? []).map((cell) => cell.slice(0, SHOWN)),
    total: row.total,
    diferentes,
    contagem: { criar, atualizar, igual, duvida, ignorar, erro },
    superiores,
    trabalho: row.trabalho_id,
    mensagem: row.mensagem,
    quando: row.created_at,
    gravado_em: row.gravado_em,
    desfazer_ate: until && until > now ? until : null,
    desfeito_em: row.desfeito_em,
  }
}

/** The cells of a line by field, corrections laid over. */
export const valuesOf = (
  { celulas, correcoes }: Pick<LinhaRow, 'celulas' | 'correcoes'>,
  { colunas }: Pick<ImportacaoRow, 'colunas'>,
): Valores => ({ ...valoresOf(celulas, colunas), ...correcoes })

/** What a person may contradict. */
const OPEN: ReadonlySet<CodigoDeFalta> = new Set([
  'mesmo_nome',
  'nome_parecido',
  'mesmo_nome_outro_inep',
  'mesmo_nome_varias',
  'fora_de_atividade',
])

export function presentLinha(
  row: LinhaRow,
  importacao: Pick<ImportacaoRow, 'colunas'>,
  language: Language,
): LinhaDeEscola {
  return {
    numero: row.numero,
    situacao: row.situacao,
    valores: valuesOf(row, importacao),
    faltas: row.faltas.map((falta) => ({
      campo: falta.campo,
      codigo: falta.codigo,
      texto: faltaInWords(falta, language),
    })),
    diferencas: row.diferencas,
    descartada: row.descartada,
    pode_decidir: row.faltas.some(
      ({ codigo, campo }) => OPEN.has(codigo) || (codigo === 'linha_repetida' && campo === 'nome'),
    ),
  }
}
