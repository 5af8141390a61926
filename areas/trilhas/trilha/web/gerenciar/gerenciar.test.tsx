// @vitest-environment happy-dom
/** Paths as their authors manage them: the list and its ways back, the rules, and what the editor says and asks. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import { dismiss, toastStore } from '../../../../../core/web/ui/notify.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { certificadoApi } from '../../../certificado/contract.ts'
import { trilhaGerenciarApi as api } from '../../contract-gerenciar.ts'
import { trilhaRegraApi } from '../../contract-regra.ts'
import { REGRA_PADRAO } from '../../rules.ts'
import type { Edicao, RegraListada, TrilhaInteira } from '../../shapes.ts'
import { Screen as Editor } from './EditorPage.tsx'
import { Screen as Regras } from './RegrasPage.tsx'
import { Screen as Trilhas } from './TrilhasPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  for (const { id } of toastStore.read()) dismiss(id)
  for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
})

const habilidade = (id: number, eixo: number, ordem: number, nome: string) => ({
  ...{ id, nome, descricao: '', ordem, destaque: false, ref_trilha_id: 5, ref_eixo_id: eixo },
  ...{ habilidade: null, projetos: [], niveis: [], tentativas: 0 },
})

const edicao = (part: Partial<Edicao> = {}): Edicao => ({
  ...{ id: 70, trilha_id: 5, usuario: { id: 7, nome: 'Ana Clara Nogueira' }, minha: true },
  ...{ iniciada_em: '2026-11-17T20:20:00.000Z', expira_em: '2026-11-17T20:35:00.000Z' },
  ...{ encerrada: false, eixos: [], habilidades: [] },
  ...part,
})
const DELA = edicao({ id: 71, minha: false, usuario: { id: 2, nome: 'Beatriz Lima' } })

/** Published: the axis Um with A and B, the axis Dois with C. */
const trilha = (part: Partial<TrilhaInteira> = {}): TrilhaInteira => ({
  ...{ id: 5, nome: 'Água', descricao: '', codigo: 'AGUA234', status: 1, restauravel_ate: null },
  ...{ regra_id: null, regra: REGRA_PADRAO, cenario: 'serra', musica: null, certificado: null },
  ...{ versao: 1, publicada_em: '2026-11-01T12:00:00.000Z', atualizada_em: '2026-11-01T12:00:00.000Z' },
  ...{ rascunho: false, usuario: { id: 7, nome: 'Ana Clara Nogueira' }, rede: null, carga_horaria: null },
  ...{ total_eixos: 2, total_habilidades: 3, total_aulas: 0, total_grupos: 0, edicao: null },
  permissoes: { editar: true, agendar: true, assumir: true },
  eixos: [
    {
      ...{ id: 11, nome: 'Um', descricao: '', ordem: 1, realizadas_eixo: 0 },
      habilidades: [habilidade(21, 11, 1, 'A'), habilidade(22, 11, 2, 'B')],
    },
    {
      ...{ id: 12, nome: 'Dois', descricao: '', ordem: 2, realizadas_eixo: 0 },
      habilidades: [habilidade(23, 12, 1, 'C')],
    },
  ],
  ...{ grupos: [], tentativas: 0, uso: { proprietario: 0, outros: 0 }, isInAgendamento: false },
  ...part,
})

const open = (Screen: ComponentType, [path, at]: readonly [string, string], calls: readonly FakedCall[]) =>
  renderScreen(Screen, { path, at, calls })

/** As the browser opens a menu, which the test's document does not. */
async function choose(menu: string, action: string): Promise<void> {
  const button = await screen.findByRole('button', { name: menu })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.click(await within(panel).findByRole('menuitem', { name: action, hidden: true }))
}

describe('the list', () => {
  const { eixos: _, ...listada } = trilha()
  /** As the server keeps it: the status moves, each tab counts. */
  const openList = (status: 1 | 2 | 3) => {
    const held = { status }
    return open(
      Trilhas,
      ['/trilhas', '/trilhas'],
      [
        answers(api.list, ({ query }) => {
          const count = (asked: number) => (held.status === asked ? 1 : 0)
          const { status: now } = held
          const ate = now === 3 ? '2026-12-17T15:00:00.000Z' : null
          return {
            trilhas: Number(query.status) === now ? [{ ...listada, status: now, restauravel_ate: ate }] : [],
            total: count(Number(query.status)),
            totais: { ativas: count(1), arquivadas: count(2), excluidas: count(3) },
            permissoes: { criar: true },
          }
        }),
        answers(api.setStatus, ({ body }) => {
          held.status = body.status as 1 | 2 | 3
          return { trilha: { ...listada, status: held.status } }
        }),
      ],
    )
  }
  type Shown = ReturnType<typeof openList>
  const sent = ({ network }: Shown) => network.askedOf(api.setStatus).map(({ body }) => body.status)

  it('archives a path and takes that back, at once and from the archived ones', async () => {
    const shown = openList(1)
    await choose('Ações de Água', 'Arquivar')
    await screen.findByText('“Água” arquivada')
    await screen.findByText('Nenhuma trilha por aqui')
    await shown.user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByRole('link', { name: 'Água' })
    await choose('Ações de Água', 'Arquivar')
    await shown.user.click(await screen.findByRole('radio', { name: 'Arquivadas (1)' }))
    await shown.user.click(await screen.findByRole('button', { name: 'Reativar' }))
    await screen.findByRole('radio', { name: 'Ativas (1)' })
    expect(sent(shown)).toEqual([2, 1, 2, 1])
  })

  it('deletes one after a named question, tells until when it may come back, and restores it', async () => {
    const shown = openList(1)
    await choose('Ações de Água', 'Excluir')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Excluir a trilha “Água”?' }))
    expect(sent(shown)).toEqual([])
    await shown.user.click(asked.getByRole('button', { name: 'Excluir trilha' }))
    await shown.user.click(await screen.findByRole('radio', { name: 'Excluídas (1)' }))
    await screen.findByText(/pode voltar até 17\/12\/2026/)
    expect(screen.queryByRole('link', { name: 'Água' })).toBeNull()
    await shown.user.click(screen.getByRole('button', { name: 'Restaurar' }))
    await screen.findByRole('radio', { name: 'Arquivadas (1)' })
    expect(sent(shown)).toEqual([3, 2])
  })
})

describe('rules', () => {
  const regra = (part: Partial<RegraListada> = {}): RegraListada => ({
    ...{ ...REGRA_PADRAO, id: 4, nome: 'Módulos', usuario: { id: 7, nome: 'Ana Clara Nogueira' } },
    ...{ minimo_certificado: 80, trilhas: 1, permissoes: { editar: true } },
    ...part,
  })
  const openRules = (mine: RegraListada[] = []) =>
    open(
      Regras,
      ['/regras', '/regras'],
      [
        answers(trilhaRegraApi.listRegras, () => ({
          ...{ lista_regras_usuario: [...mine], lista_regras_default: [] },
          permissoes: { criar: true, criar_padrao: false },
        })),
        answers(trilhaRegraApi.createRegra, () => {
          mine.push(regra({ trilhas: 0 }))
          return { regra: regra({ trilhas: 0 }) }
        }),
      ],
    )
  const openNew = async ({ user }: ReturnType<typeof openRules>) => {
    await user.click(await screen.findByRole('button', { name: 'Nova regra' }))
    return within(await screen.findByRole('dialog', { name: 'Nova regra' }))
  }

  it('say at the field what is wrong, and stand in the list with their figures once saved', async () => {
    const shown = openRules()
    const { user, network } = shown
    const dialog = await openNew(shown)
    const share = dialog.getByLabelText('Pontos para o certificado (%)')
    await user.type(dialog.getByLabelText(/^Nome da regra/), 'Módulos')
    await user.clear(dialog.getByLabelText(/^Eixo, no plural/))
    await user.clear(share)
    await user.type(share, '170')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(document.getElementById('minimo_certificado-erro')?.textContent).toContain('inteiro de 1 a 100')
    expect(document.getElementById('eixo2-erro')).not.toBeNull()
    expect(network.askedOf(trilhaRegraApi.createRegra)).toEqual([])
    await user.clear(share)
    await user.type(share, '80')
    await user.type(dialog.getByLabelText(/^Eixo, no plural/), 'Módulos')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await screen.findByText(/80% dá o certificado/)
    expect(network.askedOf(trilhaRegraApi.createRegra)[0]?.body).toMatchObject({
      nome: 'Módulos',
      minimo_certificado: 80,
    })
  })

  it('say what they mean for whoever does not pass, as they are written', async () => {
    const shown = openRules()
    const dialog = await openNew(shown)
    const turns = dialog.getByLabelText('Tentativas em cada habilidade')
    await shown.user.clear(turns)
    expect(dialog.queryByText(/fica parado/)).toBeNull()
    await shown.user.type(turns, '2')
    expect(dialog.getByText(/Quem não fizer 60% .* em 2 tentativas fica parado nele até/)).toBeTruthy()
    await shown.user.click(dialog.getByRole('switch', { name: 'Todos os níveis abertos desde o início' }))
    expect(dialog.getByText(/Nada bloqueia o caminho/)).toBeTruthy()
  })

  it('that paths count by are not deleted', async () => {
    const { user, network } = openRules([regra()])
    await screen.findByText(/usada em 1 trilha/)
    await user.click(screen.getByRole('button', { name: 'Excluir a regra Módulos' }))
    await screen.findByText(/escolha outra regra nelas antes de excluir/)
    expect(screen.queryByRole('button', { name: 'Excluir regra' })).toBeNull()
    expect(network.askedOf(trilhaRegraApi.removeRegra)).toEqual([])
  })

  it('closed without saving come back with their words, which are forgotten once they are saved', async () => {
    sessionStore.create({ usuario: '7', token: 't', nome: 'Ana' })
    const kept = () => Object.keys(localStorage).filter((key) => key.includes(':regra:')).length
    const first = openRules()
    const written = await openNew(first)
    await first.user.type(written.getByLabelText(/^Nome da regra/), 'Etapas')
    await first.user.type(written.getByLabelText(/^Eixo, no singular/), ' ou etapa')
    expect(kept()).toBe(1)
    cleanup()
    const again = openRules()
    const dialog = await openNew(again)
    expect(dialog.getByRole('heading', { name: 'Há mudanças que não foram salvas' })).toBeTruthy()
    expect(dialog.getByText('Etapas')).toBeTruthy()
    await again.user.click(dialog.getByRole('button', { name: 'Continuar a partir delas' }))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Eixo, no singular/).value).toBe('Eixo ou etapa')
    expect(kept()).toBe(1)
    await again.user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await screen.findByText(/80% dá o certificado/)
    expect(kept()).toBe(0)
    expect((await openNew(again)).getByLabelText<HTMLInputElement>(/^Nome da regra/).value).toBe('')
  })
})

/** The tab goes to the back: what waits for the hand to rest is sent at once. */
async function flush(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  Reflect.deleteProperty(document, 'visibilityState')
}

describe('the editor', () => {
  const openEditor = (calls: readonly FakedCall[] = [], shown: TrilhaInteira = trilha()) =>
    open(
      Editor,
      ['/trilhas/:trilha', '/trilhas/5'],
      [
        answers(api.find, { trilha: shown }),
        answers(api.beginEdicao, { edicao: edicao() }),
        answers(api.changeEdicao, { edicao: edicao() }),
        answers(api.redes, { redes: [] }),
        answers(api.turmas, {
          turmas: [{ id: 3, codigo: 'K7M4XPQ', nome: '7º A', escola: 'E. M. Lagoa Serena' }],
        }),
        answers(trilhaRegraApi.listRegras, {
          lista_regras_usuario: [
            {
              ...{ ...REGRA_PADRAO, id: 4, nome: 'Módulos', nomeEixo: '["Módulo","Módulos"]' },
              ...{ trilhas: 0, permissoes: { editar: true } },
            },
          ],
          lista_regras_default: [],
          permissoes: { criar: true, criar_padrao: false },
        }),
        ...calls,
      ],
    )
  const nome = () => screen.getByLabelText<HTMLInputElement>(/^Nome da trilha/)
  const locked = () => nome().closest('fieldset')?.disabled
  const rows = () => [...document.querySelectorAll('.te-linhas .te-nome')].map((row) => row.textContent)
  const row = (name: string) => {
    const found = [...document.querySelectorAll<HTMLElement>('.te-abrir')].find(
      (one) => one.querySelector('.te-nome')?.textContent === name,
    )
    if (!found) throw new Error(`No row ${name}.`)
    return found
  }
  const begun = async (...given: Parameters<typeof openEditor>) => {
    const shown = openEditor(...given)
    await screen.findByRole('heading', { level: 1, name: 'Água' })
    await waitFor(() => expect(locked()).toBe(false))
    return shown
  }

  it('moves rows by the keyboard, over the edge of an axis too, and undoes a removal', async () => {
    const { user } = await begun()
    expect(rows()).toEqual(['Um', 'A', 'B', 'Dois', 'C'])
    const down = () => user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    act(() => row('B').focus())
    await down()
    expect(rows()).toEqual(['Um', 'A', 'Dois', 'B', 'C'])
    await down()
    expect(rows()).toEqual(['Um', 'A', 'Dois', 'C', 'B'])
    expect(document.activeElement).toBe(row('B'))
    act(() => row('Dois').focus())
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(rows()).toEqual(['Dois', 'C', 'B', 'Um', 'A'])
    expect(screen.getByText('Dois agora é 1')).toBeTruthy()
    await user.keyboard('{Delete}')
    expect(rows()).toEqual(['Um', 'A'])
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(rows()).toEqual(['Dois', 'C', 'B', 'Um', 'A'])
  })

  it('says in its place why an order was refused, and keeps it on the screen', async () => {
    const { user } = await begun([
      refuses(api.orderEixos, { status: 422, codigo: 'ordem_invalida', mensagem: 'A ordem não vale mais.' }),
    ])
    act(() => row('Dois').focus())
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await flush()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Não foi possível salvar')
    expect(alert.textContent).toContain('A ordem não vale mais.')
    expect(rows()).toEqual(['Dois', 'C', 'Um', 'A', 'B'])
  })

  it('calls its parts as the rule that is chosen does', async () => {
    const { user } = await begun()
    expect(screen.getByRole('button', { name: 'Adicionar eixo' })).toBeTruthy()
    await screen.findByRole('option', { name: 'Módulos' })
    await user.selectOptions(screen.getByLabelText(/^Regra/), 'Módulos')
    expect(await screen.findByRole('button', { name: 'Adicionar módulo' })).toBeTruthy()
  })

  it('is only read while somebody else has it, until it is taken over', async () => {
    const { user, network } = openEditor(
      [
        answers(api.beginEdicao, ({ body }) => {
          if (!body.assumir) throw refusal({ status: 409, codigo: 'edicao_ocupada' })
          return { edicao: edicao() }
        }),
      ],
      trilha({ edicao: DELA }),
    )
    await screen.findByText('Beatriz Lima está editando esta trilha')
    expect(locked()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Assumir a edição' }))
    await waitFor(() => expect(locked()).toBe(false))
    expect(screen.queryByText(/está editando esta trilha/)).toBeNull()
    expect(network.askedOf(api.beginEdicao).map(({ body }) => body.assumir)).toEqual([false, true])
  })

  it('that was taken over says by whom, and that what is on the screen is not saved yet', async () => {
    const taken = { now: false }
    const { user } = await begun([
      answers(api.find, () => ({ trilha: trilha(taken.now ? { edicao: DELA } : {}) })),
      answers(api.edit, () => {
        taken.now = true
        throw refusal({ status: 409, codigo: 'edicao_tomada' })
      }),
    ])
    await user.type(nome(), ' e clima')
    await flush()
    await screen.findByText('Beatriz Lima assumiu a edição desta trilha')
    expect(screen.getByText(/ainda não foi salvo e continua nesta tela/)).toBeTruthy()
    expect([nome().value, locked()]).toEqual(['Água e clima', true])
  })

  it('hears of it by turning to the page, with nothing lost where nothing was written', async () => {
    const taken = { now: false }
    await begun([
      answers(api.find, () => ({ trilha: trilha(taken.now ? { edicao: DELA } : {}) })),
      refuses(api.changeEdicao, { status: 409, codigo: 'edicao_encerrada' }),
    ])
    taken.now = true
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await screen.findByText('Beatriz Lima assumiu a edição desta trilha')
    expect(screen.getByText('Tudo o que você escreveu está salvo no rascunho.')).toBeTruthy()
  })

  it('says at the field what a schedule lacks, and sends its hours', async () => {
    const { user, network } = await begun([answers(api.schedule, { grupos: [] })])
    await user.click(screen.getByRole('button', { name: 'Turmas e datas' }))
    await user.click(await screen.findByRole('button', { name: 'Enviar para turmas' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar para turmas' }))
    const save = () => user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await user.type(dialog.getByLabelText(/^Início/), '2026-12-10T08:00')
    await user.type(dialog.getByLabelText(/^Fim/), '2026-12-09T08:00')
    await save()
    expect(document.getElementById('fim-erro')?.textContent).toContain('O fim precisa vir depois do início')
    expect(document.getElementById('turmas-erro')?.textContent).toContain('Escolha ao menos uma turma')
    expect(network.askedOf(api.schedule)).toEqual([])
    await user.click(await dialog.findByRole('checkbox', { name: /^7º A/ }))
    await user.clear(dialog.getByLabelText(/^Fim/))
    await user.type(dialog.getByLabelText(/^Fim/), '2026-12-20T18:30')
    await save()
    await screen.findByText('A turma segue a trilha')
    expect(network.askedOf(api.schedule)[0]?.body).toMatchObject({
      ...{ trilha_id: 5, inicio: '2026-12-10T11:00:00.000Z', fim: '2026-12-20T21:30:00.000Z' },
    })
  })

  it('resets the attempts only once the name is written, and says whose they are', async () => {
    const held = { tentativas: 2 }
    const now = () =>
      trilha({ tentativas: held.tentativas, uso: { proprietario: 0, outros: held.tentativas } })
    const { user, network } = await begun([
      answers(api.find, () => ({ trilha: now() })),
      answers(api.reset, () => {
        held.tentativas = 0
        return { removidas: 2, trilha: now() }
      }),
    ])
    await choose('Mais ações da trilha', 'Zerar as tentativas')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Zerar as tentativas de “Água”?' }),
    )
    await question.findByText(/^2 tentativas e seus pontos serão excluídos, de todos os alunos/)
    expect(question.getByText('De quem criou: 0. De outras pessoas: 2.')).toBeTruthy()
    const button = question.getByRole<HTMLButtonElement>('button', { name: 'Zerar tentativas' })
    await user.type(question.getByRole('textbox'), 'Agua')
    expect(button.disabled).toBe(true)
    await user.clear(question.getByRole('textbox'))
    await user.type(question.getByRole('textbox'), 'Água')
    await user.click(button)
    await screen.findByText('2 tentativas excluídas')
    expect(network.askedOf(api.reset)).toHaveLength(1)
    await choose('Mais ações da trilha', 'Zerar as tentativas')
    expect(await screen.findByText(/Ninguém começou esta trilha ainda/)).toBeTruthy()
  })

  it('puts a draft aside after a question, and shows the path as it was published', async () => {
    const { user, network } = await begun(
      [answers(api.discard, { trilha: trilha() })],
      trilha({
        rascunho: true,
        eixos: [{ id: 11, nome: 'Engano', descricao: '', ordem: 1, realizadas_eixo: 0, habilidades: [] }],
      }),
    )
    expect(rows()).toEqual(['Engano'])
    await choose('Mais ações da trilha', 'Descartar as mudanças')
    const lost = within(await screen.findByRole('alertdialog', { name: 'Descartar as mudanças?' }))
    expect(lost.getByText(/A trilha volta a ser como foi publicada/)).toBeTruthy()
    expect(network.askedOf(api.discard)).toEqual([])
    await user.click(lost.getByRole('button', { name: 'Descartar mudanças' }))
    await screen.findByText('As mudanças foram descartadas')
    expect(rows()).toEqual(['Um', 'A', 'B', 'Dois', 'C'])
  })

  it('sends the scenery and the song that are chosen', async () => {
    const { user, network } = await begun([
      answers(api.cenarios, { cenarios: [{ chave: 'espaco', nome: 'Espaço' }] }),
      answers(api.musicas, { musicas: [{ chave: 'estrelas', nome: 'Estrelas' }] }),
      answers(certificadoApi.layouts, { layouts: [] }),
      answers(api.edit, { trilha: trilha({ rascunho: true }) }),
    ])
    await user.click(screen.getByRole('button', { name: 'Aparência e certificado' }))
    await user.click(await screen.findByRole('radio', { name: 'Espaço' }))
    await user.click(await screen.findByRole('radio', { name: 'Estrelas' }))
    await flush()
    await waitFor(() =>
      expect(network.askedOf(api.edit).map(({ body }) => body)).toEqual([
        { id: 5, cenario: 'espaco', musica: 'estrelas' },
      ]),
    )
  })
})
