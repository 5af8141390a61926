// @vitest-environment happy-dom
/** A public page of blocks: as visitors see it, and as it is composed, refused, and published past somebody else. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { TenantContext } from '../../../../core/web/tenant/context.ts'
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { vitrineApi as api } from '../contract.ts'
import { padraoDe } from '../rules-padrao.ts'
import type { PaginaEditavel } from '../shapes.ts'
import { Screen as Educador } from './EducadorPage.tsx'
import { Screen as Editor } from './editor/EditorPage.tsx'

const CHAMADA = 'Formação no seu ritmo, uma habilidade de cada vez'
const pagina = (part: Partial<PaginaEditavel> = {}): PaginaEditavel => ({
  ...{ chave: 'trilhaeducador', propria: false, imagens: [], trilhas: [], versao: 0, alterada_em: null },
  blocos: padraoDe('trilhaeducador', 'pt-br', 'Rede Aroeira'),
  ...part,
})

beforeEach(() => sessionStore.create({ usuario: '7', token: 't', nome: 'Ana' }))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
  for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
})

const rede = { nome: 'Rede Aroeira', slug: 'aroeira', status: 'ativo' } as Tenant
const Page = () => (
  <TenantContext value={{ tenant: rede, registered: rede }}>
    <Educador />
  </TenantContext>
)

describe('the page', () => {
  const open = (language: 'pt-br' | 'en-us' = 'pt-br') =>
    renderScreen(Page, {
      ...{ path: '/trilhaeducador', at: '/trilhaeducador', language },
      calls: [
        answers(api.find, { pagina: pagina({ blocos: padraoDe('trilhaeducador', language, 'Rede') }) }),
      ],
    })

  it('leads on who is signed in, and shows a visitor the way in', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: CHAMADA })
    expect(screen.getByRole('link', { name: 'Ver minhas trilhas' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Quero me inscrever' })).toBeNull()
    cleanup()
    sessionStore.remove('7')
    open('en-us')
    await screen.findByRole('heading', { level: 1, name: 'Training at your own pace, one skill at a time' })
    expect(screen.getByRole('link', { name: 'Sign me up' }).getAttribute('href')).toBe('/cadastro')
  })
})

describe('composing', () => {
  const open = (...calls: FakedCall[]) =>
    renderScreen(Editor, {
      ...{ path: '/paginas/:pagina', at: '/paginas/trilhaeducador' },
      calls: [answers(api.open, { pagina: pagina() }), ...calls],
    })
  type Shown = ReturnType<typeof open>
  const block = async (name: string) => {
    const [found] = (await screen.findAllByText(name)).flatMap((one) => one.closest('button') ?? [])
    return found as HTMLElement
  }
  const title = () => screen.getByLabelText<HTMLInputElement>('Título')
  const rename = async ({ user }: Shown, nome: string) => {
    await user.click(await block('Abertura'))
    await user.clear(title())
    await user.type(title(), nome)
  }
  const publish = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Publicar' }))
  const order = () => [...document.querySelectorAll('.ve-palavras > b')].map((one) => one.textContent)
  /** As the browser opens a menu, which the test's document does not. */
  const act = async (on: RegExp, action: string) => {
    const [button] = screen.getAllByRole('button', { name: on })
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLElement
    panel.hidePopover = () => {}
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    fireEvent.click(await within(panel).findByRole('menuitem', { name: action, hidden: true }))
  }

  it('shows at once beside the form what is written, and asks before it is left', async () => {
    const shown = open()
    await rename(shown, 'Outra chamada')
    expect(document.querySelector('.ve-pagina .vt-titulo')?.textContent).toBe('Outra chamada')
    expect(screen.getByText(/Esta página ainda é o modelo/)).toBeTruthy()
    await shown.user.click(screen.getByRole('link', { name: 'Páginas públicas' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await shown.user.click(asked.getByRole('button', { name: 'Continuar editando' }))
    expect(title().value).toBe('Outra chamada')
  })

  it('publishes nothing incomplete, nor a button that leads nowhere safe', async () => {
    const shown = open()
    const { user, network } = shown
    await block('Abertura')
    await user.click(screen.getByRole('button', { name: 'Adicionar bloco' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Chamada/ }))
    await publish(shown)
    await screen.findByText('Um bloco precisa de correção antes de publicar.')
    expect(screen.getByText('Escreva um título.')).toBeTruthy()
    expect(screen.getByText('Escreva o que o botão diz.')).toBeTruthy()
    await user.type(title(), 'Inscreva-se até sexta')
    await user.type(screen.getByLabelText('O que o botão diz'), 'Quero ir')
    const to = screen.getByLabelText(/^Para onde leva/)
    await user.clear(to)
    await user.type(to, 'javascript:alert(1)')
    expect(screen.getByText(/^Use um caminho deste site/)).toBeTruthy()
    await publish(shown)
    expect(network.askedOf(api.save)).toEqual([])
    await user.clear(to)
    await user.type(to, 'mailto:rede@example.com.br')
    expect(screen.queryByText(/^Use um caminho deste site/)).toBeNull()
  })

  it('copies blocks, and takes them out with a way back', async () => {
    const shown = open()
    await block('Passos')
    expect(order()).toEqual(['Abertura', 'Cartões', 'Passos'])
    await act(/^Ações de Cartões/, 'Descer')
    expect(order()).toEqual(['Abertura', 'Passos', 'Cartões'])
    expect(screen.getByText(/^Cartões .* ficou no lugar 3\.$/)).toBeTruthy()
    await act(/^Ações de Passos/, 'Duplicar')
    expect(order()).toEqual(['Abertura', 'Passos', 'Passos', 'Cartões'])
    await act(/^Ações de Cartões/, 'Remover')
    expect(order()).toEqual(['Abertura', 'Passos', 'Passos'])
    await shown.user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(order()).toEqual(['Abertura', 'Passos', 'Passos', 'Cartões'])
  })

  it('does not run over what somebody else published meanwhile, and loses nothing that was written', async () => {
    const held = { versao: 0 }
    const shown = open(
      answers(api.open, () => ({ pagina: pagina({ versao: held.versao }) })),
      answers(api.save, ({ body }) => {
        if (body.versao !== 3) {
          held.versao = 3
          throw refusal({ status: 409, codigo: 'pagina_mudou' })
        }
        return {
          pagina: pagina({ versao: 4, propria: true, blocos: body.blocos as PaginaEditavel['blocos'] }),
        }
      }),
    )
    await rename(shown, 'A minha')
    await publish(shown)
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText(/Nada do que você escreveu se perdeu/)).toBeTruthy()
    await shown.user.click(asked.getByRole('button', { name: 'Continuar editando' }))
    expect(title().value).toBe('A minha')
    await publish(shown)
    const again = within(await screen.findByRole('alertdialog'))
    await shown.user.click(again.getByRole('button', { name: 'Publicar a minha' }))
    await screen.findByText('Página publicada.')
    const sent = shown.network.askedOf(api.save).map(({ body }) => body)
    expect(sent.map(({ versao }) => versao)).toEqual([0, 0, 3])
    expect(sent[2]?.blocos).toMatchObject([{ titulo: 'A minha' }, {}, {}])
  })

  it('goes back to the model after a question', async () => {
    const own = pagina({ versao: 4, propria: true, alterada_em: '2026-11-01T12:00:00.000Z' })
    const shown = open(answers(api.open, { pagina: own }), answers(api.reset, { pagina: pagina() }))
    await shown.user.click(await screen.findByRole('button', { name: 'Voltar ao modelo' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await shown.user.click(asked.getByRole('button', { name: 'Voltar ao modelo' }))
    await screen.findByText('A página voltou ao modelo.')
    expect(shown.network.askedOf(api.reset)[0]?.query).toEqual({ versao: '4' })
    expect(screen.queryByRole('button', { name: 'Voltar ao modelo' })).toBeNull()
  })

  it('of a page that is none says so', async () => {
    open(refuses(api.open, { status: 404 }))
    await screen.findByRole('heading', { level: 1, name: 'Esta página não existe' })
  })
})
