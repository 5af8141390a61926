/** The signature of a package as the browser checks it, against what the server signs. */
import { describe, expect, it } from 'vitest'
import { publicKey, signManifest } from '../server/secrets-keys.ts'
import type { Manifesto } from '../shapes.ts'
import { isSigned } from './assinatura.ts'

const OF = { secretKey: 'k'.repeat(64), ownerId: 1, turma: 3 }
const UNSIGNED: Omit<Manifesto, 'assinatura'> = {
  formato: 1,
  playlist_id: 5,
  turma_id: 3,
  nome: 'Água para levar',
  versao: 'a'.repeat(32),
  gerado_em: '2026-11-21T12:00:00.000Z',
  idioma: 'pt-br',
  aulas: [{ id: 7, versao: 1, titulo: 'Água', telas: 3 }],
  arquivos: [{ caminho: 'aulas/7.json', sha256: 'b'.repeat(64), bytes: 10, tipo: 'application/json' }],
}
const signed = (): Manifesto => ({ ...UNSIGNED, assinatura: signManifest(OF, UNSIGNED) })
const publica = publicKey(OF)

describe('the signature of a package', () => {
  it('is good for what was signed, in whatever order its names travelled', async () => {
    expect(await isSigned(signed(), publica)).toBe(true)
    const turned = Object.fromEntries(Object.entries(signed()).toReversed()) as Manifesto
    expect(await isSigned(turned, publica)).toBe(true)
  })

  it('is the same for the same manifest, so that downloads go on', () => {
    expect(signed().assinatura).toBe(signed().assinatura)
  })

  it.each([
    ['another name', { nome: 'Fogo para levar' }],
    ['a file more', { arquivos: [...UNSIGNED.arquivos, ...UNSIGNED.arquivos] }],
    ['another digest', { arquivos: [{ ...UNSIGNED.arquivos[0], sha256: 'c'.repeat(64) }] }],
    ['no signature', { assinatura: '' }],
    ['a signature of something else', { assinatura: signManifest(OF, { ...UNSIGNED, playlist_id: 6 }) }],
  ])('is refused with %s', async (_, change) => {
    expect(await isSigned({ ...signed(), ...change } as Manifesto, publica)).toBe(false)
  })

  it('is refused with the key of another tenant, or none', async () => {
    expect(await isSigned(signed(), publicKey({ ...OF, ownerId: 2 }))).toBe(false)
    expect(await isSigned(signed(), 'x')).toBe(false)
  })
})
