/** The letters about an account, each composed when it is sent: a link's token is made then, and stands nowhere else. */
import { datesToTell } from '../../../../core/contract/dates.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { type Language, languageOf, say } from '../../../../core/texts/texts.ts'
import type { Letter } from '../../../acesso/correio/server/public.ts'
import { endFichas, issueFicha } from '../../../acesso/sessao/server/public.ts'
import { findAluno, findTurmaToJoin } from '../../turma/server/public-entrar.ts'
import type { PapelConvite } from '../contract.ts'
import { firstName, RECOVERIES_AN_HOUR } from '../rules.ts'
import { cartaTexts } from '../texts-correio.ts'
import * as queries from './queries.ts'
import { findPending } from './queries-cadastro.ts'
import * as jobQueries from './queries-jobs.ts'
import { tellConvites } from './queries-turma.ts'

/** What a job needs to compose a letter; never a token. */
export type Carta =
  | { tipo: 'recuperar'; usuario: string }
  | { tipo: 'cadastro'; cadastro: number }
  | { tipo: 'email_novo'; usuario: number; email: string }
  | { tipo: 'email_trocado'; usuario: number; antigo: string }
  | { tipo: 'senha_trocada'; usuario: number }
  | { tipo: 'remocao'; usuario: number }
  | {
      tipo: 'campanha'
      turma: number
      email: string
      quem: string
      idioma: Language
      papel?: PapelConvite
      aluno?: number
    }

export const SEND_CARTA = 'conta.enviarCarta'

/** Has a letter sent once the transaction has committed. */
export const sendCarta = (tx: Tx, carta: Carta): Promise<void> => enqueue(tx, SEND_CARTA, { ...carta })

interface Desk {
  tx: Tx
  /** The tenant's name. */
  tenantNome: string
  now: Date
}

/** What the sentences of a letter are picked for: whom it greets, if anybody, and their language. */
type Reader = { nome?: string; idioma: string }

interface Written {
  title: string
  paragraphs: string[]
  /** The button: what it says, and where it leads. */
  action: readonly [label: string, path: `/${string}`]
}

/** A letter to an address, in the reader's language, its title for a subject. */
function write(
  para: string,
  { nome, idioma }: Reader,
  compose: (t: ReturnType<typeof wordsIn>) => Written,
): Letter {
  const language = languageOf(idioma)
  const t = wordsIn(language)
  const { title, paragraphs, action } = compose(t)
  const [label, path] = action
  return {
    para,
    language,
    subject: title,
    title,
    paragraphs: [...(nome === undefined ? [] : [t.ola(firstName(nome))]), ...paragraphs],
    action: { label, path },
  }
}
const wordsIn = (language: Language) => say(cartaTexts, language)

const HOUR_MS = 3_600_000

async function recuperar({ tx, now }: Desk, usuario: string): Promise<Letter | undefined> {
  const person = await jobQueries.findByName(tx, usuario)
  if (!person?.email) return
  const since = new Date(now.getTime() - HOUR_MS)
  await oneAtATime(tx, 'recuperar_senha', person.id)
  if ((await jobQueries.countRecoveries(tx, person.id, since)) >= RECOVERIES_AN_HOUR) return
  // Those sent before keep serving: whoever asks in somebody's name must not spoil the link they are about to use.
  const dados = { email: person.email }
  const token = await issueFicha(tx, { finalidade: 'recuperar_senha', usuarioId: person.id, dados, now })
  return write(person.email, person, (t) => ({
    title: t.recuperar,
    paragraphs: [t.recuperarTexto, t.naoFoiVoce],
    action: [t.recuperar, `/usuario/recuperar-senha/${token}`],
  }))
}

async function cadastro({ tx, tenantNome, now }: Desk, id: number): Promise<Letter | undefined> {
  const pending = await findPending(tx, id)
  if (!pending) return
  const owner = await jobQueries.findByEmail(tx, pending.email)
  if (owner)
    return write(pending.email, owner, (t) => ({
      title: t.jaTem,
      paragraphs: [t.jaTemTexto],
      action: [t.jaTemAcao, '/usuario/recuperar-senha'],
    }))
  const token = await issueFicha(tx, { finalidade: 'validar_email', dados: { cadastro: id }, now })
  return write(pending.email, pending, (t) => ({
    title: t.confirmar,
    paragraphs: [t.confirmarTexto(tenantNome), t.naoFoiVoce],
    action: [t.confirmarAcao, `/usuario/validar-email/${token}`],
  }))
}

async function emailNovo({ tx, now }: Desk, id: number, email: string): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (person?.status !== 'ativo') return
  const owner = await jobQueries.findByEmail(tx, email)
  if (owner && owner.id !== id)
    return write(email, owner, (t) => ({
      title: t.ocupado,
      paragraphs: [t.ocupadoTexto],
      action: [t.entrar, '/login'],
    }))
  await endFichas(tx, id, ['validar_email'], now)
  const token = await issueFicha(tx, { finalidade: 'validar_email', usuarioId: id, dados: { email }, now })
  return write(email, person, (t) => ({
    title: t.novoEmail,
    paragraphs: [t.novoEmailTexto, t.naoFoiVoce],
    action: [t.confirmarAcao, `/usuario/validar-email/${token}`],
  }))
}

async function emailTrocado({ tx }: Desk, id: number, antigo: string): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (!person) return
  return write(antigo, person, (t) => ({
    title: t.emailTrocado,
    paragraphs: [t.emailTrocadoTexto],
    action: [t.contato, '/contato'],
  }))
}

async function senhaTrocada({ tx }: Desk, id: number): Promise<Letter | undefined> {
  const person = await queries.findAccount(tx, id)
  if (!person?.email) return
  return write(person.email, person, (t) => ({
    title: t.senhaTrocada,
    paragraphs: [t.senhaTrocadaTexto],
    action: [t.recuperar, '/usuario/recuperar-senha'],
  }))
}

async function remocao({ tx }: Desk, id: number): Promise<Letter | undefined> {
  const [person, removal] = [await queries.findAccount(tx, id), await queries.findRemoval(tx, id)]
  if (!person?.email || !removal) return
  return write(person.email, person, (t) => ({
    title: t.remocao,
    paragraphs: [
      removal.apaga_em
        ? t.remocaoTexto(datesToTell(languageOf(person.idioma)).dateTime(removal.apaga_em))
        : t.remocaoEspera,
    ],
    action: [t.remocaoAcao, '/logado/conta'],
  }))
}

async function campanha(
  { tx, now }: Desk,
  { turma, email, quem, idioma, papel = 'aluno', aluno }: Extract<Carta, { tipo: 'campanha' }>,
): Promise<Letter | undefined> {
  const found = await findTurmaToJoin(tx, turma)
  if (found?.status !== 'ativa') return
  const crianca = aluno === undefined ? undefined : await findAluno(tx, turma, aluno)
  if (papel === 'responsavel' && crianca === undefined) return
  const dados = { turma, email, ...(papel !== 'aluno' && { papel }), ...(aluno !== undefined && { aluno }) }
  const token = await issueFicha(tx, { finalidade: 'campanha', dados, now })
  await tellConvites(tx, turma)
  return write(email, { idioma }, (t) => ({
    title: {
      aluno: t.convite(found.nome),
      professor: t.conviteDocenteTitulo(found.nome),
      responsavel: t.conviteResponsavelTitulo(firstName(crianca ?? '')),
    }[papel],
    paragraphs: [
      papel === 'aluno'
        ? t.conviteTexto(quem, found.nome, found.escola)
        : papel === 'professor'
          ? t.conviteDocente(quem, found.nome, found.escola)
          : t.conviteResponsavel(quem, firstName(crianca ?? ''), found.nome, found.escola),
    ],
    action: [t.conviteAcao, `/turma/campanha-validar/${token}`],
  }))
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
