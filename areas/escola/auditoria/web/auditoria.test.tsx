// @vitest-environment happy-dom
/** The log as administrators search it, and support access as it is begun and ended. */
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { auditoriaApi, type Registro } from '../contract.ts'
import { Screen as AuditoriaPage } from './AuditoriaPage.tsx'
import { VerComoBanner } from './VerComoBanner.tsx'
import { Screen as VerComoPage } from './VerComoPage.tsx'

afterEach(cleanup)

const LOG = '/logado/administracao/:slug/auditoria'
const EYES = '/logado/administracao/:slug/ver-como'
const at = (path: string, query = '') => path.replace(':slug', 'demo') + query

const registro: Registro = {
  numero: 41,
  quando: '2026-11-21T17:32:05.120Z',
  quem: { id: 7, nome: 'Ana' },
  de_fora: false,
  suporte: { id: 9, nome: 'Sofia' },
  entidade: 'nota',
  entidade_id: '3',
  alvo: null,
  acao: 'mudar_nota',
  mudancas: [{ campo: 'nota', antes: '7', depois: '9.5' }],
  motivo: null,
  ip: '10.0.0.1',
  request_id: null,
}
const admin = anEu({ funcoes: ['administrador_tenant'], papeis: ['administrador_tenant'] })
const open = (query: string, ...calls: Parameters<typeof renderScreen>[1]['calls']) =>
  renderScreen(AuditoriaPage, { path: LOG, at: at(LOG, query), eu: admin, calls })

describe('the log', () => {
  it('tells who, what, when in São Paulo, and what changed, in plain words', async () => {
    const { findByText, getByText, network } = open(
      '',
      answers(auditoriaApi.list, {
        registros: [
          registro,
          {
            ...registro,
            numero: 40,
            acao: 'acao_nova',
            entidade: 'x',
            mudancas: [
              { campo: 'sessoes_encerradas', antes: null, depois: '2' },
              { campo: 'campo_novo', antes: null, depois: '3' },
            ],
          },
        ],
        proximo: null,
      }),
    )
    await findByText('Acao nova')
    expect(getByText('Nota do fórum nº 3')).toBeTruthy()
    expect(document.body.textContent).toContain('21/11/2026 14:32:05')
    expect(document.body.textContent).toContain('visto por Sofia, do suporte')
    expect(document.body.textContent).toContain('nota: 7 → 9.5')
    expect(document.body.textContent).toContain('sessões encerradas: 2')
    expect(document.body.textContent).toContain('campo novo: 3')
    expect(network.problems).toEqual([])
  })

  it('keeps the search in the address and turns older pages, back to the newest with another filter', async () => {
    const list = answers(auditoriaApi.list, { registros: [registro], proximo: 11 })
    const { findByRole, getByLabelText, user, network, address } = open('?acao=mudar_nota', list)
    await user.click(await findByRole('button', { name: 'Mais antigos' }))
    await expect
      .poll(() => network.askedOf(auditoriaApi.list).at(-1)?.query)
      .toMatchObject({ acao: 'mudar_nota', antes: '11' })
    await user.type(getByLabelText('De'), '01/11/2026')
    await expect
      .poll(() => network.askedOf(auditoriaApi.list).at(-1)?.query)
      .toEqual({
        acao: 'mudar_nota',
        de: '01/11/2026',
        linhas: '30',
      })
    expect(address()).not.toContain('pagina')
  })

  it('names the day that does not exist beside its field', async () => {
    const wrong = refuses(auditoriaApi.list, {
      status: 422,
      campos: { de: 'Use uma data que exista, como 21/11/2026.' },
    })
    const { findByText } = open('?de=30/02/2026', wrong)
    expect(await findByText('Use uma data que exista, como 21/11/2026.')).toBeTruthy()
  })

  it('is for nobody else', async () => {
    const { findByText } = renderScreen(AuditoriaPage, { path: LOG, at: at(LOG), calls: [] })
    expect(await findByText('outra página')).toBeTruthy()
  })
})

describe('support access', () => {
  const suporte = anEu({ id: 9, nome: 'Sofia', funcoes: ['suporte'], papeis: ['suporte'], turmas: [] })
  const ana = anEu({ id: 7, nome: 'Ana', suporte: 'Sofia' })

  it('asks why, then stands in the person’s account with the way back kept', async () => {
    sessionStore.create({ usuario: '9', token: 'tok-suporte', nome: 'Sofia' })
    const start = answers(auditoriaApi.startVerComo, {
      usuario: ana,
      token: 'tok-olhos',
      ate: '2026-11-21T17:32:00.000Z',
    })
    const { findByRole, getByLabelText, findByText, user, network } = renderScreen(VerComoPage, {
      path: EYES,
      at: at(EYES, '?busca=ana'),
      eu: suporte,
      calls: [
        answers(auditoriaApi.findPessoas, {
          pessoas: [
            { id: 7, nome: 'Ana', login: 'ana', papeis: ['aluno'], permissaoVer: true },
            { id: 8, nome: 'Chefe', login: 'chefe', papeis: ['administrador_tenant'], permissaoVer: false },
          ],
        }),
        start,
      ],
    })
    expect(await findByText('Esta conta não pode ser vista')).toBeTruthy()
    await user.click(await findByRole('button', { name: 'Ver como Ana' }))
    await user.click(await findByRole('button', { name: 'Começar a ver' }))
    expect(await findByText('Escreva o motivo com pelo menos 10 letras.')).toBeTruthy()
    expect(network.askedOf(auditoriaApi.startVerComo)).toEqual([])
    await user.type(getByLabelText(/^Motivo/), 'Chamado 4711: não vê a nota.')
    await user.click(await findByRole('button', { name: 'Começar a ver' }))
    expect(await findByText('outra página')).toBeTruthy()
    expect(network.askedOf(auditoriaApi.startVerComo)[0]).toMatchObject({
      params: { id: '7' },
      body: { motivo: 'Chamado 4711: não vê a nota.' },
    })
    expect(sessionStore.get().sessao).toMatchObject({ usuario: '7', token: 'tok-olhos', volta: '9' })
  })

  it('says as whom and until when on the banner; leaving ends it and goes back', async () => {
    const { findByText, findByRole, user, network } = renderScreen(() => <VerComoBanner eu={ana} />, {
      path: '/x',
      at: '/x',
      eu: ana,
      calls: [
        answers(auditoriaApi.verComo, { ver_como: { suporte: 'Sofia', ate: '2026-11-21T17:32:00.000Z' } }),
        answers(sessaoApi.signOut, {}),
      ],
    })
    expect(await findByText('Você está vendo como Ana — somente leitura, até 14h32')).toBeTruthy()
    await user.click(await findByRole('button', { name: 'Sair' }))
    await expect.poll(() => sessionStore.get().sessao?.usuario).toBe('9')
    expect(sessionStore.get().records.map(({ usuario }) => usuario)).toEqual(['9'])
    expect(network.askedOf(sessaoApi.signOut)).toHaveLength(1)
  })
})
