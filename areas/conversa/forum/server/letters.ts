/** What the letter of an urgent notice says: the notice's own words, as things stand when it leaves (H-26). */
import type { Tx } from '../../../../core/server/database.ts'
import { say } from '../../../../core/texts/texts.ts'
import type { Words, WordsOf } from '../../../acesso/notificacao/server/public.ts'
import { excerpt } from '../../../escola/turma/rules.ts'
import { ABERTO, isHidden } from '../rules.ts'
import { forumTexts } from '../texts.ts'
import { pageOf } from './announce.ts'
import { topicoAlvo } from './present.ts'
import { findAlvo, findOpening } from './queries.ts'
import { isFor } from './queries-aviso.ts'

/** Characters of the notice's text that a mail repeats. */
const EXCERPT = 600

/** The notice that a notification leads to; 0 for none. */
const topicoOf = (destino: string): number => Number(/\/avisos\/(\d+)/.exec(destino)?.[1] ?? 0)

async function urgente(
  tx: Tx,
  usuario: { id: number; nome: string; idioma: 'pt-br' | 'en-us' },
  destino: string,
): Promise<Words | null> {
  const row = await findAlvo(tx, topicoOf(destino))
  if (!row || row.tipo !== 'aviso' || !row.urgente || !row.ligado) return null
  const alvo = topicoAlvo(row, new Date())
  if (isHidden(alvo) || alvo.statusData !== ABERTO || row.turma_status === 'excluida') return null
  if (!(await isFor(tx, row.turma_id, usuario.id))) return null
  const { conteudo, retida } = await findOpening(tx, row.id)
  const words = retida ? '' : excerpt(conteudo, EXCERPT)
  const t = say(forumTexts, usuario.idioma)
  return {
    subject: t.correioAssunto(row.titulo),
    title: row.titulo,
    paragraphs: [
      t.correioSaudacao(usuario.nome),
      t.correioQuem(row.autor_nome, row.turma_nome),
      ...(words === '' ? [] : [words]),
    ],
    action: { label: t.correioAbrir, path: pageOf(row) },
  }
}

export const avisoWords: WordsOf = {
  aviso_urgente: (tx, usuario, { destino }) => urgente(tx, usuario, destino),
}
