/** Letters about the second factor: the person hears of every change, whoever made it. */
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { languageOf, say } from '../../../../core/texts/texts.ts'
import { type Post, sendToPerson } from '../../correio/server/public.ts'
import { cartaTexts } from '../texts.ts'
import { findConta } from './queries.ts'

const SEND = 'fator_aviso'

/** What the person is told of. */
export type Aviso = 'ligado' | 'removido' | 'zerado' | 'recuperacao'

interface Payload {
  usuario: number
  tipo: Aviso
  restantes: number
}

/** Tells the person by mail, if they have an address; `restantes`: recovery codes that are left. */
export const warn = (tx: Tx, usuario: number, tipo: Aviso, restantes = 0): Promise<void> =>
  enqueue(tx, SEND, { usuario, tipo, restantes })

const sendAviso =
  (post: Post) =>
  async ({ tenantId, database, payload: { usuario, tipo, restantes } }: Job<Payload>): Promise<void> => {
    const conta = await database.asTenant(tenantId, (tx) => findConta(tx, usuario))
    if (!conta?.email) return
    const language = languageOf(conta.idioma)
    const t = say(cartaTexts, language)
    const facts = {
      ligado: t.ligado,
      removido: t.removido,
      zerado: t.zerado,
      recuperacao: t.recuperacao(restantes),
    }
    await sendToPerson(post, tenantId, {
      para: conta.email,
      language,
      subject: t.assunto,
      title: t.assunto,
      paragraphs: [t.saudacao(conta.nome), facts[tipo], t.naoFui],
      action: { label: t.abrir, path: '/logado/conta' },
    })
  }

export const fatorTasks = (post: Post): Tasks => ({ [SEND]: sendAviso(post) })
