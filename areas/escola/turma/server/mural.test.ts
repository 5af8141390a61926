/** The mural of a class and the home of a person through the real door. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../contract.ts'

let tenant: TestTenant

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

async function addTopico(
  turma: number,
  autor: Person,
  change: Record<string, unknown> = {},
  texto = '<p>Abertura.</p>',
): Promise<number> {
  const row = { titulo: 'Tópico', tipo: 'forum', created_at: ago(30), ultima_interacao: ago(30), ...change }
  const columns = Object.keys(row)
  const [topico] = await tenant.sql<{ id: number }>(
    `insert into topico (tenant_id, turma_id, usuario_id, ${columns.join(', ')})
     values ($1, $2, $3, ${columns.map((_, i) => `$${i + 4}`).join(', ')}) returning id`,
    [tenant.id, turma, autor.id, ...Object.values(row)],
  )
  const id = (topico as { id: number }).id
  await addMensagem(id, autor, { abertura: true, nivel: 0, conteudo: texto, created_at: row.created_at })
  return id
}

async function addMensagem(topico: number, autor: Person, change: Record<string, unknown> = {}) {
  const row = { conteudo: '<p>Resposta.</p>', nivel: 1, created_at: ago(1), ...change }
  const columns = Object.keys(row)
  const [mensagem] = await tenant.sql<{ id: number }>(
    `insert into mensagem (tenant_id, topico_id, usuario_id, ${columns.join(', ')})
     values ($1, $2, $3, ${columns.map((_, i) => `$${i + 4}`).join(', ')}) returning id`,
    [tenant.id, topico, autor.id, ...Object.values(row)],
  )
  if (row.nivel > 0 && !('retida' in row))
    await tenant.sql(
      `insert into topico_participacao (tenant_id, topico_id, usuario_id, interacoes) values ($1, $2, $3, 1)
       on conflict (tenant_id, topico_id, usuario_id) do update set interacoes = topico_participacao.interacoes + 1`,
      [tenant.id, topico, autor.id],
    )
  return (mensagem as { id: number }).id
}

const gruposOf = async (who: Person) =>
  (await callAs(who, turmaApi.listAtivas, { query: { pagina: 1, linhas: 30 } })).data.grupos

describe('mural and home', () => {
  let turma: number
  let docente: Person
  let pupil: Person
  let colega: Person
  let guardian: Person

  beforeAll(async () => {
    tenant = await testTenant()
    turma = await tenant.newTurma('8º M')
    docente = await tenant.person('Docente', { papel: 'professor', turma })
    pupil = await tenant.person('Aluna', { papel: 'aluno', turma })
    colega = await tenant.person('Colega', { papel: 'aluno', turma })
    guardian = await tenant.person('Pai', { papel: 'responsavel', aluno: pupil.id })

    const graded = await addTopico(turma, docente, {
      titulo: 'Avaliado',
      avaliativo: true,
      fim: ago(-48),
      ultima_interacao: ago(1),
      total_interacoes: 1,
    })
    await addMensagem(graded, pupil)
    await addMensagem(graded, colega, { retida: true, created_at: ago(0.5) })
    await addTopico(turma, docente, { titulo: 'Agendado', agendar: true, inicio: ago(-24), status_data: 2 })
    await addTopico(turma, docente, { titulo: 'Oculto', status: '0' })
    await addTopico(turma, docente, { titulo: 'Na lixeira', removido_em: ago(2) })
    const aviso = await addTopico(
      turma,
      docente,
      { titulo: 'Sarau', tipo: 'aviso', pede_ciente: true, fixado: true },
      '<p>Sexta, <strong>às 10h</strong>.</p>',
    )
    await addTopico(turma, docente, { titulo: 'Vencido', tipo: 'aviso', inicio: ago(50), fim: ago(3) })
    await tenant.sql(
      'insert into topico_visto (tenant_id, topico_id, usuario_id, ciente_em) values ($1, $2, $3, now())',
      [tenant.id, aviso, colega.id],
    )
    // Guardian of two pupils of the class: one person all the same.
    const mae = await tenant.person(
      'Mãe',
      { papel: 'responsavel', aluno: pupil.id },
      { papel: 'responsavel', aluno: colega.id },
    )
    await tenant.sql(
      'insert into topico_visto (tenant_id, topico_id, usuario_id, ciente_em) values ($1, $2, $3, now())',
      [tenant.id, aviso, mae.id],
    )
  })

  const muralOf = async (who: Person) => (await callAs(who, turmaApi.mural, { params: { turma } })).data.mural
  const homeOf = async (who: Person) => (await callAs(who, turmaApi.home, undefined)).data

  it('show pupils what is open to them', async () => {
    const { avisos, topicos, proximos, pendencias, entradas } = await muralOf(pupil)
    expect(avisos.map(({ titulo, resumo, ciente, recibo }) => ({ titulo, resumo, ciente, recibo }))).toEqual([
      { titulo: 'Sarau', resumo: 'Sexta, às 10h.', ciente: false, recibo: null },
    ])
    expect(topicos.map(({ titulo }) => titulo)).toEqual(['Avaliado'])
    // The held answer of the other pupil shows nowhere.
    expect(topicos[0]).toMatchObject({ respostas: 1, respostas_no_dia: 1, ultimo_autor: { nome: 'Aluna' } })
    expect(proximos.map(({ titulo, evento }) => [titulo, evento])).toEqual([['Avaliado', 'fecha']])
    expect(pendencias).toBeNull()
    expect(entradas).toEqual([])
    expect((await muralOf(colega)).avisos[0]?.ciente).toBe(true)
  })

  it('show the teacher what waits and how many acknowledged', async () => {
    const { avisos, proximos, pendencias, entradas, ritmo } = await muralOf(docente)
    expect(avisos[0]?.recibo).toEqual({ cientes: 1, total: 2, responsaveis: { cientes: 1, total: 2 } })
    expect(proximos.map(({ titulo, evento }) => [titulo, evento])).toEqual([
      ['Agendado', 'abre'],
      ['Avaliado', 'fecha'],
    ])
    expect(pendencias).toEqual({
      mensagens_retidas: 1,
      topicos_para_avaliar: 1,
      alunos_para_avaliar: 1,
      proximo_para_avaliar: { id: expect.any(Number), turma: { id: turma } },
      pedidos_de_entrada: 0,
    })
    expect(entradas[0]).toMatchObject({ total: 2 })
    expect(ritmo.dias).toHaveLength(7)
    // The opening of one topic and its answer: what pupils don't see does not count.
    expect(ritmo.total + ritmo.total_anterior).toBe(2)
  })

  it('show guardians notices and not what pupils write', async () => {
    const { avisos, topicos, proximos, ritmo } = await muralOf(guardian)
    expect(avisos.map(({ titulo }) => titulo)).toEqual(['Sarau'])
    expect({ topicos, proximos, dias: ritmo.dias }).toEqual({ topicos: [], proximos: [], dias: [] })
    const home = await homeOf(guardian)
    expect(home).toMatchObject({ papel: 'responsavel', topicos: [], dependentes: [{ nome: 'Aluna' }] })
    expect(home.avisos).toHaveLength(1)
  })

  it('count what is new until it is seen', async () => {
    const novos = async (who: Person) => {
      const grupo = (await gruposOf(who)).find(({ id }) => id === turma)
      return [grupo?.forum_novos, grupo?.avisos_novos]
    }
    expect(await novos(pupil)).toEqual([1, 1])
    expect(await novos(guardian)).toEqual([0, 1])
    await tenant.sql(
      `insert into topico_visto (tenant_id, topico_id, usuario_id, mensagem_id)
       select $1, topico.id, $2, max(mensagem.id) from topico
       join mensagem on mensagem.tenant_id = topico.tenant_id and mensagem.topico_id = topico.id
       where topico.tenant_id = $1 and topico.turma_id = $3 group by topico.id`,
      [tenant.id, pupil.id, turma],
    )
    expect(await novos(pupil)).toEqual([0, 0])
    expect((await muralOf(pupil)).topicos[0]?.novo).toBe(false)
  })

  it('meet on the home of each', async () => {
    const teacher = await homeOf(docente)
    expect(teacher).toMatchObject({ papel: 'professor', total_turmas: 1, escolas: null })
    expect(teacher.proximos.map(({ titulo }) => titulo)).toEqual(['Agendado', 'Avaliado'])

    const learner = await homeOf(pupil)
    expect(learner).toMatchObject({ papel: 'aluno', escolas: null, notificacoes_novas: 0 })
    expect(learner.proximos.map(({ titulo }) => titulo)).toEqual(['Avaliado'])

    const manager = await homeOf(
      await tenant.person('Gestor', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' }),
    )
    expect(manager).toMatchObject({ papel: 'gestor', topicos: [], avisos: [] })
    const escolas = new Map(manager.escolas?.map((escola) => [escola.id, escola]))
    expect(escolas.get(tenant.outraEscola)).toMatchObject({ turmas: 1, alunos: 0 })
    expect(escolas.get(tenant.escola)).toMatchObject({ turmas: 2, alunos: 2, professores: 1 })

    const nobody = await homeOf(await tenant.person('Ninguém'))
    expect(nobody).toMatchObject({ total_turmas: 0, turmas: [], avisos: [], topicos: [] })
  })

  it('are closed to strangers', async () => {
    const stranger = await tenant.person('Estranha', { papel: 'aluno', turma: tenant.outraTurma })
    expect((await callAs(stranger, turmaApi.mural, { params: { turma } })).status).toBe(404)
    expect((await callAs({ host: tenant.host }, turmaApi.home, undefined)).status).toBe(401)
  })

  it('tell the pace of this week day by day, and of the one before it in a sum', async () => {
    const outra = await tenant.newTurma('9º R')
    const prof = await tenant.person('Prof', { papel: 'professor', turma: outra })
    const topico = await addTopico(outra, prof, { created_at: ago(24 * 30) })
    // So many days ago → so many messages.
    for (const [days, n] of [
      [0, 1],
      [6, 2],
      [7, 3],
      [13, 4],
      [14, 5],
    ] as const)
      for (let one = 0; one < n; one += 1) await addMensagem(topico, prof, { created_at: ago(24 * days) })
    const { ritmo } = (await callAs(prof, turmaApi.mural, { params: { turma: outra } })).data.mural
    expect([ritmo.dias.map(({ mensagens }) => mensagens), ritmo.total, ritmo.total_anterior]).toEqual([
      [2, 0, 0, 0, 0, 0, 1],
      3,
      7,
    ])
  })

  it('lead to the topic that still waits for marks, the one that ended first', async () => {
    const outra = await tenant.newTurma('9º N')
    const prof = await tenant.person('Prof', { papel: 'professor', turma: outra })
    const bia = await tenant.person('Bia', { papel: 'aluno', turma: outra })
    const next = async () =>
      (await callAs(prof, turmaApi.mural, { params: { turma: outra } })).data.mural.pendencias
        ?.proximo_para_avaliar
    expect(await next()).toBeNull()
    const [open, late, early] = [
      await addTopico(outra, prof, { titulo: 'Aberto', avaliativo: true }),
      await addTopico(outra, prof, { titulo: 'Tarde', avaliativo: true, fim: ago(1) }),
      await addTopico(outra, prof, { titulo: 'Cedo', avaliativo: true, fim: ago(9) }),
    ]
    for (const topico of [open, late, early]) await addMensagem(topico, bia)
    for (const topico of [early, late, open]) {
      expect(await next()).toEqual({ id: topico, turma: { id: outra } })
      await tenant.sql(
        `insert into topico_nota (tenant_id, topico_id, aluno_id, nota, usuario_id, nota_publicada, publicada_em)
         values ($1, $2, $3, 8, $4, 8, now())`,
        [tenant.id, topico, bia.id, prof.id],
      )
    }
    expect(await next()).toBeNull()
  })
})
