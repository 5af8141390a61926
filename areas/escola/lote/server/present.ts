/** Batches and their lines as they are told. */

import { certezasOf } from '../../../../core/contract/columns.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { undoUntil as untilOf } from '../../../../core/server/sheets/refusals.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import type { LinhaDoLote, Lote } from '../contract.ts'
import { valoresOf, vocabulario } from '../rules-columns.ts'
import { translated } from '../rules-origem.ts'
import { type Contagem, DIAS_DESFAZER, FREIO, SITUACOES } from '../shapes.ts'
import { faltaInWords } from '../texts.ts'
import type { LinhaRow, LoteRow } from './queries.ts'

export const undoUntil = ({ gravado_em }: Pick<LoteRow, 'gravado_em'>): Date | null =>
  untilOf(gravado_em, DIAS_DESFAZER)

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
  const until = row.etapa === 'gravado' ? undoUntil(row) : null
  const { espelho } = row
  return {
    id: row.id,
    arquivo: row.arquivo,
    formato: row.formato,
    codificacao: row.codificacao,
    separador: row.separador,
    etapa: row.etapa,
    modo: row.modo,
    existentes: row.existentes,
    sobre_editados: row.sobre_editados,
    parcial: row.parcial,
    cabecalho: row.cabecalho,
    colunas: row.colunas,
    certezas: certezasOf(row.cabecalho, row.colunas, vocabulario),
    leitura: row.leitura,
    pode_reler: row.guardada && (row.etapa === 'colunas' || row.etapa === 'conferido'),
    amostra: amostra.map((cell, i) => (row.colunas[i] === 'senha' && cell ? HIDDEN : cell)),
    total: row.total,
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
