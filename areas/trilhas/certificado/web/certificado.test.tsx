// @vitest-environment happy-dom
/** Certificates: one's own, those one answers for, the page that checks one, and the sheets to choose from. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { certificadoApi as api } from '../contract.ts'
import type { Certificado, Emitido, Layout } from '../shapes.ts'
import { Screen as Conferir } from './ConferirPage.tsx'
import { Screen as Emitidos } from './EmitidosPage.tsx'
import { LayoutPicker } from './LayoutPicker.tsx'
import { Screen as Meus } from './MeusPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const certificado = (part: Partial<Certificado> = {}): Certificado => ({
  id: 9,
  codigo: 'K7QDM3XP8RTW',
  nome: 'Ana Clara Nogueira',
  trilha: 'Leitura em aventura',
  trilha_id: 5,
  carga_horaria: 20,
  // Half past nine in the evening of the day before, in São Paulo.
  emitido_em: '2026-11-18T00:30:00.000Z',
  emissor: 'E. M. Rio das Garças',
  situacao: 'valido',
  url: 'https://escola.example/certificado/K7QDM3XP8RTW',
  motivo: null,
  ...part,
})
const emitido = (part: Partial<Emitido> = {}): Emitido => ({
  ...certificado(),
  aluno: 7,
  revogado_em: null,
  permissaoEditar: true,
  ...part,
})
const never = () => new Promise<never>(() => {})

const open = (
  Screen: ComponentType,
  [path, at]: readonly [string, string],
  calls: readonly FakedCall[],
  language: Language = 'pt-br',
) => renderScreen(Screen, { path, at, calls, language })

describe('one’s own certificates', () => {
  const at = ['/logado/certificados', '/logado/certificados'] as const

  it('are waited for, lead to the paths while there is none, and are asked for again', async () => {
    open(Meus, at, [{ endpoint: api.mine, answer: never }])
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    cleanup()
    open(Meus, at, [answers(api.mine, { certificados: [] })])
    const way = await screen.findByRole('link', { name: 'Ver minhas trilhas' })
    expect(way.getAttribute('href')).toBe('/logado/trilhas')
    cleanup()
    open(Meus, at, [refuses(api.mine, { status: 500 })])
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  it('tell the day in São Paulo; a revoked one has its reason, and no file', async () => {
    const revogado = {
      id: 10,
      trilha: 'Do quintal ao espaço',
      situacao: 'revogado',
      motivo: 'Nome errado',
    } as const
    const two = answers(api.mine, { certificados: [certificado(), certificado(revogado)] })
    open(Meus, at, [two])
    const one = async (name: string) =>
      within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement)
    const valid = await one('Leitura em aventura')
    expect(valid.getByText(/17\/11\/2026 · E\. M\. Rio das Garças/)).toBeTruthy()
    expect(valid.getByText(/K7QD-M3XP-8RTW/)).toBeTruthy()
    expect(
      valid.getByRole('button', { name: 'Baixar o certificado de Leitura em aventura em PDF' }),
    ).toBeTruthy()
    const gone = await one('Do quintal ao espaço')
    expect(gone.getByText('Motivo: Nome errado')).toBeTruthy()
    expect(gone.queryByRole('button', { name: /^Baixar/ })).toBeNull()
    cleanup()
    open(Meus, at, [two], 'en-us')
    expect(await screen.findByRole('heading', { level: 1, name: 'My certificates' })).toBeTruthy()
    expect(await screen.findByText('Reason: Nome errado')).toBeTruthy()
  })
})

describe('the certificates that one answers for', () => {
  const at = ['/logado/gerenciar/certificados', '/logado/gerenciar/certificados'] as const

  it('say what is missing, of a search how to undo it, and are asked for again', async () => {
    const none = answers(api.list, { certificados: [], total: 0 })
    open(Emitidos, at, [none])
    expect(await screen.findByText('Nenhum certificado emitido ainda')).toBeTruthy()
    cleanup()
    const { user, address } = open(Emitidos, [at[0], `${at[1]}?busca=zzz&situacao=revogado`], [none])
    await user.click(await screen.findByRole('button', { name: 'Limpar a busca' }))
    expect(address()).toBe(at[1])
    cleanup()
    open(Emitidos, at, [refuses(api.list, { status: 500 })])
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  it('are revoked with a reason only, by who may', async () => {
    const theirs = emitido({ id: 10, nome: 'Kauã Reis', permissaoEditar: false })
    const { user, network } = open(Emitidos, at, [
      answers(api.list, { certificados: [emitido(), theirs], total: 2 }),
      answers(api.revoke, { certificado: emitido({ situacao: 'revogado', motivo: 'Engano' }) }),
    ])
    // The menu of a certificate, opened as the browser's popover would.
    const actsOf = async (nome: string) => {
      const button = await screen.findByRole('button', {
        name: `Ações do certificado de ${nome}, Leitura em aventura`,
      })
      const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
      panel.hidePopover = () => {}
      act(() => {
        panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
      })
      return within(panel).getAllByRole('menuitem', { hidden: true })
    }
    const words = (items: readonly HTMLElement[]) => items.map((item) => item.textContent)
    expect(words(await actsOf('Kauã Reis'))).toEqual(['Baixar PDF', 'Página pública'])
    const own = await actsOf('Ana Clara Nogueira')
    expect(words(own)).toEqual(['Baixar PDF', 'Página pública', 'Revogar certificado'])
    await user.click(own[2] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Revogar o certificado de Ana Clara Nogueira?' })
    const send = within(dialog).getByRole('button', { name: 'Revogar certificado' })
    await user.click(send)
    expect(within(dialog).getByText('Escreva o motivo, com pelo menos 3 letras.')).toBeTruthy()
    expect(network.askedOf(api.revoke)).toEqual([])
    await user.type(within(dialog).getByLabelText('Motivo'), ' Engano ')
    await user.click(send)
    await waitFor(() => expect(network.askedOf(api.revoke)[0]?.body).toEqual({ motivo: 'Engano' }))
    expect(await screen.findByText('Certificado revogado.')).toBeTruthy()
  })
})

describe('the page that checks a certificate', () => {
  const at = (codigo = '') => ['/certificado/:certificado?', `/certificado${codigo && `/${codigo}`}`] as const
  const { id: _, trilha_id: __, url: ___, motivo: ____, ...conferido } = certificado()

  it('says that it is valid, with what is printed on it', async () => {
    open(Conferir, at('K7QDM3XP8RTW'), [answers(api.check, { certificado: conferido })])
    expect(await screen.findByRole('heading', { name: 'Certificado válido' })).toBeTruthy()
    const facts = [...document.querySelectorAll('dl > div')].map((one) => one.textContent)
    expect(facts).toEqual([
      'NomeAna Clara Nogueira',
      'Trilha de aprendizagemLeitura em aventura',
      'Carga horária20 horas',
      'Data de emissão17/11/2026',
      'EmissorE. M. Rio das Garças',
      'CódigoK7QD-M3XP-8RTW',
    ])
    cleanup()
    const single = { ...conferido, carga_horaria: 1 }
    open(Conferir, at('K7QDM3XP8RTW'), [answers(api.check, { certificado: single })], 'en-us')
    expect(await screen.findByRole('heading', { name: 'Valid certificate' })).toBeTruthy()
    expect(screen.getByText('1 hour')).toBeTruthy()
  })

  it('says that it was revoked, and not why', async () => {
    const revogado = { ...conferido, situacao: 'revogado' as const, carga_horaria: null }
    open(Conferir, at('K7QDM3XP8RTW'), [answers(api.check, { certificado: revogado })])
    expect(await screen.findByRole('heading', { name: 'Certificado revogado' })).toBeTruthy()
    expect(screen.getByText(/não vale mais/)).toBeTruthy()
    expect(screen.queryByText('Carga horária')).toBeNull()
  })

  it('keeps the code that nobody was given, beside what to look at', async () => {
    const mensagem = 'Não encontramos um certificado com este código.'
    open(Conferir, at('K7QDM3XP8RTW'), [
      refuses(api.check, { status: 404, codigo: 'nao_encontrado', mensagem }),
    ])
    expect(await screen.findByText(mensagem)).toBeTruthy()
    expect((screen.getByLabelText('Código do certificado') as HTMLInputElement).value).toBe('K7QDM3XP8RTW')
  })

  it('takes a code in any writing, or the address of the QR code, and asks for nothing else', async () => {
    const { user, network } = open(Conferir, at(), [answers(api.check, { certificado: conferido })])
    const field = await screen.findByLabelText('Código do certificado')
    await user.type(field, 'K7QD')
    await user.click(screen.getByRole('button', { name: 'Conferir' }))
    expect(screen.getByText(/O código tem 12 sinais/)).toBeTruthy()
    expect(network.made).toEqual([])
    await user.clear(field)
    await user.type(field, 'https://escola.example/certificado/k7qd-m3xp-8rtw')
    await user.click(screen.getByRole('button', { name: 'Conferir' }))
    expect(await screen.findByRole('heading', { name: 'Certificado válido' })).toBeTruthy()
    expect(network.askedOf(api.check)[0]?.body).toEqual({ codigo: 'K7QDM3XP8RTW' })
  })
})

function Picker() {
  const [value, setValue] = useState<number | null>(null)
  return <LayoutPicker value={value} onChange={setValue} trilha="Leitura em aventura" />
}

describe('the sheets to choose from', () => {
  const layout = (part: Partial<Layout> = {}): Layout => ({
    ...{ id: 4, nome: 'Ipê amarelo', imagem: '/x.png', miniatura: '/y.png' },
    ...{ tinta: 'escura', posicao: 'centro', permissaoEditar: true },
    ...part,
  })
  const at = ['/', '/'] as const
  const two = answers(api.layouts, {
    layouts: [layout(), layout({ id: 6, nome: 'Da rede', permissaoEditar: false })],
  })

  it('are one’s own and the platform’s; only one’s own are taken off, with a way back', async () => {
    const { user, network } = renderScreen(Picker, {
      ...{ path: at[0], at: at[1], eu: anEu({ papeis: ['professor'] }) },
      calls: [two, answers(api.archiveLayout, {}), answers(api.restoreLayout, {})],
    })
    const group = await screen.findByRole('group', { name: 'Folha do certificado' })
    const choices = within(group).getAllByRole('radio')
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      'Folha da plataforma',
      'Ipê amarelo',
      'Da rede',
    ])
    await user.click(choices[1] as HTMLElement)
    expect((choices[1] as HTMLInputElement).checked).toBe(true)
    expect(screen.queryByRole('button', { name: 'Remover da lista a folha Da rede' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remover da lista a folha Ipê amarelo' }))
    expect(await screen.findByText('Folha removida da lista.')).toBeTruthy()
    // What was chosen is gone: the platform's own stands instead.
    expect((choices[0] as HTMLInputElement).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(api.restoreLayout)[0]?.params).toEqual({ id: '4' }))
  })

  it('take a picture only with a file, and say what is wrong with it', async () => {
    const mensagem = 'Alguns dados precisam de correção.'
    const imagem = 'A imagem precisa ser deitada, na proporção de uma folha A4 (297 × 210).'
    const { user } = open(Picker, at, [
      two,
      refuses(api.createLayout, { status: 422, codigo: 'dados_invalidos', mensagem, campos: { imagem } }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Enviar uma imagem' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nova folha de certificado' })
    await user.click(within(dialog).getByRole('button', { name: 'Enviar folha' }))
    expect(within(dialog).getByText(/^Escolha a imagem do certificado/)).toBeTruthy()
    const file = new File(['x'], 'folha.png', { type: 'image/png' })
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file)
    expect(within(dialog).getByText('folha.png')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Enviar folha' }))
    expect(await within(dialog).findByText(imagem)).toBeTruthy()
  })

  it('are sent with the colour and the place of their words, and chosen at once', async () => {
    const all = [layout()]
    const { user, network } = open(Picker, at, [
      answers(api.layouts, () => ({ layouts: [...all] })),
      answers(api.createLayout, () => {
        all.push(layout({ id: 8, nome: 'folha', tinta: 'clara', posicao: 'esquerda' }))
        return { layout: layout({ id: 8, nome: 'folha', tinta: 'clara', posicao: 'esquerda' }) }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Enviar uma imagem' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nova folha de certificado' })
    await user.upload(
      dialog.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'folha.png', { type: 'image/png' }),
    )
    await user.click(within(dialog).getByRole('radio', { name: 'Clara' }))
    await user.click(within(dialog).getByRole('radio', { name: 'Esquerda' }))
    await user.click(within(dialog).getByRole('button', { name: 'Enviar folha' }))
    await screen.findByText('Folha enviada e escolhida.')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'folha' })).checked).toBe(true)
    expect(network.askedOf(api.createLayout)[0]).toMatchObject({
      body: { tinta: 'clara', posicao: 'esquerda' },
      arquivos: [{ name: 'folha.png' }],
    })
  })

  it('are asked for again after a failure', async () => {
    open(Picker, at, [refuses(api.layouts, { status: 500 })])
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
})
