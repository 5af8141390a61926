// @vitest-environment happy-dom
/** The topic page: what is read, how one answers, what others see, what stands in the way. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { forumApi } from '../contract.ts'
import type { Mensagem, Topico } from '../shapes.ts'
import { writeDraft } from './drafts.ts'
import { Screen } from './TopicoPage.tsx'
import { buildMensagem, buildNota, buildPessoa, buildTopico, TEACHES } from './testing.ts'

const ana = buildPessoa({ id: 7, nome: 'Ana Clara Nogueira' })
const rosangela = buildPessoa({ id: 2, nome: 'Rosângela Teixeira', papel: 'professor' })
const teacher = anEu({
  id: 2,
  nome: rosangela.nome,
  papeis: ['professor'],
  turmas: [{ id: 3, papel: 'professor' }],
})

beforeEach(() => {
  localStorage.clear()
  // The page is measured by a browser only.
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

interface Scene {
  topico?: Partial<Topico>
  mensagens?: Mensagem[]
  calls?: FakedCall[]
  teaches?: boolean
  at?: string
}

function open({ topico, mensagens = [], calls = [], teaches, at = '' }: Scene = {}) {
  const turma = teaches ? taughtTurma() : buildTurma()
  const shown = buildTopico({ ...(teaches && { permissoes: TEACHES }), ...topico })
  return renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/forum/:forum',
    at: `/logado/turmas/turma/3/forum/5${at}`,
    eu: teaches ? teacher : anEu(),
    calls: [
      answers(turmaApi.find, { grupo: turma }),
      answers(forumApi.find, { topico: shown }),
      answers(forumApi.listMensagens, { respostas: mensagens, total: mensagens.length, pagina: 1 }),
      answers(forumApi.markSeen, {}),
      answers(forumApi.listNotas, { notas: [] }),
      ...calls,
    ],
  })
}

const thread = buildMensagem({
  id: 100,
  respostas: [
    buildMensagem({
      id: 101,
      resposta_id: 100,
      nivel: 2,
      usuario: rosangela,
      conteudo: '<p>Bela escolha.</p>',
    }),
  ],
})

describe('reading a topic', () => {
  it('shows the topic, the thread and who is a teacher', async () => {
    open({ mensagens: [thread] })
    expect(await screen.findByRole('heading', { name: 'Quem conta a história?' })).toBeTruthy()
    expect(screen.getByText('quem está contando').tagName).toBe('STRONG')
    const answer = (await screen.findByText('Bela escolha.')).closest('article')
    expect(within(answer as HTMLElement).getByText('Docente')).toBeTruthy()
    expect(answer?.closest('.fios')).toBeTruthy()
  })

  it('invites the first answer where there is none', async () => {
    open()
    expect(await screen.findByText('Ninguém respondeu ainda')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Escreva uma resposta/ })).toBeTruthy()
  })

  it.each([
    [{ bloqueado: true }, /está bloqueado/],
    [{ statusData: 3 as const }, /foi encerrado/],
    [{ apenasLeitura: true }, /só para leitura/],
  ])('says in a sentence why %j takes no answers', async (part, sentence) => {
    const permissoes = { ...buildTopico().permissoes, responder: false }
    open({ topico: { ...part, permissoes } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Escreva uma resposta/ })).toBeNull()
  })

  it('says that a topic is not here, and leads to the forum', async () => {
    open({ calls: [refuses(forumApi.find, { status: 404, codigo: 'nao_encontrado' })] })
    const link = await screen.findByRole('link', { name: 'Ver o fórum' })
    expect(link.getAttribute('href')).toBe('/logado/turmas/turma/3/forum')
  })

  it('lets the person try again when the messages did not load', async () => {
    let times = 0
    const { user } = open({
      calls: [
        answers(forumApi.listMensagens, () => {
          times++
          if (times === 1) throw refusal({ status: 0, codigo: 'sem_conexao' })
          return { respostas: [thread], total: 1, pagina: 1 }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Bela escolha.')).toBeTruthy()
  })

  it('never shows the text of what is hidden or removed, and keeps its place', async () => {
    open({
      mensagens: [
        buildMensagem({ id: 1, ocultar: true, conteudo: '' }),
        buildMensagem({ id: 2, removida: true, conteudo: '<p>segredo</p>' }),
      ],
    })
    expect(await screen.findByText('Esta mensagem foi ocultada.')).toBeTruthy()
    expect(screen.getByText('Esta mensagem foi removida.')).toBeTruthy()
    expect(screen.queryByText('segredo')).toBeNull()
  })

  it('goes to the message of the user in `d` and marks nothing else', async () => {
    open({ mensagens: [thread], at: '?d=2' })
    await waitFor(() => expect(document.activeElement?.id).toBe('mensagem-101'))
  })

  it('marks as new what came since the last visit, and nothing on the first', async () => {
    const nova = buildMensagem({ id: 9, visualizado: false })
    open({ mensagens: [nova], topico: { visualizado: true } })
    expect(await screen.findByText('Nova')).toBeTruthy()
    cleanup()
    open({ mensagens: [nova], topico: { visualizado: false } })
    await screen.findByText('Ela sonhava com o barco.')
    expect(screen.queryByText('Nova')).toBeNull()
  })

  it('reads on where a page ends', async () => {
    const first = Array.from({ length: 20 }, (_, i) =>
      buildMensagem({ id: i + 1, conteudo: `<p>n${i + 1}</p>` }),
    )
    const { user } = open({
      calls: [
        answers(forumApi.listMensagens, ({ query }) =>
          query.pagina === '2'
            ? { respostas: [buildMensagem({ id: 21, conteudo: '<p>a última</p>' })], total: 21, pagina: 2 }
            : { respostas: first, total: 21, pagina: 1 },
        ),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }))
    expect(await screen.findByText('a última')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  })
})

describe('likes', () => {
  it('show at once and come back when the server refuses', async () => {
    let refuse: (problem: unknown) => void = () => undefined
    const { user } = open({
      mensagens: [buildMensagem({ totalCurtidas: 3 })],
      calls: [
        {
          endpoint: forumApi.like,
          answer: () =>
            new Promise((_, reject) => {
              refuse = reject
            }),
        },
      ],
    })
    const like = () =>
      within(document.querySelector('.msg') as HTMLElement).getByRole('button', { name: /^Curtir/ })
    await screen.findByText('Ela sonhava com o barco.')
    await user.click(like())
    expect(like().getAttribute('aria-pressed')).toBe('true')
    expect(like().getAttribute('aria-label')).toBe('Curtir, 4 curtidas')
    refuse(refusal({ status: 503, mensagem: 'Tente mais tarde.' }))
    await waitFor(() => expect(like().getAttribute('aria-label')).toBe('Curtir, 3 curtidas'))
    expect(await screen.findByText('Tente mais tarde.')).toBeTruthy()
  })
})

describe('answering', () => {
  /** The composer with words in it, as a draft of an earlier visit. */
  async function writing(calls: FakedCall[], topico: Partial<Topico> = {}) {
    writeDraft(7, 'topico:5', { conteudo: '<p>Eu acho que é a avó.</p>', em: Date.now() })
    const shown = open({ calls, topico })
    const box = await screen.findByRole('group', { name: 'Sua resposta' })
    const files = () => box.querySelector<HTMLInputElement>('input[type=file]:not([data-picture])')
    const sendButton = (name = 'Responder') => within(box).getByRole('button', { name })
    return { ...shown, box, files, sendButton }
  }
  const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
  const sent = buildMensagem({ id: 300, usuario: ana, conteudo: '<p>Eu acho que é a avó.</p>' })

  it('starts from the draft, sends it and forgets it', async () => {
    const { user, network, sendButton } = await writing([answers(forumApi.reply, { mensagem: sent })])
    await user.click(sendButton())
    await waitFor(() => expect(document.getElementById('mensagem-300')).toBeTruthy())
    expect(network.askedOf(forumApi.reply)[0]?.body).toEqual({ conteudo: '<p>Eu acho que é a avó.</p>' })
    expect(localStorage.getItem('rascunho:7:topico:5')).toBeNull()
    expect(network.problems).toEqual([])
  })

  it('says the exact limits of files and sends those that fit', async () => {
    const { user, network, box, files, sendButton } = await writing([
      answers(forumApi.reply, { mensagem: sent }),
    ])
    const many = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'].map((name) => file(name))
    await user.upload(files() as HTMLInputElement, many)
    expect(within(box).getByText('Você atingiu o limite de 5 arquivos por mensagem.')).toBeTruthy()
    expect(within(box).getByText(/5 de 5 arquivos/)).toBeTruthy()
    await user.click(within(box).getByRole('button', { name: 'Remover e.pdf' }))
    await user.upload(files() as HTMLInputElement, file('virus.exe'))
    expect(
      within(box).getByText('Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.'),
    ).toBeTruthy()
    await user.click(sendButton())
    await waitFor(() => expect(network.askedOf(forumApi.reply)).toHaveLength(1))
    expect(network.askedOf(forumApi.reply)[0]?.arquivos.map(({ name }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
      'c.pdf',
      'd.pdf',
    ])
  })

  it('refuses a file of 5 MB and one byte, and takes one of 5 MB', async () => {
    const { user, box, files } = await writing([])
    await user.upload(files() as HTMLInputElement, file('grande.pdf', 5_242_881))
    expect(within(box).queryByText('grande.pdf')).toBeNull()
    expect(within(box).getByText(/mais de 5MB/)).toBeTruthy()
    await user.upload(files() as HTMLInputElement, file('cabe.pdf', 5_242_880))
    expect(within(box).getByText('cabe.pdf')).toBeTruthy()
  })

  it('keeps words and files when the send fails, and sends the same write again', async () => {
    let times = 0
    const { user, network, box, files, sendButton } = await writing([
      answers(forumApi.reply, () => {
        times++
        if (times === 1) throw refusal({ status: 0, codigo: 'sem_conexao', mensagem: null })
        return { mensagem: sent }
      }),
    ])
    await user.upload(files() as HTMLInputElement, file('a.pdf'))
    await user.click(sendButton())
    expect(await within(box).findByText(/Não foi enviada/)).toBeTruthy()
    expect(within(box).getByText('a.pdf')).toBeTruthy()
    expect(box.querySelector('.ProseMirror')?.textContent).toBe('Eu acho que é a avó.')
    await user.click(sendButton('Tentar de novo'))
    await waitFor(() => expect(document.getElementById('mensagem-300')).toBeTruthy())
    const [first, second] = network.askedOf(forumApi.reply)
    expect(first?.idempotencyKey).toBeTruthy()
    expect(second).toEqual(first)
  })

  it('warns a pupil whose words hold a phone number', async () => {
    writeDraft(7, 'topico:5', { conteudo: '<p>Me chama no (11) 98765-4321</p>', em: Date.now() })
    open()
    expect(await screen.findByText(/parece ter um telefone, um CPF ou outro contato/)).toBeTruthy()
  })

  it('offers no files where the topic takes none', async () => {
    const { box } = await writing([], { permitirAnexos: false })
    expect(within(box).queryByRole('button', { name: 'Anexar' })).toBeNull()
    expect(within(box).queryByRole('button', { name: 'Imagem' })).toBeNull()
  })
})

describe('moderating', () => {
  const held = buildMensagem({ id: 77, retida: true })

  it('lets a teacher release a held message', async () => {
    const { user, network } = open({
      teaches: true,
      mensagens: [held],
      calls: [answers(forumApi.release, { mensagem: { ...held, retida: false } })],
    })
    await user.click(await screen.findByRole('button', { name: 'Liberar' }))
    expect(await screen.findByText('A mensagem já aparece para a turma.')).toBeTruthy()
    expect(network.askedOf(forumApi.release)[0]?.params.id).toBe('77')
  })

  it('tells the author that it waits, without the buttons', async () => {
    open({ mensagens: [{ ...held, usuario: ana }] })
    expect(await screen.findByText(/até ela ser liberada/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Liberar' })).toBeNull()
  })

  /** Opens a menu, as the browser's popover would. */
  const openMenu = (button: HTMLElement) => {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    panel.hidePopover = () => {}
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
    })
  }
  const item = (name: string) => screen.queryByRole('menuitem', { name, hidden: true })

  it('gives a pupil’s words back with a reason, and never rewrites them', async () => {
    const { user, network } = open({
      teaches: true,
      mensagens: [buildMensagem({ id: 78, permissaoRemover: true })],
      calls: [answers(forumApi.refuse, {})],
    })
    openMenu(await screen.findByRole('button', { name: /^Mais ações .*Heloísa/ }))
    expect(item('Editar')).toBeNull()
    await user.click(item('Devolver com motivo') as HTMLElement)
    await user.type(screen.getByLabelText(/Motivo/), 'Sem nomes de colegas')
    await user.click(screen.getByRole('button', { name: 'Devolver mensagem' }))
    expect(await screen.findByText('A mensagem voltou para quem a escreveu, com o motivo.')).toBeTruthy()
    expect(network.askedOf(forumApi.refuse)[0]?.body).toEqual({ motivo: 'Sem nomes de colegas' })
  })

  it('sets up the topic of somebody else without its words', async () => {
    const { user, network } = open({
      teaches: true,
      calls: [answers(forumApi.edit, { topico: buildTopico() })],
    })
    await screen.findByRole('heading', { name: buildTopico().titulo })
    const card = document.querySelector('.topico')
    openMenu(within(card as HTMLElement).getByRole('button', { name: 'Mais ações' }))
    await user.click(item('Configurar tópico') as HTMLElement)
    expect(await screen.findByText(/^Só .* muda estas palavras/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Título' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /Fixar/ }))
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    await waitFor(() => expect(network.askedOf(forumApi.edit)).toHaveLength(1))
    expect(network.askedOf(forumApi.edit)[0]?.body).toMatchObject({ fixado: true })
    expect(network.askedOf(forumApi.edit)[0]?.body).not.toHaveProperty('conteudo')
  })

  it('refuses with words, and keeps them in the window when the server does not take them', async () => {
    const { user, network } = open({
      teaches: true,
      mensagens: [held],
      calls: [
        refuses(forumApi.refuse, { status: 422, codigo: 'x', campos: { motivo: 'Diga de outro jeito.' } }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Recusar' }))
    await user.type(screen.getByLabelText(/Motivo/), 'Não cabe aqui')
    await user.click(screen.getByRole('button', { name: 'Recusar mensagem' }))
    expect(await screen.findByText('Diga de outro jeito.')).toBeTruthy()
    expect(screen.getByLabelText(/Motivo/)).toHaveProperty('value', 'Não cabe aqui')
    expect(network.askedOf(forumApi.refuse)[0]?.body).toEqual({ motivo: 'Não cabe aqui' })
  })
})

describe('grading beside the topic', () => {
  it('stands there for who grades, with the mark of each author', async () => {
    open({
      teaches: true,
      topico: { avaliativo: true },
      mensagens: [buildMensagem({ nota: 9.5 })],
      calls: [answers(forumApi.listNotas, { notas: [buildNota({ nota: 9.5 })] })],
    })
    expect(await screen.findByRole('textbox', { name: 'Nota de Heloísa Duarte' })).toHaveProperty(
      'value',
      '9,5',
    )
    expect(screen.getByRole('button', { name: 'Nota 9,5' })).toBeTruthy()
  })

  it('shows a pupil only the own mark', async () => {
    open({
      topico: { avaliativo: true, nota: 8 },
      mensagens: [buildMensagem()],
      calls: [
        answers(forumApi.listNotas, {
          notas: [buildNota({ aluno: ana, nota: 8, mensagem: 'Bom caminho.' })],
        }),
      ],
    })
    expect(await screen.findByText('8,0')).toBeTruthy()
    expect(await screen.findByText('Bom caminho.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Nota de/ })).toBeNull()
    expect(screen.queryByText('Dar nota')).toBeNull()
  })
})
