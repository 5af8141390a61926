// @vitest-environment happy-dom
/** What a pupil and a guardian can do about privacy on the screen; the count of the time of use. */

import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Fuso, fusoOf } from '../../../../core/contract/cidades.ts'
import { BRASILIA } from '../../../../core/contract/fuso.ts'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { USUAL } from '../../../../core/texts/texts.ts'
import type { Tratamento } from '../../../../core/texts/tratamento.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Pedido, privacidadeApi } from '../contract.ts'
import { encarregadoApi } from '../contract-encarregado.ts'
import { BATIDA_MIN } from '../rules.ts'
import { FusoDaRede } from './FusoDaRede.tsx'
import { OpcoesDaRede } from './OpcoesDaRede.tsx'
import { PrivacidadeDaConta } from './PrivacidadeDaConta.tsx'
import { AvisoDeTempo } from './public-tempo.tsx'
import { Screen as Responsaveis } from './ResponsaveisPage.tsx'
import { TempoDeUso } from './TempoDeUso.tsx'
import { TratamentoDaRede } from './TratamentoDaRede.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const consentimentos = [
  {
    finalidade: 'uso_de_imagem' as const,
    versao_texto: '1',
    vigente: true,
    recusado: false,
    quando: '2026-03-01T12:00:00.000Z',
    quem: 'responsavel',
  },
  {
    finalidade: 'pesquisa' as const,
    versao_texto: '1',
    vigente: false,
    recusado: false,
    quando: null,
    quem: '',
  },
]

const options = (pode_permitir: boolean, foto_visivel = false) =>
  answers(privacidadeApi.options, {
    opcoes: { perfil_visivel: false, foto_visivel },
    consentimentos,
    pode_permitir,
  })

const pedido: Pedido = {
  id: 4,
  tipo: 'exclusao',
  estado: 'aprovada',
  via: 'pessoa',
  pessoa: { id: 7, nome: 'Ana' },
  motivo: '',
  criado_em: '2026-03-01T12:00:00.000Z',
  prazo: '2026-03-16T12:00:00.000Z',
  dias: 15,
  decisao: 'Mudou de rede.',
  executa_em: '2026-03-20T12:00:00.000Z',
  concluido_em: null,
  confirmado: false,
  aluno: true,
  guarda_legal: false,
  trabalho_id: null,
  arquivo: null,
  levantamento: {},
  pode: {
    cancelar: true,
    confirmar: false,
    baixar: false,
    acompanhar: true,
    decidir: false,
    guardar: false,
  },
  impedimento: null,
  decisores: [],
}

const conta = (...calls: Parameters<typeof renderScreen>[1]['calls']) =>
  renderScreen(PrivacidadeDaConta, { path: '/conta', at: '/conta', calls })

describe('the card of the account', () => {
  it('a pupil turns off and withdraws, but turns nothing on', async () => {
    const { findByRole, getByRole, queryByRole, user, network } = conta(
      options(false, true),
      answers(privacidadeApi.listMine, { pedidos: [] }),
      answers(privacidadeApi.saveOptions, { opcoes: { perfil_visivel: false, foto_visivel: false } }),
      answers(privacidadeApi.consent, { consentimentos }),
    )
    const profile = await findByRole('switch', { name: 'Mostrar o perfil à turma' })
    expect((profile as HTMLButtonElement).disabled).toBe(true)
    await user.click(getByRole('switch', { name: 'Mostrar a foto à turma' }))
    expect(network.askedOf(privacidadeApi.saveOptions)[0]?.body).toEqual({
      perfil_visivel: false,
      foto_visivel: false,
    })
    expect(queryByRole('button', { name: /^Autorizar/ })).toBeNull()
    await user.click(getByRole('button', { name: /^Retirar/ }))
    expect(network.askedOf(privacidadeApi.consent)[0]?.body).toMatchObject({
      finalidade: 'uso_de_imagem',
      vigente: false,
    })
    expect(network.problems).toEqual([])
  })

  it('asks for erasure after a named confirmation, and undoes an approved one', async () => {
    const { findByRole, findByText, getByRole, user, network } = conta(
      options(true),
      answers(privacidadeApi.listMine, { pedidos: [pedido] }),
      answers(privacidadeApi.cancel, { pedido: { ...pedido, estado: 'cancelada' } }),
      refuses(privacidadeApi.ask, { status: 409, codigo: 'ja_pedido', mensagem: 'Já há um pedido igual.' }),
    )
    await findByText('Resposta: Mudou de rede.')
    await findByText('Será excluído em 20/03/2026; até lá dá para desfazer')
    await user.click(getByRole('button', { name: 'Pedir exclusão' }))
    expect(network.askedOf(privacidadeApi.ask)).toEqual([])
    const dialog = await findByRole('alertdialog', { name: /Ana Clara Nogueira/ })
    await user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement)
    await findByText(/Já há um pedido igual/)
    await user.click(getByRole('button', { name: 'Desfazer a exclusão' }))
    await findByText('Pedido cancelado.')
    expect(network.askedOf(privacidadeApi.cancel)[0]?.params).toEqual({ id: '4' })
  })
})

describe('the guardian’s page', () => {
  it('without children says whom to ask', async () => {
    const { findByText } = renderScreen(Responsaveis, {
      path: '/logado/responsaveis/:id?',
      at: '/logado/responsaveis',
      calls: [answers(privacidadeApi.listDependentes, { criancas: [] })],
    })
    await findByText('Ninguém está ligado à sua conta')
  })

  it('of another child says the same', async () => {
    const { findByText } = renderScreen(Responsaveis, {
      path: '/logado/responsaveis/:id?',
      at: '/logado/responsaveis/8',
      calls: [refuses(privacidadeApi.semana, { status: 404 })],
    })
    await findByText('Ninguém está ligado à sua conta')
  })
})

describe('the time of use', () => {
  const frame = (papeis: string[]) =>
    renderScreen(TempoDeUso, {
      path: '/logado',
      at: '/logado',
      eu: anEu({ papeis }),
      calls: [answers(privacidadeApi.countUse, { hoje: 5 })],
    })
  const beats = ({ network }: ReturnType<typeof frame>) => network.askedOf(privacidadeApi.countUse).length

  it('is told while the page is in sight, every five minutes', async () => {
    vi.useFakeTimers()
    const shown = frame(['professor'])
    await vi.advanceTimersByTimeAsync(BATIDA_MIN * 60_000 - 1)
    expect(beats(shown)).toBe(0)
    await vi.advanceTimersByTimeAsync(2)
    expect(beats(shown)).toBe(1)
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(BATIDA_MIN * 60_000)
    expect(beats(shown)).toBe(1)
    sight.mockRestore()
    shown.unmount()
    await vi.advanceTimersByTimeAsync(BATIDA_MIN * 120_000)
    expect(beats(shown)).toBe(1)
  })

  it('a pupil is told that it is counted, once', async () => {
    const home = (papeis: string[]) =>
      renderScreen(AvisoDeTempo, { path: '/logado', at: '/logado', eu: anEu({ papeis }), calls: [] })
    const first = home(['aluno'])
    await first.user.click(first.getByRole('button', { name: 'Entendi' }))
    expect(first.queryByText(/O tempo de uso é contado/)).toBeNull()
    cleanup()
    expect(home(['aluno']).queryByText(/O tempo de uso é contado/)).toBeNull()
    cleanup()
    expect(home(['professor']).queryByText(/O tempo de uso é contado/)).toBeNull()
  })
})

describe('what the network answers for all of its pupils', () => {
  const NOME = 'Comparar alunos de escolas diferentes nos rankings, também os menores de 12 anos'
  const shown = (mudar: boolean) => {
    let ligado = false
    return renderScreen(OpcoesDaRede, {
      path: '/',
      at: '/',
      calls: [
        answers(encarregadoApi.findOpcoes, () => ({
          opcoes: { ranking_entre_escolas: ligado, fuso: BRASILIA, tratamento: USUAL },
          permissoes: { mudar },
        })),
        answers(encarregadoApi.saveOpcoes, ({ body }) => {
          ligado = body.ranking_entre_escolas === true
          return {
            opcoes: { ranking_entre_escolas: ligado, fuso: BRASILIA, tratamento: USUAL },
            permissoes: { mudar },
          }
        }),
      ],
    })
  }

  it('is off, says what that means, and asks before children are compared across schools', async () => {
    const { findByRole, getByText, user, network } = shown(true)
    const turn = await findByRole('switch', { name: NOME })
    expect(turn.getAttribute('aria-checked')).toBe('false')
    getByText(/só com colegas da mesma escola/)
    await user.click(turn)
    expect(network.askedOf(encarregadoApi.saveOpcoes)).toEqual([])
    await user.click(await findByRole('button', { name: 'Ligar comparação' }))
    await vi.waitFor(() => getByText(/veem colegas de outras escolas/))
    // Off again needs no question.
    await user.click(await findByRole('switch', { name: NOME, checked: true }))
    await findByRole('switch', { name: NOME, checked: false })
    expect(network.askedOf(encarregadoApi.saveOpcoes).map(({ body }) => body)).toEqual([
      { ranking_entre_escolas: true },
      { ranking_entre_escolas: false },
    ])
  })

  it('the hour of a network is chosen by a city, after it was said what that changes', async () => {
    let fuso: Fuso = BRASILIA
    const told = () => ({
      opcoes: { ranking_entre_escolas: false, fuso, tratamento: USUAL },
      permissoes: { mudar: true },
    })
    const { findByRole, findByLabelText, user, network } = renderScreen(FusoDaRede, {
      path: '/',
      at: '/',
      calls: [
        answers(encarregadoApi.findOpcoes, told),
        answers(encarregadoApi.saveOpcoes, ({ body }) => {
          fuso = fusoOf(body.fuso)
          return told()
        }),
      ],
    })
    const field = (await findByLabelText(/Hora oficial/)) as HTMLSelectElement
    await findByRole('option', { name: 'Rio Branco (2 h a menos que Brasília)' })
    await findByRole('option', { name: 'Fernando de Noronha (1 h a mais que Brasília)' })
    await findByRole('option', { name: 'Brasília' })
    await user.selectOptions(field, 'America/Rio_Branco')
    expect(network.askedOf(encarregadoApi.saveOpcoes)).toEqual([])
    await findByRole('alertdialog', { name: 'Passar para o horário de Rio Branco?' })
    await user.click(await findByRole('button', { name: 'Mudar a hora' }))
    await vi.waitFor(() => expect(field.value).toBe('America/Rio_Branco'))
    expect(network.askedOf(encarregadoApi.saveOpcoes).map(({ body }) => body)).toEqual([
      { fuso: 'America/Rio_Branco' },
    ])
  })

  it('the words for people are chosen, with a sentence that shows them', async () => {
    let tratamento = USUAL
    const told = () => ({
      opcoes: { ranking_entre_escolas: false, fuso: BRASILIA, tratamento },
      permissoes: { mudar: true },
    })
    const { findByLabelText, findByText, user, network } = renderScreen(TratamentoDaRede, {
      path: '/',
      at: '/',
      calls: [
        answers(encarregadoApi.findOpcoes, told),
        answers(encarregadoApi.saveOpcoes, ({ body }) => {
          tratamento = body.tratamento as Tratamento
          return told()
        }),
      ],
    })
    await findByText(/O aluno entrega, a professora ou o professor corrige/)
    await user.selectOptions(await findByLabelText('Quem estuda'), 'estudante')
    await findByText(/O estudante entrega, a professora ou o professor corrige/)
    await user.selectOptions(await findByLabelText('Quem ensina'), 'educadora')
    await findByText(/O estudante entrega, a educadora corrige\. Os estudantes e as educadoras veem/)
    expect(network.askedOf(encarregadoApi.saveOpcoes).map(({ body }) => body.tratamento)).toEqual([
      { aluno: 'estudante', professor: 'professora_professor' },
      { aluno: 'estudante', professor: 'educadora' },
    ])
  })

  it('is read only to who does not administer', async () => {
    const { findByRole, getByText } = shown(false)
    expect((await findByRole('switch', { name: NOME })).hasAttribute('disabled')).toBe(true)
    getByText('Só quem administra a plataforma muda esta opção.')
  })
})
