/** The field that takes a file, as a person meets it: refused before it is sent, sent, shown, replaced. */
// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { midiaApi } from '../contract.ts'
import type { Midia, TipoMidia } from '../shapes.ts'
import { MidiaField } from './MidiaField.tsx'
import { fingerprintOf } from './send.ts'

afterEach(cleanup)

const FOTO: Midia = {
  id: 4,
  tipo: 'imagem',
  estado: 'pronta',
  motivo: null,
  nome: 'folha.png',
  mime: 'image/png',
  bytes: 2_048,
  sha256: '0',
  largura: 1_200,
  altura: 800,
  duracao: null,
  endereco: '/arquivos/midia/folha.png?t=1',
  variantes: [{ largura: 480, altura: 320, endereco: '/arquivos/midia/folha.png?t=2' }],
  pacote: null,
}

interface FormProps {
  tipos: readonly TipoMidia[]
  first?: number | undefined
}

function Form({ tipos, first }: FormProps) {
  const [id, setId] = useState<number | undefined>(first)
  return (
    <>
      <MidiaField label="Imagem da capa" tipos={tipos} value={id} onChange={setId} />
      <output>{id ?? 'nenhum'}</output>
    </>
  )
}

const show = (
  calls: Parameters<typeof renderScreen>[1]['calls'],
  ...[tipos, first]: [FormProps['tipos'], number?]
) => renderScreen(() => <Form tipos={tipos} first={first} />, { path: '/', at: '/', calls })

const file = (nome: string, bytes: number) => new File([new Uint8Array(bytes)], nome, { lastModified: 7 })
const input = () => document.querySelector('input[type=file]') as HTMLInputElement

describe('the field of a file', () => {
  it('sends a small picture in one piece, shows it and lets go of it', async () => {
    const { user, network } = show(
      [answers(midiaApi.create, { midia: FOTO }), answers(midiaApi.find, { midia: FOTO })],
      ['imagem'],
    )
    await user.upload(input(), file('folha.png', 2_048))
    expect(await screen.findByText('folha.png')).toBeTruthy()
    expect(screen.getByText('4')).toBeTruthy()
    expect(network.askedOf(midiaApi.create)[0]?.arquivos[0]?.name).toBe('folha.png')
    const image = document.querySelector('img')
    expect(image?.getAttribute('srcset')).toBe('/arquivos/midia/folha.png?t=2 480w')
    await user.click(screen.getByRole('button', { name: 'Remover' }))
    expect(screen.getByText('nenhum')).toBeTruthy()
  })

  it.each([
    ['aula.mov', 10, ['video'], 'extensão não permitida'],
    ['foto.png', 10, ['video'], 'extensão não permitida'],
    ['vazio.png', 0, ['imagem'], 'está vazio'],
    ['legenda.vtt', 1_048_577, ['legenda'], 'passa do limite de 1 MB'],
  ] as const)('refuses %s before a byte is sent', async (nome, bytes, tipos, words) => {
    const { user, network } = show([], tipos)
    await user.upload(input(), file(nome, bytes))
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    expect(network.made).toEqual([])
    expect(screen.getByText('nenhum')).toBeTruthy()
  })

  it('says what the server said, and that a file is gone', async () => {
    const { user } = show(
      [
        refuses(midiaApi.create, { status: 415, mensagem: 'O conteúdo não corresponde.' }),
        refuses(midiaApi.find, { status: 404 }),
      ],
      ['imagem'],
      9,
    )
    expect(await screen.findByText(/não está mais disponível/)).toBeTruthy()
    await user.upload(input(), file('falsa.png', 20))
    expect(await screen.findByText('O conteúdo não corresponde.')).toBeTruthy()
  })
})

describe('a fingerprint', () => {
  it('is the same for the same file, and fits', () => {
    expect(fingerprintOf(file('a.mp4', 5))).toBe(fingerprintOf(file('a.mp4', 5)))
    expect(fingerprintOf(file('a.mp4', 5))).not.toBe(fingerprintOf(file('a.mp4', 6)))
    expect(fingerprintOf(file('x'.repeat(300), 5)).length).toBeLessThanOrEqual(100)
  })
})
