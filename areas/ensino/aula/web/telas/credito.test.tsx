// @vitest-environment happy-dom
/** An author says what alternatives are worth, and sees at once what a typed answer would be. */
import { cleanup, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import type { Conteudo, TelaDe } from '../../shapes-telas.ts'
import { RespostasForm } from './Escolha.tsx'
import type { FormProps } from './form.ts'
import { NumericaForm } from './Respostas.tsx'

afterEach(cleanup)

const COMUM = {
  ...{ enunciado: '', peso: 1, tentativas: 1 as const, obrigatoria: true },
  ...{ dica: '', feedback_certo: '', feedback_errado: '' },
}

function write<T extends TelaDe['tipo']>(Form: ComponentType<FormProps<T>>, given: Conteudo<T>) {
  const said: Conteudo<T>[] = []
  function Author() {
    const [conteudo, setConteudo] = useState(given)
    const keep = (next: Conteudo<T>) => {
      said.push(next)
      setConteudo(next)
    }
    return <Form conteudo={conteudo} onChange={keep} />
  }
  const { user } = renderScreen(Author, { path: '/', at: '/', calls: [] })
  return { user, last: () => said.at(-1) }
}

it('weights stand beside the alternatives, and turned off nothing is declared', async () => {
  const alternativas = [true, true, false].map((correta, n) => ({
    ...{ id: `p${n}`, texto: `Texto ${n}`, correta, feedback: '' },
  }))
  const { user, last } = write<'multipla_resposta'>(RespostasForm, {
    ...COMUM,
    alternativas,
    embaralhar: true,
  })
  const parcial = screen.getByRole('switch', { name: 'Crédito parcial' })
  await user.click(parcial)
  const first = screen.getByRole('textbox', { name: 'A: vale (%)' })
  await user.clear(first)
  await user.type(first, '33,3')
  const wrong = screen.getByRole('textbox', { name: 'C: desconta (%)' })
  await user.clear(wrong)
  await user.type(wrong, '25')
  expect(last()?.pontuacao).toBe('pesos')
  expect(last()?.alternativas.map(({ fracao }) => fracao)).toEqual([0.3333333, 0.5, -0.25])
  await user.click(screen.getByRole('button', { name: 'Alternativa C é certa' }))
  expect(last()?.alternativas[2]).toMatchObject({ correta: true, fracao: 0.25 })
  await user.click(screen.getByRole('switch', { name: 'Só vale se acertar tudo' }))
  expect(last()?.pontuacao).toBe('inteira')
  await user.click(screen.getByRole('switch', { name: 'Só vale se acertar tudo' }))
  expect(last()).not.toHaveProperty('pontuacao')
})

it('a number is tried in its units', async () => {
  const { user, last } = write<'numerica'>(NumericaForm, {
    ...{ ...COMUM, valor: 3_500, tolerancia: 0, unidade: 'm' },
  })
  await user.type(screen.getByRole('textbox', { name: 'Outras unidades que valem' }), 'km = 1000')
  await user.click(screen.getByRole('switch', { name: 'A unidade faz parte da resposta' }))
  expect(last()?.unidades).toEqual([{ nome: 'km', vale: 1_000 }])
  const field = screen.getByRole('textbox', { name: 'Experimente uma resposta' })
  await user.type(field, '3,5 km')
  expect(screen.getByText('3,5 km: vale')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '3500')
  expect(screen.getByText('3500: vale 90%')).toBeTruthy()
})
