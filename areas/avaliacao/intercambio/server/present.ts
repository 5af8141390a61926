/** Files of questions and their items as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import { faltaTexts } from '../../questao/texts.ts'
import { DECISOES, type Decisao, type Importacao, type Item } from '../shapes.ts'
import { motivoTexts, mudancaTexts } from '../texts.ts'
import type { ImportacaoRow } from './queries.ts'
import type { ItemRow } from './queries-itens.ts'

type Nota = ItemRow['notas'][number]

/** A note in words, with what it is about. */
export function notaInWords({ codigo, detalhe }: Nota, language: Language): string {
  const words = { ...say(mudancaTexts, language), ...say(motivoTexts, language) } as Readonly<
    Record<string, (detalhe: string) => string>
  >
  const about = codigo === 'rascunho' ? faltaInWords(detalhe, language) : detalhe
  return words[codigo]?.(about) ?? about
}

const faltaInWords = (falta: string, language: Language): string => {
  const words = say(faltaTexts, language)
  return words[falta in words ? (falta as keyof typeof words) : 'outra']
}

export function presentImportacao(row: ImportacaoRow, now: Date): Told<Importacao> {
  const { nova = 0, mudada = 0, existe = 0, igual = 0, fora = 0 } = row.contagem
  const { criadas = 0, mudadas = 0, parecidas = 0 } = row.contagem
  const until = row.passo === 'gravado' ? undoUntil(row) : null
  return {
    id: row.id,
    arquivo: row.arquivo,
    formato: row.formato,
    passo: row.passo,
    rede: row.rede,
    existentes: row.existentes,
    total: row.total,
    contagem: { nova, mudada, existe, igual, fora },
    escreve: { criadas, mudadas },
    parecidas,
    comparando: row.passo === 'conferido' ? row.comparando : null,
    avisos: row.avisos,
    trabalho: row.trabalho_id,
    mensagem: row.mensagem,
    quando: row.created_at,
    gravado_em: row.gravado_em,
    desfazer_ate: until && until > now ? until : null,
    desfeito_em: row.desfeito_em,
  }
}

/** What may be said of an item: it changes a question only where there is one that the person may change. */
const podemDe = ({ situacao, decisao, alvo }: ItemRow, editaveis: ReadonlyMap<number, number>): Decisao[] =>
  decisao === null || situacao === 'igual'
    ? []
    : alvo !== null && editaveis.has(alvo)
      ? [...DECISOES]
      : ['trazer', 'manter']

interface Beside {
  /** Where each picture is read. */
  enderecos: ReadonlyMap<number, string | null>
  /** Questions that the person may change. */
  editaveis: ReadonlyMap<number, number>
}

export function presentItem(row: ItemRow, language: Language, { enderecos, editaveis }: Beside): Told<Item> {
  const { alvo: _, questao_id, notas, imagens, ...item } = row
  return {
    ...item,
    podem: podemDe(row, editaveis),
    imagens: imagens.map((one) => ({ ...one, endereco: enderecos.get(one.midia) ?? null })),
    notas: notas.map((nota) => notaInWords(nota, language)),
    questao: questao_id,
  }
}
