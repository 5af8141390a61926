/** Telling people: the class's screens by events, persons by notifications, and the clock by jobs. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import type { NotificacaoDados } from '../../../acesso/notificacao/contract.ts'
import { notifyEach, notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { guardiansOf, type Member, membersOf } from '../../../escola/turma/server/public.ts'
import { notifyTurma } from '../../../escola/turma/server/public-avisar.ts'
import { ABERTO, isHidden, nextMove, statusDataAt } from '../rules.ts'
import { isForPapel } from '../rules-aviso.ts'
import { topicoAlvo } from './present.ts'
import { type AlvoRow, updateTopico } from './queries.ts'
import { nameForPeers } from './queries-aviso.ts'
import { followersOf, withoutNews } from './queries-leitura.ts'

export const MOVE_STATUS = 'forum.moveStatusData'

/** What screens of the class hear, on `turma:{id}`: ids only. */
export const tellTurma = (
  tx: Tx,
  turma: number,
  tipo:
    | 'topico_novo'
    | 'topico_mudou'
    | 'mensagem_nova'
    | 'mensagem_mudou'
    | 'notas_mudaram'
    | 'mensagem_retida',
  dados: { topico: number; mensagem?: number },
) => publish(tx, `turma:${turma}`, tipo, dados)

/** Has the job come by when the topic opens or ends; a later date replaces the earlier one. */
export async function scheduleMove(
  tx: Tx,
  row: Pick<AlvoRow, 'id' | 'agendar' | 'inicio' | 'fim'>,
  now: Date,
) {
  const runAt = nextMove(row, now)
  if (runAt) await enqueue(tx, MOVE_STATUS, { topico: row.id }, { runAt, key: `${MOVE_STATUS}:${row.id}` })
}

/** The page of a topic or notice. */
export const pageOf = ({ turma_id, tipo, id }: Pick<AlvoRow, 'turma_id' | 'tipo' | 'id'>): `/${string}` =>
  `/logado/turmas/turma/${turma_id}/${tipo === 'aviso' ? 'avisos' : 'forum'}/${id}`

const wordsOf = (row: AlvoRow, autor: string) => ({ autor, titulo: row.titulo, turma: row.turma_nome })

interface Autor {
  id: number
  nome: string
}

/** Tells people of what somebody did; pupils and guardians read no more of the author's name than was allowed. */
async function tellOf(
  tx: Tx,
  row: AlvoRow,
  { autor, told, destino }: { autor: Autor; told: readonly Member[]; destino: `/${string}` },
  tipo: 'topico_novo' | 'aviso_novo' | 'aviso_urgente' | 'resposta_nova',
): Promise<void> {
  const short = await nameForPeers(tx, row.turma_id, autor)
  const staff = new Set(told.flatMap(({ id, papel }) => (papel === 'professor' ? [id] : [])))
  const peers = told.flatMap(({ id }) => (staff.has(id) ? [] : [id]))
  await notifyUsers(tx, [...staff], { tipo, dados: wordsOf(row, autor.nome), destino })
  await notifyUsers(tx, peers, { tipo, dados: wordsOf(row, short), destino })
}

/**
 * Tells the class once that a topic is open: when it opens at once, by its date, or by a release or an unhiding.
 * The caller holds the topic's lock. Whom: the flags of the topic; guardians hear of notices (H-26).
 */
export async function announceOpening(tx: Tx, row: AlvoRow, autor: { id: number; nome: string }, now: Date) {
  const alvo = topicoAlvo(row, now)
  // A notice to the network is told by its own job.
  if (row.aviso_rede_id !== null) return
  if (row.anunciado_em !== null || isHidden(alvo) || alvo.statusData !== ABERTO) return
  await updateTopico(tx, row.id, { anunciado_em: now })
  const aviso = row.tipo === 'aviso'
  const members = await membersOf(tx, row.turma_id, ['professor', 'aluno', 'responsavel'])
  const told = members.filter(
    ({ id, papel }) =>
      id !== autor.id &&
      ((papel === 'professor' && row.notificar_professores) ||
        (papel !== 'professor' &&
          row.notificar_alunos_abertura &&
          (papel === 'aluno' || aviso) &&
          isForPapel(row.papeis, papel))),
  )
  const tipo = !aviso ? 'topico_novo' : row.urgente ? 'aviso_urgente' : 'aviso_novo'
  await tellOf(tx, row, { autor, told, destino: `${pageOf(row)}?d=${autor.id}` }, tipo)
  await tellTurma(tx, row.turma_id, 'topico_novo', { topico: row.id })
}

/**
 * Tells who follows a topic of a new reply: whoever is answered and who opened the topic always, teachers and the
 * pupils who take part by the topic's flags. Who has unread news of this topic is not told twice.
 */
export async function announceReply(
  tx: Tx,
  row: AlvoRow,
  { autor, answered }: { autor: { id: number; nome: string }; answered: number | null },
) {
  const members = await membersOf(tx, row.turma_id)
  const following = row.notificar_alunos_interacoes
    ? new Set(await followersOf(tx, row.id))
    : new Set<number>()
  const told = members
    .filter(
      ({ id, papel }) =>
        id === answered ||
        id === row.usuario_id ||
        (papel === 'professor' && row.notificar_professores) ||
        following.has(id),
    )
    .filter(({ id }) => id !== autor.id)
  const destino = pageOf(row)
  const ids = told.map(({ id }) => id)
  const fresh = new Set(await withoutNews(tx, ids, 'resposta_nova', destino))
  await tellOf(
    tx,
    row,
    { autor, told: told.filter(({ id }) => fresh.has(id)), destino: `${destino}?d=${autor.id}` },
    'resposta_nova',
  )
}

/** Tells the teachers that a message waits for a look. */
export async function announceHeld(
  tx: Tx,
  row: AlvoRow,
  mensagem: number,
  autor: { id: number; nome: string },
  /** It was given back, and comes again changed. */
  voltou = false,
) {
  await notifyTurma(
    tx,
    { turma: row.turma_id, papeis: ['professor'] },
    {
      tipo: 'mensagem_retida',
      dados: { ...wordsOf(row, autor.nome), ...(voltou && { voltou }) },
      destino: `${pageOf(row)}#mensagem-${mensagem}`,
    },
  )
  await tellTurma(tx, row.turma_id, 'mensagem_retida', { topico: row.id, mensagem })
}

/**
 * Tells the author what somebody else did with their words: nobody rewrites them, and nothing happens to them in
 * silence (decision 54). Of what one does with one's own, nobody is told.
 */
async function tellAuthor(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  row: Pick<AlvoRow, 'id' | 'turma_id' | 'turma_nome' | 'titulo' | 'tipo'>,
  autor: number,
  did: Pick<NotificacaoDados['palavras_moderadas'], 'que' | 'feito'>,
): Promise<void> {
  if (autor === actor.id) return
  const list = `/logado/turmas/turma/${row.turma_id}/${row.tipo === 'aviso' ? 'avisos' : 'forum'}` as const
  await notifyUsers(tx, [autor], {
    tipo: 'palavras_moderadas',
    dados: { ...did, titulo: row.titulo, turma: row.turma_nome },
    destino: did.feito === 'removeu' && did.que !== 'mensagem' ? list : pageOf(row),
  })
}

/** What a topic is to whoever is told of it. */
const thingOf = ({ tipo }: Pick<AlvoRow, 'tipo'>) => (tipo === 'aviso' ? 'aviso' : 'topico')

const FEITO = { remover: 'removeu', restaurar: 'mostrou', ocultar: 'ocultou', mostrar: 'mostrou' } as const

/** What is decided over another person's words is told to them and logged; what one does with one's own is not. */
async function moderated(
  context: Context,
  topico: AlvoRow,
  { entidade, id, autor }: { entidade: 'topico' | 'mensagem'; id: number; autor: number },
  acao: keyof typeof FEITO,
): Promise<void> {
  if (autor === context.actor.id) return
  const que = entidade === 'topico' ? thingOf(topico) : entidade
  await tellAuthor(context, topico, autor, { que, feito: FEITO[acao] })
  await audit(context, { entidade, id, acao })
}

/** As `moderated`, of a topic or notice as a whole. */
export const moderatedTopico = (context: Context, row: AlvoRow, acao: keyof typeof FEITO): Promise<void> =>
  moderated(context, row, { entidade: 'topico', id: row.id, autor: row.usuario_id }, acao)

/** As `moderated`, of one message. */
export const moderatedMensagem = (
  context: Context,
  topico: AlvoRow,
  { id, usuario_id: autor }: { id: number; usuario_id: number },
  acao: keyof typeof FEITO,
): Promise<void> => moderated(context, topico, { entidade: 'mensagem', id, autor }, acao)

/** Tells the author what became of a held message. */
export const announceVerdict = (
  tx: Tx,
  row: AlvoRow,
  { id, usuario_id: autor, abertura }: { id: number; usuario_id: number; abertura: boolean },
  verdict: { tipo: 'mensagem_liberada' } | { tipo: 'mensagem_recusada'; motivo: string },
) => {
  const dados = { titulo: row.titulo, turma: row.turma_nome }
  return notifyUsers(
    tx,
    [autor],
    verdict.tipo === 'mensagem_liberada'
      ? { tipo: verdict.tipo, dados, destino: pageOf(row) }
      : {
          tipo: verdict.tipo,
          dados: { ...dados, ...(verdict.motivo !== '' && { motivo: verdict.motivo }) },
          destino: abertura ? pageOf(row) : `${pageOf(row)}#mensagem-${id}`,
        },
  )
}

/** Tells pupils that their mark, or words on it, were published, and their guardians, who read it in the portfolio. */
export async function announceNotas(tx: Tx, row: AlvoRow, alunos: readonly number[]): Promise<void> {
  const dados = { titulo: row.titulo, turma: row.turma_nome }
  await notifyUsers(tx, alunos, { tipo: 'nota_publicada', dados, destino: pageOf(row) })
  const guardians = await guardiansOf(tx, alunos)
  await notifyEach(
    tx,
    guardians.map(({ id, aluno }) => ({
      id,
      destino: `/logado/turmas/turma/${row.turma_id}/relatorios/portfolio?aluno=${aluno}`,
    })),
    { tipo: 'nota_publicada', dados: { ...dados, dependente: true } },
  )
}

/** Writes down where the topic stands now, and tells who must know. The caller holds the topic's lock. */
export async function settle(tx: Tx, row: AlvoRow, autor: { id: number; nome: string }, now: Date) {
  const statusData = statusDataAt(row, now)
  await updateTopico(tx, row.id, { status_data: statusData })
  await scheduleMove(tx, row, now)
  await announceOpening(tx, row, autor, now)
}
