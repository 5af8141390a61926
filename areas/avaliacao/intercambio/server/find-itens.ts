/** From what was read to what is kept: clean, in the shape of its type, with its fingerprints; and read in the worker. */
import { createHash } from 'node:crypto'
import { wordsOf } from '../../../../core/contract/linear.ts'
import { Failure, failure } from '../../../../core/server/failure.ts'
import { tooHeavy, WorkerLostError } from '../../../../core/server/untrusted/lost.ts'
import { untrusted } from '../../../../core/server/untrusted/open.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { faltasDe } from '../../questao/rules-conferir.ts'
import { type ConteudoQuestao, TELA_DE } from '../../questao/shapes.ts'
import type { Assentada } from '../rules-assentar.ts'
import type { Motivo, Mudanca } from '../rules-assentar-nota.ts'
import { DISCRETAS } from '../shapes.ts'
import { recusaTexts } from '../texts.ts'
import type * as Inside from './inside/trocar.ts'
import type { ItemAssentado, Lido } from './inside/trocar.ts'
import type { ItemNovo } from './queries.ts'
import type { Guardada } from './queries-gravar.ts'

/** Eleven megabytes that are all marks take some eight seconds. */
const inside = untrusted<typeof Inside>(import.meta.url, './inside/trocar', {
  cpu: 40,
  seconds: 90,
  megabytes: 896,
})

/** Letters of a statement that a list shows, and that searches look in. */
const SHOWN = 300
const MAX_TEXTO = 20_000
/** Of an item as its file says it: what is longer is pictures. */
const MAX_ORIGINAL = 500_000

/** @throws 422 arquivo_… with the sentence for what is refused */
export async function lerArquivo(place: string, nome: string): Promise<Lido> {
  const read = await inside('request')
    .lerQuestoes(place, nome)
    .catch((error: unknown) => {
      throw error instanceof WorkerLostError ? tooHeavy(nome, error) : error
    })
  if ('formato' in read) return read
  const { pt, en } = recusaTexts[read.recusa]
  const said = { pt: pt(nome, read.detalhe), en: en(nome, read.detalhe) }
  throw failure(422, `arquivo_${read.recusa}`, said, { campos: { arquivos: said } })
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Limpa {
  questao: Guardada | null
  mudancas: Mudanca[]
  motivo: Motivo | null
}

function limpar({ imagens, ...questao }: Assentada, mudancas: readonly Mudanca[]): Limpa {
  const [first] = imagens
  if (first)
    return { questao: null, mudancas: [], motivo: { codigo: 'imagem', detalhe: first.caminho.slice(0, 120) } }
  try {
    const conteudo = cleanTela(TELA_DE[questao.tipo], { ...questao.conteudo }) as ConteudoQuestao
    const base = questao.base && {
      ...questao.base,
      html: cleanTela('texto', { html: questao.base.html }).html,
    }
    const faltas = faltasDe(questao.tipo, conteudo)
    const texto = wordsOf(conteudo.enunciado).slice(0, MAX_TEXTO)
    const draft: Mudanca[] = faltas.map((falta) => ({ codigo: 'rascunho', detalhe: falta }))
    return {
      questao: { ...questao, conteudo, base, texto, rascunho: faltas.length > 0, midias: [] },
      mudancas: [...mudancas, ...draft],
      motivo: null,
    }
  } catch (error) {
    // What its type has no room for, though every field was looked at.
    if (!(error instanceof Failure)) throw error
    const detalhe = Object.keys(error.details.campos ?? {}).join(', ')
    return { questao: null, mudancas: [], motivo: { codigo: 'longa', detalhe } }
  }
}

/** Items as they are kept; of two alike in one file the second stays out, of two of one name neither is known by it. */
export function itensNovos({ itens }: Pick<Lido, 'itens'>): ItemNovo[] {
  const seen = new Map<string, number>()
  const names = new Map<string, number>()
  for (const { chave } of itens) names.set(chave, (names.get(chave) ?? 0) + 1)
  return itens.map((item, at): ItemNovo => {
    const numero = at + 1
    const impressao = item.feicao === '' ? '' : sha(item.feicao)
    const twin = impressao === '' ? undefined : seen.get(impressao)
    if (impressao !== '' && twin === undefined) seen.set(impressao, numero)
    const made: Limpa =
      twin !== undefined
        ? { questao: null, mudancas: [], motivo: { codigo: 'repetida', detalhe: String(twin) } }
        : item.questao
          ? limpar(item.questao, item.mudancas)
          : { questao: null, mudancas: [], motivo: item.motivo }
    return novoDe(item, made, { numero, impressao, chave: names.get(item.chave) === 1 ? item.chave : '' })
  })
}

function novoDe(
  { arquivo, linha, titulo, inteira, original }: ItemAssentado,
  { questao, mudancas, motivo }: Limpa,
  { numero, impressao, chave }: Pick<ItemNovo, 'numero' | 'impressao' | 'chave'>,
): ItemNovo {
  const loud = mudancas.some(({ codigo }) => !DISCRETAS.has(codigo))
  const entra = questao === null ? 'fora' : loud ? 'mudada' : 'nova'
  const whole = mudancas.length === 0 && questao !== null
  return {
    numero,
    arquivo: arquivo.slice(0, 500),
    linha,
    titulo: titulo.replaceAll('\0', '').slice(0, 200),
    texto: questao?.texto.slice(0, SHOWN) ?? '',
    situacao: entra,
    entra,
    tipo: questao?.tipo ?? null,
    questao,
    notas: motivo ? [motivo] : mudancas,
    chave,
    impressao,
    resumo: inteira === '' ? '' : sha(inteira),
    original: whole ? null : original.replaceAll('\0', '').slice(0, MAX_ORIGINAL),
  }
}
