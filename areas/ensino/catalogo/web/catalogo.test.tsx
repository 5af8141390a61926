// @vitest-environment happy-dom
/** The fields of the catalogue with keyboard and pointer. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { catalogoApi, type Habilidade, type HabilidadeCitada } from '../contract.ts'
import { DisciplinaField, HabilidadesField, PeriodosField, TagsField } from './public.tsx'

afterEach(cleanup)

const MATEMATICA = { id: 4, nome: 'Matemática' }

const skill = (
  id: number,
  codigo: string,
  texto: string,
  disciplina: Habilidade['disciplina'] = null,
): Habilidade => ({
  id,
  codigo,
  texto,
  anos: ['ef7'],
  categoria: { id: 1, nome: 'Números' },
  disciplina,
  matriz: { id: 1, nome: 'Matriz' },
})
const SKILLS = [
  skill(1, 'EF07MA08', 'Comparar frações.', MATEMATICA),
  skill(2, 'EF07MA17', 'Proporções.'),
  skill(3, 'EF07CI01', 'Máquinas simples.'),
]
const calls = [
  answers(catalogoApi.disciplinas, {
    disciplinas: [{ id: 4, nome: 'Matemática', sigla: 'MA', area: 'matematica' }],
  }),
  answers(catalogoApi.disciplinasMatriz, {
    disciplinas: [{ ...MATEMATICA, sigla: 'MA', area: 'matematica' }],
  }),
  answers(catalogoApi.periodos, {
    ensinos: [
      {
        id: 1,
        nome: 'Anos finais',
        periodos: [
          { id: 6, codigo: 'ef6', nome: '6º ano' },
          { id: 7, codigo: 'ef7', nome: '7º ano' },
        ],
      },
    ],
  }),
  answers(catalogoApi.habilidades, ({ query }) => {
    const found = SKILLS.filter(
      ({ codigo, disciplina }) =>
        codigo.startsWith(query.busca ?? '') &&
        (query.disciplina === undefined || String(disciplina?.id) === String(query.disciplina)),
    )
    return { habilidades: found, total: found.length }
  }),
  answers(catalogoApi.tags, ({ query }) => ({
    tags: query.busca?.startsWith('fr') ? [{ id: 1, nome: 'frações' }] : [],
  })),
]
const show = (Page: () => React.ReactNode) => renderScreen(Page as never, { path: '/', at: '/', calls })

function DisciplinaPage() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <DisciplinaField value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

function PeriodosPage() {
  const [value, setValue] = useState<readonly number[]>([6])
  return (
    <>
      <PeriodosField value={value} onChange={setValue} error="Escolha um ano." />
      <output>{value.join()}</output>
    </>
  )
}

function HabilidadesPage() {
  const [value, setValue] = useState<readonly HabilidadeCitada[]>([])
  return (
    <>
      <HabilidadesField value={value} onChange={setValue} max={2} />
      <output>{value.map(({ codigo }) => codigo).join()}</output>
    </>
  )
}

function UmaPage() {
  const [value, setValue] = useState<readonly HabilidadeCitada[]>([
    { ...skill(9, 'EF07GE01', 'Ler mapas.'), em_uso: false } as HabilidadeCitada,
  ])
  return <HabilidadesField value={value} onChange={setValue} max={1} comDisciplina />
}

function TagsPage() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <>
      <TagsField value={value} onChange={setValue} max={3} />
      <output>{value.join('|')}</output>
    </>
  )
}

describe('the discipline', () => {
  it('is one of the list, or none', async () => {
    const { user } = show(DisciplinaPage)
    await screen.findByRole('option', { name: 'Matemática' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Disciplina' }), 'Matemática')
    expect(screen.getByText('4')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Disciplina' }), '')
    expect(screen.getByText('null')).toBeTruthy()
  })
})

describe('school years', () => {
  it('are pressed and let go, each in its stage', async () => {
    const { user } = show(PeriodosPage)
    const seventh = await screen.findByRole('button', { name: '7º ano', pressed: false })
    await user.click(seventh)
    expect(screen.getByText('6,7')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '6º ano', pressed: true }))
    expect(screen.getByText('7')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Anos finais' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Anos escolares' })).toHaveProperty('tabIndex', -1)
  })
})

describe('skills', () => {
  it('are asked for when the field is entered, found as one types, ticked up to the limit', async () => {
    const { user, network } = show(HabilidadesPage)
    expect(network.askedOf(catalogoApi.habilidades)).toHaveLength(0)
    await user.click(screen.getByRole('searchbox', { name: 'Habilidades' }))
    await screen.findByText('3 habilidades')
    await user.keyboard('EF07MA')
    await screen.findByText('2 habilidades')
    expect(network.askedOf(catalogoApi.habilidades).length).toBeLessThan(5)
    await user.click(screen.getByRole('checkbox', { name: /EF07MA08/ }))
    await user.click(screen.getByRole('checkbox', { name: /EF07MA17/ }))
    expect(screen.getByText('EF07MA08,EF07MA17')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /EF07CI01/ })).toHaveProperty('disabled', true),
    )
    await user.click(screen.getByRole('button', { name: 'Remover EF07MA08' }))
    expect(screen.getByRole('checkbox', { name: /EF07CI01/ })).toHaveProperty('disabled', false)
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await screen.findByText('Nenhuma habilidade com estas palavras.')
  })
})

describe('one skill with its discipline', () => {
  it('is found among those of a discipline, tells which, and takes the place of the one before', async () => {
    const { user } = show(UmaPage)
    const chosen = () => screen.getByRole('list', { name: 'Habilidades: Escolhidas' }).textContent
    expect(chosen()).toContain('fora de uso')
    await user.click(screen.getByRole('searchbox', { name: 'Habilidades' }))
    expect((await screen.findAllByRole('checkbox')).length).toBe(3)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Buscar na disciplina' }), 'Matemática')
    await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBe(1))
    await user.click(screen.getByRole('checkbox', { name: /EF07MA08 · Matemática/ }))
    expect(chosen()).toContain('EF07MA08 · Matemática Comparar frações.')
    expect(chosen()).not.toContain('EF07GE01')
  })
})

describe('tags', () => {
  it('enter by Enter, comma and leaving; one spelling once; Backspace takes the last', async () => {
    const { user } = show(TagsPage)
    const field = screen.getByLabelText('Tags')
    await user.type(field, '#Frações{Enter}fracoes{Enter}meio,')
    expect(screen.getByText('Frações|meio')).toBeTruthy()
    await user.type(field, '{Backspace}')
    expect(screen.getByText('Frações', { selector: 'output' })).toBeTruthy()
    await user.type(field, 'pizza')
    await user.tab()
    expect(screen.getByText('Frações|pizza')).toBeTruthy()
    expect(screen.getByText('pizza adicionada')).toBeTruthy()
  })

  it('known ones are offered; the limit closes the field and taking one out opens it', async () => {
    const { user, container } = show(TagsPage)
    const field = screen.getByLabelText('Tags')
    await user.type(field, 'fra')
    await waitFor(() => expect(container.querySelector('datalist option')).not.toBeNull())
    await user.clear(field)
    await user.type(field, 'a,b,c,')
    expect(field).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Remover b' }))
    expect(field).toHaveProperty('disabled', false)
    expect(screen.getByText('a|c')).toBeTruthy()
  })
})
