// @vitest-environment happy-dom
/** The end of a lesson: what it was about, the facet that lit, and one filled button, which is what comes next. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { Resultado } from './Resultado.tsx'
import type { useSeguir } from './useSeguir.ts'

afterEach(cleanup)

type Fim = ReturnType<typeof useSeguir>
const passo = {
  ...{ trilha: 5, habilidade: 'Identificar o narrador', luzes: 3, antes: 2, feita: false },
  ...{ proxima: { id: 8, titulo: 'O narrador que sabe tudo' }, parada: null },
}
const fim = (part: Partial<Fim> = {}): Fim => ({
  habilidades: [{ codigo: 'EF67LP28', texto: 'Ler e compreender contos.' }],
  ...{ passo, refazer: [], sugestoes: [], sabida: true, espera: false },
  seguir: { href: '/logado/aula/8?vez=2&trilha=5', nome: 'O narrador que sabe tudo', pedra: false },
  ...part,
})

const shown = (seguir: Fim, more: { refeito?: boolean; status?: 'aprovado' | 'reprovado' } = {}) =>
  renderScreen(
    () => (
      <Resultado
        aula={{ titulo: 'Primeira pessoa', nota_minima: 6 }}
        tentativa={{ estado: 'concluida', nota: 6.67, status: more.status ?? 'aprovado', tempo: 60 }}
        waiting={false}
        roteiro={{ titulo: 'Primeira pessoa', navegacao: 'livre', telas: [] }}
        respostas={new Map()}
        restantes={2}
        voltar={{ href: '/logado/trilhas/5', label: 'Voltar à trilha' }}
        seguir={seguir}
        refeito={more.refeito ?? false}
        onRefazer={() => {}}
        onDeNovo={() => {}}
      />
    ),
    { path: '/', at: '/', calls: [] },
  )

const filled = () => [...document.querySelectorAll('.primario')].map(({ textContent }) => textContent)
/** Every way on, in its order. */
const ways = () => [...document.querySelectorAll('.pl-acoes .bt')].map(({ textContent }) => textContent)

it('says what was learned, lights the facet, and leads on', () => {
  shown(fim())
  screen.getByText('Uma faceta acendeu na pedra Identificar o narrador.')
  screen.getByRole('region', { name: 'O que você aprendeu' })
  screen.getByText('Ler e compreender contos.')
  screen.getByText('A seguir: O narrador que sabe tudo')
  expect(ways()).toEqual(['Próxima aula', 'Tentar de novo', 'Voltar à trilha'])
  expect(filled()).toEqual(['Próxima aula'])
  expect(document.querySelectorAll('.pl-pedra .nova').length).toBe(1)
})

it('puts first what may be done again, and after that what comes next', () => {
  const { unmount } = shown(fim({ refazer: [3, 4] }))
  screen.getByText(/^2 telas você ainda está aprendendo/)
  expect(filled()).toEqual(['Refazer o que errei'])
  expect(ways()).toContain('Próxima aula')
  unmount()
  shown(fim({ refazer: [3, 4] }), { refeito: true })
  screen.getByRole('heading', { level: 1, name: 'Agora você acertou tudo!' })
  screen.getByText(/^As 2 telas que faltavam saíram\. A nota da aula continua a mesma/)
  expect(filled()).toEqual(['Próxima aula'])
})

it('keeps the place of its buttons until it is known what comes next, and always has a way back', () => {
  const { unmount } = shown(fim({ espera: true }))
  expect(ways()).toEqual([])
  unmount()
  shown(fim({ passo: null, seguir: null, habilidades: [] }), { status: 'reprovado' })
  expect(filled()).toEqual(['Tentar de novo'])
  expect(ways()).toEqual(['Tentar de novo', 'Voltar à trilha'])
})
