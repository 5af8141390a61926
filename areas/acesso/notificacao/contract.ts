/** Notifications: what each kind carries, the list, how many are new, marking as read. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { CATEGORIAS, FREQUENCIAS } from './shapes.ts'

/** Each kind with the data its sentence needs: names and titles as they were, never a text ready to show. */
export interface NotificacaoDados {
  topico_novo: { autor: string; titulo: string; turma: string }
  aviso_novo: { autor: string; titulo: string; turma: string }
  aviso_urgente: { autor: string; titulo: string; turma: string }
  /** It waits to be read, or to be acknowledged. */
  aviso_lembrete: { titulo: string; turma: string }
  ciente_lembrete: { titulo: string; turma: string }
  resposta_nova: { autor: string; titulo: string; turma: string }
  /** `nota` from 0 to 10, where it may stand in a notification. `dependente`: told to who answers for the pupil. */
  nota_publicada: { titulo: string; turma: string; nota?: number; dependente?: boolean }
  /** A wrong key was mended, and the mark followed, from `antes` to `nota`; or that was undone. */
  nota_corrigida: { titulo: string; antes: number; nota: number; desfeita?: boolean }
  /** For who moderates. `voltou`: it was given back, and its author sent it again. */
  mensagem_retida: { autor: string; titulo: string; turma: string; voltou?: boolean }
  mensagem_liberada: { titulo: string; turma: string }
  mensagem_recusada: { titulo: string; turma: string; motivo?: string }
  /** Somebody else hid or removed what the person wrote, or let it show again. */
  palavras_moderadas: {
    que: 'mensagem' | 'topico' | 'aviso' | 'material' | 'enquete'
    feito: 'ocultou' | 'removeu' | 'mostrou'
    titulo: string
    turma: string
  }
  /** Somebody of support looks through the person's eyes, until the instant `ate` at most. */
  ver_como: { suporte: string; ate: string }
  /** A live lesson, or `vezes` of a series from the instant `inicio` on. */
  aula_marcada: { titulo: string; turma: string; inicio: string; vezes: number }
  aula_mudou: { titulo: string; turma: string; inicio: string; vezes: number }
  aula_cancelada: { titulo: string; turma: string; inicio: string; vezes: number; motivo?: string }
  aula_retomada: { titulo: string; turma: string; inicio: string; vezes: number }
  /** It begins in a quarter of an hour. */
  aula_lembrete: { titulo: string; turma: string; inicio: string }
  aula_comecou: { titulo: string; turma: string }
  /** A class was given a lesson, open from the instant `inicio` where there is one; or a playlist reaches it. */
  aula_dada: { autor: string; titulo: string; turma: string; inicio?: string }
  /** Who leads the class (`autor`) reminds of a lesson that the pupil has not opened. */
  aula_lembrada: { autor: string; titulo: string; turma: string; fim?: string }
  playlist_nova: { titulo: string }
  /** A path is open to a class. */
  trilha_aberta: { titulo: string }
  /** Who was stuck at a skill (`titulo`) may try it once more. */
  tentativa_dada: { autor: string; titulo: string }
  /** Somebody (`autor`) took over the editing of a path that the person had begun. */
  edicao_assumida: { autor: string; titulo: string }
  /** A day before: something opens for a class at the instant `inicio`, or its time ends at `fim`. */
  agenda_abre: { coisa: 'aula' | 'playlist' | 'ao_vivo'; titulo: string; turma: string; inicio: string }
  agenda_prazo: { coisa: 'aula' | 'entrega' | 'playlist'; titulo: string; turma: string; fim: string }
  /** A link or files were shared with the class; `vezes` counts them, `titulo` is the first. */
  material_novo: { autor: string; titulo: string; turma: string; vezes: number }
  /** A delivery came back to its pupil; deliveries wait for the teacher. */
  entrega_devolvida: { titulo: string; turma: string; dependente?: boolean }
  entrega_recebida: { autor: string; titulo: string; turma: string }
  /** Work that came late or unconfirmed: it waits for the teacher; the pupil hears what was decided. */
  trabalho_retido: { autor: string; titulo: string; turma: string }
  trabalho_aceito: { titulo: string; turma: string }
  trabalho_recusado: { titulo: string; turma: string; motivo: string }
  /** So many have waited for longer than a week. */
  entregas_paradas: { turma: string; vezes: number }
  /** Somebody above a school (`autor`) asks who answers for it to look after what waits there; teachers, after their own. */
  escola_lembrada: {
    autor: string
    escola: string
    sem_professor: number
    esperam: number
    pedidos: number
    quieta: boolean
  }
  fila_lembrada: { autor: string; escola: string }
  /** A pupil (`autor`) was wrong three times in a row in a skill. */
  dificuldade: { autor: string; codigo: string; habilidade: string; turma: string }
  /** A question of the bank waits to be looked at, or `vezes` of one person; its author hears what was decided. */
  questao_enviada: { autor: string; titulo: string; vezes: number }
  questao_decidida: { autor: string; titulo: string; aprovada: boolean }
  enquete_aberta: { titulo: string; turma: string }
  enquete_lembrete: { titulo: string; turma: string }
  /** A batch of people was checked, recorded, … and its sender may have left the screen. */
  lote_pronto: { arquivo: string }
  /** The access cards of a batch can be downloaded. */
  cartoes_prontos: { arquivo: string; vezes: number }
  /** The copy of a person's data can be fetched until the instant `ate`. */
  copia_pronta: { ate: string }
  /** Somebody asks the person to confirm a new way in for a colleague; and hears whether they did. */
  confirmacao_pedida: { autor: string }
  confirmacao_dada: { autor: string }
  confirmacao_recusada: { autor: string }
  /** A class closed by its dates, or will on the day `dia` (`aaaa-mm-dd`). */
  turma_encerrada: { turma: string }
  turma_vai_encerrar: { turma: string; dia: string }
  /** Entering a class: somebody asks its teachers, and hears what became of it. */
  entrada_pedida: { autor: string; turma: string }
  entrada_aprovada: { turma: string }
  entrada_recusada: { turma: string; motivo: string }
  /** A pupil (`autor`) left a class for another, or for a school outside of the network; and came back. */
  aluno_transferido: { autor: string; origem: string; destino?: string }
  transferencia_desfeita: { autor: string; origem: string; destino?: string }
}
export type NotificacaoTipo = keyof NotificacaoDados

/** A notification as it is created: `destino` is a path of ours. */
export type NovaNotificacao = {
  [T in NotificacaoTipo]: { tipo: T; dados: NotificacaoDados[T]; destino: `/${string}` }
}[NotificacaoTipo]

export const Notificacao = ObjectOf({
  id: Id,
  tipo: Text(),
  /** The sentence in the language of the call. */
  texto: Text(),
  /** Where it happened, shown small below; may be empty. */
  detalhe: Text(),
  /** Where a click leads: a path of ours. */
  destino: Text(),
  lida: Flag(),
  quando: Instant,
})
export type Notificacao = Static<typeof Notificacao>

/** How news of one category reach the person; null: as the school has it (the matrix of H-26). */
const choices = {
  /** Shown in the bell. */
  no_app: Flag(),
  email: Nullable(OneOf(FREQUENCIAS)),
  push: Nullable(OneOf(FREQUENCIAS)),
}
export const EscolhaDeCategoria = ObjectOf({
  categoria: OneOf(CATEGORIAS),
  ...choices,
  /** What null stands for: the loudest of the matrix for what the person is here. */
  padrao: ObjectOf({ email: OneOf(FREQUENCIAS), push: OneOf(FREQUENCIAS) }),
})
export type EscolhaDeCategoria = Static<typeof EscolhaDeCategoria>

const Endpoint = Line(1000, 10)

const { get, post, put } = callsOf('notificacao', { access: 'session' })

export const notificacaoApi = {
  list: get('/conta/pt-br/notificacoes', {
    summary: "The person's notifications, newest first.",
    query: { ...PageQuery, novas: Optional(Flag()) },
    returns: { ...rowsOf('notificacoes', Notificacao), novas: Count },
  }),
  countNew: get('/conta/pt-br/notificacoes/novas', {
    summary: 'How many are unread.',
    returns: { novas: Count },
  }),
  markAll: put('/conta/pt-br/notificacoes/lidas', {
    summary: 'Marks all of them as read, up to the newest that the person has seen.',
    body: { ate: Optional(Id) },
    returns: { novas: Count },
  }),
  markOne: put('/conta/pt-br/notificacoes/:id/lida', {
    summary: 'Marks one as read.',
    access: 'resource',
    returns: { novas: Count },
  }),
  findEscolhas: get('/conta/pt-br/notificacoes/escolhas', {
    summary: 'How the person wants to be told, category by category, and what a browser needs to take push.',
    returns: {
      escolhas: ArrayOf(EscolhaDeCategoria),
      tem_email: Flag(),
      /** Hours of the day in which only what is urgent leaves; equal ones: none. */
      silencio: ObjectOf({ inicio: Integer(), fim: Integer() }),
      /** The public key that a browser subscribes with (VAPID). */
      chave_push: Text(),
      /** False on a shared device, and for who visits. */
      aceita_push: Flag(),
    },
  }),
  setEscolha: put('/conta/pt-br/notificacoes/escolhas/:categoria', {
    summary: 'Changes how the person is told of one category; what is absent stays.',
    params: { categoria: OneOf(CATEGORIAS) },
    body: {
      no_app: Optional(choices.no_app),
      email: Optional(choices.email),
      push: Optional(choices.push),
    },
  }),
  subscribePush: post('/conta/pt-br/notificacoes/push', {
    summary:
      'This browser takes push until the session ends. Only the known push services are accepted (422).',
    body: { endpoint: Endpoint, p256dh: Line(100, 80), auth: Line(30, 16) },
  }),
  unsubscribePush: post('/conta/pt-br/notificacoes/push/cancelar', {
    summary: 'This browser takes no more push.',
    body: { endpoint: Endpoint },
  }),
  testPush: post('/conta/pt-br/notificacoes/push/testar', {
    summary: "Sends one message to the person's browsers, to see that it arrives.",
  }),
}
