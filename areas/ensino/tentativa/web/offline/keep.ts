/** A lesson that was downloaded, made ready to be begun without network: the player finds it as one that was opened. */

import type { Midia } from '../../../midia/shapes.ts'
import { uuid7 } from '../../fila/order.ts'
import type { Conta } from '../../fila/store.ts'
import type { AulaJogada, TelaJogada, TentativaAberta } from '../../shapes.ts'
import { readGuardada, writeGuardada } from '../player/guardada.ts'
import { random } from './device.ts'
import { nameOf } from './store.ts'

interface Baixada {
  aula: AulaJogada
  telas: readonly TelaJogada[]
  midias: readonly Midia[]
}

/** The ticket is the device's: the server takes it with the first record that names it. */
function begun({ aula, telas, midias }: Baixada, turma: number): TentativaAberta {
  return {
    tentativa: {
      id: 0,
      uuid: uuid7(Date.now(), random),
      aula: aula.id,
      versao: aula.versao,
      turma,
      trilha_tentativa: null,
      numero: 1,
      estado: 'iniciada',
      tela: null,
      iniciada_em: new Date().toISOString(),
      concluida_em: null,
      prazo: null,
      tempo: 0,
      nota: null,
      status: null,
      offline: true,
      relogio_incorreto: false,
      gabarito: false,
    },
    aula,
    roteiro: telas.map(({ conteudo: _, ...tela }) => tela),
    respostas: [],
    telas: [...telas],
    midias: [...midias],
  }
}

/** Goes on with what was begun; of the same version its screens and files are all there from now on. */
export function keepOffline(conta: Conta, baixada: Baixada, turma: number, inicio: string | undefined): void {
  const { aula, telas, midias } = baixada
  const seal = inicio === undefined ? {} : { inicio }
  const chave = `${nameOf(conta)}:${aula.id}:${turma}`
  const before = readGuardada(chave)
  if (!before) writeGuardada(chave, { ...begun(baixada, turma), locais: {}, ...seal })
  else if (before.tentativa.versao === aula.versao)
    writeGuardada(chave, { ...before, telas: [...telas], midias: [...midias], ...seal })
}
