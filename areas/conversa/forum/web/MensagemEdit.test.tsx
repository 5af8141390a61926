// @vitest-environment happy-dom
/** Two people edit the same message: the second sees both texts and chooses. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { forumApi } from '../contract.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { MensagemEdit } from './MensagemEdit.tsx'
import { buildMensagem } from './testing.ts'

beforeEach(() => {
  localStorage.clear()
  onDone.mockClear()
})
afterEach(cleanup)

const mensagem = buildMensagem({ id: 9, versao: 3, conteudo: '<p>O meu texto</p>', permissaoEditar: true })
const conflict = refusal({
  status: 409,
  codigo: 'editado_por_outra_pessoa',
  mensagem: 'Outra pessoa editou.',
  campos: { conteudo: '<p>O texto de outra pessoa</p>' },
})

const onDone = vi.fn()

function Edit() {
  return <MensagemEdit mensagem={mensagem} screened={false} onDone={onDone} />
}

function open(calls: FakedCall[]) {
  return renderScreen(Edit, { path: '/', at: '/', calls })
}

describe('an edit', () => {
  it('sends the version that it began from', async () => {
    const { user, network } = open([answers(forumApi.editMensagem, { mensagem })])
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(network.askedOf(forumApi.editMensagem)[0]?.body).toEqual({
      conteudo: '<p>O meu texto</p>',
      versao: 3,
    })
  })

  it('over a newer one shows both texts; mine is saved over the newest knowingly', async () => {
    const { user, network } = open([
      answers(forumApi.editMensagem, ({ body }) => {
        if (body.versao === 3) throw conflict
        return { mensagem }
      }),
      answers(forumApi.findMensagem, { mensagem: { ...mensagem, versao: 4 } }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('O texto de outra pessoa')).toBeTruthy()
    expect(screen.getByText('O meu texto')).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Ficar com o meu' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(network.askedOf(forumApi.editMensagem).at(-1)?.body).toEqual({
      conteudo: '<p>O meu texto</p>',
      versao: 4,
    })
  })

  it('can be given up for the saved one, and sends nothing more', async () => {
    const { user, network } = open([
      answers(forumApi.editMensagem, () => {
        throw conflict
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    await user.click(await screen.findByRole('button', { name: 'Ficar com o salvo' }))
    expect(onDone).toHaveBeenCalled()
    expect(network.askedOf(forumApi.editMensagem)).toHaveLength(1)
  })

  it('kept from before somebody else saved is no blind save, and stays kept until one of the two is chosen', async () => {
    writeDraft(7, 'edicao:9', { conteudo: '<p>Guardado ontem</p>', versao: 2, em: Date.now() })
    const { user, network } = open([
      answers(forumApi.editMensagem, () => {
        throw conflict
      }),
    ])
    await screen.findByText('Guardado ontem')
    await user.click(await screen.findByRole('button', { name: 'Salvar' }))
    await screen.findByText('O texto de outra pessoa')
    expect(network.askedOf(forumApi.editMensagem)[0]?.body).toMatchObject({ versao: 2 })
    expect(readDraft(7, 'edicao:9')?.conteudo).toBe('<p>Guardado ontem</p>')
    await user.click(screen.getByRole('button', { name: 'Ficar com o salvo' }))
    expect(readDraft(7, 'edicao:9')).toBeNull()
  })
})
