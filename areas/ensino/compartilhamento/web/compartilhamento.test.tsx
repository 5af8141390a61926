// @vitest-environment happy-dom
/** The list as a class and as its teacher see it, sharing a link and files, taking back with the way to undo it. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type TurmaHeader, turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { aulaApi } from '../../aula/contract.ts'
import type { Aula } from '../../aula/shapes.ts'
import { compartilhamentoApi as api, type Compartilhamento } from '../contract.ts'
import { buildArquivo, buildMaterial } from '../testing.ts'
import { Screen } from './CompartilhamentosPage.tsx'
import { kindOf } from './kinds.ts'

afterEach(cleanup)

const PATH = '/logado/turmas/turma/:id/compartilhamentos'
const AT = '/logado/turmas/turma/3/compartilhamentos'

const listed = (compartilhamentos: Compartilhamento[], staff: boolean) =>
  answers(api.list, {
    compartilhamentos,
    total: compartilhamentos.length,
    permissoes: { compartilhar: staff, verTodos: staff },
  })

interface Given {
  staff?: boolean
  at?: string
  calls?: FakedCall[]
  recursos?: TurmaHeader['recursos']
}

function open(
  materials: Compartilhamento[],
  { staff = true, at = AT, calls = [], recursos = ['aulas'] }: Given = {},
) {
  return renderScreen(Screen, {
    path: PATH,
    at,
    eu: staff ? anEu({ id: 2, turmas: [{ id: 3, papel: 'professor' }] }) : anEu(),
    calls: [
      answers(turmaApi.find, { grupo: staff ? taughtTurma({ recursos }) : buildTurma() }),
      listed(materials, staff),
      ...calls,
    ],
  })
}

/** As the browser opens a popover, which the test's document does not. */
async function choose(action: string): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Mais ações de “Museu da Língua”' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

describe('the list', () => {
  it('opens links aside and downloads files, and says what they are and until when', async () => {
    open([buildMaterial({ ate: '2026-11-30' }), buildArquivo()], { staff: false })
    const link = await screen.findByRole('link', { name: /Museu da Língua/ })
    expect(link.getAttribute('href')).toBe('https://www.museu.example/acervo')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    const file = screen.getByRole('link', { name: /Lista 3/ })
    expect(file.getAttribute('download')).toBe('Lista 3.pdf')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Link.*museu\.example.*Cecília Barreto.*até 30\/11\/2026/)
    expect(second?.textContent).toMatch(/PDF.*240 kB/)
    expect(screen.queryByRole('button', { name: /Compartilhar|Mais ações/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Vencidos/ })).toBeNull()
  })

  it('tells a teacher the state of what is past and taken back, which opens no more', async () => {
    const past = buildMaterial({ id: 7, titulo: 'Antigo', ate: '2026-01-10', situacao: 'vencido' })
    const back = buildArquivo({
      situacao: 'revogado',
      arquivo: { nome: 'Lista 3.pdf', bytes: 10, url: null },
    })
    const { network, user } = open([past, back])
    await user.click(await screen.findByRole('button', { name: 'Vencidos e revogados também' }))
    await waitFor(() => expect(network.askedOf(api.list).at(-1)?.query.todos).toBe('true'))
    expect(await screen.findByText('Venceu')).toBeTruthy()
    expect(screen.getByText('Revogado')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Materiais' })).queryAllByRole('link')).toEqual([])
  })

  it('says what an empty list is for, and leads out of a search without finds', async () => {
    const { user, network } = open([], { at: `${AT}?busca=x` })
    expect(await screen.findByText('Nada encontrado para “x”')).toBeTruthy()
    expect(network.askedOf(api.list)[0]?.query.busca).toBe('x')
    await user.click(screen.getByRole('button', { name: 'Limpar a busca' }))
    expect(await screen.findByText('Nada compartilhado ainda')).toBeTruthy()
  })

  it('says so when it does not come, and comes when asked again', async () => {
    let down = true
    const flaky = answers(api.list, () => {
      if (down) throw refusal({ status: 503 })
      return {
        compartilhamentos: [buildMaterial()],
        total: 1,
        permissoes: { compartilhar: false, verTodos: false },
      }
    })
    const { user } = open([], { staff: false, calls: [flaky] })
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    down = false
    await user.click(again)
    expect(await screen.findByText('Museu da Língua')).toBeTruthy()
  })
})

describe('sharing', () => {
  it('asks for an address and a title before it sends', async () => {
    const { user, network } = open([], { calls: [answers(api.shareLink, { ids: [9] })] })
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))
    await user.type(screen.getByLabelText('Endereço'), 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/endereço de uma página.*título/s)
    expect(network.askedOf(api.shareLink)).toEqual([])
    await user.clear(screen.getByLabelText('Endereço'))
    await user.type(screen.getByLabelText('Endereço'), 'museu.example')
    await user.type(screen.getByLabelText('Título'), 'Museu')
    fireEvent.change(screen.getByLabelText(/Mostrar até/), { target: { value: '2099-11-30' } })
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect(await screen.findByText('Compartilhado; a turma foi avisada')).toBeTruthy()
    expect(network.askedOf(api.shareLink)[0]?.body).toEqual({
      titulo: 'Museu',
      url: 'museu.example',
      descricao: '',
      ate: '2099-11-30',
    })
  })

  it('skips files that may not go, says why, and sends the rest under one key', async () => {
    let fails = true
    const flaky = answers(api.shareFiles, () => {
      if (fails) throw refusal({ status: 503, mensagem: 'Espere um pouco.' })
      return { ids: [9, 10] }
    })
    const { user, network, container } = open([], { calls: [flaky] })
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))
    await user.click(screen.getByRole('radio', { name: 'Arquivos' }))
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect((await screen.findAllByText('Escolha pelo menos um arquivo.')).length).toBeGreaterThan(0)
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    const file = (name: string, bytes = 'x') => new File([bytes], name)
    const pick = (...files: File[]) => fireEvent.change(input, { target: { files } })
    pick(file('a.pdf'), file('virus.exe'), file('b.txt'))
    expect(
      await screen.findByText('Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.'),
    ).toBeTruthy()
    pick(...['c', 'd', 'e', 'f'].map((name) => file(`${name}.txt`)))
    expect(await screen.findByText('Você atingiu o limite de 5 arquivos por mensagem.')).toBeTruthy()
    for (const gone of ['c.txt', 'd.txt', 'e.txt'])
      await user.click(screen.getByRole('button', { name: `Remover ${gone}` }))
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect(await screen.findByText('Não foi compartilhado: Espere um pouco.')).toBeTruthy()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect(await screen.findByText('2 arquivos compartilhados; a turma foi avisada')).toBeTruthy()
    const asked = network.askedOf(api.shareFiles)
    expect(asked.map(({ arquivos }) => arquivos.map(({ name }) => name))).toEqual([
      ['a.pdf', 'b.txt'],
      ['a.pdf', 'b.txt'],
    ])
    expect(asked[0]?.idempotencyKey).toBe(asked[1]?.idempotencyKey)
  })
})

const AULA: Aula = {
  id: 40,
  codigo: 'ABCDEFGH',
  titulo: 'Frações',
  descricao: '',
  capa_id: null,
  disciplina: { id: 1, nome: 'Matemática' },
  periodos: [],
  autor: { id: 2, nome: 'Rosângela' },
  estado: 'publicada',
  visibilidade: 'turma',
  alcance: 'turma',
  versao: 1,
  jogo: false,
  total_telas: 3,
  mudou: false,
  alterada_em: '2026-03-10T12:00:00.000Z',
  publicada_em: '2026-03-10T12:00:00.000Z',
  removida_em: null,
  permissoes: {
    lerRascunho: false,
    editar: false,
    gerenciar: false,
    publicar: false,
    enviar: false,
    revisar: false,
    duplicar: true,
  },
}

describe('lessons and playlists', () => {
  it('open in the class; what is away says so and opens nothing', async () => {
    const lessons = [
      { id: 41, titulo: 'Um', disponivel: true },
      { id: 42, titulo: 'Dois', disponivel: false },
    ]
    const none = { url: null, arquivo: null }
    open(
      [
        buildMaterial({ ...none, id: 7, titulo: 'Frações', aula: { id: 40, disponivel: true } }),
        buildMaterial({ ...none, id: 8, titulo: 'Guardada', aula: { id: 43, disponivel: false } }),
        buildMaterial({ ...none, id: 9, titulo: 'Números', playlist: { id: 50, aulas: lessons } }),
      ],
      { staff: false },
    )
    const lesson = await screen.findByRole('link', { name: 'Frações' })
    expect(lesson.getAttribute('href')).toBe('/logado/turmas/turma/3/aula/40')
    expect(screen.getByRole('link', { name: 'Um' }).getAttribute('href')).toBe(
      '/logado/turmas/turma/3/aula/41',
    )
    for (const name of ['Guardada', 'Dois', 'Números'])
      expect(screen.queryByRole('link', { name })).toBeNull()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items[1]).toMatch(/Guardada.*não está disponível agora/)
    expect(items[2]).toMatch(/Números.*2 aulas.*Dois · não está disponível agora/)
  })

  it('are found by a search, chosen, changed and shared', async () => {
    const { user, network } = open([], {
      calls: [
        answers(aulaApi.list, { aulas: [AULA], total: 31, permissoes: { criar: true } }),
        refuses(api.shareAula, { status: 409, mensagem: 'A turma já tem isto.' }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))
    await user.click(screen.getByRole('radio', { name: 'Aula' }))
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect((await screen.findAllByText('Escolha uma aula.')).length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText('Buscar aulas publicadas'), 'fra')
    await waitFor(() =>
      expect(network.askedOf(aulaApi.list).at(-1)?.query).toMatchObject({
        busca: 'fra',
        estado: 'publicada',
      }),
    )
    expect(await screen.findByText(/Mostrando 1 de 31/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Frações.*Matemática · Rosângela/ }))
    const field = screen.getByRole('group', { name: 'Qual aula' })
    expect(document.activeElement).toBe(field)
    expect(within(field).getByText('Frações')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))
    expect(await screen.findByText('Não foi compartilhado: A turma já tem isto.')).toBeTruthy()
    expect(network.askedOf(api.shareAula)[0]?.body).toEqual({ aula: 40, descricao: '', ate: '' })
    await user.click(within(field).getByRole('button', { name: 'Trocar' }))
    expect(await screen.findByLabelText('Buscar aulas publicadas')).toBeTruthy()
  })

  it('are not offered where the class has lessons off', async () => {
    const { user } = open([], { recursos: ['forum'] })
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Um link',
      'Arquivos',
    ])
  })
})

describe('changing', () => {
  it('edits the words and the last day, and shows what the server refuses at its field', async () => {
    const { user, network } = open([buildMaterial()], {
      calls: [refuses(api.edit, { status: 400, campos: { titulo: 'Escreva um título.' } })],
    })
    await choose('Editar')
    const title = await screen.findByLabelText('Título')
    await user.clear(title)
    await user.type(title, 'Museu')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
    expect(network.askedOf(api.edit)[0]).toMatchObject({
      params: { id: '5' },
      body: { titulo: 'Museu', descricao: '', ate: '' },
    })
  })

  it('takes back at once, and undoes it', async () => {
    const { user, network } = open([buildMaterial()], {
      calls: [answers(api.revoke, {}), answers(api.restore, {})],
    })
    await choose('Revogar')
    await screen.findByText('“Museu da Língua” não aparece mais para a turma')
    expect(document.activeElement?.textContent).toBe('Materiais')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('“Museu da Língua” foi compartilhado de novo')).toBeTruthy()
    expect(network.askedOf(api.restore)[0]?.params).toEqual({ id: '5' })
  })
})

it.each([
  ['https://www.youtube.com/watch?v=x', 'video'],
  ['https://notyoutube.com/', 'link'],
])('%s is a %s', (url, kind) => expect(kindOf(buildMaterial({ url }))).toBe(kind))

it.each([
  ['a.XLSX', 'planilha'],
  ['a.jpeg', 'imagem'],
  ['a.docx', 'documento'],
  ['a.pptx', 'apresentacao'],
])('%s is a %s', (nome, kind) =>
  expect(kindOf(buildArquivo({ arquivo: { nome, bytes: 1, url: null } }))).toBe(kind),
)
