// @vitest-environment happy-dom
/** A playlist made, put in order with the keyboard, filled from the search, linked and removed with its classes named. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { catalogoApi } from '../../catalogo/contract.ts'
import { playlistApi } from '../contract.ts'
import type { Playlist, Projeto, Vinculo } from '../shapes.ts'
import { Screen as Uma } from './PlaylistPage.tsx'
import { Screen as Lista } from './PlaylistsPage.tsx'
import { PlaylistsDaTurma } from './public.tsx'
import { Screen as Vinculos } from './VinculosPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const projeto = (id: number, titulo: string, part: Partial<Projeto> = {}): Projeto => ({
  id,
  titulo,
  codigo: `ABCDEFG${id}`,
  disciplina: { id: 2, nome: 'Matemática' },
  telas: 4,
  bytes: 2_097_152,
  disponivel: true,
  offline: true,
  ...part,
})
const AULAS = [projeto(1, 'Meio'), projeto(2, 'Quarto'), projeto(3, 'Oitavo', { disponivel: false })]
const playlist = (part: Partial<Playlist> = {}): Playlist => ({
  id: 5,
  nome: 'Frações',
  tipo: 'PAC',
  descricao: 'Do meio ao oitavo',
  tags: ['pizza'],
  autor: { id: 7, nome: 'Rosângela' },
  total_aulas: 3,
  total_vinculos: 1,
  bytes: 6_291_456,
  alterada_em: '2026-03-10T12:00:00.000Z',
  permissoes: { editar: true },
  ...part,
})
const vinculo = (part: Partial<Vinculo> = {}): Vinculo => ({
  id: 9,
  tipo: 'turma',
  alvo: { id: 3, nome: '7º A' },
  onde: 'Escola Um',
  turmas: 1,
  inicio: '2026-03-02T03:00:00.000Z',
  fim: '2026-04-01T03:00:00.000Z',
  situacao: 'vigente',
  permissoes: { mudar: true },
  ...part,
})
const links = {
  vinculos: [vinculo()],
  turmas: [{ id: 3, nome: '7º A', escola: 'Escola Um' }],
  total_turmas: 1,
}

const open = (Page: () => React.ReactNode, path: string, calls: readonly FakedCall[]) =>
  renderScreen(Page as never, {
    path: `/playlist${path}`,
    at: `/playlist${path.replace(':playlist', '5')}`,
    eu: anEu({ funcoes: ['administrador_tenant'], papeis: ['administrador_tenant'] }),
    calls: [
      answers(catalogoApi.tags, { tags: [] }),
      answers(catalogoApi.disciplinas, { disciplinas: [] }),
      ...calls,
    ],
  })

describe('the list', () => {
  it('shows what there is, and a new one opens once it is made', async () => {
    const { user, network, address } = open(Lista, '', [
      answers(playlistApi.list, { playlists: [playlist()], total: 1, permissoes: { criar: true } }),
      answers(playlistApi.create, { playlist: { ...playlist({ id: 6 }), projetos: [] } }),
    ])
    await screen.findByRole('link', { name: 'Frações' })
    expect(screen.getByRole('table').textContent).toContain('6 MB')
    await user.click(screen.getByRole('button', { name: 'Nova playlist' }))
    await user.click(screen.getByRole('button', { name: 'Criar playlist' }))
    expect(screen.getByRole('alert').textContent).toContain('Escreva um nome.')
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Medidas')
    await user.click(screen.getByRole('radio', { name: /Pacote offline/ }))
    await user.type(screen.getByLabelText('Tags'), 'régua,')
    await user.click(screen.getByRole('button', { name: 'Criar playlist' }))
    await waitFor(() => expect(address()).toMatch(/playlist\/6$/))
    expect(network.askedOf(playlistApi.create)[0]?.body).toEqual({
      nome: 'Medidas',
      tipo: 'PAC',
      descricao: '',
      tags: ['régua'],
    })
  })

  it('offers no new one to who may make none', async () => {
    open(Lista, '', [answers(playlistApi.list, { playlists: [], total: 0, permissoes: { criar: false } })])
    await screen.findByText('Nenhuma playlist ainda')
    expect(screen.queryByRole('button', { name: 'Nova playlist' })).toBeNull()
  })
})

describe('one playlist', () => {
  const find = answers(playlistApi.find, { playlist: { ...playlist(), projetos: AULAS } })
  const titles = () =>
    screen.getAllByRole('listitem').flatMap((item) => item.querySelector('b')?.textContent ?? [])

  it('weighs its package, marks what is not published, and moves lessons one place', async () => {
    const { user, network } = open(Uma, '/:playlist', [
      find,
      answers(playlistApi.edit, { playlist: { ...playlist(), projetos: AULAS } }),
    ])
    await screen.findByRole('heading', { level: 1, name: 'Frações' })
    expect(screen.getByText('para baixar o pacote inteiro').parentElement?.textContent).toContain('6 MB')
    expect(screen.getByText('não publicada')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Descer “Meio”' }))
    await waitFor(() =>
      expect(network.askedOf(playlistApi.edit)[0]?.body).toEqual({ id: 5, ordem: [2, 1, 3] }),
    )
    expect(screen.getByRole('button', { name: 'Descer “Oitavo”' })).toHaveProperty('disabled', true)
  })

  it('shows a change at once, and what stands again when it is refused', async () => {
    const { user } = open(Uma, '/:playlist', [
      find,
      refuses(playlistApi.edit, { status: 409, codigo: 'ordem_conflito', mensagem: 'A playlist mudou.' }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Remover “Quarto”' }))
    await screen.findByText('A playlist mudou.')
    await waitFor(() => expect(titles()).toEqual(['Meio', 'Quarto', 'Oitavo']))
  })

  it('takes a lesson out with the way to undo it', async () => {
    const { user, network } = open(Uma, '/:playlist', [
      find,
      answers(playlistApi.edit, { playlist: { ...playlist(), projetos: AULAS } }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Remover “Quarto”' }))
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(playlistApi.edit)).toHaveLength(2))
    expect(network.askedOf(playlistApi.edit).map(({ body }) => body)).toEqual([
      { id: 5, projetos_removidos: [2] },
      { id: 5, projetos_adicionados: [2], ordem: [1, 2, 3] },
    ])
  })

  it('names the classes that lose it before it goes', async () => {
    const { user, network } = open(Uma, '/:playlist', [
      find,
      answers(playlistApi.listVinculos, links),
      answers(playlistApi.remove, {}),
    ])
    await user.click(await screen.findByRole('button', { name: 'Remover playlist' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover a playlist “Frações”?' })
    expect((await within(dialog).findByText(/7º A/)).textContent).toContain('Escola Um')
    await user.click(within(dialog).getByRole('button', { name: 'Remover playlist' }))
    await waitFor(() => expect(network.askedOf(playlistApi.remove)).toHaveLength(1))
    expect(String(network.askedOf(playlistApi.remove)[0]?.query.confirmada)).toBe('true')
  })

  it('is only read by who may not change it', async () => {
    open(Uma, '/:playlist', [
      answers(playlistApi.find, {
        playlist: { ...playlist({ permissoes: { editar: false } }), projetos: AULAS },
      }),
    ])
    await screen.findByText('Meio')
    for (const name of [/Mover/, /Editar nome/, /Remover/, /Adicionar/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('link', { name: 'Vínculos' })).toBeTruthy()
  })

  it('that is not there says so', async () => {
    open(Uma, '/:playlist', [refuses(playlistApi.find, { status: 404 })])
    await screen.findByRole('heading', { level: 1, name: /não existe mais/ })
  })
})

describe('links', () => {
  const calls = [
    answers(playlistApi.find, { playlist: { ...playlist(), projetos: AULAS } }),
    answers(playlistApi.listVinculos, links),
    answers(playlistApi.lugares, ({ query }) => ({
      lugares: [
        { tipo: 'rede' as const, id: 1, nome: 'Rede Municipal', onde: null },
        { tipo: 'turma' as const, id: 8, nome: '8º B', onde: 'Escola Dois' },
      ].filter(({ nome }) => nome.includes(query.busca ?? '')),
    })),
  ]

  it('say whom they reach and until when; the last day counts whole', async () => {
    const { user, network } = open(Vinculos, '/:playlist/vinculos', [
      ...calls,
      answers(playlistApi.changeVinculo, {}),
    ])
    await screen.findByText('02/03/2026 a 31/03/2026')
    await user.click(screen.getByRole('button', { name: 'Mudar o período de 7º A' }))
    const last = await screen.findByLabelText(/Último dia/)
    expect(last).toHaveProperty('value', '31/03/2026')
    await user.clear(last)
    await user.type(last, '2026-03-01')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(screen.getByRole('alert').textContent).toContain('O último dia vem antes do primeiro.')
    await user.clear(last)
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(network.askedOf(playlistApi.changeVinculo)).toHaveLength(1))
    expect(network.askedOf(playlistApi.changeVinculo)[0]?.body).toEqual({
      inicio: '2026-03-02T03:00:00.000Z',
      fim: null,
    })
  })

  it.each([
    [{ inicio: null }, 'até 31/03/2026'],
    [{ fim: null }, 'desde 02/03/2026'],
  ])('say whole days where one end is open: %j', async (part, words) => {
    open(Vinculos, '/:playlist/vinculos', [
      answers(playlistApi.listVinculos, { ...links, vinculos: [vinculo(part)] }),
      ...calls.slice(0, 1),
    ])
    await screen.findByText(new RegExp(words, 'i'))
  })

  it('are made with networks and classes that were searched and ticked', async () => {
    const { user, network } = open(Vinculos, '/:playlist/vinculos', [
      ...calls,
      answers(playlistApi.link, { criados: 2 }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Vincular' }))
    const dialog = await screen.findByRole('dialog', { name: 'Vincular a redes e turmas' })
    const send = within(dialog).getByRole('button', { name: 'Vincular' })
    await user.click(send)
    expect(within(dialog).getByRole('alert').textContent).toContain('Escolha pelo menos uma')
    await user.click(await within(dialog).findByRole('checkbox', { name: /Rede Municipal/ }))
    await user.type(within(dialog).getByRole('searchbox'), '8º')
    await user.click(await within(dialog).findByRole('checkbox', { name: /8º B/ }))
    await within(dialog).findByText('2 escolhidas')
    await user.click(send)
    await waitFor(() => expect(network.askedOf(playlistApi.link)).toHaveLength(1))
    expect(network.askedOf(playlistApi.link)[0]?.body).toEqual({
      redes: [1],
      turmas: [8],
      inicio: null,
      fim: null,
    })
  })

  it('are taken away after a word on what the classes lose', async () => {
    const { user, network } = open(Vinculos, '/:playlist/vinculos', [
      ...calls,
      answers(playlistApi.unlink, {}),
    ])
    await user.click(await screen.findByRole('button', { name: 'Desvincular 7º A' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Desvincular 7º A?' })
    expect(dialog.textContent).toContain('Uma turma deixa de ver')
    await user.click(within(dialog).getByRole('button', { name: 'Desvincular' }))
    await waitFor(() =>
      expect(network.askedOf(playlistApi.unlink)[0]?.params).toEqual({ id: '5', vinculo: '9' }),
    )
  })
})

const Turma = () => <PlaylistsDaTurma turma={3} />

describe('in a class', () => {
  it('its playlists stand with their lessons in order; what is not published is no link', async () => {
    open(Turma, '', [
      answers(playlistApi.listTurma, {
        playlists: [
          {
            id: 5,
            nome: 'Frações',
            tipo: 'PAC',
            descricao: '',
            inicio: null,
            fim: '2026-04-01T03:00:00.000Z',
            situacao: 'vigente',
            projetos: AULAS,
          },
        ],
      }),
    ])
    await screen.findByRole('heading', { name: 'Frações' })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Meio', 'Quarto'])
    expect(screen.getByRole('link', { name: 'Quarto' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/aula/2',
    )
    expect(screen.getByText('até 31/03/2026')).toBeTruthy()
  })

  it('without playlists says nothing', async () => {
    const { container, network } = open(Turma, '', [answers(playlistApi.listTurma, { playlists: [] })])
    await waitFor(() => expect(network.askedOf(playlistApi.listTurma)).toHaveLength(1))
    expect(container.querySelector('h2')).toBeNull()
  })
})
