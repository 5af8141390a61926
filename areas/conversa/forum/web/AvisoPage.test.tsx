// @vitest-environment happy-dom
/** A notice: acknowledged once by who is asked, its readers seen by who teaches. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { forumApi } from '../contract.ts'
import type { Topico } from '../shapes.ts'
import { Screen } from './AvisoPage.tsx'
import { buildPessoa, buildTopico } from './testing.ts'

afterEach(cleanup)

const asked = { ...buildTopico().permissoes, darCiente: true }

function open(aviso: Partial<Topico>, calls: FakedCall[] = [], teaches = false) {
  const topico = buildTopico({ tipo: 'aviso', titulo: 'Feira do livro', pedeCiente: true, ...aviso })
  return renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/avisos/:aviso',
    at: '/logado/turmas/turma/3/avisos/5',
    eu: teaches ? anEu({ id: 2 }) : anEu(),
    calls: [
      answers(turmaApi.find, { grupo: teaches ? taughtTurma() : buildTurma() }),
      answers(forumApi.find, { topico }),
      answers(forumApi.markSeen, {}),
      ...calls,
    ],
  })
}

describe('a notice', () => {
  it('is acknowledged with one press', async () => {
    const { user, network } = open({ permissoes: asked }, [
      answers(forumApi.acknowledge, { cienteEm: '2026-11-18T12:00:00.000Z' }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Dar ciente' }))
    expect(await screen.findByText('Ciente')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Dar ciente' })).toBeNull()
    expect(network.askedOf(forumApi.acknowledge)[0]?.params.id).toBe('5')
  })

  it('keeps the button when the server did not take it', async () => {
    const { user } = open({ permissoes: asked }, [
      answers(forumApi.acknowledge, () => {
        throw refusal({ status: 503, mensagem: 'Tente mais tarde.' })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Dar ciente' }))
    expect(await screen.findByText('Tente mais tarde.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Dar ciente' })).toBeTruthy()
  })

  it('says when it was acknowledged before', async () => {
    open({ permissoes: asked, cienteEm: '2026-11-18T12:00:00.000Z' })
    expect(await screen.findByText('Ciente em 18/11/2026')).toBeTruthy()
  })

  it('shows who teaches how many acknowledged, and who did not', async () => {
    const permissoes = { ...asked, verLeituras: true }
    const leitura = { usuario: buildPessoa({ nome: 'Kauã Ribeiro' }), vistoEm: null, cienteEm: null }
    const { network, user } = open(
      { permissoes },
      [
        answers(forumApi.listLeituras, {
          leituras: [leitura],
          total: 1,
          totais: {
            destinatarios: 47,
            lido: 30,
            ciente: 25,
            alunos: { total: 28, lido: 25, ciente: 21 },
            responsaveis: { total: 19, lido: 5, ciente: 4 },
          },
        }),
      ],
      true,
    )
    expect((await screen.findAllByText('21 de 28 alunos deram ciente')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('4 de 19 responsáveis deram ciente').length).toBeGreaterThan(0)
    expect(screen.getByText('Kauã Ribeiro')).toBeTruthy()
    expect(screen.getByText('ainda não leu')).toBeTruthy()
    await user.click(screen.getByText('Com ciente 25'))
    expect(network.askedOf(forumApi.listLeituras).map(({ query }) => query.situacao)).toEqual([
      'sem_ciente',
      'ciente',
    ])
  })

  it('does not tell a pupil who has read it', async () => {
    const { network } = open({ permissoes: asked })
    await screen.findByText('Feira do livro', { selector: 'h3' })
    expect(network.askedOf(forumApi.listLeituras)).toEqual([])
  })

  it('that is not here leads to the others', async () => {
    open({}, [refuses(forumApi.find, { status: 404 })])
    expect(await screen.findByRole('link', { name: 'Ver os avisos' })).toBeTruthy()
  })
})
