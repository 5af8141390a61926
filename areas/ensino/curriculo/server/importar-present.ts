/** Rows of imports as the contract tells them. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { presentImportada } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { Importacao, LinhaImportada } from '../contract-importar.ts'
import { valoresOf, vocabulario } from '../rules-importar-colunas.ts'
import { textOf } from '../rules-importar-exportar.ts'
import { faltaInWords } from '../texts-importar.ts'
import type { ImportacaoRow, LinhaRow } from './importar-queries.ts'

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
  return {
    ...presentImportada(row, row.passo, vocabulario, now),
    passo: row.passo,
    curriculo: refOf(row.curriculo_id, row.curriculo_nome),
    escolhido: row.escolhido,
    cliente: refOf(row.cliente_id, row.cliente_nome),
    nome: row.nome,
    etapa: row.etapa,
    base: row.base,
    formato: row.formato,
    codificacao: row.codificacao,
    amostra: (row.amostra ?? []).map((cell) => textOf(cell).slice(0, SHOWN)),
    referencias: Object.keys(row.referencias).length,
    contagem: { criar, mudar, igual, erro },
    por_categoria,
    categorias_novas: categorias,
    ausentes,
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
