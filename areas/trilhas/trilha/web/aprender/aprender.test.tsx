// @vitest-environment happy-dom
/** Paths as their learners get them: lists, the list that is the map's twin, the panel, the ranking, a class. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../../core/testing/fakeTransport.ts'
import type { Language } from '../../../../../core/texts/texts.ts'
import { dismiss, toastStore } from '../../../../../core/web/ui/notify.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import { REGRA_PADRAO } from '../../rules.ts'
import {
  buildAulaDoAluno,
  buildEixo,
  buildEstrutura,
  buildHabilidade,
  buildHabilidadeInteira,
  buildNivel,
  buildPosicao,
  buildTrilhaDoAluno,
  buildVez,
} from '../../testing.ts'
import { Screen as Trilha } from './TrilhaPage.tsx'
import { Screen as Trilhas } from './TrilhasPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const never = () => new Promise<never>(() => {})
const open = (
  Screen: ComponentType,
  [path, at]: readonly [string, string],
  calls: readonly FakedCall[],
  language: Language = 'pt-br',
) => renderScreen(Screen, { path, at, calls, language })

const REGIAO = {
  ...REGRA_PADRAO,
  nomeEixo: '["Região","Regiões"]',
  nomeHabilidade: '["Passo","Passos"]',
}

describe('the paths of a person', () => {
  const at = ['/logado/trilhas', '/logado/trilhas'] as const
  const done = ['/logado/trilhas/completadas', '/logado/trilhas/completadas'] as const

  it('are waited for, and asked for again after a failure', async () => {
    open(Trilhas, at, [{ endpoint: api.listMinhas, answer: never }])
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    cleanup()
    let broken = true
    const { user } = open(Trilhas, at, [
      answers(api.listMinhas, () => {
        if (broken) throw new TypeError('fetch')
        return { trilhas: [buildTrilhaDoAluno()], total: 1 }
      }),
    ])
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    broken = false
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Leitura em aventura' })).toBeTruthy()
  })

  it('say what is missing where there is none, and nothing else of a search', async () => {
    const none = [answers(api.listMinhas, { trilhas: [], total: 0 })]
    open(Trilhas, at, none)
    expect(await screen.findByText('Nenhuma trilha por aqui ainda')).toBeTruthy()
    expect(
      screen.getByText('Quando uma professora ou um professor der uma trilha à sua turma, ela aparece aqui.'),
    ).toBeTruthy()
    cleanup()
    open(Trilhas, [at[0], '/logado/trilhas?busca=zzz'], none)
    expect(await screen.findByText('Nenhuma trilha com essas palavras')).toBeTruthy()
    cleanup()
    const { network } = open(Trilhas, done, none)
    expect(await screen.findByText('Nenhuma trilha concluída ainda')).toBeTruthy()
    expect(network.askedOf(api.listMinhas)[0]?.query).toMatchObject({ completadas: 'true' })
  })

  it('tell the days on which they open and close, as they are in São Paulo', async () => {
    const trilhas = [
      // Half past nine in the evening of the day before, in São Paulo.
      buildTrilhaDoAluno({
        ...{ id: 1, nome: 'Depois', situacao: 'agendada', isInAgendamento: true },
        abre_em: '2031-03-01T00:30:00.000Z',
      }),
      buildTrilhaDoAluno({ id: 2, nome: 'Até', fecha_em: '2031-05-10T02:59:00.000Z' }),
      buildTrilhaDoAluno({
        ...{ id: 3, nome: 'Fim', situacao: 'encerrada', isInAgendamento: false },
        fecha_em: '2020-12-31T02:59:00.000Z',
      }),
    ]
    open(Trilhas, at, [answers(api.listMinhas, { trilhas, total: 3 })])
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    expect((await card('Depois')).getByText('abre 28/02/2031')).toBeTruthy()
    expect((await card('Até')).getByText('0 de 60 pontos · 7º A · até 09/05/2031')).toBeTruthy()
    expect((await card('Fim')).getByText('encerrada: 30/12/2020')).toBeTruthy()
    cleanup()
    open(Trilhas, at, [answers(api.listMinhas, { trilhas, total: 3 })], 'en-us')
    expect(await screen.findByRole('heading', { level: 1, name: 'Learning paths' })).toBeTruthy()
    expect((await card('Depois')).getByText('opens 28 Feb 2031')).toBeTruthy()
    expect((await card('Até')).getByText('0 of 60 points · 7º A · until 9 May 2031')).toBeTruthy()
  })
})

const PLACE = '/logado/trilhas/:trilha/:eixo?'
const twin = [PLACE, '/logado/trilhas/5?ver=lista'] as const
const ranking = answers(api.ranking, {
  eixo: { id: 7, nome: 'Vale' },
  turma: { id: 3, nome: '7º A' },
  ranking: [],
  minha: null,
  total: 0,
  oculto: false,
})

/** The page of a path, shown as a list. */
const openTrilha = (
  trilha: Partial<ReturnType<typeof buildEstrutura>>,
  more: readonly FakedCall[] = [],
  language: Language = 'pt-br',
) =>
  open(
    Trilha,
    twin,
    [
      answers(api.estrutura, { trilha: buildEstrutura(trilha) }),
      answers(api.habilidade, buildHabilidadeInteira()),
      ranking,
      ...more,
    ],
    language,
  )

describe('the list that is the twin of the map', () => {
  it('tells of every skill how it stands and why it is locked, in the words of the rule', async () => {
    openTrilha({
      regra: REGIAO,
      eixos: [
        buildEixo({
          realizadas_eixo: 1,
          habilidades: [
            buildHabilidade({
              estado: 'feita',
              proxima: false,
              pontos_conquistados: 54,
              dominio: 'avancado',
            }),
            buildHabilidade({ id: 12, nome: 'Está no texto', destaque: true }),
          ],
        }),
        buildEixo({
          ...{ id: 8, nome: 'Mata', ordem: 2, aberto: false, faltam: 7 },
          habilidades: [
            buildHabilidade({
              ...{ id: 13, nome: 'Observar o céu', ref_eixo_id: 8, proxima: false },
              ...{ estado: 'bloqueada', motivo: 'eixo_anterior' },
            }),
          ],
        }),
      ],
    })
    const list = await screen.findByRole('list', { name: 'Leitura em aventura' })
    const rows = within(list).getAllByRole('button')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Tema e assunto54 pontosconcluída',
      'Está no textojá pode começardestaquepróximo passo',
      'Observar o céuapós região Valebloqueada',
    ])
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(await screen.findByText('Região Vale · passo 1')).toBeTruthy()
    expect(screen.getByText('3 tentativas por passo. Fica a melhor nota.')).toBeTruthy()
    expect(screen.getByText('Ninguém tem pontos em região Vale ainda.')).toBeTruthy()
  })

  it('speaks English, the rule’s own words apart', async () => {
    openTrilha({}, [], 'en-us')
    expect(await screen.findByText('Axis Vale · skill 1')).toBeTruthy()
    expect(screen.getByText('3 attempts per skill. The best grade stays.')).toBeTruthy()
    expect(screen.getByText('Nobody has points in axis Vale yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start the lesson' })).toBeTruthy()
  })

  it('keeps the choice in the address', async () => {
    const { user, address } = openTrilha({
      eixos: [
        buildEixo({
          habilidades: [
            buildHabilidade(),
            buildHabilidade({ id: 12, nome: 'Está no texto', proxima: false }),
          ],
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Está no texto/ }))
    expect(address()).toBe('/logado/trilhas/5?ver=lista&habilidade=12')
    await user.click(screen.getByRole('radio', { name: 'Mapa' }))
    expect(address()).toBe('/logado/trilhas/5?habilidade=12')
  })

  it('says that a path opens later, is over, or is gone', async () => {
    openTrilha({ situacao: 'agendada', abre_em: '2031-03-01T00:30:00.000Z' })
    expect(await screen.findByText('Esta trilha não recebe aulas agora: abre 28/02/2031.')).toBeTruthy()
    cleanup()
    openTrilha({ situacao: 'encerrada', fecha_em: '2020-12-31T02:59:00.000Z' })
    expect(await screen.findByText('Esta trilha não recebe aulas agora: encerrada: 30/12/2020.')).toBeTruthy()
    cleanup()
    const mensagem = 'Esta trilha foi excluída por quem a fez. O que você fez nela está guardado.'
    open(Trilha, twin, [refuses(api.estrutura, { status: 404, codigo: 'nao_encontrado', mensagem })])
    expect(await screen.findByText(mensagem)).toBeTruthy()
    expect(
      screen.getByRole('heading', { level: 1, name: 'Esta trilha não está aberta para você' }),
    ).toBeTruthy()
    expect(document.title).toContain('Esta trilha não está aberta para você')
    cleanup()
    openTrilha({ eixos: [] })
    expect(await screen.findByText('Nada por aqui ainda')).toBeTruthy()
  })
})

describe('the panel of a skill', () => {
  const show = (found: ReturnType<typeof buildHabilidadeInteira>, more: readonly FakedCall[] = []) =>
    openTrilha({}, [answers(api.habilidade, found), ...more])
  const failed = (part = {}) => buildAulaDoAluno({ estado: 'feita', status: 'reprovado', nota: 3, ...part })
  const turn = { atual: 31, tentativas: [buildVez({ concluidas: 1 })], restantes: 2 }
  const iniciar = answers(api.iniciarTentativa, { tentativa: buildVez({ id: 32, numero: 2 }) })

  it('begins the first turn with its first lesson', async () => {
    const { user, network, address } = show(buildHabilidadeInteira(), [iniciar])
    await user.click(await screen.findByRole('button', { name: 'Começar a aula' }))
    await waitFor(() => expect(address()).toBe('/logado/aula/21?vez=32&trilha=5'))
    expect(network.askedOf(api.iniciarTentativa)[0]?.body).toEqual({ habilidade_id: 11 })
  })

  it('offers one more turn, where a failed lesson stands beside one to do', async () => {
    const niveis = [buildNivel([failed(), buildAulaDoAluno({ pro_id: 22, pro_titulo: 'Crônica' })])]
    const { user, address } = show(buildHabilidadeInteira({ ...turn, niveis }), [iniciar])
    expect(await screen.findByRole('button', { name: 'Começar a aula' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Nova tentativa' }))
    await waitFor(() => expect(address()).toBe('/logado/aula/21?vez=32&trilha=5'))
  })

  it('shows how a lesson of this turn ended, and begins nothing for it', async () => {
    const niveis = [buildNivel([failed(), buildAulaDoAluno({ pro_id: 22, pro_titulo: 'Crônica' })])]
    const { user, network, address } = show(buildHabilidadeInteira({ ...turn, niveis }), [iniciar])
    await user.click(await screen.findByRole('button', { name: 'Contos da beira do rio' }))
    await waitFor(() => expect(address()).toBe('/logado/aula/21?vez=31&trilha=5&ver=resultado'))
    expect(network.askedOf(api.iniciarTentativa)).toEqual([])
  })

  it('goes over to what was failed once nothing else is left to do', async () => {
    const passed = buildAulaDoAluno({ estado: 'feita', status: 'aprovado', nota: 6, pontos: 6 })
    const niveis = [buildNivel([passed, failed({ pro_id: 22, pro_titulo: 'Crônica' })])]
    const { user, address } = show(buildHabilidadeInteira({ ...turn, niveis }), [iniciar])
    await user.click(await screen.findByRole('button', { name: 'Nova tentativa' }))
    await waitFor(() => expect(address()).toBe('/logado/aula/22?vez=32&trilha=5'))
  })

  it('begins nothing while work is being marked, nor a turn beside a lesson half done', async () => {
    const waits = buildAulaDoAluno({ estado: 'aguardando_correcao' })
    show(buildHabilidadeInteira({ ...turn, niveis: [buildNivel([waits])] }))
    expect(await screen.findByText('na correção')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Nova tentativa|Continuar|Começar/ })).toBeNull()
    cleanup()
    const half = buildAulaDoAluno({ pro_id: 22, pro_titulo: 'Crônica', estado: 'em_andamento', tela: 3 })
    show(buildHabilidadeInteira({ ...turn, niveis: [buildNivel([failed(), half])] }))
    expect(await screen.findByRole('button', { name: 'Continuar a aula' })).toBeTruthy()
    expect(screen.getByText('tela 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nova tentativa' })).toBeNull()
  })

  it('says that every turn is used up', async () => {
    const found = { ...turn, restantes: 0, pode_iniciar: false, niveis: [buildNivel([failed()])] }
    show(buildHabilidadeInteira(found))
    expect(await screen.findByText('Você usou todas as tentativas. Fica a melhor nota.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nova tentativa' })).toBeNull()
    expect(screen.queryByText(/Fale com/)).toBeNull()
  })

  it('tells who is stuck whom to ask, and shows a failed lesson as not passed', async () => {
    const found = { ...turn, restantes: 0, pode_iniciar: false, pedir_a: ['Carla Dias', 'Davi Reis'] }
    show(buildHabilidadeInteira({ ...found, niveis: [buildNivel([failed()])] }))
    expect(await screen.findByText(/Fale com Carla Dias ou Davi Reis/)).toBeTruthy()
    const lesson = screen.getByRole('button', { name: 'Contos da beira do rio' }).closest('li')
    expect(lesson?.dataset.estado).toBe('refazer')
    expect(lesson?.textContent).toContain('ainda não passou')
  })

  it('says what opens a level, and asks again after a failure', async () => {
    const hard = buildNivel([buildAulaDoAluno({ pro_id: 22, nivel_id: 2, estado: 'bloqueada' })], {
      ...{ id: 2, nome: 'Médio', aberto: false, faltam: 6 },
    })
    show(buildHabilidadeInteira({ niveis: [buildNivel([buildAulaDoAluno()]), hard] }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Nível 2 · Médio' })).toBeTruthy()
    expect(screen.getByText('faltam 6 pontos')).toBeTruthy()
    cleanup()
    openTrilha({}, [refuses(api.habilidade, { status: 503 })])
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  it('tells what went wrong when a turn does not begin', async () => {
    const mensagem = 'Você já usou as suas 3 tentativas nesta habilidade. Fica a melhor nota.'
    const { user } = show(buildHabilidadeInteira(), [
      refuses(api.iniciarTentativa, { status: 409, codigo: 'sem_tentativas', mensagem }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Começar a aula' }))
    expect(await screen.findByText(mensagem)).toBeTruthy()
  })
})

describe('the ranking', () => {
  const eu = buildPosicao({ posicao: 5, rotulo: '5°', id_aluno: 7, nome: 'Ana C.', pontos: 10, eu: true })
  const first = [
    buildPosicao(),
    buildPosicao({ posicao: 2, rotulo: '2°', id_aluno: 9, nome: 'Kauã R.', pontos: 30 }),
    buildPosicao({ posicao: 2, rotulo: '2°', id_aluno: 10, nome: 'Pietra C.', pontos: 30 }),
  ]
  const card = answers(api.ranking, {
    eixo: { id: 7, nome: 'Vale' },
    turma: { id: 3, nome: '7º A' },
    ...{ ranking: first, minha: eu, total: 5, oculto: false },
  })

  it('shares a place between equals, and sets the own row apart beyond the third', async () => {
    openTrilha({}, [card])
    const list = await screen.findByRole('list', { name: 'Ranking: eixo Vale' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('.pos')?.textContent)).toEqual(['1°', '2°', '2°', '5°'])
    expect(rows[3]?.textContent).toContain('Você')
    expect([...(rows[3]?.classList ?? [])]).toEqual(expect.arrayContaining(['eu', 'longe']))
  })

  it('clears without a word when the complete one does not load', async () => {
    const { user } = openTrilha({}, [
      card,
      refuses(api.rankingCompleto, { status: 500 }),
      answers(api.findRanking, { oculto: true }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Completo' }))
    expect(await screen.findByText('Ninguém no ranking ainda.')).toBeTruthy()
    expect(
      screen
        .queryAllByRole('alert')
        .map((one) => one.textContent)
        .join(''),
    ).toBe('')
    expect(screen.getByRole('switch', { name: 'Aparecer no ranking' }).getAttribute('aria-checked')).toBe(
      'false',
    )
  })

  it('is left and joined again by a switch, at once', async () => {
    const held = { oculto: false }
    const mine = { id: 7, nome: 'Ana Clara Nogueira', foto: null, cpf_valido: null, eu: true }
    const turma = { id: 3, nome: '7º A', isProfessor: false, notas: [] }
    const complete = () => ({
      trilha: { id: 5, nome: 'Leitura em aventura' },
      ranking: [{ ...turma, alunos: held.oculto ? [] : [mine] }],
      ...{ total: 1, minha: null, oculto: held.oculto },
    })
    const { user, network } = openTrilha({}, [
      card,
      answers(api.rankingCompleto, complete),
      answers(api.findRanking, () => ({ ...held })),
      answers(api.saveRanking, ({ body }) => {
        held.oculto = body.oculto === true
        return { ...held }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Completo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ranking completo da trilha' }))
    const choice = await dialog.findByRole('switch', { name: 'Aparecer no ranking' })
    await dialog.findByText('Você')
    await user.click(choice)
    await waitFor(() => expect(dialog.queryByText('Você')).toBeNull())
    expect(choice.getAttribute('aria-checked')).toBe('false')
    await user.click(choice)
    await dialog.findByText('Você')
    expect(network.askedOf(api.saveRanking).map(({ body }) => body)).toEqual([
      { oculto: true },
      { oculto: false },
    ])
  })
})
