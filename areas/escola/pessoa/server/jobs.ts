/** The letter with which a person makes their own password: the link's token is made when it is sent. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { languageOf, say } from '../../../../core/texts/texts.ts'
import { type Letter, type Post, sendToPerson } from '../../../acesso/correio/server/public.ts'
import { endFichas, issueFicha } from '../../../acesso/sessao/server/public.ts'
import { conviteTexts } from '../texts.ts'
import * as queries from './queries.ts'

export const CONVITE = 'pessoa.convite'

interface Payload {
  usuario: number
}

/** Undefined when the person has no e-mail any more, or was suspended. */
const letterFor = ({ tenantId, payload: { usuario }, database }: Job<Payload>, tenantNome: string) =>
  database.asTenant(tenantId, async (tx): Promise<Letter | undefined> => {
    const pessoa = await queries.findPessoa(tx, usuario)
    if (!pessoa?.email || pessoa.status !== 'ativo') return
    const now = new Date()
    // A job that runs again makes another link: the newest is the only one that serves.
    await endFichas(tx, usuario, ['criar_senha'], now)
    const dados = { email: pessoa.email }
    const token = await issueFicha(tx, { finalidade: 'criar_senha', usuarioId: usuario, dados, now })
    const language = languageOf(pessoa.idioma)
    const t = say(conviteTexts, language)
    return {
      para: pessoa.email,
      language,
      subject: t.assunto(tenantNome),
      title: t.titulo,
      paragraphs: [
        t.ola(pessoa.nome.split(' ')[0] ?? ''),
        t.texto(tenantNome),
        t.login(pessoa.login),
        t.prazo,
      ],
      action: { label: t.botao, path: `/usuario/gerar-senha/${token}` },
    }
  })

/** Background work of the area. */
export const pessoaTasks = (post: Post): Tasks => ({
  [CONVITE]: async (job: Job<Payload>) => {
    const brand = await post.register.byId(job.tenantId)
    const letter = brand && (await letterFor(job, brand.nome))
    if (letter) await sendToPerson(post, job.tenantId, letter)
  },
})
