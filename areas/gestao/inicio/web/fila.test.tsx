// @vitest-environment happy-dom
/** The queue of today on the screen: what each line says and answers, in place, taken back for as long as its alert is shown. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { lembrarApi } from '../../../ensino/tentativa/contract-lembrar.ts'
import { matriculaApi } from '../../../escola/matricula/contract.ts'
import { type Decisao, inicioApi } from '../contract.ts'
import { TIPOS_DECISAO, type TipoDecisao } from '../rules.ts'
import { buildHoje } from '../testing.ts'
import { Fila, lugarDa } from './Fila.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const turma = { id: 3, nome: '7º A' }
const yuri = { id: 21, nome: 'Yuri Amaral' }
const clara = { id: 22, nome: 'Clara Dutra' }
const decisao = (tipo: TipoDecisao, part: Partial<Decisao> = {}): Decisao => ({
  tipo,
  turma,
  alvo: ['retida', 'fora_do_limite', 'entrada'].includes(tipo) ? null : { id: 8, nome: 'Notícia' },
  trilha: tipo === 'parados' ? 5 : null,
  total: 2,
  de: tipo === 'nao_abriram' ? 31 : null,
  pessoas: [yuri, clara],
  desde: '2026-11-15T12:00:00.000Z',
  ate: null,
  ...part,
})

/** The server's side: what waits until it is decided. */
function open(decisoes: Decisao[], { adiadas = 0, refuse = false } = {}) {
  let waiting = decisoes
  const done = (tipo: TipoDecisao) => {
    waiting = waiting.filter((one) => one.tipo !== tipo)
  }
  return renderScreen(Fila, {
    path: '/logado',
    at: '/logado',
    eu: anEu({ papeis: ['professor'] }),
    calls: [
      answers(inicioApi.hoje, () => buildHoje({ decisoes: waiting, adiadas })),
      answers(inicioApi.adiar, ({ body }) => {
        done(body.tipo as TipoDecisao)
        return { ate: body.quando === 'sempre' ? null : '2026-11-19T10:00:00.000Z' }
      }),
      ...[inicioApi.retomar, inicioApi.retomarTodas].map((endpoint) =>
        answers(endpoint, () => {
          waiting = decisoes
          return { retomadas: 1 }
        }),
      ),
      refuse
        ? refuses(matriculaApi.approve, { status: 409, mensagem: 'A turma está cheia.' })
        : answers(matriculaApi.approve, ({ body }) => {
            done('entrada')
            return { aprovados: (body.alunos as number[]).length }
          }),
      answers(lembrarApi.lembrar, () => {
        done('nao_abriram')
        return { lembrados: 2 }
      }),
    ],
  })
}

const row = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

describe('the queue', () => {
  it('says of every kind what waits, where, and who', async () => {
    open(TIPOS_DECISAO.map((tipo) => decisao(tipo)))
    const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      '2 mensagens esperam a sua leitura',
      '2 entregas para corrigir',
      '2 trabalhos chegaram fora do prazo',
      '2 pararam em Notícia',
      '2 não abriram Notícia',
      '2 pedem para entrar em 7º A',
      '2 perguntas sem resposta',
      '2 participações sem nota no fórum',
    ])
    expect((await row(/não abriram/)).getByText(/29 de 31 já abriram/)).toBeTruthy()
    expect((await row(/pedem/)).getByText('Yuri Amaral e Clara Dutra')).toBeTruthy()
    expect(screen.getByText(/Depois disso, nada pendente/)).toBeTruthy()
  })

  it.each([
    ['corrigir', 'Corrigir', '/logado/turmas/turma/3/correcoes-entrega?aula=8'],
    ['retida', 'Ler agora', '/logado/turmas/turma/3/forum?abrir=retidas'],
    ['fora_do_limite', 'Decidir', '/logado/turmas/turma/3/atividades-entrega'],
    ['parados', 'Ver quem parou', '/logado/turmas/turma/3/trilhas?ver=5'],
    ['sem_resposta', 'Responder', '/logado/turmas/turma/3/forum/8'],
    ['sem_nota', 'Avaliar', '/logado/turmas/turma/3/forum/8/mesa'],
  ] as const)('of %s leads to where it is done', async (tipo, label, address) => {
    open([decisao(tipo)])
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(address)
  })

  it('celebrates that there is nothing, a little', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeTruthy()
  })
})

describe('an act in place', () => {
  it('is sent when it can be taken back no more, and the line stays away', async () => {
    const { user, network } = open([decisao('entrada'), decisao('corrigir')])
    await user.click(await screen.findByRole('button', { name: 'Aceitar 2' }))
    expect(screen.queryByText(/pedem para entrar/)).toBeNull()
    expect(screen.getByText('2 pessoas entram em 7º A')).toBeTruthy()
    expect(network.askedOf(matriculaApi.approve)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    await waitFor(() => expect(network.askedOf(matriculaApi.approve)).toHaveLength(1))
    expect(network.askedOf(matriculaApi.approve)[0]).toMatchObject({
      params: { turma: '3' },
      body: { alunos: [yuri.id, clara.id] },
    })
    await waitFor(() => expect(network.askedOf(inicioApi.hoje).length).toBeGreaterThan(1))
    expect(screen.queryByText(/pedem para entrar/)).toBeNull()
  })

  it('taken back sends nothing, and the line stands again', async () => {
    const { user, network } = open([decisao('nao_abriram')])
    await user.click(await screen.findByRole('button', { name: 'Lembrar 2' }))
    expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('button', { name: 'Lembrar 2' })).toBeTruthy()
    expect(network.askedOf(lembrarApi.lembrar)).toHaveLength(0)
  })

  it('that is refused says why, and the line stands again', async () => {
    const { user } = open([decisao('entrada')], { refuse: true })
    await user.click(await screen.findByRole('button', { name: 'Aceitar 2' }))
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    expect(await screen.findByText('A turma está cheia.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Aceitar 2' })).toBeTruthy()
  })
})

describe('a line', () => {
  it('is put off from its menu, and taken up again', async () => {
    const { user, network } = open([decisao('corrigir')])
    // As the browser opens a popover, which the test's document does not.
    const button = await screen.findByRole('button', { name: 'Mais: entregas para corrigir' })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    panel.hidePopover = () => {}
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Adiar para amanhã, 7h', hidden: true }))
    await waitFor(() => expect(network.askedOf(inicioApi.adiar)).toHaveLength(1))
    expect(network.askedOf(inicioApi.adiar)[0]?.body).toEqual({
      tipo: 'corrigir',
      turma: 3,
      alvo: 8,
      quando: 'amanha',
    })
    expect(await screen.findByRole('heading', { name: 'Tudo em dia' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('heading', { name: '2 entregas para corrigir' })).toBeTruthy()
  })

  it('that was put off is asked for by one button', async () => {
    const { user, network } = open([], { adiadas: 3 })
    await user.click(await screen.findByRole('button', { name: 'Mostrar as 3 que você adiou' }))
    await waitFor(() => expect(network.askedOf(inicioApi.retomarTodas)).toHaveLength(1))
  })

  it('of every kind has a place', () => {
    for (const tipo of TIPOS_DECISAO) expect(lugarDa(decisao(tipo))).toMatch(/^\/logado\/turmas\/turma\/3\//)
  })
})
