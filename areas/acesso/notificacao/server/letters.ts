/** The letter of one lot: everything that is new for a person, or the words that an area has for a single happening. */

import type { Tx } from '../../../../core/server/database.ts'
import { defineHook } from '../../../../core/server/hook.ts'
import { say } from '../../../../core/texts/texts.ts'
import type { Letter } from '../../correio/server/public.ts'
import type { NotificacaoTipo } from '../contract.ts'
import { CATEGORIAS, type Recusavel } from '../shapes.ts'
import { letterTexts } from '../texts-carta.ts'
import { sentenceOf } from '../texts-frases.ts'
import type { Lote, Novidade } from './queries-entrega.ts'
import { unsubscribeLink } from './refusals.ts'

export type Words = Pick<Letter, 'subject' | 'title' | 'paragraphs' | 'action'>

/**
 * What an area says itself in the letter about one happening of a kind, as things stand when it leaves; null when it
 * has gone, or the person may no longer know of it.
 */
export type WordsOf = Partial<
  Record<NotificacaoTipo, (tx: Tx, usuario: Lote['usuario'], novidade: Novidade) => Promise<Words | null>>
>

/** The areas that tell of something know how it stands. */
export const palavras = defineHook<WordsOf>()

/** A letter names this many; the rest is counted. */
const NAMED = 20

const turmaOf = (dados: unknown): string => {
  const turma = (dados as { turma?: unknown } | null)?.turma
  return typeof turma === 'string' && turma !== '' ? ` (${turma})` : ''
}

function wordsFor(usuario: Lote['usuario'], novidades: readonly Novidade[]): Words {
  const t = say(letterTexts, usuario.idioma)
  const sentences = novidades.map(
    ({ tipo, dados }) => `${sentenceOf(tipo, dados, usuario.idioma)}${turmaOf(dados)}`,
  )
  const [only] = novidades
  if (only && novidades.length === 1)
    return {
      subject: sentenceOf(only.tipo, only.dados, usuario.idioma).slice(0, 150),
      title: t.umaNovidade,
      paragraphs: [t.saudacao(usuario.nome), sentences[0] ?? ''],
      action: { label: t.ver, path: only.destino as `/${string}` },
    }
  const rest = sentences.length - NAMED
  return {
    subject: t.assunto(sentences.length),
    title: t.titulo(sentences.length),
    paragraphs: [
      t.saudacao(usuario.nome),
      ...sentences.slice(0, NAMED).map((sentence) => `• ${sentence}`),
      ...(rest > 0 ? [t.mais(rest)] : []),
    ],
    action: { label: t.verTodas, path: '/logado/notificacoes' },
  }
}

/** What the link at its foot refuses: the one category that it speaks of, else all of them. */
function refusalOf(novidades: readonly Novidade[]): Recusavel {
  const [first] = novidades
  const same = novidades.every(({ categoria }) => categoria === first?.categoria)
  return (same && CATEGORIAS.find((categoria) => categoria === first?.categoria)) || 'tudo'
}

interface Told {
  novidade: Novidade
  own: Words | undefined
}

/** What is still there to tell, each with the words of its area where it has some. */
async function stillTold(tx: Tx, { usuario, novidades }: Lote, words: WordsOf): Promise<Told[]> {
  const told = await Promise.all(
    novidades.map(async (novidade) => {
      const own = await words[novidade.tipo as NotificacaoTipo]?.(tx, usuario, novidade)
      return own === null ? [] : [{ novidade, own }]
    }),
  )
  return told.flat()
}

/** Null when there is nobody to write to, or nothing left to say. */
export async function letterOf(
  tx: Tx,
  lote: Lote,
  { secretKey, tenantId, words }: { secretKey: string; tenantId: number; words: WordsOf },
): Promise<Letter | null> {
  const { usuario } = lote
  if (usuario.status !== 'ativo' || usuario.email === null) return null
  const told = await stillTold(tx, lote, words)
  const [first] = told
  if (!first) return null
  const novidades = told.map(({ novidade }) => novidade)
  return {
    ...(told.length === 1 && first.own ? first.own : wordsFor(usuario, novidades)),
    para: usuario.email,
    language: usuario.idioma,
    refusal: unsubscribeLink(secretKey, tenantId, usuario.id, refusalOf(novidades)),
    // Sent twice after a crash, it is the same message to whoever receives it.
    name: lote.lote,
  }
}
