// @vitest-environment happy-dom
/** Making a person: what only pupils have is asked of pupils, and sent for them alone. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { pessoaApi } from '../contract.ts'
import { NovoForm } from './NovoForm.tsx'

afterEach(cleanup)

const Screen = () => <NovoForm rede={4} />

describe('a new person', () => {
  it('is asked for a pupil’s numbers as a pupil only', async () => {
    const { network, user } = renderScreen(Screen, {
      path: '/logado/redes/rede/:rede/gestao/localizar-usuarios',
      at: '/logado/redes/rede/4/gestao/localizar-usuarios',
      eu: anEu({
        papeis: ['gestor_rede'],
        turmas: [],
        redes: [{ id: 4, papel: 'gestor_rede', funcao: 'escrita' }],
      }),
      calls: [
        answers(pessoaApi.options, {
          redes: [{ id: 4, nome: 'Rede', nivel: 0, escola: false, escrita: true }],
          papeis: ['aluno', 'coordenador'],
          exportar: false,
          datas: false,
        }),
        answers(pessoaApi.listTurmas, { turmas: [] }),
        answers(pessoaApi.create, { usuario: 9, login: 'rui.braga' }),
      ],
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Papel' }), 'aluno')
    await user.type(screen.getByRole('textbox', { name: /^Nome$/ }), 'Rui Braga')
    await user.type(screen.getByRole('textbox', { name: /^RA/ }), '123')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'coordenador')
    expect(screen.queryByRole('textbox', { name: /^RA/ })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /INEP/ })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rede ou escola' }), '4')
    await user.click(screen.getByRole('radio', { name: 'Deixar para depois' }))
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    await waitFor(() => expect(network.askedOf(pessoaApi.create)).toHaveLength(1))
    expect(network.askedOf(pessoaApi.create)[0]?.body).toEqual({
      nome: 'Rui Braga',
      vinculo: { papel: 'coordenador', rede: 4 },
    })
  })

  it('is typed to the end once something was missing: the summary takes the focus only when it is sent', async () => {
    const { user } = renderScreen(Screen, {
      path: '/logado/redes/rede/:rede/gestao/localizar-usuarios',
      at: '/logado/redes/rede/4/gestao/localizar-usuarios',
      eu: anEu({ papeis: ['gestor_rede'], turmas: [] }),
      calls: [
        answers(pessoaApi.options, {
          redes: [{ id: 4, nome: 'Rede', nivel: 0, escola: false, escrita: true }],
          papeis: ['aluno', 'coordenador'],
          exportar: false,
          datas: false,
        }),
        answers(pessoaApi.listTurmas, { turmas: [] }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Cadastrar' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const nome = screen.getByRole('textbox', { name: /^Nome$/ })
    await user.type(nome, 'Rui Braga')
    expect(nome).toHaveProperty('value', 'Rui Braga')
    expect(document.activeElement).toBe(nome)
  })
})
