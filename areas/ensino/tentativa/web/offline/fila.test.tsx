// @vitest-environment happy-dom
/** The panel of the queue: pending, sent, refused; what each refusal of the network means. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../../core/testing/fakeTransport.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import { TenantContext } from '../../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../../core/web/tenant/tenant.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { tenantApi } from '../../../../acesso/tenant/contract.ts'
import { filaApi } from '../../contract-fila.ts'
import { type Lote, USUARIO_DIVERGENTE } from '../../fila/shapes.ts'
import { conclusao, resposta } from '../../server/testing-fila.ts'
import { deviceId } from './device.ts'
import { FilaPanel } from './FilaPanel.tsx'
import { hasPending } from './pending.ts'
import { envioOf } from './send.ts'
import { useFila } from './useFila.ts'

const AGORA = new Date().toISOString()
let pupil = 100

// Each test has an account of its own: queues live as long as the tab.
beforeEach(() => {
  pupil++
  sessionStore.create({ usuario: String(pupil), token: 'token' })
})
afterEach(() => {
  cleanup()
  sessionStore.remove(String(pupil))
})

const tenant = { slug: 'demo', nome: 'Demo', status: 'ativo', paleta_cor: 'turmalina' } as Tenant

function Page() {
  const fila = useFila()
  return (
    <>
      <button type="button" onClick={() => void fila?.add(resposta(1, 1, 'a'))}>
        responder
      </button>
      <button type="button" onClick={() => void fila?.add(conclusao(1))}>
        concluir
      </button>
      <FilaPanel />
    </>
  )
}

const open = (fila: FakedCall['answer']) =>
  renderScreen(
    () => (
      <TenantContext value={{ tenant, registered: tenant }}>
        <Page />
      </TenantContext>
    ),
    {
      path: '/p',
      at: '/p',
      calls: [{ endpoint: filaApi.fila, answer: fila }, answers(tenantApi.serverTime, { data: AGORA })],
    },
  )

const taken = (lote: Lote, part: object = {}) => ({
  recebido_em: AGORA,
  recebimentos: lote.registros.map(({ uuid }) => ({ uuid, resultado: 'aceito' as const, ...part })),
})

describe('the panel', () => {
  it('shows what was received, with grade and code', async () => {
    const { user } = open(({ body }) => taken(body as Lote, { nota: 8.5 }))
    await user.click(screen.getByText('concluir'))
    expect(await screen.findByText(/Tudo enviado · último envio hoje/)).toBeTruthy()
    await user.click(screen.getByText('Comprovantes (1)'))
    expect(screen.getByText(/Aula concluída · recebida hoje.*nota 8,5 · código/)).toBeTruthy()
    expect(hasPending(`demo:${pupil}`)).toBe(false)
  })

  it('keeps what the network lost, and sends it when asked', async () => {
    let away = true
    const { user } = open(({ body }) => {
      if (away) throw refusal({ status: 0, codigo: 'sem_conexao' })
      return taken(body as Lote)
    })
    await user.click(screen.getByText('responder'))
    expect(await screen.findByText('1 pendente')).toBeTruthy()
    expect(hasPending(`demo:${pupil}`)).toBe(true)
    away = false
    await user.click(screen.getByRole('button', { name: 'Enviar agora' }))
    expect(await screen.findByText(/Tudo enviado/)).toBeTruthy()
  })

  it('shows what was refused, and why', async () => {
    const { user } = open(({ body }) =>
      taken(body as Lote, { resultado: 'rejeitado', motivo: 'fora_do_prazo' }),
    )
    await user.click(screen.getByText('responder'))
    expect(await screen.findByText('1 resposta não foi aceita')).toBeTruthy()
    expect(screen.getByText(/O prazo da aula já tinha acabado/)).toBeTruthy()
  })

  it('waits for the account when the token is another', async () => {
    const { user } = open(() => {
      throw refusal({ status: 409, codigo: USUARIO_DIVERGENTE })
    })
    await user.click(screen.getByText('responder'))
    await waitFor(() => expect(screen.getByText(/entre de novo nesta conta/)).toBeTruthy())
  })
})

describe('a refusal', () => {
  const of = (status: number, retryAfter = 0) =>
    envioOf(new ApiError({ status, codigo: 'x', mensagem: null, retryAfter }))

  it('of the whole sending never lets go of a record', () => {
    expect([0, 404, 500, 503].map((status) => of(status).fim)).toEqual(Array(4).fill('adiado'))
    expect(of(429, 30)).toEqual({ fim: 'adiado', segundos: 30 })
    expect([401, 403, 409].map((status) => of(status).fim)).toEqual(Array(3).fill('sem_conta'))
    expect([400, 413, 422].map((status) => of(status).fim)).toEqual(Array(3).fill('recusado'))
    expect(envioOf(new TypeError('x')).fim).toBe('adiado')
  })
})

describe('the device', () => {
  it('has one name, that survives', () => {
    expect(deviceId()).toBe(deviceId())
    expect(deviceId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  })
})
