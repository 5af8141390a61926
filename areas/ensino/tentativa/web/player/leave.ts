/** Lessons that were open when their account left this device: what was typed and not sent, and what only it knew. */
import { nameOf } from '../../../../../core/web/device/leave/holder.ts'
import { forgetKeys, storageHolder } from '../../../../../core/web/device/leave/storage-holder.ts'
import { dropAhead } from './adiante.ts'
import { forgetList } from './guardada.ts'
import { forgetRodadas } from './rodadas.ts'
import type { Aberta } from './useTentativa.ts'

export const rascunhoHolder = storageHolder({
  nome: 'rascunho-aula',
  start: (conta) => `rascunho-aula:${nameOf(conta)}:`,
  tipo: 'rascunho',
  // Trials of a lesson by its author, and what anybody typed into a lesson that is open to all.
  forget: () => forgetKeys(['rascunho-aula:previa-', 'rascunho-aula:publica:']),
})

/** Begun on this device, or answered: the server may not know it yet. */
const isOwn = (kept: unknown): boolean => {
  const { tentativa, locais = {} } = kept as Partial<Aberta>
  return tentativa?.id === 0 || Object.keys(locais).length > 0
}

export const abertaHolder = {
  ...storageHolder({
    nome: 'aula-aberta',
    start: (conta) => `aula-aberta:${nameOf(conta)}:`,
    isWork: isOwn,
    forget: (conta) => {
      forgetList(`${nameOf(conta)}:`)
      forgetRodadas(`${nameOf(conta)}:`)
    },
  }),
  quit: dropAhead,
}
