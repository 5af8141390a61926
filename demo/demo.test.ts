/** The demonstration as drafted: the same each time, whole, dated in school hours, whatever the day it is made. */

import { describe, expect, it } from 'vitest'
import { notificacaoRows } from '../areas/acesso/notificacao/server/factory-rows.ts'
import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { forumRows } from '../areas/conversa/forum/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { wallClock } from '../core/contract/time.ts'
import type { Row } from '../core/server/rows.ts'
import { DEMO_ACCOUNTS, MAIN_HOST } from './accounts.ts'
import { type Filled, openDraft, SETS } from './draft.ts'
import { makeMidias } from './midia/midias.ts'
import { draftTenant, TENANCIES } from './seed.ts'

const midias = await makeMidias()

const NOWS = {
  'a Wednesday morning': '2026-11-18T13:20:00Z',
  'a Saturday night': '2026-11-22T02:00:00Z',
  'a Monday before school': '2026-11-16T05:00:00Z',
  'the second of January': '2027-01-02T12:00:00Z',
  'the tenth of February': '2026-02-10T12:00:00Z',
  'the last of February': '2028-02-29T23:00:00Z',
} as const

type Rows<S extends Filled> = readonly (Row<S> & { id?: number })[]

function draftAt(now: Date, index = 0) {
  const tenancy = TENANCIES[index]
  if (!tenancy) throw new RangeError('no such tenant')
  const draft = openDraft(new Map())
  const { moves } = draftTenant(draft, tenancy, {
    senhaHash: 'x',
    now,
    midias,
    catalogo: { disciplinas: new Map(), periodos: new Map() },
  })
  const rows = <S extends Filled>(set: S) => draft.rows(set) as Rows<S>
  return { rows, moves }
}

const at = (value: unknown): Date => new Date(value as string)

describe('the demonstration', () => {
  it('is the same each time', () => {
    const now = new Date(NOWS['a Wednesday morning'])
    const all = () => {
      const { rows } = draftAt(now)
      return SETS.map((set) => rows(set))
    }
    expect(JSON.stringify(all())).toBe(JSON.stringify(all()))
  })

  it('has the people and classes that were promised', () => {
    const { rows } = draftAt(new Date(NOWS['a Wednesday morning']))
    const ativas = rows(turmaRows.turma).filter(({ status }) => status === 'ativa')
    expect(ativas.map(({ nome }) => nome).sort()).toEqual(
      ['6º', '7º', '8º', '9º'].flatMap((ano) => ['A', 'B', 'C'].map((letra) => `${ano} ${letra}`)),
    )
    expect(rows(turmaRows.rede).filter(({ inep }) => inep !== null)).toHaveLength(3)
    expect(new Set(rows(turmaRows.matricula).map(({ aluno_id }) => aluno_id)).size).toBe(360)
    const nomes = rows(sessaoRows.usuario).map(({ nome }) => nome)
    expect(new Set(nomes).size).toBe(nomes.length)
    const logins = rows(sessaoRows.usuario).map(({ login }) => login)
    expect(new Set(logins).size).toBe(logins.length)
    // As they are typed: nothing between the words but one blank in a name, none in what one signs in with.
    expect(logins.filter((login) => /\s/.test(String(login)))).toEqual([])
    expect(nomes.filter((nome) => /\s{2}|[^\S ]|^\s|\s$/.test(String(nome)))).toEqual([])
  })

  it('holds each fixed account in its place', () => {
    for (const index of [0, 1]) {
      const { rows } = draftAt(new Date(NOWS['a Wednesday morning']), index)
      const host = TENANCIES[index]?.plan.tenant.dominio
      const turmas = new Map(rows(turmaRows.turma).map(({ id, nome, status }) => [id, { nome, status }]))
      for (const account of DEMO_ACCOUNTS.filter(({ tenantHost }) => tenantHost === host)) {
        const person = rows(sessaoRows.usuario).find(({ email }) => email === account.email)
        expect(person, account.email).toMatchObject({ nome: account.nome, login: account.email })
        const bonds = rows(sessaoRows.vinculo).filter(({ usuario_id }) => usuario_id === person?.id)
        const enrolled = rows(turmaRows.matricula).filter(({ aluno_id }) => aluno_id === person?.id)
        const ids = [...bonds.map(({ turma_id }) => turma_id), ...enrolled.map(({ turma_id }) => turma_id)]
        const names = ids.flatMap((id) => {
          const turma = turmas.get(id as number)
          return turma?.status === 'ativa' ? [turma.nome] : []
        })
        expect(names.sort(), account.email).toEqual([...account.turmas].sort())
        if (account.papel === 'aluno') expect(enrolled.length).toBeGreaterThan(0)
        else expect(bonds[0]?.papel, account.email).toBe(account.papel)
        if (account.funcao) expect(bonds[0]?.funcao).toBe(account.funcao)
      }
    }
  })

  it('shows every kind of topic that the forum knows', () => {
    const { rows, moves } = draftAt(new Date(NOWS['a Wednesday morning']))
    const topicos = rows(forumRows.topico)
    const kinds = {
      scheduled: topicos.some(({ status_data, agendar }) => status_data === 2 && agendar),
      closed: topicos.some(({ status_data }) => status_data === 3),
      graded: topicos.some(({ avaliativo }) => avaliativo),
      pinned: topicos.some(({ tipo, fixado, pede_ciente }) => tipo === 'aviso' && fixado && pede_ciente),
      held: rows(forumRows.mensagem).some(
        ({ retida, conteudo }) => retida && /\(11\) 9/.test(String(conteudo)),
      ),
      edited: rows(forumRows.mensagem).some(({ editada_em }) => editada_em !== null),
      drafts: rows(forumRows.topico_nota).some(({ publicada_em }) => publicada_em === null),
      published: rows(forumRows.topico_nota).some(({ publicada_em }) => publicada_em !== null),
      acknowledged: rows(forumRows.topico_visto).some(({ ciente_em }) => ciente_em !== null),
      favourite: rows(forumRows.topico_favorito).length > 0,
      unread: rows(notificacaoRows.notificacao).some(({ lida_em }) => lida_em === null),
      read: rows(notificacaoRows.notificacao).some(({ lida_em }) => lida_em !== null),
    }
    expect(Object.entries(kinds).filter(([, there]) => !there)).toEqual([])
    expect(moves.length).toBe(
      topicos.filter(({ inicio, fim }) => inicio || (fim && at(fim) > new Date(NOWS['a Wednesday morning'])))
        .length,
    )
    expect(JSON.stringify(rows(forumRows.mensagem))).not.toMatch(/\{\w+\}/)
  })

  describe.each(Object.entries(NOWS))('made on %s', (_, text) => {
    const now = new Date(text)

    it.each([0, 1])(
      'has no time that is still to come, and messages in school hours (tenant %i)',
      (index) => {
        const { rows } = draftAt(now, index)
        for (const [set, column] of [
          [sessaoRows.usuario, 'created_at'],
          [sessaoRows.vinculo, 'inicio'],
          [turmaRows.matricula, 'data_matricula'],
          [forumRows.topico, 'created_at'],
          [forumRows.mensagem, 'created_at'],
          [forumRows.mensagem, 'editada_em'],
          [forumRows.curtida, 'created_at'],
          [forumRows.topico_visto, 'visto_em'],
          [forumRows.topico_nota, 'publicada_em'],
          [notificacaoRows.notificacao, 'created_at'],
          [notificacaoRows.notificacao, 'lida_em'],
        ] as const)
          for (const row of rows(set)) {
            const value = (row as Record<string, unknown>)[column]
            if (value !== null)
              expect(at(value).getTime(), `${set.table}.${column}`).toBeLessThanOrEqual(now.getTime())
          }
        for (const { created_at } of rows(forumRows.mensagem)) {
          const { weekday, hour } = wallClock(at(created_at))
          expect(weekday >= 1 && weekday <= 5 && hour >= 7 && hour < 18, String(created_at)).toBe(true)
        }
      },
    )

    it('answers after what it answers, and keeps its counts', () => {
      const { rows } = draftAt(now)
      const mensagens = new Map(rows(forumRows.mensagem).map((row) => [row.id, row]))
      for (const row of mensagens.values()) {
        const { nivel, resposta_id, raiz_id, abertura } = row
        expect(abertura).toBe(nivel === 0)
        expect([resposta_id === null, raiz_id === null]).toEqual([
          (nivel as number) < 2,
          (nivel as number) < 2,
        ])
        const target = mensagens.get(resposta_id as number)
        if (!target) continue
        expect(target.nivel).toBe((nivel as number) - 1)
        expect(at(target.created_at).getTime()).toBeLessThan(at(row.created_at).getTime())
        expect(target.id).toBeLessThan(row.id as number)
      }
      for (const topico of rows(forumRows.topico)) {
        const here = [...mensagens.values()].filter(({ topico_id }) => topico_id === topico.id)
        const shown = here.filter(({ retida, abertura }) => !retida && !abertura)
        expect(topico.total_interacoes).toBe(shown.length)
        const parts = rows(forumRows.topico_participacao).filter(({ topico_id }) => topico_id === topico.id)
        expect(parts.reduce((sum, { interacoes }) => sum + (interacoes as number), 0)).toBe(shown.length)
        const likes = rows(forumRows.curtida).filter(
          ({ mensagem_id }) => mensagens.get(mensagem_id as number)?.topico_id === topico.id,
        )
        expect(topico.total_curtidas).toBe(likes.length)
      }
    })
  })

  it('belongs to the hosts it is announced for', () => {
    expect(TENANCIES[0]?.plan.tenant).toMatchObject({
      dominio: MAIN_HOST,
      principal: true,
      paleta_cor: 'turmalina',
    })
    expect(TENANCIES[1]?.plan.tenant).toMatchObject({ dominio: 'floripa.localhost', principal: false })
    expect(TENANCIES[1]?.plan.tenant.paleta_cor).not.toBe('turmalina')
  })
})
