/** Batches and their lines as they are told. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { presentImportada } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { LinhaDoLote, Lote } from '../contract.ts'
import { valoresOf, vocabulario } from '../rules-columns.ts'
import { translated } from '../rules-origem.ts'
import { type Contagem, FREIO, SITUACOES } from '../shapes.ts'
import { faltaInWords } from '../texts.ts'
import type { LinhaRow, LoteRow } from './queries.ts'

export const isOverBrake = ({ alunos, ausentes }: { alunos: number; ausentes: number }): boolean =>
  ausentes > alunos * FREIO

export const contagemOf = ({ contagem }: Pick<LoteRow, 'contagem'>): Contagem =>
  Object.fromEntries(SITUACOES.map((one) => [one, contagem[one] ?? 0])) as Contagem

/** How many people would be recorded. */
export const pessoasOf = (lote: Pick<LoteRow, 'contagem'>): number => {
  const { criar, atualizar, mover, desligar } = contagemOf(lote)
  return criar + atualizar + mover + desligar
}

/** Passwords do not leave, not even sealed. */
const HIDDEN = '••••••••'

export interface About {
  corrigidas: number
  cartoes: number
  amostra: readonly string[]
}

export function presentLote(row: LoteRow, { corrigidas, cartoes, amostra }: About, now: Date): Told<Lote> {
  const { espelho } = row
  return {
    ...presentImportada(row, row.etapa, vocabulario, now),
    formato: row.formato,
    codificacao: row.codificacao,
    separador: row.separador,
    etapa: row.etapa,
    modo: row.modo,
    existentes: row.existentes,
    sobre_editados: row.sobre_editados,
    amostra: amostra.map((cell, i) => (row.colunas[i] === 'senha' && cell ? HIDDEN : cell)),
    contagem: contagemOf(row),
    corrigidas,
    espelho: espelho && {
      escolas: espelho.escolas,
      alunos: espelho.alunos,
      ausentes: espelho.ausentes,
      acima: espelho.acima ?? 0,
      freio: isOverBrake(espelho),
    },
    cartoes,
  }
}

export function presentLinha(
  row: LinhaRow,
  { colunas, sentidos }: Pick<LoteRow, 'colunas' | 'sentidos'>,
  language: Language,
): LinhaDoLote {
  const { senha: _, ...valores } = {
    ...translated(valoresOf(row.celulas, colunas), sentidos),
    ...row.correcoes,
  }
  return {
    numero: row.numero,
    situacao: row.situacao,
    valores,
    faltas: row.faltas.map((falta) => ({
      campo: falta.campo,
      codigo: falta.codigo,
      texto: faltaInWords(falta, language),
      sugestao: falta.sugestao ?? null,
    })),
    nova: row.usuario_id === null,
    descartada: row.descartada,
  }
}
