// @vitest-environment happy-dom
/** Screens that are answered by typing: what is read, what is said of it, and that an emptied field is empty. */
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import type { Conteudo, Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { RespostaCurtaForm } from '../../../aula/web/telas/Respostas.tsx'
import { Tela } from './Numerica.tsx'

afterEach(cleanup)

const PLACE = { path: '/', at: '/', calls: [] }
const pede = { enunciado: '', dica: '', tentativas: 1, obrigatoria: true } as const

function asNumber(unidade = '', resposta?: Resposta<'numerica'>) {
  const said: Resposta<'numerica'>[] = []
  const conteudo: ConteudoAluno<'numerica'> = { ...pede, unidade }
  const shown = <Tela {...{ conteudo, resposta }} onResposta={(one) => said.push(one)} disabled={false} />
  const { user } = renderScreen(() => shown, PLACE)
  return { said, user, field: screen.getByRole('textbox') as HTMLInputElement }
}

describe('a number', () => {
  it('is read as it is written, and emptied is no answer', async () => {
    const { said, user, field } = asNumber()
    await user.type(field, '2 1/2')
    expect(said.at(-1)).toEqual({ valor: 2.5 })
    expect(screen.getByText('Entendido como 2,5')).toBeTruthy()
    await user.clear(field)
    expect(said.at(-1)).toEqual({})
  })

  it('is taken with its unit, and says which where it is another', async () => {
    const { said, user, field } = asNumber('cm')
    await user.type(field, '12,5 cm')
    expect(said.at(-1)).toEqual({ valor: 12.5 })
    await user.clear(field)
    await user.type(field, '12 km')
    expect(said.at(-1)).toEqual({})
    expect(screen.getByText('Escreva um número em cm, como 3,5.')).toBeTruthy()
  })

  it('comes back with all its digits', () => {
    expect(asNumber('', { valor: 0.125 }).field.value).toBe('0,125')
  })
})

function Author() {
  const [conteudo, setConteudo] = useState<Conteudo<'resposta_curta'>>({
    ...{ ...pede, peso: 1, feedback_certo: '', feedback_errado: '' },
    ...{ aceitas: ['guarda-chuva'], maiusculas: false },
  })
  return <RespostaCurtaForm conteudo={conteudo} onChange={setConteudo} />
}

describe('the author of a short answer', () => {
  it('sees at writing what will and what will not be taken', async () => {
    const { user } = renderScreen(Author, PLACE)
    expect(screen.getByText('guarda chuva: vale')).toBeTruthy()
    const field = screen.getByLabelText('Experimente uma resposta')
    await user.type(field, 'gurda chuva')
    expect(screen.getByText('gurda chuva: não vale')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Perdoar um deslize' }))
    expect(screen.getByText('gurda chuva: quase, mais uma chance')).toBeTruthy()
  })
})
