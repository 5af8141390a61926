// @vitest-environment happy-dom
/** The page of lessons without network: sizes first, what can't be downloaded and why. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { pacoteApi } from '../contract.ts'
import { PACOTE_MAX, type Pacote } from '../shapes.ts'
import { Screen } from './OfflinePage.tsx'

beforeEach(() => sessionStore.create({ usuario: '7', token: 'token' }))
afterEach(() => {
  cleanup()
  sessionStore.remove('7')
})

const pacote = (part: Partial<Pacote> = {}): Pacote => ({
  playlist: 1,
  nome: 'Frações',
  turma: { id: 3, nome: '7º A' },
  versao: '0'.repeat(32),
  aulas: 4,
  bytes: 12_400_000,
  alterada_em: '2026-11-20T12:00:00Z',
  fim: '2026-12-18T12:00:00Z',
  situacao: 'pronto',
  ...part,
})

const open = (...pacotes: Pacote[]) =>
  renderScreen(Screen, {
    path: '/logado/offline',
    at: '/logado/offline',
    calls: [answers(pacoteApi.list, { pacotes })],
  })

describe('the page', () => {
  it('says what a package weighs before anything is downloaded', async () => {
    open(pacote())
    expect(await screen.findByText('7º A · 4 aulas · 12 MB · até 18/12/2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Baixar 12 MB' })).toBeTruthy()
  })

  it('offers no package that is too large or empty, and says why', async () => {
    open(
      pacote({ situacao: 'grande_demais', bytes: PACOTE_MAX + 1 }),
      pacote({ playlist: 2, nome: 'Vazio', situacao: 'vazio', aulas: 0, bytes: 0 }),
    )
    expect(await screen.findByText(/Passa de 300 MB/)).toBeTruthy()
    expect(screen.getByText(/Ainda sem aulas/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Baixar/ })).toBeNull()
  })

  it('says what to do where there is none, and tries again after a failure', async () => {
    open()
    expect(await screen.findByText('Nenhum pacote para baixar')).toBeTruthy()
    cleanup()
    renderScreen(Screen, {
      path: '/logado/offline',
      at: '/logado/offline',
      calls: [refuses(pacoteApi.list, { status: 500 })],
    })
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeTruthy()
  })
})
