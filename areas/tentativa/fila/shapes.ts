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
import { Id, Instant, Line, Nota, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** Records in one sending, and the bytes of its JSON (H-07). */
export const LOTE_REGISTROS = 50
export const LOTE_BYTES = 256 * 1024

const Uuid = Text({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** Seconds of activity: never more than a day in one attempt. */
const Segundos = Integer({ minimum: 0, maximum: 86_400 })

/** The answer to one screen. Of two to the same screen the later holds; of the same instant, the record made later. */
export const RespostaDeTela = ObjectOf({
  tela: Id,
  /** As the type of the screen has it (areas/aula/telas.ts): judged by the server. */
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
})
export type Registro = Static<typeof Registro>

/** Body of `tentativa.fila`. */
export const Lote = ObjectOf({ registros: ArrayOf(Registro, { minItems: 1, maxItems: LOTE_REGISTROS }) })
export type Lote = Static<typeof Lote>

export const RESULTADOS = ['aceito', 'duplicado', 'rejeitado'] as const

/** Why a record can't be taken. Of these nothing changes by sending again. */
export const MOTIVOS = [
  'forma_invalida',
  'grande_demais',
  'aula_desconhecida',
  'tela_desconhecida',
  'resposta_invalida',
  'tentativa_de_outra_pessoa',
  'tentativa_encerrada',
  'sem_tentativas',
  'fora_do_prazo',
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
