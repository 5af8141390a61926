// @vitest-environment happy-dom
/** The crossword typed in its grid, by the keyboard alone. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Tela } from './Cruzadinha.tsx'

afterEach(cleanup)

/** VAPOR across; POÇO down from its P; OVO across through the last letter of POÇO. */
const conteudo: ConteudoAluno<'cruzadinha'> = {
  ...{ enunciado: '', dica: '', tentativas: 1, obrigatoria: true, linhas: 4, colunas: 5 },
  palavras: [
    { id: 'a', numero: 1, direcao: 'horizontal', linha: 0, coluna: 0, tamanho: 5, pista: 'Água em gás' },
    { id: 'b', numero: 2, direcao: 'vertical', linha: 0, coluna: 2, tamanho: 4, pista: 'Guarda água' },
    { id: 'c', numero: 3, direcao: 'horizontal', linha: 3, coluna: 2, tamanho: 3, pista: 'Põe a galinha' },
  ],
}

interface PlayedProps {
  first: Resposta<'cruzadinha'> | undefined
  onSaid: (resposta: Resposta<'cruzadinha'>) => void
}

/** Keeps what is answered, as the player does. */
function Played({ first, onSaid }: PlayedProps) {
  const [resposta, setResposta] = useState(first)
  const onResposta = (next: Resposta<'cruzadinha'>) => {
    onSaid(next)
    setResposta(next)
  }
  return <Tela {...{ conteudo, resposta, onResposta }} disabled={false} />
}

function play(resposta?: Resposta<'cruzadinha'>) {
  const said: Resposta<'cruzadinha'>[] = []
  const played = <Played first={resposta} onSaid={(next) => said.push(next)} />
  const { user } = renderScreen(() => played, { path: '/', at: '/', calls: [] })
  const written = (id: string) => said.at(-1)?.palavras.find((one) => one.id === id)?.letras
  return { said, user, written }
}

const here = () => document.activeElement?.getAttribute('aria-label')

describe('a crossword', () => {
  it('is written whole by the keyboard alone, in the shape that the server takes', async () => {
    const { user, said } = play()
    await user.tab()
    expect(here()).toBe('1 horizontal, letra 1 de 5')
    await user.keyboard('vapor')
    expect(here()).toBe('1 horizontal, letra 5 de 5')
    await user.tab()
    expect(here()).toBe('3 horizontal, letra 1 de 3')
    await user.keyboard('ovo{Enter}')
    expect(here()).toBe('2 vertical, letra 1 de 4')
    await user.keyboard('poço')
    expect(said.at(-1)).toEqual({
      palavras: [
        { id: 'a', letras: 'VAPOR' },
        { id: 'b', letras: 'POÇO' },
        { id: 'c', letras: 'OVO' },
      ],
    })
  })

  it('is left by Tab past its last word, and by Shift and Tab before its first', async () => {
    const { user } = play()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(here()).toBe('2 vertical, letra 1 de 4')
    await user.tab()
    expect(document.activeElement?.textContent).toContain('Água em gás')
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    expect(here()).toBe('1 horizontal, letra 1 de 5')
    await user.tab({ shift: true })
    expect(document.activeElement?.tagName).not.toBe('INPUT')
  })

  it('is walked by arrows; Space turns where words cross, and a letter stands in both', async () => {
    const { user, written } = play()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(here()).toBe('1 horizontal, letra 3 de 5')
    await user.keyboard(' ')
    expect(here()).toBe('2 vertical, letra 1 de 4')
    await user.keyboard('po')
    expect(here()).toBe('2 vertical, letra 3 de 4')
    expect([written('a'), written('b')]).toEqual(['  P', 'PO'])
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    expect(here()).toBe('1 horizontal, letra 2 de 5')
  })

  it('goes on past a letter that a crossing word brought, written again in capitals', async () => {
    const { user, written } = play({ palavras: [{ id: 'b', letras: 'POÇO' }] })
    await user.tab()
    await user.keyboard('VAPOR')
    expect(written('a')).toBe('VAPOR')
  })

  it('turns at a second touch of the same cell, and not at the first', async () => {
    const { user } = play()
    const cell = screen.getByLabelText('1 horizontal, letra 3 de 5')
    await user.click(cell)
    expect(here()).toBe('1 horizontal, letra 3 de 5')
    await user.click(cell)
    expect(here()).toBe('2 vertical, letra 1 de 4')
  })

  it('clears a letter by Backspace, then steps back and clears the one before', async () => {
    const { user, written } = play()
    await user.tab()
    await user.keyboard('vap{Backspace}')
    expect(here()).toBe('1 horizontal, letra 3 de 5')
    expect(written('a')).toBe('VA')
    expect(written('b')).toBeUndefined()
    await user.keyboard('{ArrowLeft}{Backspace}')
    expect(here()).toBe('1 horizontal, letra 2 de 5')
    expect(written('a')).toBe('V')
    await user.keyboard('{Backspace}{Backspace}')
    expect(written('a')).toBeUndefined()
  })

  it('shows which word and clue are written, and a clue leads into the grid', async () => {
    const { user } = play()
    await user.click(screen.getByRole('button', { name: /Põe a galinha/ }))
    expect(here()).toBe('3 horizontal, letra 1 de 3')
    expect(screen.getByRole('button', { name: /Põe a galinha/ }).getAttribute('aria-current')).toBe('true')
    expect(document.querySelectorAll('.na-palavra')).toHaveLength(3)
    expect(document.querySelector('[aria-live]')?.textContent).toBe('3 horizontal: Põe a galinha')
  })

  it('takes what phones send: an accent that waits for its letter, a word at once, a space', async () => {
    const { user, said, written } = play()
    await user.tab()
    const cell = document.activeElement as HTMLInputElement
    fireEvent.input(cell, { target: { value: '´' }, isComposing: true })
    expect([cell.value, said]).toEqual(['´', []])
    fireEvent.input(cell, { target: { value: 'á' } })
    expect([written('a'), here()]).toEqual(['Á', '1 horizontal, letra 2 de 5'])
    fireEvent.input(document.activeElement as HTMLInputElement, { target: { value: 'por' } })
    expect([written('a'), here()]).toEqual(['ÁPOR', '1 horizontal, letra 5 de 5'])
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    fireEvent.input(document.activeElement as HTMLInputElement, { target: { value: 'O ' } })
    expect([written('a'), here()]).toEqual(['ÁPOR', '2 vertical, letra 1 de 4'])
  })

  it('comes back as it was written', () => {
    play({ palavras: [{ id: 'b', letras: 'P ÇO' }] })
    const values = screen.getAllByRole('textbox').map((cell) => (cell as HTMLInputElement).value)
    expect(values).toEqual(['', '', 'P', '', '', '', 'Ç', 'O', '', ''])
  })
})
