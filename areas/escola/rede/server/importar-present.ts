/** Lists of schools and their lines as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { presentImportada } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { ImportacaoDeEscolas, LinhaDeEscola } from '../contract-importar.ts'
import { valoresOf, vocabulario } from '../rules-importar-colunas.ts'
import type { CodigoDeFalta, Valores } from '../shapes-importar.ts'
import { faltaInWords } from '../texts-importar.ts'
import type { ImportacaoRow, LinhaRow } from './importar-queries.ts'

/** Letters of a cell that an example shows. */
const SHOWN = 200

export function presentImportacao(row: ImportacaoRow, now: Date): Told<ImportacaoDeEscolas> {
  const { criar = 0, atualizar = 0, igual = 0, duvida = 0, ignorar = 0, erro = 0 } = row.contagem
  const { diferentes = 0, superiores = [] } = row.contagem
  return {
    ...presentImportada(row, row.passo, vocabulario, now),
    passo: row.passo,
    rede: { id: row.rede_id, nome: row.rede_nome },
    criar_superiores: row.criar_superiores,
    existentes: row.existentes,
    amostra: (row.amostra ?? []).map((cell) => cell.slice(0, SHOWN)),
    diferentes,
    contagem: { criar, atualizar, igual, duvida, ignorar, erro },
    superiores,
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
