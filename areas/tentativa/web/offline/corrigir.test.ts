/** Marking on the device, against keys sealed as the server seals them. */
import { createCipheriv, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toBase64url } from './base64.ts'
import { corrigirAqui } from './corrigir.ts'
import type { Lacrado } from './keep.ts'

const GABARITOS = {
  7: { valor: 3, tolerancia: 0, feedback_certo: 'Isso!', feedback_errado: 'Quase.' },
}

function seal(chave = randomBytes(32)): Lacrado {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', chave, nonce)
  const sealed = Buffer.concat([
    nonce,
    cipher.update(JSON.stringify(GABARITOS)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return { dados: toBase64url(sealed), chave: toBase64url(chave) }
}

const TELA = { id: 7, tipo: 'numerica' } as const

describe('marking on the device', () => {
  it('says how the answer did, and not the right one', async () => {
    const keys = seal()
    expect(await corrigirAqui(keys, TELA, { valor: 3 })).toMatchObject({
      fracao: 1,
      certa: true,
      feedback: 'Isso!',
    })
    const wrong = await corrigirAqui(keys, TELA, { valor: 4 })
    expect(wrong).toMatchObject({ fracao: 0, certa: false, feedback: 'Quase.' })
    expect(wrong).not.toHaveProperty('resposta_certa')
  })

  it('says nothing without a key of the screen, with a wrong key, of damaged keys or answers', async () => {
    const keys = seal()
    expect(await corrigirAqui(keys, { ...TELA, id: 8 }, { valor: 3 })).toBeUndefined()
    expect(await corrigirAqui({ ...seal(), chave: seal().chave }, TELA, { valor: 3 })).toBeUndefined()
    expect(await corrigirAqui({ dados: 'AAAA', chave: 'AAAA' }, TELA, { valor: 3 })).toBeUndefined()
    expect(await corrigirAqui(keys, { ...TELA, tipo: 'associar' }, { valor: 3 } as never)).toBeUndefined()
    expect(await corrigirAqui(keys, TELA, { valor: 3 })).toBeDefined()
  })
})
