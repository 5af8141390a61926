// @vitest-environment happy-dom
/** The opening call that goes ahead of its page. */
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage } from '../../../../../core/web/device/storage.ts'
import { notePending } from '../offline/pending.ts'
import { openAhead, takeAhead } from './adiante.ts'

const CONTA = 'demo:7'
const CHAVE = `${CONTA}:5:3`

/** Counts what is sent; the answer names it. */
function network() {
  const sent: unknown[] = []
  const transport = {
    send: async (request: { body?: unknown }) => {
      sent.push(request.body)
      return { tentativa: { id: sent.length } } as never
    },
  }
  return { sent, transport: transport as unknown as Parameters<typeof openAhead>[0] }
}

beforeEach(() => {
  localStorage.clear()
  takeAhead('')
})

describe('opening ahead', () => {
  it('is taken over once, by the page of the same account, lesson and class', async () => {
    const { sent, transport } = network()
    openAhead(transport, CONTA, 5, 3)
    expect(sent).toMatchObject([{ aula: 5, turma: 3, aparelho: { dispositivo_id: expect.any(String) } }])
    await expect(takeAhead(CHAVE)).resolves.toMatchObject({ tentativa: { id: 1 } })
    expect(takeAhead(CHAVE)).toBeUndefined()
    openAhead(transport, CONTA, 5, 3)
    expect(takeAhead('demo:8:5:3')).toBeUndefined()
  })

  it('sends nothing where the device holds what the server does not know', () => {
    const { sent, transport } = network()
    notePending(CONTA, true)
    openAhead(transport, CONTA, 5, 3)
    notePending(CONTA, false)
    browserStorage.write(`aula-aberta:${CHAVE}`, JSON.stringify({ tentativa: { id: 0 } }))
    openAhead(transport, CONTA, 5, 3)
    expect([sent, takeAhead(CHAVE)]).toEqual([[], undefined])
    browserStorage.write(`aula-aberta:${CHAVE}`, JSON.stringify({ tentativa: { id: 9 } }))
    openAhead(transport, CONTA, 5, 3)
    expect(sent).toHaveLength(1)
  })
})
