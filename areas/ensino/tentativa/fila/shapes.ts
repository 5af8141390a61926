/** What a device keeps and sends of lessons that were done, with or without a network (H-07); server and device share it. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox'
import { Nota } from '../../../../core/contract/lists.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../../core/contract/schema.ts'
import { Uuid } from '../shapes-aparelho.ts'

/** Records in one sending, and the bytes of its JSON (H-07). */
export const LOTE_REGISTROS = 50
export const LOTE_BYTES = 256 * 1024

/** Seconds of activity: never more than a day in one attempt. */
const Segundos = Integer({ minimum: 0, maximum: 86_400 })

/** The answer to one screen. Of two to the same screen the later holds; of the same instant, the record made later. */
export const RespostaDeTela = ObjectOf({
  tela: Id,
  /** As the type of the screen has it (areas/ensino/aula/shapes-telas.ts): judged by the server. */
  resposta: Unsafe<unknown>({}),
  /** The how-manieth try on this screen. */
  vezes: Integer({ minimum: 1, maximum: 99 }),
  tempo: Segundos,
  respondida_em: Instant,
})
export type RespostaDeTela = Static<typeof RespostaDeTela>

/** `resposta`: answers as they are given · `conclusao`: the attempt is handed in. */
export const TIPOS_REGISTRO = ['resposta', 'conclusao'] as const

export const Registro = ObjectOf({
  /** Version 7, made on the device: the record's identity for ever. */
  uuid: Uuid,
  /** Whose it is (section 3). Never sent, and never taken, with another account's token. */
  REQUEST_USU_ID: Id,
  tenant: Line(63, 1),
  tipo: OneOf(TIPOS_REGISTRO),
  aula: Id,
  versao: Integer({ minimum: 1, maximum: 1_000_000 }),
  turma: Nullable(Id),
  /** The turn of a path; absent: none. */
  trilha_tentativa: Optional(Id),
  /** The ticket of the attempt: the server's, or made on the device that had no network. */
  tentativa: Uuid,
  respostas: ArrayOf(RespostaDeTela, { maxItems: 60 }),
  /** What the device showed. The server computes its own and never takes this one. */
  nota_calculada: Nullable(Nota),
  tempo: Segundos,
  iniciado_em: Instant,
  concluido_em: Nullable(Instant),
  /** Seconds that the server was ahead of the device, as last seen; over 600 either way the clock was wrong. */
  desvio_relogio_s: Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 }),
  dispositivo_id: Uuid,
  /** SHA-256 of the record made before on this device for this account; zeros for the first. */
  hash_anterior: Text({ pattern: '^[0-9a-f]{64}$' }),
  /** Of an attempt begun on the device: the begin that the server sealed for it with the lesson. */
  inicio: Optional(Line(1_000)),
})
export type Registro = Static<typeof Registro>

/** Records that a sending announces: what else waits on the device. */
export const ANUNCIADAS = 2_000

/** Body of `tentativa.fila`. */
export const Lote = ObjectOf({
  registros: ArrayOf(Registro, { minItems: 1, maxItems: LOTE_REGISTROS }),
  /** The device's clock as this leaves it. */
  enviado_em: Optional(Instant),
  /** Digests (order.ts) of what stays behind: later it can't be said of anything else that it was there by now. */
  pendentes: Optional(ArrayOf(Text({ pattern: '^[0-9a-f]{32}$' }), { maxItems: ANUNCIADAS })),
})
export type Lote = Static<typeof Lote>

/** `guardado`: received, and kept for a teacher's decision. */
export const RESULTADOS = ['aceito', 'guardado', 'duplicado', 'rejeitado'] as const

/** Bounds of what a device may claim (H-32): what lies outside is kept for the teacher of the class. */
export const LIMITES = [
  'fora_do_prazo',
  'sem_tentativas',
  'sem_inicio',
  'versao_antiga',
  'antes_da_abertura',
  'antes_de_comecar',
  'depois_da_entrega',
  'gabarito_visto',
  'aparelho_novo',
  'relogio_mudou',
  'antes_do_contato',
] as const
export type Limite = (typeof LIMITES)[number]

/** Why a record can't be taken, nor kept: nothing changes by sending it again. Without a class nobody decides. */
export const MOTIVOS = [
  'forma_invalida',
  'grande_demais',
  'aula_desconhecida',
  'tela_desconhecida',
  'resposta_invalida',
  'tentativa_de_outra_pessoa',
  'tentativa_encerrada',
  'nivel_bloqueado',
  'muitas_guardadas',
  ...LIMITES,
] as const
export type Motivo = (typeof MOTIVOS)[number]

/** What became of one record. */
export const Recebimento = ObjectOf({
  uuid: Uuid,
  resultado: OneOf(RESULTADOS),
  motivo: Optional(OneOf(MOTIVOS)),
  /** The attempt's grade by the server's own count, once it is known. */
  nota: Optional(Nullable(Nota)),
  /** The device's clock was more than 600 s off: `recebido_em` is what counts. */
  relogio_incorreto: Optional(Flag()),
})
export type Recebimento = Static<typeof Recebimento>

/** Answer of `tentativa.fila`: one for each record, in any order. */
export const LoteRecebido = ObjectOf({ recebimentos: ArrayOf(Recebimento), recebido_em: Instant })
export type LoteRecebido = Static<typeof LoteRecebido>

/** The error code of a sending whose records belong to another account than its token (A7). */
export const USUARIO_DIVERGENTE = 'usuario_divergente'
