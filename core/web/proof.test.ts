/** Asking again who somebody is, and sending again: once, for all who ask at the same time, or not at all. */
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './client/failure.ts'
import { createProofs, withProof } from './proof.ts'

const refusal = (codigo: string, status = 403) => new ApiError({ status, codigo, mensagem: null })

/** A server that asks for a proof until `proved`. */
function server() {
  const state = { proved: false, asked: 0 }
  const send = async () => {
    state.asked += 1
    if (!state.proved) throw refusal('prova_necessaria')
    return 'feito'
  }
  return { state, send }
}

describe('withProof', () => {
  it('asks the person and sends again', async () => {
    const { state, send } = server()
    const proofs = createProofs()
    proofs.offer(async () => {
      state.proved = true
      return true
    })
    expect(await withProof(send, proofs)).toBe('feito')
    expect(state.asked).toBe(2)
  })

  it('shows the first refusal when the person would rather not, or nobody can ask', async () => {
    const { state, send } = server()
    const proofs = createProofs()
    await expect(withProof(send, proofs)).rejects.toMatchObject({ codigo: 'prova_necessaria' })
    const takeBack = proofs.offer(async () => false)
    await expect(withProof(send, proofs)).rejects.toMatchObject({ codigo: 'prova_necessaria' })
    takeBack()
    proofs.offer(async () => true)
    takeBack()
    state.proved = true
    expect(await withProof(send, proofs)).toBe('feito')
    expect(state.asked).toBe(3)
  })

  it('sends again once only: a server that never has enough is believed', async () => {
    const { state, send } = server()
    const proofs = createProofs()
    proofs.offer(async () => true)
    await expect(withProof(send, proofs)).rejects.toMatchObject({ codigo: 'prova_necessaria' })
    expect(state.asked).toBe(2)
  })

  it('asks one question for many calls at once, and another one later', async () => {
    const { state, send } = server()
    const proofs = createProofs()
    const prover = vi.fn(async () => {
      state.proved = true
      return true
    })
    proofs.offer(prover)
    expect(await Promise.all([1, 2, 3].map(() => withProof(send, proofs)))).toEqual([
      'feito',
      'feito',
      'feito',
    ])
    expect(prover).toHaveBeenCalledTimes(1)
    state.proved = false
    await withProof(send, proofs)
    expect(prover).toHaveBeenCalledTimes(2)
  })

  it('asks nothing for other refusals', async () => {
    const proofs = createProofs()
    const prover = vi.fn(async () => true)
    proofs.offer(prover)
    for (const error of [refusal('sem_permissao'), refusal('prova_necessaria', 422), new Error('rede')])
      await expect(withProof(() => Promise.reject(error), proofs)).rejects.toBe(error)
    expect(prover).not.toHaveBeenCalled()
  })

  it('tells that the session owes a step, and only then', async () => {
    const proofs = createProofs()
    const heard = vi.fn()
    const stop = proofs.onOwed(heard)
    await withProof(() => Promise.reject(refusal('sem_permissao')), proofs).catch(() => {})
    expect(heard).not.toHaveBeenCalled()
    await withProof(() => Promise.reject(refusal('pendencia')), proofs).catch(() => {})
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    await withProof(() => Promise.reject(refusal('pendencia')), proofs).catch(() => {})
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
