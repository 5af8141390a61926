/** The letters about an account, each composed when it is sent: a link's token is made then, and stands nowhere else. */
import { formatDate } from '../../../core/contract/time.ts'
import type { Tx } from '../../../core/server/database.ts'
import { enqueue } from '../../../core/server/jobs.ts'
import { type Language, say } from '../../../core/texts/texts.ts'
import type { Letter } from '../../correio/server/public.ts'
import { endFichas, issueFicha } from '../../sessao/server/public.ts'
import { firstName, RECOVERIES_AN_HOUR } from '../rules.ts'
import { cartaTexts } from '../texts-correio.ts'
import * as queries from './queries.ts'
import { findPending } from './queries-cadastro.ts'
import * as jobQueries from './queries-jobs.ts'
import { findTurma } from './queries-turma.ts'

/** What a job needs to compose a letter; never a token. */
export type Carta =
  | { tipo: 'recuperar'; usuario: string }
  | { tipo: 'cadastro'; cadastro: number }
  | { tipo: 'email_novo'; usuario: number; email: string }
  | { tipo: 'email_trocado'; usuario: number; antigo: string }
  | { tipo: 'senha_trocada'; usuario: number }
  | { tipo: 'remocao'; usuario: number }
  | { tipo: 'campanha'; turma: number; email: string; quem: string; idioma: Language }

export const SEND_CARTA = 'conta.enviarCarta'

/** Has a letter sent once the transaction has committed. */
export const sendCarta = (tx: Tx, carta: Carta): Promise<void> => enqueue(tx, SEND_CARTA, { ...carta })

interface Desk {
  tx: Tx
  /** The tenant's name. */
  tenantNome: string
  now: Date
}

interface Person {
  id: number
  nome: string
  idioma: string
}

const languageOf = (idioma: string): Language => (idioma === 'en-us' ? 'en-us' : 'pt-br')
const wordsFor = ({ nome, idioma }: Pick<Person, 'nome' | 'idioma'>) => {
  const language = languageOf(idioma)
  const t = say(cartaTexts, language)
  return { language, t, hello: t.ola(firstName(nome)) }
}

const HOUR_MS = 3_600_000

async function recuperar({ tx, now }: Desk, usuario: string): Promise<Letter | undefined> {
  const person = await jobQueries.findByName(tx, usuario)
  if (!person?.email) return
  const since = new Date(now.getTime() - HOUR_MS)
  if ((await jobQueries.countRecoveries(tx, person.id, since)) >= RECOVERIES_AN_HOUR) return
  await endFichas(tx, person.id, ['recuperar_senha'], now)
  const dados = { email: person.email }
  const token = await issueFicha(tx, { finalidade: 'recuperar_senha', usuarioId: person.id, dados, now })
  const { language, t, hello } = wordsFor(person)
  return {
    para: person.email,
    language,
    subject: t.recuperar,
    title: t.recuperar,
    paragraphs: [hello, t.recuperarTexto, t.naoFoiVoce],
    action: { label: t.recuperar, path: `/usuario/recuperar-senha/${token}` },
  }
}

async function cadastro({ tx, tenantNome, now }: Desk, id: number): Promise<Letter | undefined> {
  const pending = await findPending(tx, id)
  if (!pending) return
  const owner = await jobQueries.findByEmail(tx, pending.email)
  if (owner) {
    const { language, t, hello } = wordsFor(owner)
    return {
      para: pending.email,
      language,
      subject: t.jaTem,
      title: t.jaTem,
      paragraphs: [hello, t.jaTemTexto],
      action: { label: t.jaTemAcao, path: '/usuario/recuperar-senha' },
    }
  }
  const token = await issueFicha(tx, { finalidade: 'validar_email', dados: { cadastro: id }, now })
  const { language, t, hello } = wordsFor(pending)
  return {
    para: pending.email,
    language,
    subject: t.confirmar,
    title: t.confirmar,
    paragraphs: [hello, t.confirmarTexto(tenantNome), t.naoFoiVoce],
    action: { label: t.confirmarAcao, path: `/usuario/validar-email/${token}` },
  }
}

async function emailNovo({ tx, now }: Desk, id: number, email: string): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (person?.status !== 'ativo') return
  const owner = await jobQueries.findByEmail(tx, email)
  if (owner && owner.id !== id) {
    const { language, t, hello } = wordsFor(owner)
    return {
      para: email,
      language,
      subject: t.ocupado,
      title: t.ocupado,
      paragraphs: [hello, t.ocupadoTexto],
      action: { label: t.entrar, path: '/login' },
    }
  }
  await endFichas(tx, id, ['validar_email'], now)
  const token = await issueFicha(tx, { finalidade: 'validar_email', usuarioId: id, dados: { email }, now })
  const { language, t, hello } = wordsFor(person)
  return {
    para: email,
    language,
    subject: t.novoEmail,
    title: t.novoEmail,
    paragraphs: [hello, t.novoEmailTexto, t.naoFoiVoce],
    action: { label: t.confirmarAcao, path: `/usuario/validar-email/${token}` },
  }
}

async function emailTrocado({ tx }: Desk, id: number, antigo: string): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (!person) return
  const { language, t, hello } = wordsFor(person)
  return {
    para: antigo,
    language,
    subject: t.emailTrocado,
    title: t.emailTrocado,
    paragraphs: [hello, t.emailTrocadoTexto],
    action: { label: t.contato, path: '/contato' },
  }
}

async function senhaTrocada({ tx }: Desk, id: number): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (!person?.email) return
  const { language, t, hello } = wordsFor(person)
  return {
    para: person.email,
    language,
    subject: t.senhaTrocada,
    title: t.senhaTrocada,
    paragraphs: [hello, t.senhaTrocadaTexto],
    action: { label: t.recuperar, path: '/usuario/recuperar-senha' },
  }
}

async function remocao({ tx }: Desk, id: number): Promise<Letter | undefined> {
  const [person, removal] = [await queries.findAccount(tx, id), await queries.findRemoval(tx, id)]
  if (!person?.email || !removal) return
  const { language, t, hello } = wordsFor(person)
  return {
    para: person.email,
    language,
    subject: t.remocao,
    title: t.remocao,
    paragraphs: [hello, removal.apaga_em ? t.remocaoTexto(formatDate(removal.apaga_em)) : t.remocaoEspera],
    action: { label: t.remocaoAcao, path: '/logado/conta' },
  }
}

async function campanha(
  { tx, now }: Desk,
  { turma, email, quem, idioma }: Extract<Carta, { tipo: 'campanha' }>,
): Promise<Letter | undefined> {
  const found = await findTurma(tx, turma)
  if (found?.status !== 'ativa') return
  const token = await issueFicha(tx, { finalidade: 'campanha', dados: { turma, email }, now })
  const t = say(cartaTexts, idioma)
  return {
    para: email,
    language: idioma,
    subject: t.convite(found.nome),
    title: t.convite(found.nome),
    paragraphs: [t.conviteTexto(quem, found.nome, found.escola)],
    action: { label: t.conviteAcao, path: `/turma/campanha-validar/${token}` },
  }
}

/** The letter as things stand now; undefined when there is nobody, or nothing, to write to any more. */
export function compose(desk: Desk, carta: Carta): Promise<Letter | undefined> {
  switch (carta.tipo) {
    case 'recuperar':
      return recuperar(desk, carta.usuario)
    case 'cadastro':
      return cadastro(desk, carta.cadastro)
    case 'email_novo':
      return emailNovo(desk, carta.usuario, carta.email)
    case 'email_trocado':
      return emailTrocado(desk, carta.usuario, carta.antigo)
    case 'senha_trocada':
      return senhaTrocada(desk, carta.usuario)
    case 'remocao':
      return remocao(desk, carta.usuario)
    case 'campanha':
      return campanha(desk, carta)
  }
}
