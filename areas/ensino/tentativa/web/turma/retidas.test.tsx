// @vitest-environment happy-dom
/** Work that waits for its teacher: what is told of it, accepting, refusing with words, taking a refusal back. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { tentativaApi } from '../../contract.ts'
import type { Retida } from '../../contract-retida.ts'
import { Retidas } from './Retidas.tsx'

afterEach(cleanup)

const BILHETE = '01890a5d-ac96-774b-bcce-b302099a8057'
const retida = (given: Partial<Retida> = {}): Retida => ({
  tentativa: BILHETE,
  estado: 'espera',
  limites: ['antes_do_contato'],
  motivo: '',
  aluno: { id: 7, nome: 'Ana Souza' },
  aula: { id: 3, titulo: 'Frações' },
  versao: 1,
  respostas: 2,
  concluida: true,
  feita_de: '2026-11-20T13:00:00Z',
  feita_ate: '2026-11-20T13:30:00Z',
  recebida_de: '2026-11-22T13:00:00Z',
  recebida_em: '2026-11-22T13:00:00Z',
  decidida_por: null,
  decidida_em: null,
  ...given,
})

const open = (retidas: readonly Retida[], decidir = true) =>
  renderScreen(() => <Retidas turma={5} />, {
    path: '/p',
    at: '/p',
    calls: [
      answers(tentativaApi.listRetidas, { retidas: [...retidas], permissoes: { decidir } }),
      answers(tentativaApi.decidirRetida, ({ body }) => ({
        retida: retida({ estado: body.decisao as never }),
      })),
    ],
  })

describe('work that waits for its teacher', () => {
  it('is told with its reason, the times that the device says and those of receipt, and accepted', async () => {
    const { user, network } = open([retida()])
    await screen.findByText('1 trabalho espera a sua decisão')
    screen.getByText('Ana Souza, em “Frações”')
    screen.getByText(/falou com a plataforma depois dessa hora/)
    screen.getByText(
      /2 respostas · aula entregue · feito em .*10h a .*10h30, diz o aparelho · recebido em .*10h/,
    )
    await user.click(screen.getByRole('button', { name: 'Aceitar o trabalho de Ana Souza' }))
    await waitFor(() => expect(network.askedOf(tentativaApi.decidirRetida)).toHaveLength(1))
    expect(network.askedOf(tentativaApi.decidirRetida)[0]).toMatchObject({
      params: { turma: '5', bilhete: BILHETE },
      body: { decisao: 'aceita' },
    })
  })

  it('is refused only with words, and the refusal can be taken back', async () => {
    const { user, network } = open([retida()])
    await user.click(await screen.findByRole('button', { name: 'Não aceitar o trabalho de Ana Souza' }))
    const refuse = screen.getByRole('button', { name: 'Não aceitar' })
    expect(refuse.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Recado para o aluno' }), 'Faça de novo comigo.')
    await user.click(refuse)
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(tentativaApi.decidirRetida)).toHaveLength(2))
    expect(network.askedOf(tentativaApi.decidirRetida).map(({ body }) => body)).toEqual([
      { decisao: 'recusada', motivo: 'Faça de novo comigo.' },
      { decisao: 'espera' },
    ])
  })

  it('is shown without buttons to who only looks; what was decided says by whom', async () => {
    open(
      [
        retida({
          estado: 'recusada',
          motivo: 'Refaça.',
          decidida_por: 'Rosa',
          decidida_em: '2026-11-22T14:00:00Z',
        }),
      ],
      false,
    )
    await screen.findByText('Fora do prazo ou sem confirmação')
    expect(screen.queryByRole('button', { name: /aceitar/i })).toBeNull()
    screen.getByText('Recado: Refaça.')
    screen.getByText('Decidido por Rosa')
  })

  it('leaves no trace where nothing was kept', async () => {
    const { container, network } = open([])
    await waitFor(() => expect(network.askedOf(tentativaApi.listRetidas)).toHaveLength(1))
    expect(container.querySelector('.res-retidas')).toBeNull()
  })
})
