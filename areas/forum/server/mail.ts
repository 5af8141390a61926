/** Urgent notices by mail: one message a person, composed when it is sent (H-26). */
import type { Job, Task, Tasks } from '../../../core/server/jobs.ts'
import { say } from '../../../core/texts/texts.ts'
import { acceptsMail, unsubscribeLink } from '../../conta/server/public.ts'
import { type Letter, type Post, sendToPerson } from '../../correio/server/public.ts'
import { excerpt } from '../../turma/rules.ts'
import { ABERTO, isHidden } from '../rules.ts'
import { forumTexts } from '../texts.ts'
import { pageOf } from './announce.ts'
import { topicoAlvo } from './present.ts'
import { findAlvo, findOpening } from './queries.ts'
import { findDestinatario, SEND_AVISO } from './queries-aviso.ts'

/** Characters of the notice's text that a mail repeats. */
const EXCERPT = 600

interface Payload {
  topico: number
  usuario: number
}

/** The letter as things stand now; undefined when the notice, or the person, is no longer there for it. */
async function letterFor(
  secretKey: string,
  { tenantId, payload: { topico, usuario }, database }: Job<Payload>,
): Promise<Letter | undefined> {
  return database.asTenant(tenantId, async (tx) => {
    const row = await findAlvo(tx, topico)
    if (!row || row.tipo !== 'aviso' || !row.urgente || !row.ligado) return
    const alvo = topicoAlvo(row, new Date())
    if (isHidden(alvo) || alvo.statusData !== ABERTO || row.turma_status === 'excluida') return
    const person = await findDestinatario(tx, row.turma_id, usuario)
    if (!person || !(await acceptsMail(tx, usuario, 'avisos'))) return
    const { conteudo, retida } = await findOpening(tx, topico)
    const words = retida ? '' : excerpt(conteudo, EXCERPT)
    const t = say(forumTexts, person.idioma)
    return {
      para: person.email,
      language: person.idioma,
      subject: t.correioAssunto(row.titulo),
      title: row.titulo,
      paragraphs: [
        t.correioSaudacao(person.nome),
        t.correioQuem(row.autor_nome, row.turma_nome),
        ...(words === '' ? [] : [words]),
      ],
      action: { label: t.correioAbrir, path: pageOf(row) },
      refusal: unsubscribeLink(secretKey, tenantId, usuario, 'avisos'),
    }
  })
}

/** The mail goes out after the reading: no connection waits for a mail server. */
const sendAviso =
  (post: Post) =>
  async (job: Job<Payload>): Promise<void> => {
    const letter = await letterFor(post.config.secretKey, job)
    if (letter) await sendToPerson(post, job.tenantId, letter)
  }

export const avisoTasks = (post: Post): Tasks => ({ [SEND_AVISO]: sendAviso(post) as Task<never> })
