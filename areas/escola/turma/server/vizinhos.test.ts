/**
 * Everything that is read of one class, its people and its school, before and after something that is none of it: somebody
 * with another role there, whose role is over or to come, who left, and all that happens in the class next door.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { placeIn, undone } from '../../../../test/kit/undone.ts'
import { putDocente, putPapel, setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { leaveTurma, putMatricula, setTurma } from './factory.ts'
import { findTurma, guardiansOf, membersOf, studiesIn } from './public.ts'
import { findAluno, findTurmaToJoin, isTitular } from './public-entrar.ts'
import { findSala, lockSala } from './public-sala.ts'
import * as queries from './queries.ts'
import { findAble, listDocentes, searchDocentes } from './queries-docente.ts'
import { findGestao, findLugar, listLixeira } from './queries-gestao.ts'
import { listEntradas } from './queries-mural.ts'
import { findVisao } from './queries-visao.ts'

const SINCE = new Date('2026-01-01T00:00:00Z')
const page = { pagina: 1, linhas: 30 }

let tenant: TestTenant
let docente: Person
let auxiliar: Person
let aluna: Person
let mae: Person
/** Nobody at first. */
let zoe: Person
/** Learns next door, and teaches there. */
let vizinho: Person
let vizinha: Person

beforeAll(async () => {
  tenant = await testTenant()
  docente = await tenant.person('Docente Lima', { papel: 'professor', turma: tenant.turma })
  auxiliar = await tenant.person('Auxiliar Lima', { papel: 'professor', turma: tenant.turma })
  await setPapeis(tenant, auxiliar, 'auxiliar = true')
  aluna = await tenant.person('Aluna Lima', { papel: 'aluno', turma: tenant.turma })
  mae = await tenant.person('Mãe Lima', { papel: 'responsavel', aluno: aluna.id })
  zoe = await tenant.person('Zoe Lima')
  vizinho = await tenant.person('Vizinho Lima', { papel: 'aluno', turma: tenant.outraTurma })
  vizinha = await tenant.person('Docente vizinha Lima', { papel: 'professor', turma: tenant.outraTurma })
})

const actor = (part: Partial<Actor>): Actor => ({
  ...{ id: 0, tenantId: tenant.id, nome: 'Alguém', funcoes: [], redes: [], turmas: [], dependentes: [] },
  ...part,
})

/** All that is told of the class and its school, to who may hear it. */
async function told(tx: Tx) {
  const { turma, escola } = tenant
  const coordena = actor({ redes: [{ id: escola, papel: 'coordenador', funcao: 'escrita' }] })
  const ensina = actor({ id: docente.id, turmas: [{ id: turma, papel: 'professor' }] })
  const guarda = actor({
    id: mae.id,
    turmas: [{ id: turma, papel: 'responsavel' }],
    dependentes: [aluna.id],
  })
  const people = [docente, auxiliar, aluna, mae, zoe, vizinho].map(({ id }) => id)
  const each = async <T>(ask: (id: number) => Promise<T>) => {
    const answers: T[] = []
    for (const id of people) answers.push(await ask(id))
    return answers
  }
  const viewer = { actor: coordena, usuarioId: 0, now: new Date() }
  const { rows: studies } = await sql`select u.id from pessoa u
    where ${studiesIn([escola], sql`m.status = 'adicionado' and t.status = 'ativa'`)} order by 1`.execute(tx)
  return {
    turma: await findTurma(tx, turma),
    porta: await findTurmaToJoin(tx, turma),
    sala: [await findSala(tx, turma), await lockSala(tx, turma)],
    gestao: await findGestao(tx, turma, docente.id),
    gestaoVizinha: (await findGestao(tx, tenant.outraTurma, docente.id))?.escola,
    lugar: await findLugar(tx, escola, docente.id),
    lixeira: (await listLixeira(tx, coordena, page)).length,
    titulares: await each((id) => isTitular(tx, turma, id)),
    alunos: await each((id) => findAluno(tx, turma, id)),
    estudam: studies,
    docentes: await listDocentes(tx, turma),
    podem: (await findAble(tx, people, [escola])).sort(),
    oferecidos: (await searchDocentes(tx, { alcance: 'todos', turma, busca: 'lima' })).map(({ id }) => id),
    membros: await membersOf(tx, turma, ['professor', 'aluno', 'responsavel']),
    responsaveis: await guardiansOf(tx, [aluna.id]),
    lista: await queries.listMembers(tx, turma, { ...page, actor: coordena }),
    achados: await queries.searchMembers(tx, ensina, 'lima', 30),
    achadosDaMae: await queries.searchMembers(tx, guarda, 'lima', 30),
    entradas: await listEntradas(tx, turma, new Date()),
    visao: await findVisao(tx, coordena, SINCE),
    escolas: await queries.listEscolas(tx, coordena, SINCE),
    turmas: await queries.listTurmas(tx, viewer, { ...page, status: 'ativa' }),
    cabecalho: await queries.findGrupo(tx, viewer, turma),
  }
}

const teach = (tx: Tx, who: Person, turma: number, how: string) =>
  putPapel(placeIn(tx, tenant), who, { papel: 'professor', turma }, how)
const guards = (tx: Tx, papel: string, aluno: Person, who = zoe) =>
  putPapel(placeIn(tx, tenant), who, { papel, aluno: aluno.id })

const BESIDE: readonly [string, (tx: Tx) => Promise<unknown>][] = [
  ['who gives an exam in it', (tx) => putDocente(placeIn(tx, tenant), zoe, tenant.turma, 'aplicador')],
  [
    'a pupil of it who gives an exam',
    (tx) => putDocente(placeIn(tx, tenant), aluna, tenant.turma, 'aplicador'),
  ],
  ['who taught it until now', (tx) => teach(tx, zoe, tenant.turma, `now() - interval '1 day', now()`)],
  ['who is no guardian', (tx) => guards(tx, 'autor', aluna)],
  [
    'the guardian of who left',
    async (tx) => {
      const place = placeIn(tx, tenant)
      await putMatricula(place, tenant.turma, zoe)
      await leaveTurma(place, zoe)
      await guards(tx, 'responsavel', zoe, vizinho)
    },
  ],
  ['who teaches next door', (tx) => putDocente(placeIn(tx, tenant), zoe, tenant.outraTurma)],
  ['who is next door', (tx) => putMatricula(placeIn(tx, tenant), tenant.outraTurma, zoe)],
  [
    'who asks to come next door',
    (tx) => putMatricula(placeIn(tx, tenant), tenant.outraTurma, zoe, { status: 'pendente' }),
  ],
  ['a guardian next door', (tx) => guards(tx, 'responsavel', vizinho)],
  ['a topic next door', (tx) => putTopico({ ...placeIn(tx, tenant), turma: tenant.outraTurma }, docente)],
  [
    'the class next door in the bin',
    (tx) => setTurma(placeIn(tx, tenant), tenant.outraTurma, { status: 'excluida' }),
  ],
]

describe('what is told of a class', () => {
  it('is of its people and its school', async () => {
    const all = await undone(tenant, told)
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
    expect([all.titulares, all.alunos, ids(all.docentes), ids(all.lista)]).toEqual([
      [true, false, false, false, false, false],
      [undefined, undefined, 'Aluna Lima', undefined, undefined, undefined],
      [docente.id, auxiliar.id],
      [docente.id, auxiliar.id, aluna.id],
    ])
    expect([
      all.turma?.id,
      all.porta?.escola,
      all.gestaoVizinha,
      all.gestao?.escola,
      all.gestao?.caminho,
    ]).toEqual([tenant.turma, 'Escola Um', 'Escola Dois', 'Escola Um', [tenant.rede, tenant.escola]])
    expect([ids(all.achados), ids(all.achadosDaMae)]).toEqual([
      [aluna.id, auxiliar.id],
      [aluna.id, auxiliar.id, docente.id],
    ])
    expect([all.podem, ids(all.responsaveis), all.estudam, all.membros.length]).toEqual([
      [docente.id, auxiliar.id],
      [mae.id],
      [{ id: aluna.id }],
      4,
    ])
    expect(all.visao).toMatchObject({ escolas: 1, turmas: 1, alunos: 1, professores: 2, escolas_quietas: 1 })
    expect(all.escolas).toMatchObject([{ turmas: 1, alunos: 1, professores: 2, topicos_na_semana: 0 }])
    expect(all.oferecidos).toEqual([aluna, vizinha, mae, vizinho, zoe].map(({ id }) => id))
  })

  it.each(BESIDE)('is the same beside %s', async (_, change) => {
    const [before, after] = await undone(tenant, async (tx) => {
      const first = await told(tx)
      await change(tx)
      return [first, await told(tx)]
    })
    const now = (rows: Awaited<ReturnType<typeof told>>) => JSON.parse(JSON.stringify(rows))
    expect(now(after)).toEqual(now(before))
  })

  it('is not yet of who begins later, though they may be named already', async () => {
    const [before, after] = await undone(tenant, async (tx) => {
      const first = await told(tx)
      await teach(tx, zoe, tenant.turma, `now() + interval '1 second', null`)
      return [first, await told(tx)]
    })
    expect(after).toEqual({ ...before, podem: [...before.podem, zoe.id].sort() })
  })
})
