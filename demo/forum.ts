/** The conversations of one class, from their written form to rows: times, reading, likes, marks. */

import { nextMove } from '../areas/conversa/forum/rules.ts'
import { forumRows } from '../areas/conversa/forum/server/factory-rows.ts'
import { daysAgo, daysAhead, schoolMoments } from './clock.ts'
import type { Fala, Quem, TopicoDemo } from './content/shape.ts'
import { calledName } from './names.ts'
import type { Person, Setting, TurmaPeople } from './network.ts'

const MINUTE_MS = 60_000

/** A message in its place, once its moment is known. */
interface Said {
  fala: Fala
  autor: Person
  id: number
  at: Date
  nivel: number
  resposta: Said | undefined
  raiz: Said | undefined
}

/** What happened, for the notifications. */
export type Happening = { at: Date; topico: number; turma: TurmaPeople; titulo: string; autor: Person } & (
  | { tipo: 'topico' | 'aviso' | 'retida' }
  | { tipo: 'resposta' | 'nota'; to: Person }
)

/** A topic whose state changes by itself at a moment ahead. */
export interface Move {
  topico: number
  at: Date
}

export interface Conversation {
  happenings: readonly Happening[]
  moves: readonly Move[]
}

export function buildForum(
  setting: Setting,
  turma: TurmaPeople,
  topicos: readonly TopicoDemo[],
): Conversation {
  const happenings: Happening[] = []
  const moves: Move[] = []
  // The oldest first, so that ids follow time.
  for (const topico of [...topicos].sort((a, b) => b.abertoHa - a.abertoHa)) {
    const built = buildTopico(setting, turma, topico)
    happenings.push(...built.happenings)
    moves.push(...built.moves)
  }
  return { happenings, moves }
}

const toHtml = (texto: string): string =>
  texto
    .split('\n')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('')

function buildTopico({ draft, random, now }: Setting, turma: TurmaPeople, topico: TopicoDemo): Conversation {
  const happenings: Happening[] = []
  const who = (quem: Quem): Person => {
    const found =
      typeof quem === 'number'
        ? turma.colegas[quem]
        : quem === 'prof'
          ? turma.professores[0]
          : (turma[quem] ?? turma.colegas[0])
    if (!found) throw new RangeError(`${turma.nome} has nobody to be ${quem}.`)
    return found
  }
  const html = (texto: string) =>
    toHtml(
      texto.replace(/\{(\w+)\}/g, (_, quem: string) =>
        calledName(who(/^\d+$/.test(quem) ? Number(quem) : (quem as Quem)).nome),
      ),
    )
  const pupils = [turma.aluno, turma.aluna, ...turma.colegas].filter((pupil) => pupil !== undefined)

  const autor = who(topico.de ?? 'prof')
  const opened = daysAgo(now, topico.abertoHa, ...topico.hora)
  const inicio = topico.abreEm === undefined ? null : daysAhead(now, topico.abreEm, 7, 30)
  const fim =
    topico.fechaEm === undefined
      ? null
      : topico.fechaEm > 0
        ? daysAhead(now, topico.fechaEm, 18)
        : daysAgo(now, -topico.fechaEm, 18)
  const ended = fim !== null && fim <= now
  const latest = topico.ultimaHa
    ? daysAgo(now, topico.ultimaHa, 17)
    : new Date(now.getTime() - 10 * MINUTE_MS)
  const until = ended && fim < latest ? fim : latest

  const said = inOrder(topico.falas ?? [], who, random)
  const moments = schoolMoments(random, opened, until, said.length)
  for (const [index, message] of said.entries()) message.at = moments[index] ?? until
  const shown = said.filter(({ fala }) => !fala.retida)
  const lastShown = shown.at(-1)?.at ?? opened

  const likes = (count: number, exceptId: number) =>
    random.some(
      pupils.filter((pupil) => pupil.id !== exceptId),
      count,
    )
  const openingLikes = likes(topico.curtidas ?? 0, autor.id)

  const id = draft.add(forumRows.topico, {
    turma_id: turma.id,
    usuario_id: autor.id,
    tipo: topico.tipo ?? 'forum',
    titulo: topico.titulo,
    status: '1',
    status_data: inicio ? 2 : ended ? 3 : 1,
    agendar: inicio !== null,
    inicio,
    fim,
    avaliativo: topico.avaliativo ?? false,
    apenas_leitura: topico.apenasLeitura ?? false,
    bloqueado: false,
    permitir_anexos: true,
    notificar_professores: true,
    notificar_alunos_abertura: true,
    notificar_alunos_interacoes: true,
    fixado: topico.fixado ?? false,
    urgente: topico.urgente ?? false,
    pede_ciente: topico.pedeCiente ?? false,
    temas: topico.temas ?? [],
    versao: 1,
    total_interacoes: shown.length,
    total_curtidas: (topico.curtidas ?? 0) + shown.reduce((sum, { fala }) => sum + (fala.curtidas ?? 0), 0),
    ultima_interacao: lastShown,
    created_at: opened,
    updated_at: opened,
    anunciado_em: inicio ? null : opened,
    aviso_rede_id: null,
    papeis: null,
  })

  function addMessage(message: Said | undefined): number {
    const fala = message?.fala
    const by = message?.autor ?? autor
    const at = message?.at ?? opened
    const liked = fala ? likes(fala.curtidas ?? 0, by.id) : openingLikes
    const edited = fala?.antes ? new Date(at.getTime() + 6 * MINUTE_MS) : null
    const messageId = draft.add(forumRows.mensagem, {
      topico_id: id,
      resposta_id: message?.resposta?.id ?? null,
      raiz_id: message?.raiz?.id ?? null,
      abertura: message === undefined,
      usuario_id: by.id,
      nivel: message?.nivel ?? 0,
      conteudo: html(fala?.texto ?? topico.texto),
      ocultar: false,
      retida: fala?.retida ?? false,
      versao: edited ? 2 : 1,
      total_curtidas: liked.length,
      total_votos: 0,
      created_at: at,
      editada_em: edited,
    })
    if (fala?.antes)
      draft.put(forumRows.mensagem_versao, {
        mensagem_id: messageId,
        versao: 1,
        conteudo: html(fala.antes),
        usuario_id: by.id,
        created_at: at,
      })
    for (const pupil of liked)
      draft.put(forumRows.curtida, {
        mensagem_id: messageId,
        usuario_id: pupil.id,
        created_at: new Date((at.getTime() + now.getTime()) / 2),
      })
    return messageId
  }

  const openingId = addMessage(undefined)
  for (const message of said) message.id = addMessage(message)

  const taken = new Map<number, { interacoes: number; at: Date; last: number }>()
  for (const { autor: by, at, id: last } of shown)
    taken.set(by.id, { interacoes: (taken.get(by.id)?.interacoes ?? 0) + 1, at, last })
  for (const [usuario_id, { interacoes, at }] of taken)
    draft.put(forumRows.topico_participacao, { topico_id: id, usuario_id, interacoes, ultima_em: at })

  for (const quem of topico.favoritaDe ?? [])
    draft.put(forumRows.topico_favorito, { topico_id: id, usuario_id: who(quem).id })

  const lastId = said.at(-1)?.id ?? openingId
  const seen = (person: Person, upTo: number, at: Date, ciente: boolean) =>
    draft.put(forumRows.topico_visto, {
      topico_id: id,
      usuario_id: person.id,
      mensagem_id: upTo,
      visto_em: at,
      ciente_em: ciente ? at : null,
    })
  if (!inicio) {
    // The fixed pupils have something left to read; the others read in the hours after.
    const readers = random.some(turma.colegas, topico.lidoPor ?? Math.round(turma.colegas.length * 0.7))
    const times = schoolMoments(random, opened, new Date(now.getTime() - 5 * MINUTE_MS), readers.length)
    const readIds = new Set(readers.map((reader) => reader.id))
    for (const [index, reader] of readers.entries())
      seen(reader, lastId, times[index] ?? now, index < (topico.cientes ?? 0))
    for (const pupil of pupils) {
      const own = pupil === autor ? { last: openingId, at: opened } : taken.get(pupil.id)
      if (own && !readIds.has(pupil.id)) seen(pupil, own.last, own.at, false)
    }
  }
  for (const professor of turma.professores.slice(0, 1))
    seen(professor, lastId, said.at(-1)?.at ?? opened, false)

  for (const { de, nota, mensagem, publicada } of topico.notas ?? []) {
    const at = schoolMoments(random, lastShown, now, 1)[0] ?? now
    draft.put(forumRows.topico_nota, {
      topico_id: id,
      aluno_id: who(de).id,
      nota,
      mensagem,
      usuario_id: autor.id,
      nota_publicada: publicada ? nota : null,
      mensagem_publicada: publicada ? mensagem : '',
      publicada_em: publicada ? at : null,
      updated_at: at,
    })
    if (publicada)
      happenings.push({
        tipo: 'nota',
        at,
        topico: id,
        turma,
        titulo: topico.titulo,
        autor,
        to: who(de),
      })
  }

  const what = { topico: id, turma, titulo: topico.titulo }
  if (!inicio)
    happenings.push({ ...what, tipo: topico.tipo === 'aviso' ? 'aviso' : 'topico', at: opened, autor })
  for (const { fala, autor: by, at, resposta, raiz } of said) {
    const to = (resposta ?? raiz)?.autor ?? autor
    if (fala.retida) happenings.push({ ...what, tipo: 'retida', at, autor: by })
    else if (to !== by) happenings.push({ ...what, tipo: 'resposta', at, autor: by, to })
  }
  const move = nextMove({ agendar: inicio !== null, inicio, fim }, now)
  return { happenings, moves: move ? [{ topico: id, at: move }] : [] }
}

/** The messages in an order in which they may have been written: an answer after what it answers. */
function inOrder(falas: readonly Fala[], who: (quem: Quem) => Person, random: Setting['random']): Said[] {
  const open: Said[] = []
  const said: Said[] = []
  const offer = (fala: Fala, target: Said | undefined) =>
    open.push({
      fala,
      autor: who(fala.de),
      id: 0,
      at: new Date(0),
      nivel: (target?.nivel ?? 0) + 1,
      resposta: target,
      raiz: target ? (target.raiz ?? target) : undefined,
    })
  const roots = [...falas]
  while (open.length > 0 || roots.length > 0) {
    const root = open.length === 0 || random.chance(0.4) ? roots.shift() : undefined
    if (root) offer(root, undefined)
    const [message] = open.splice(random.below(open.length), 1)
    if (!message) continue
    said.push(message)
    for (const answer of message.fala.respostas ?? []) offer(answer, message)
  }
  return said
}
