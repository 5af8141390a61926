/** A live lesson for screen tests: tomorrow's, as a pupil sees it. */
import type { Encontro } from './contract.ts'

export const buildEncontro = (part: Partial<Encontro> = {}): Encontro => ({
  id: 9,
  turma: { id: 3, nome: '7º A' },
  titulo: 'Plantão de dúvidas',
  inicio: '2026-11-23T22:00:00.000Z',
  fim: '2026-11-23T22:40:00.000Z',
  duracao: 40,
  estado: 'agendada',
  provedor: 'meet',
  sala_espera: false,
  gravar: false,
  recorrencia: null,
  url: null,
  incorpora: false,
  gravacao: null,
  motivo: '',
  versao: 1,
  permissoes: { manage: false, enter: true, attend: true, report: false },
  ...part,
})

/** The same as its teacher sees it. */
export const taughtEncontro = (part: Partial<Encontro> = {}): Encontro =>
  buildEncontro({
    url: 'https://meet.google.com/abc-defg-hij',
    permissoes: { manage: true, enter: true, attend: false, report: true },
    ...part,
  })
