/** Records of a device, for tests. */
import type { Registro, RespostaDeTela } from './shapes.ts'

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
let made = 0

/** The device of the tests that need but one. */
export const APARELHO = '01890a5d-ac96-774b-bcce-b302099a8057'

/** A ticket or the name of a record: never the same twice in one process. */
export const buildUuid = (random: () => number = Math.random): string =>
  `01890a5d-${hex(Math.floor(random() * 0xffff), 4)}-7${hex(Math.floor(random() * 0xfff), 3)}-a${hex(Math.floor(random() * 0xfff), 3)}-${hex(++made, 12)}`

/** A first answer, given just now. */
export const buildResposta = (
  tela: number,
  resposta: unknown,
  given: Partial<RespostaDeTela> = {},
): RespostaDeTela => ({
  tela,
  resposta,
  vezes: 1,
  tempo: 5,
  respondida_em: new Date().toISOString(),
  ...given,
})

/** An answer's record; with `tipo: 'conclusao'` a handing in, both just now by a clock that is right. */
export const buildRegistro = (
  given: Partial<Registro> & Pick<Registro, 'REQUEST_USU_ID' | 'tentativa' | 'aula'>,
): Registro => ({
  uuid: buildUuid(),
  tenant: 'demo',
  tipo: 'resposta',
  versao: 1,
  turma: null,
  respostas: [],
  nota_calculada: null,
  tempo: 0,
  iniciado_em: new Date().toISOString(),
  concluido_em: given.tipo === 'conclusao' ? new Date().toISOString() : null,
  desvio_relogio_s: 0,
  dispositivo_id: APARELHO,
  hash_anterior: '0'.repeat(64),
  ...given,
})
