// @vitest-environment happy-dom
/** The question is the title of its screen, wherever its picture stands; a card of pictures alone is not read aloud. */
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Midia } from '../../../midia/shapes.ts'
import { Midias } from '../telas/Figura.tsx'
import { Enunciado } from './Enunciado.tsx'

afterEach(cleanup)

const file = (id: number, tipo: Midia['tipo']): Midia => ({
  ...{ id, tipo, estado: 'pronta', motivo: null, nome: 'mapa', mime: '', bytes: 1, sha256: null },
  ...{ largura: 4, altura: 3, duracao: null, endereco: `/arquivos/${id}`, variantes: [], pacote: null },
})
const midias = new Map([file(7, 'imagem'), file(8, 'audio')].map((one) => [one.id, one]))
const figure = (midia: number, alt: string) =>
  `<figure data-midia="${midia}" data-tipo="x" data-alt="${alt}"></figure>`

const show = (enunciado: string) =>
  render(
    <Midias midias={midias}>
      <Enunciado titulo="Tela" enunciado={enunciado} title={createRef()} />
    </Midias>,
  )

it.each([
  ['before', `${figure(7, 'Um mapa')}<p>Que estado é?</p>`],
  ['after', `<p>Que estado é?</p>${figure(7, 'Um mapa')}<p></p>`],
])('with its picture %s the question is the title', (_, html) => {
  show(html)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Que estado é?')
  expect(screen.getByAltText('Um mapa').getAttribute('src')).toBe('/arquivos/7')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a sound can be heard, and its words are read', () => {
  const { container } = show(`<p>Ouça.</p>${figure(8, 'Um sino')}<p>Que som é?</p>`)
  expect(container.querySelector('audio')?.getAttribute('src')).toBe('/arquivos/8')
  screen.getByText('Um sino')
})
