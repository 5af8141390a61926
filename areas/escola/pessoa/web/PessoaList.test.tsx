// @vitest-environment happy-dom
/** The list of people and one person as they are used: searching, tabs, pages, empty, error, a conflict, what is hidden. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa, PessoaLinha } from '../shapes.ts'
import { Screen as Lista } from './LocalizarUsuariosPage.tsx'
import { Screen as Usuario } from './UsuarioPage.tsx'
import { Screen as Turmas } from './UsuarioTurmasPage.tsx'

afterEach(cleanup)

const linha = (id: number, nome: string): PessoaLinha => ({
  id,
  nome,
  login: `pessoa.${id}`,
  status: 'ativo',
  papeis: ['professor'],
  lugares: ['7º A · Escola', '8º B · Escola'],
  total_lugares: 5,
  visto_em: null,
})

const eu = anEu({
  papeis: ['gestor_rede'],
  turmas: [],
  redes: [{ id: 4, papel: 'gestor_rede', funcao: 'escrita' }],
})

const options = (exportar: boolean) =>
  answers(pessoaApi.options, {
    redes: [{ id: 4, nome: 'Rede', nivel: 0, escola: false, escrita: true }],
    papeis: ['aluno', 'professor'],
    exportar,
    datas: false,
  })

const LISTA = '/logado/redes/rede/:rede/gestao/localizar-usuarios'

describe('the list', () => {
  const open = (
    rows: PessoaLinha[] | (() => PessoaLinha[]),
    { query = '', exportar = true, total = 95 } = {},
  ) =>
    renderScreen(Lista, {
      path: LISTA,
      at: `/logado/redes/rede/4/gestao/localizar-usuarios${query}`,
      eu,
      calls: [
        options(exportar),
        answers(pessoaApi.list, ({ query: asked }) => {
          const pessoas = typeof rows === 'function' ? rows() : rows
          return {
            pessoas,
            total: pessoas.length && total,
            pagina: Number(asked.pagina),
            linhas: Number(asked.linhas),
          }
        }),
      ],
    })

  it('asks for the network, the page and the order of the address, and shows where each one is', async () => {
    const { network, user } = open([linha(1, 'Ana'), linha(2, 'Beto')], {
      query: '?pagina=2&ordem=-login&linhas=50',
    })
    const link = await screen.findByRole('link', { name: 'Ana' })
    expect(link.getAttribute('href')).toMatch(/\/usuarios\/1$/)
    expect(network.askedOf(pessoaApi.list)[0]?.query).toMatchObject({
      rede: '4',
      pagina: '2',
      linhas: '50',
      ordem: '-login',
    })
    expect(screen.getByText('51 a 95 de 95')).toBeTruthy()
    expect(screen.getAllByText('7º A · Escola, 8º B · Escola, e mais 3')).toHaveLength(2)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '100')
    await waitFor(() =>
      expect(network.askedOf(pessoaApi.list).at(-1)?.query).toMatchObject({ linhas: '100', pagina: '1' }),
    )
  })

  it('searches, says that nobody was found, and clears', async () => {
    const { network, user } = open([], { query: '?busca=zzzz&aba=usuarios' })
    await screen.findByText('Não achamos ninguém')
    expect(network.askedOf(pessoaApi.list)[0]?.query).toMatchObject({ busca: 'zzzz' })
    await user.click(screen.getByRole('button', { name: 'Limpar a busca' }))
    await screen.findByText('Ninguém aqui ainda')
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
  })

  it('keeps its tab when the address says nothing', async () => {
    const first = open([linha(1, 'Ana')])
    await first.user.click(await screen.findByRole('radio', { name: 'Suspensos' }))
    await waitFor(() => expect(first.address()).toContain('aba=suspensos'))
    first.unmount()
    const second = open([linha(1, 'Ana')])
    await waitFor(() =>
      expect(second.network.askedOf(pessoaApi.list)[0]?.query).toMatchObject({ aba: 'suspensos' }),
    )
    await second.user.click(screen.getByRole('radio', { name: 'Usuários' }))
    await waitFor(() => expect(second.address()).toContain('aba=usuarios'))
  })

  it('can be loaded again, and offers no file to who may take none', async () => {
    let times = 0
    const { user } = open(
      () => {
        if (times++ === 0) throw refusal({ status: 500 })
        return [linha(1, 'Ana')]
      },
      { exportar: false },
    )
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('link', { name: 'Ana' })
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull()
  })
})

const pessoa = (part: Partial<Pessoa> = {}): Pessoa => ({
  id: 9,
  nome: 'Ana Lima',
  nome_civil: null,
  login: 'ana.lima',
  email: null,
  email_validado: false,
  cpf: '***.444.777-**',
  ra: null,
  inep: null,
  telefone: null,
  idioma: 'pt-br',
  status: 'ativo',
  criado_em: '2026-03-02T12:00:00.000Z',
  visto_em: null,
  tem_acesso: false,
  tem_fator: false,
  vinculos: [],
  matriculas: [
    {
      turma: { id: 3, nome: '7º A' },
      escola: { id: 5, nome: 'Escola' },
      ano_letivo: 2026,
      status: 'adicionado',
      numero_chamada: 4,
      data_matricula: '2026-03-02T12:00:00.000Z',
      data_saida: null,
      motivo: null,
      pode: true,
    },
  ],
  concessoes: [],
  confirmacoes: [],
  versao: 'v1',
  permissoes: {
    edit: true,
    help: true,
    segunda: false,
    suspend: true,
    grant: false,
    laudo: false,
    nascimento: false,
    editLaudo: false,
    editNascimento: false,
  },
  ...part,
})

describe('one person', () => {
  const open = (shown: Pessoa, calls: Parameters<typeof renderScreen>[1]['calls'] = []) =>
    renderScreen(Usuario, {
      path: '/logado/administracao/usuarios/:usuario',
      at: '/logado/administracao/usuarios/9',
      eu,
      calls: [
        ...calls,
        options(true),
        answers(pessoaApi.find, { pessoa: shown }),
        answers(pessoaApi.listSessoes, { nome: shown.nome, sessoes: [] }),
      ],
    })

  it('sends only what changed, with the version; a conflict says so and can be looked at', async () => {
    const { network, user } = open(pessoa(), [
      answers(pessoaApi.update, () => {
        throw refusal({ status: 409, codigo: 'mudou_antes', mensagem: 'Alguém mudou esta pessoa.' })
      }),
    ])
    const nome = await screen.findByLabelText('Nome')
    await user.clear(nome)
    await user.type(nome, 'Ana de Lima')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Alguém mudou esta pessoa.')
    expect(network.askedOf(pessoaApi.update)[0]?.body).toEqual({ nome: 'Ana de Lima', versao: 'v1' })
    await user.click(screen.getByRole('button', { name: 'Ver como ficou' }))
    await waitFor(() => expect((screen.getByLabelText('Nome') as HTMLInputElement).value).toBe('Ana Lima'))
  })

  it('shows the CPF in full only when asked, and never what was not granted', async () => {
    const { network, user } = open(pessoa(), [answers(pessoaApi.readDado, { cpf: '111.444.777-35' })])
    await screen.findByText('***.444.777-**')
    expect(screen.queryByText('Data de nascimento')).toBeNull()
    expect(network.askedOf(pessoaApi.readDado)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Mostrar o CPF' }))
    await screen.findByText('111.444.777-35')
  })

  it('offers nothing to who only reads', async () => {
    const { edit: _, ...rest } = pessoa().permissoes
    open(pessoa({ permissoes: { ...rest, edit: false, help: false, suspend: false } }))
    await screen.findByText(/Você vê esta pessoa/)
    for (const name of ['Salvar', 'Suspender a conta', 'Dar o acesso', 'Mudar o e-mail'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('of a pupil of two schools the name and the way in are offered, and nothing else', async () => {
    const { network, user } = open(
      pessoa({ tem_acesso: true, permissoes: { ...pessoa().permissoes, edit: false, suspend: false } }),
      [answers(pessoaApi.update, {})],
    )
    const nome = await screen.findByLabelText('Nome')
    await screen.findByText(/Estuda também em outra escola/)
    expect(screen.queryByLabelText(/CPF/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mudar o e-mail' })).toBeNull()
    await screen.findByRole('button', { name: 'Redefinir o acesso' })
    await user.type(nome, ' Sá')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(network.askedOf(pessoaApi.update)[0]?.body).toEqual({ nome: 'Ana Lima Sá', versao: 'v1' }),
    )
  })

  it('tells the password once, from the answer', async () => {
    const { user } = open(pessoa(), [answers(pessoaApi.issueAcesso, { senha: 'vento-casa-lua-12' })])
    await user.click(await screen.findByRole('button', { name: 'Dar o acesso' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dar o acesso' }))
    await screen.findByText('vento-casa-lua-12')
    await user.click(screen.getByRole('button', { name: 'Pronto' }))
    expect(screen.queryByText('vento-casa-lua-12')).toBeNull()
  })

  it('that is not there, or not yours, is one page', async () => {
    renderScreen(Usuario, {
      path: '/logado/administracao/usuarios/:usuario',
      at: '/logado/administracao/usuarios/9',
      eu,
      calls: [
        answers(pessoaApi.find, () => {
          throw refusal({ status: 404 })
        }),
      ],
    })
    await screen.findByText('Não achamos ninguém')
  })

  it('leaves a class with a reason', async () => {
    const { network, user } = renderScreen(Turmas, {
      path: '/logado/administracao/usuarios/:usuario/turmas',
      at: '/logado/administracao/usuarios/9/turmas',
      eu,
      calls: [options(true), answers(pessoaApi.find, { pessoa: pessoa() }), answers(pessoaApi.unenrol, {})],
    })
    await user.click(await screen.findByRole('button', { name: 'Remover de 7º A' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByRole('button', { name: 'Remover' }).hasAttribute('disabled')).toBe(true)
    await user.selectOptions(dialog.getByLabelText('Motivo'), 'remanejamento')
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    await waitFor(() =>
      expect(network.askedOf(pessoaApi.unenrol)[0]?.body).toEqual({ motivo: 'remanejamento' }),
    )
  })

  it('is given a role in a class, and loses it after a question', async () => {
    const given: Pessoa['vinculos'] = []
    const { network, user } = renderScreen(Turmas, {
      path: '/logado/administracao/usuarios/:usuario/turmas',
      at: '/logado/administracao/usuarios/9/turmas',
      eu,
      calls: [
        // The last that fits an address answers: the person's own has room for every word.
        answers(pessoaApi.find, () => ({ pessoa: pessoa({ vinculos: [...given] }) })),
        options(true),
        answers(pessoaApi.listTurmas, {
          turmas: [{ id: 12, nome: '9º A', escola: { id: 5, nome: 'Escola' }, ano_letivo: 2026 }],
        }),
        answers(pessoaApi.giveVinculo, () => {
          given.push({
            ...{ id: 30, papel: 'professor', funcao: 'escrita', auxiliar: false, pode: true },
            turma: { id: 12, nome: '9º A' },
            ...{ inicio: '2026-03-02T12:00:00.000Z', fim: null, situacao: 'vigente' },
          })
          return {}
        }),
        answers(pessoaApi.endVinculo, () => {
          given.length = 0
          return {}
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Adicionar a uma turma' }))
    const dialog = within(await screen.findByRole('dialog'))
    const give = dialog.getByRole('button', { name: 'Atribuir função' })
    expect(give.hasAttribute('disabled')).toBe(true)
    await user.selectOptions(await dialog.findByLabelText('Papel'), 'professor')
    await dialog.findByRole('option', { name: /9º A/ })
    await user.selectOptions(dialog.getByLabelText('Turma'), '12')
    await user.click(give)
    await screen.findByText('Papel dado: já vale.')
    expect(network.askedOf(pessoaApi.giveVinculo)[0]?.body).toMatchObject({ papel: 'professor', turma: 12 })
    await user.click(await screen.findByRole('button', { name: /^Encerrar .*9º A$/ }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Encerrar papel' }))
    await screen.findByText('Papel encerrado.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Encerrar .*9º A$/ })).toBeNull())
  })
})
