// @vitest-environment happy-dom
/** The card of the account page, the steps that link an application, codes, and programs that ask to sign in. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Fator, fatorApi, type PedidoDispositivo } from '../contract.ts'
import { CodeForm } from './CodeForm.tsx'
import { Screen as DispositivoPage } from './DispositivoPage.tsx'
import { FatorDaConta } from './FatorDaConta.tsx'
import { RecomecarFator } from './RecomecarFator.tsx'

beforeEach(() => sessionStore.create({ usuario: '7', token: 't' }))
afterEach(() => {
  cleanup()
  sessionStore.remove('7')
})

const OFF: Fator = { ligado: false, desde: null, codigos_restantes: 0, obrigatorio: false, prova: 'senha' }
const ON: Fator = {
  ligado: true,
  desde: '2026-03-02T12:00:00.000Z',
  codigos_restantes: 3,
  obrigatorio: false,
  prova: 'codigo',
}
const CODIGOS = ['BCDFG-HJKMN', 'PQRST-VWXZ2']

const show = (fator: Fator, ...calls: FakedCall[]) =>
  renderScreen(FatorDaConta, {
    path: '/logado/conta',
    at: '/logado/conta',
    calls: [answers(fatorApi.find, { fator }), ...calls],
  })

describe('the card of the account page', () => {
  it('links an application step by step, and keeps the codes in sight whatever is read meanwhile', async () => {
    let fator = OFF
    const { user, network } = renderScreen(FatorDaConta, {
      path: '/logado/conta',
      at: '/logado/conta',
      calls: [
        answers(fatorApi.find, () => ({ fator })),
        answers(fatorApi.begin, {
          chave: 'JBSWY3DPEHPK3PXP',
          endereco: 'otpauth://totp/x',
          qr: { lado: 21, caminho: 'M0 0h1v1h-1z' },
        }),
        answers(fatorApi.confirm, ({ body }) => {
          if (body.codigo !== '123456')
            throw refusal({ status: 422, codigo: 'codigo_invalido', campos: { codigo: 'Confira o código.' } })
          fator = ON
          return { codigos: CODIGOS }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Ligar a verificação em duas etapas' }))
    await user.click(screen.getByRole('button', { name: 'Já tenho o aplicativo' }))
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /digitar a chave/ }))
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()

    await user.type(screen.getByLabelText('Código de 6 números'), '000000')
    await user.click(screen.getByRole('button', { name: 'Ligar a verificação' }))
    expect(await screen.findByText('Confira o código.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Código de 6 números'))
    await user.type(screen.getByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Ligar a verificação' }))
    expect(await screen.findByText('BCDFG-HJKMN')).toBeTruthy()
    globalThis.dispatchEvent(new Event('visibilitychange'))
    expect(screen.getByText('PQRST-VWXZ2')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }))
    expect(await screen.findByText('Ligada')).toBeTruthy()
    expect(screen.queryByText('BCDFG-HJKMN')).toBeNull()
    expect(network.problems).toEqual([])
  })

  it('says since when and how many codes are left; new ones are shown once', async () => {
    const { user, network } = show(ON, answers(fatorApi.renewCodigos, { codigos: CODIGOS }))
    expect(await screen.findByText(/Ligada desde 02\/03\/2026\. Restam 3 códigos/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Criar novos códigos de recuperação' }))
    expect(await screen.findByText('BCDFG-HJKMN')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }))
    await waitFor(() => expect(screen.queryByText('BCDFG-HJKMN')).toBeNull())
    expect(network.problems).toEqual([])
  })

  it('turns it off after a confirmation that names it', async () => {
    const { user, network } = show(ON, answers(fatorApi.remove, {}))
    await user.click(await screen.findByRole('button', { name: 'Desligar' }))
    expect(network.askedOf(fatorApi.remove)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Desligar a verificação' }))
    await waitFor(() => expect(network.askedOf(fatorApi.remove)).toHaveLength(1))
  })

  it('offers no way off where it is compulsory, and says whom to ask', async () => {
    show({ ...ON, obrigatorio: true })
    expect(await screen.findByText(/Na sua função ela é obrigatória/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull()
  })
})

describe('an administrator resets somebody’s factor', () => {
  it('with a reason, after reading what it means', async () => {
    const done: string[] = []
    const { user, network } = renderScreen(
      () => <RecomecarFator usuario={9} nome="Regina" onDone={() => void done.push('sim')} />,
      { path: '/', at: '/', calls: [answers(fatorApi.reset, {})] },
    )
    await user.click(screen.getByRole('button', { name: 'Recomeçar a verificação em duas etapas' }))
    expect(screen.getByText(/códigos de recuperação de Regina/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Recomeçar' }))
    expect(screen.getByText('Preencha este campo.')).toBeTruthy()
    expect(network.made).toEqual([])
    await user.type(screen.getByLabelText('Motivo'), 'perdeu o celular')
    await user.click(screen.getByRole('button', { name: 'Recomeçar' }))
    await waitFor(() => expect(done).toEqual(['sim']))
    expect(network.askedOf(fatorApi.reset)[0]).toMatchObject({
      params: { usuario: '9' },
      body: { motivo: 'perdeu o celular' },
    })
  })
})

describe('asking for a code', () => {
  const ask = (answer: Parameters<typeof answers<typeof fatorApi.prove>>[1]) => {
    const done: string[] = []
    const shown = renderScreen(() => <CodeForm onDone={() => void done.push('sim')} />, {
      path: '/',
      at: '/',
      calls: [answers(fatorApi.prove, answer)],
    })
    return { ...shown, done }
  }

  it('sends it, says what is wrong, and takes a recovery code instead', async () => {
    const { user, network, done } = ask(({ body }) => {
      if (body.codigo === 'BCDFG-HJKMN') return {}
      throw refusal({ status: 422, codigo: 'codigo_invalido', mensagem: 'O código não confere.' })
    })
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(screen.getByText('Preencha este campo.')).toBeTruthy()
    expect(network.made).toEqual([])
    await user.type(screen.getByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText('O código não confere.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Estou sem o celular/ }))
    expect(screen.queryByText('O código não confere.')).toBeNull()
    await user.type(screen.getByLabelText('Código de recuperação'), 'BCDFG-HJKMN')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(done).toEqual(['sim']))
  })

  it('waits as long as it is told', async () => {
    const { user } = ask(() => {
      throw refusal({ status: 429, codigo: 'aguarde', retryAfter: 30 })
    })
    await user.type(screen.getByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    const wait = await screen.findByRole<HTMLButtonElement>('button', { name: /^Espere (30|29) s$/ })
    expect(wait.disabled).toBe(true)
  })
})

describe('a program that asks to sign in', () => {
  const PEDIDO: PedidoDispositivo = {
    programa: 'creator4all-desktop',
    codigo: 'BCDF-GHJK',
    ip: '203.0.113.9',
    agente: 'Creator4All 2.1',
    conectado: false,
    pedido_em: new Date().toISOString(),
    expira_em: new Date(Date.now() + 600_000).toISOString(),
  }
  const open = (search: string, ...calls: FakedCall[]) =>
    renderScreen(DispositivoPage, {
      path: '/login/creator4all-desktop/:conectado?',
      at: `/login/creator4all-desktop${search}`,
      eu: anEu({ nome: 'Ana Clara Nogueira' }),
      calls: [
        answers(fatorApi.findDispositivo, { pedido: PEDIDO }),
        answers(fatorApi.approveDispositivo, {}),
        answers(fatorApi.refuseDispositivo, {}),
        ...calls,
      ],
    })

  it('shows which one, from where, and the code to compare; nothing is decided by opening the page', async () => {
    const { network } = open('?codigo=BCDF-GHJK')
    expect(await screen.findByText('BCDF-GHJK')).toBeTruthy()
    for (const fact of [
      'Creator4All Desktop',
      '203.0.113.9',
      'Creator4All 2.1',
      'Ana Clara Nogueira',
      'Turmalina',
    ])
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
    expect(network.made.every((made) => made.startsWith('GET '))).toBe(true)
  })

  it('is let in for as long as the person says, and the page goes on', async () => {
    const { network, user, address } = open('/conectado?codigo=BCDF-GHJK')
    const keep = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /Manter o programa conectado/,
    })
    expect(keep.checked).toBe(true)
    await user.click(keep)
    await user.click(screen.getByRole('button', { name: 'Sim, entrar no programa' }))
    await waitFor(() => expect(address()).toBe('/login-desktop-sucesso'))
    expect(network.askedOf(fatorApi.approveDispositivo)[0]).toMatchObject({
      params: { codigo: 'BCDF-GHJK' },
      body: { conectado: false },
    })
  })

  it('is kept out', async () => {
    const { network, user, address } = open('?codigo=BCDF-GHJK')
    await user.click(await screen.findByRole('button', { name: 'Recusar' }))
    await waitFor(() => expect(address()).toBe('/login-desktop-sucesso?recusado=1'))
    expect(network.askedOf(fatorApi.approveDispositivo)).toHaveLength(0)
  })

  it('asks for the code where the address has none, and again when nobody waits with it', async () => {
    const { user, address } = open(
      '',
      answers(fatorApi.findDispositivo, ({ params }) => {
        if (params.codigo === 'BCDF-GHJK') return { pedido: PEDIDO }
        throw refusal({
          status: 404,
          codigo: 'codigo_desconhecido',
          mensagem: 'Nenhum programa está esperando.',
        })
      }),
    )
    await user.type(screen.getByLabelText(/Digite o código/), 'xxxx')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('Nenhum programa está esperando.')).toBeTruthy()
    await user.type(screen.getByLabelText(/Digite o código/), 'BCDF-GHJK')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByRole('button', { name: 'Sim, entrar no programa' })).toBeTruthy()
    expect(address()).toBe('/login/creator4all-desktop?codigo=BCDF-GHJK')
  })

  it('has the person sign in first, and come back', async () => {
    sessionStore.remove('7')
    const { network } = open('?codigo=BCDF-GHJK')
    const door = await screen.findByRole('link', { name: 'Entrar para continuar' })
    expect(door.getAttribute('href')).toBe(
      `/login?voltar=${encodeURIComponent('/login/creator4all-desktop?codigo=BCDF-GHJK')}`,
    )
    expect(network.made).toEqual([])
  })
})
