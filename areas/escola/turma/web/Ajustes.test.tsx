// @vitest-environment happy-dom
/** The settings of a class: saved, refused, both versions side by side; its code, its life, its teachers. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { RECURSOS } from '../contract.ts'
import { type Configuracao, turmaGestaoApi } from '../contract-gestao.ts'
import { Screen as Gestao } from './GestaoTurmaPage.tsx'

afterEach(cleanup)

const ALL = {
  configurar: true,
  encerrar: true,
  reabrir: true,
  excluir: true,
  restaurar: true,
  mover: true,
  darAuxiliar: true,
  darTitular: true,
}

const turma = (part: Partial<Configuracao> = {}): Configuracao => ({
  id: 3,
  codigo: 'K7M4XPQ',
  status: 'ativa',
  versao: 4,
  escola: { id: 2, nome: 'E. M. Rio das Garças' },
  nome: '7º A',
  disciplina: 'Língua Portuguesa',
  periodo: '7º ano',
  ano_letivo: 2026,
  turno: 'manha',
  tipo: 'regular',
  cor: null,
  capacidade: 40,
  entrada: 'fechada',
  recursos: [...RECURSOS],
  inicio: '2026-02-05',
  fim: '2026-12-18',
  imagem: null,
  alunos: 28,
  professores: [{ id: 9, nome: 'Rosângela Teixeira', auxiliar: false }],
  endereco: 'https://escola.test/turma/K7M4XPQ',
  qr: { lado: 29, caminho: 'M0 0h1v1h-1z' },
  encerrada_em: null,
  na_lixeira_ate: null,
  permissoes: ALL,
  ...part,
})

const redes = answers(turmaGestaoApi.listRedes, {
  redes: [
    { id: 1, nome: 'Rede', nivel: 0, escola: false, gere: true },
    { id: 2, nome: 'E. M. Rio das Garças', nivel: 1, escola: true, gere: true },
  ],
})

const open = (calls: readonly FakedCall[], shown = turma()) =>
  renderScreen(Gestao, {
    path: '/logado/redes/rede/:rede/gestao/turma/:turma?',
    at: '/logado/redes/rede/2/gestao/turma/3',
    calls: [answers(turmaGestaoApi.findConfiguracao, { turma: shown }), redes, ...calls],
    eu: anEu({ papeis: ['gestor_rede'], redes: [{ id: 1, papel: 'gestor_rede', funcao: 'escrita' }] }),
  })

describe('the settings of a class', () => {
  it('send what changed, with the version that was read', async () => {
    const { network, user } = open([
      answers(turmaGestaoApi.configure, { turma: turma({ nome: '7º B', versao: 5 }) }),
    ])
    const nome = await screen.findByRole('textbox', { name: 'Nome' })
    await user.clear(nome)
    await user.type(nome, '7º B')
    await user.click(screen.getByRole('checkbox', { name: 'Enquetes' }))
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    await waitFor(() => expect(network.askedOf(turmaGestaoApi.configure)).toHaveLength(1))
    expect(network.askedOf(turmaGestaoApi.configure)[0]?.body).toEqual({
      versao: 4,
      nome: '7º B',
      recursos: RECURSOS.filter((recurso) => recurso !== 'enquetes'),
    })
    expect(await screen.findByText('Configurações salvas')).toBeTruthy()
    expect(network.problems).toEqual([])
  })

  it('say what is wrong before they are sent', async () => {
    const { network, user } = open([])
    const capacidade = await screen.findByRole('spinbutton', { name: 'Capacidade' })
    await user.clear(capacidade)
    await user.type(capacidade, '10')
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    expect(screen.getAllByText(/A turma já tem 28 alunos/).length).toBeGreaterThan(0)
    expect(network.askedOf(turmaGestaoApi.configure)).toEqual([])
  })

  it('that somebody saved first stand beside one’s own, and nothing is lost', async () => {
    let saved = turma()
    let sent = 0
    const { network, user } = open([
      answers(turmaGestaoApi.findConfiguracao, () => ({ turma: saved })),
      answers(turmaGestaoApi.configure, ({ body }) => {
        if (sent++ === 0) {
          saved = turma({ nome: '7º A da tarde', versao: 5 })
          throw refusal({ status: 409, codigo: 'editado_por_outra_pessoa', mensagem: 'Outra pessoa mudou' })
        }
        return { turma: turma({ nome: String(body.nome), versao: 6 }) }
      }),
    ])
    const nome = await screen.findByRole('textbox', { name: 'Nome' })
    await user.clear(nome)
    await user.type(nome, '7º A forte')
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }))
    const panel = await screen.findByRole('region', { name: 'Outra pessoa salvou antes' })
    expect(within(panel).getByText(/7º A forte/)).toBeTruthy()
    expect(within(panel).getByText(/7º A da tarde/)).toBeTruthy()
    await user.click(within(panel).getByRole('button', { name: 'Salvar o meu' }))
    await waitFor(() => expect(sent).toBe(2))
    expect(network.askedOf(turmaGestaoApi.configure)[1]?.body).toEqual({ versao: 5, nome: '7º A forte' })
  })

  it('of a closed class take a name and nothing else', async () => {
    open([], turma({ status: 'encerrada', encerrada_em: '2026-12-20T12:00:00Z' }))
    expect(await screen.findByText(/A turma foi encerrada em 20\/12\/2026/)).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Nome' }) as HTMLInputElement).matches(':disabled')).toBe(
      false,
    )
    expect(screen.getByRole('spinbutton', { name: 'Capacidade' }).closest('fieldset[disabled]')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reabrir turma' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Trocar o código' })).toBeNull()
  })
})

describe('the life of a class', () => {
  it('is closed after a question, and deleted only where that may be', async () => {
    const { network, user } = open([answers(turmaGestaoApi.setStatus, {})])
    await user.click(await screen.findByRole('button', { name: 'Encerrar turma' }))
    expect(screen.queryByRole('button', { name: 'Excluir turma' })).toBeNull()
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Encerrar turma' }))
    await waitFor(() =>
      expect(network.askedOf(turmaGestaoApi.setStatus)[0]?.body).toEqual({ acao: 'encerrar' }),
    )
  })

  it('goes on once it is reopened', async () => {
    const held = { status: 'encerrada' as Configuracao['status'] }
    const { user, network } = open([
      answers(turmaGestaoApi.findConfiguracao, () => ({ turma: turma(held) })),
      answers(turmaGestaoApi.setStatus, () => {
        held.status = 'ativa'
        return {}
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Reabrir turma' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Reabrir turma' }))
    expect(await screen.findByText('A turma está ativa.')).toBeTruthy()
    expect(network.askedOf(turmaGestaoApi.setStatus)[0]?.body).toEqual({ acao: 'reabrir' })
  })

  it('gets another code after a question', async () => {
    const held = { codigo: 'K7M4XPQ' }
    const { user } = open([
      answers(turmaGestaoApi.findConfiguracao, () => ({ turma: turma(held) })),
      answers(turmaGestaoApi.renewCodigo, () => {
        held.codigo = 'P3RTW8X'
        return { codigo: held.codigo }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Trocar o código' }))
    const question = await screen.findByRole('alertdialog')
    expect(document.querySelector('.codigo-c .codigo b')?.textContent).toBe('K7M4XPQ')
    await user.click(within(question).getByRole('button', { name: 'Trocar o código' }))
    expect(await screen.findByText(/O código agora é P3RTW8X/)).toBeTruthy()
    await waitFor(() => expect(document.querySelector('.codigo-c .codigo b')?.textContent).toBe('P3RTW8X'))
  })

  it('tells why it was not changed', async () => {
    const { user } = open([
      answers(turmaGestaoApi.setStatus, () => {
        throw refusal({ status: 409, codigo: 'ja_encerrada', mensagem: 'Esta turma já foi encerrada.' })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Encerrar turma' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Encerrar turma' }))
    expect(await within(question).findByText('Esta turma já foi encerrada.')).toBeTruthy()
  })
})

describe('the teachers', () => {
  it('are found by name and named', async () => {
    const { network, user } = open([
      answers(turmaGestaoApi.findDocentes, {
        docentes: [{ id: 12, nome: 'Otávio Lacerda', lugar: 'Escola' }],
      }),
      answers(turmaGestaoApi.addDocente, {}),
    ])
    await user.click(await screen.findByRole('button', { name: 'Adicionar docente' }))
    await user.click(await screen.findByRole('radio', { name: /Otávio Lacerda/ }))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Adicionar docente' }))
    await waitFor(() =>
      expect(network.askedOf(turmaGestaoApi.addDocente)[0]?.body).toEqual({ usuario: 12, auxiliar: false }),
    )
  })
})

describe('a new class', () => {
  it('says what is missing, is made in a school and opens on its settings', async () => {
    const { network, user, address } = renderScreen(Gestao, {
      path: '/logado/redes/rede/:rede/gestao/turma/:turma?',
      at: '/logado/redes/rede/2/gestao/turma',
      calls: [redes, answers(turmaGestaoApi.create, { turma: 44 })],
    })
    const nome = await screen.findByRole('textbox', { name: 'Nome' })
    await user.type(screen.getByLabelText(/^Início/), '2026-12-18')
    await user.type(screen.getByLabelText(/^Término/), '2026-02-05')
    await user.click(screen.getByRole('button', { name: 'Criar turma' }))
    expect(screen.getByRole('link', { name: 'Escreva o nome da turma.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'O término não pode vir antes do início.' })).toBeTruthy()
    await user.clear(screen.getByLabelText(/^Término/))
    await user.type(nome, 'Reforço')
    await user.click(screen.getByRole('button', { name: 'Criar turma' }))
    await waitFor(() => expect(address()).toBe('/logado/turmas/turma/44/configuracoes'))
    expect(network.askedOf(turmaGestaoApi.create)[0]?.body).toMatchObject({
      nome: 'Reforço',
      rede: 2,
      capacidade: 60,
    })
    expect(network.problems).toEqual([])
  })
})
