/** Rows of imports as the contract tells them. */

import { certezasOf } from '../../../../core/contract/columns.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { undoUntil as untilOf } from '../../../../core/server/sheets/refusals.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { Importacao, LinhaImportada } from '../contract-importar.ts'
import { valoresOf, vocabulario } from '../rules-importar-colunas.ts'
import { textOf } from '../rules-importar-exportar.ts'
import { DIAS_DESFAZER } from '../shapes-importar.ts'
import { faltaInWords } from '../texts-importar.ts'
import type { ImportacaoRow, LinhaRow } from './importar-queries.ts'

/** Until when a recorded import can be undone. */
export const undoUntil = ({ gravado_em }: Pick<ImportacaoRow, 'gravado_em'>): Date | null =>
  untilOf(gravado_em, DIAS_DESFAZER)

const refOf = (id: number | null, nome: string | null) => (id === null ? null : { id, nome: nome ?? '' })

/** Letters of a cell that an example shows. */
const SHOWN = 200

export function presentImportacao(row: ImportacaoRow, now: Date): Told<Importacao> {
  const {
    criar = 0,
    mudar = 0,
    igual = 0,
    erro = 0,
    categorias = 0,
    ausentes = 0,
    por_categoria = [],
  } = row.contagem
  const until = row.passo === 'gravado' ? undoUntil(row) : null
  return {
    id: row.id,
    curriculo: refOf(row.curriculo_id, row.curriculo_nome),
    escolhido: row.escolhido,
    cliente: refOf(row.cliente_id, row.cliente_nome),
    nome: row.nome,
    etapa: row.etapa,
    base: row.base,
    arquivo: row.arquivo,
    formato: row.formato,
    codificacao: row.codificacao,
    passo: row.passo,
    parcial: row.parcial,
    cabecalho: row.cabecalho,
    colunas: row.colunas,
    certezas: certezasOf(row.cabecalho, row.colunas, vocabulario),
    leitura: row.leitura,
    pode_reler: row.guardada && (row.passo === 'colunas' || row.passo === 'conferido'),
    amostra: (row.amostra ?? []).map((cell) => textOf(cell).slice(0, SHOWN)),
    referencias: Object.keys(row.referencias).length,
    total: row.total,
    contagem: { criar, mudar, igual, erro },
    por_categoria,
    categorias_novas: categorias,
    ausentes,
    trabalho: row.trabalho_id,
    mensagem: row.mensagem,
    quando: row.created_at,
    gravado_em: row.gravado_em,
    desfazer_ate: until && until > now ? until : null,
    desfeito_em: row.desfeito_em,
  }
}

export function presentLinha(
  row: LinhaRow,
  { colunas }: Pick<ImportacaoRow, 'colunas'>,
  language: Language,
): LinhaImportada {
  const { codigo = '', texto = '' } = valoresOf(row.celulas.map(textOf), colunas)
  return {
    numero: row.numero,
    situacao: row.situacao,
    codigo,
    texto,
    caminho: row.caminho,
    faltas: row.faltas.map((falta) => ({
      campo: falta.campo,
      codigo: falta.codigo,
      texto: faltaInWords(falta, language),
    })),
    muda: row.muda,
  }
}
