/** Deliveries through the real door: reading, marking, giving back, sending again, and who may not. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Task } from '../../../../core/server/jobs.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { ARQUIVOS } from '../../tentativa/contract-anexo.ts'
import { putTentativa } from '../../tentativa/server/factory.ts'
import { RECEBER_ENTREGAS } from '../../tentativa/server/public.ts'
import { entregaApi as api } from '../contract.ts'
import { entregaTexts as texts } from '../texts.ts'
import { putAulaAberta, putEntrega, RUBRICA } from './factory.ts'
import { entregaTasks } from './jobs.ts'
import { filesTaken } from './write-files.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** What the queue of jobs does once an attempt is over. */
async function receive(tenantId: number, tentativa: number): Promise<void> {
  const { database } = await testApp()
  const task = entregaTasks[RECEBER_ENTREGAS] as unknown as Task<{ tentativa: number }>
  await task({ tenantId, payload: { tentativa }, database, progress: async () => {} })
}

const handIn = ({ id, sql }: TestTenant, tentativa: number) =>
  sql(
    `update tentativa set estado = 'aguardando_correcao', concluida_em = now() where tenant_id = $1 and id = $2`,
    [id, tentativa],
  )

let tenant: TestTenant
let professor: Person
let outro: Person
let aluno: Person
let colega: Person
let responsavel: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  outro = await tenant.person('Outro')
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Íris', { papel: 'aluno', turma: tenant.turma })
  responsavel = await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id })
})

const ofTurma = () => ({ params: { turma: tenant.turma } })
const listAs = async (who: Person, query: object = {}, turma = tenant.turma) =>
  (await callAs(who, api.list, { params: { turma }, query: { pagina: 1, linhas: 100, ...query } })).data
    .entregas
const findAs = (who: Person, id: number) => callAs(who, api.find, { params: { id } })
const attemptOf = async (id: number) => {
  const [row] = await tenant.sql<{ estado: string; nota: string | null; status: string | null }>(
    'select estado, nota, status from tentativa where tenant_id = $1 and id = $2',
    [tenant.id, id],
  )
  return row
}

/** A delivery of `who` to a lesson of its own. */
async function delivered(
  who = aluno,
  given: Parameters<typeof putAulaAberta>[2] = {},
  made: Parameters<typeof putEntrega>[3] = {},
) {
  const aula = await putAulaAberta(tenant, professor, given)
  return { aula: aula.id, ...(await putEntrega(tenant, who, aula, made)) }
}

describe('reading', () => {
  it('teachers see what was sent, pupils their own, guardians that of their pupil', async () => {
    const { aula, id } = await delivered()
    const waits = await putEntrega(
      tenant,
      colega,
      { ...(await putAulaAberta(tenant, professor)), codigo: '' },
      { estado: 'pendente' },
    )
    const ids = async (who: Person) => (await listAs(who)).map((one) => one.id)
    expect(await ids(professor)).toContain(id)
    expect(await ids(professor)).not.toContain(waits.id)
    expect(await ids(aluno)).toContain(id)
    expect(await ids(colega)).not.toContain(id)
    expect(await ids(colega)).toContain(waits.id)
    expect(await ids(responsavel)).toContain(id)
    expect((await callAs(outro, api.list, { ...ofTurma(), query: { pagina: 1, linhas: 30 } })).status).toBe(
      404,
    )
    expect(await listAs(professor, { aula, busca: 'heloisa' })).toHaveLength(1)
    expect(await listAs(professor, { aula, busca: 'íris' })).toHaveLength(0)
    expect(await listAs(professor, { aula, estado: 'corrigida' })).toHaveLength(0)
  })

  it('one is read by those of the list, and is not there for anybody else', async () => {
    const { id } = await delivered()
    for (const who of [professor, aluno, responsavel]) expect((await findAs(who, id)).status).toBe(200)
    for (const who of [outro, colega]) expect((await findAs(who, id)).status).toBe(404)
    const pending = await delivered(colega, {}, { estado: 'pendente' })
    expect((await findAs(professor, pending.id)).status).toBe(404)
    expect((await findAs(colega, pending.id)).status).toBe(200)
  })

  it('counts by lesson, of the class for its teacher and of oneself for a pupil', async () => {
    const fim = new Date(Date.now() + 86_400_000)
    const aula = await putAulaAberta(tenant, professor, { fim })
    await putEntrega(tenant, aluno, aula)
    const of = async (who: Person) =>
      (await callAs(who, api.listAulas, ofTurma())).data.aulas.find((one) => one.aula.id === aula.id)
    expect(await of(professor)).toMatchObject({
      alunos: 2,
      pendentes: 1,
      enviadas: 1,
      corrigidas: 0,
      fim: fim.toISOString(),
    })
    expect(await of(aluno)).toMatchObject({ pendentes: 0, enviadas: 1 })
    expect(await of(colega)).toMatchObject({ pendentes: 1, enviadas: 0 })
  })

  it('walks through what waits, oldest first', async () => {
    const here = await testTenant()
    const teacher = await here.person('P', { papel: 'professor', turma: here.turma })
    const aula = await putAulaAberta(here, teacher)
    const sent: number[] = []
    for (const nome of ['A', 'B', 'C']) {
      const pupil = await here.person(nome, { papel: 'aluno', turma: here.turma })
      sent.push((await putEntrega(here, pupil, aula)).id)
    }
    const around = async (id: number) => {
      const { entrega } = (await findAs(teacher, id)).data
      return [entrega.anterior, entrega.proxima]
    }
    const [a = 0, b = 0, c = 0] = sent
    expect([await around(a), await around(b), await around(c)]).toEqual([
      [null, b],
      [a, c],
      [b, null],
    ])
  })
})

describe('marking', () => {
  it('is for others: nobody marks the own work, nor what was annulled', async () => {
    const ambos = await tenant.person(
      'Ambos',
      { papel: 'aluno', turma: tenant.turma },
      { papel: 'professor', turma: tenant.turma },
    )
    const mine = await delivered(ambos)
    const mark = (who: Person, id: number) =>
      callAs(who, api.correct, { params: { id }, body: { revisao: 1, nota: 10, comentario: '' } })
    const own = await mark(ambos, mine.id)
    expect([own.status, own.body.codigo]).toEqual([403, 'tentativa_propria'])
    const gone = await delivered()
    await tenant.sql(`update tentativa set estado = 'anulada', nota = null, status = null where id = $1`, [
      gone.tentativa,
    ])
    const annulled = await mark(professor, gone.id)
    expect([annulled.status, annulled.body.codigo]).toEqual([409, 'tentativa_anulada'])
    expect((await mark(professor, mine.id)).status).toBe(200)
  })

  it('by a grade: the attempt gets its own, the pupil is told, the log holds it', async () => {
    const { id, tentativa } = await delivered()
    const { status, data } = await callAs(professor, api.correct, {
      params: { id },
      body: { revisao: 1, nota: 8, comentario: ' Muito bem! ' },
    })
    expect(status).toBe(200)
    expect(data.entrega).toMatchObject({
      estado: 'corrigida',
      nota: 8,
      comentario: 'Muito bem!',
      corrigida_por: 'Rosângela',
      revisao: 2,
    })
    // The open screen 0.8, the question 1, of equal weight.
    expect(await attemptOf(tentativa)).toEqual({ estado: 'corrigida', nota: '9.00', status: 'aprovado' })
    const told = await tenant.sql(
      `select dados->>'nota' as nota from notificacao where tenant_id = $1 and usuario_id = $2 and destino like $3`,
      [tenant.id, aluno.id, `%/${id}`],
    )
    expect(told).toEqual([{ nota: '8' }])
    const logged = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'entrega' and entidade_id = $2`,
      [tenant.id, String(id)],
    )
    expect(logged).toEqual([{ acao: 'corrigir' }])
  })

  it('by the rubric: the grade follows from the levels, and half a rubric is refused', async () => {
    const { id, tentativa } = await delivered(aluno, { rubrica: RUBRICA })
    const correct = (rubrica: { criterio: string; nivel: number }[]) =>
      callAs(professor, api.correct, { params: { id }, body: { revisao: 1, rubrica, comentario: '' } })
    const half = await correct([{ criterio: 'ideia', nivel: 1 }])
    expect([half.status, half.body.mensagem, half.body.campos]).toEqual([
      400,
      texts.rubrica.pt,
      { rubrica: texts.rubrica.pt },
    ])
    expect(await attemptOf(tentativa)).toMatchObject({ estado: 'aguardando_correcao', nota: null })
    const whole = await correct([
      { criterio: 'ideia', nivel: 1 },
      { criterio: 'forma', nivel: 0 },
    ])
    expect(whole.data.entrega.nota).toBe(6)
    expect(await attemptOf(tentativa)).toMatchObject({ nota: '8.00' })
  })

  it('without a grade says what is missing; what was not sent, or came back, can not be marked', async () => {
    const { id } = await delivered()
    const none = await callAs(professor, api.correct, {
      params: { id },
      body: { revisao: 1, comentario: '' },
    })
    expect([none.status, none.body.mensagem, none.body.campos]).toEqual([
      400,
      texts.semNota.pt,
      { nota: texts.semNota.pt },
    ])
    const back = await delivered(aluno, {}, { estado: 'devolvida' })
    const marked = await callAs(professor, api.correct, {
      params: { id: back.id },
      body: { revisao: 1, nota: 5, comentario: '' },
    })
    expect([marked.status, marked.body.codigo]).toEqual([409, 'estado_invalido'])
  })

  it('two at once: one wins, the other is told to look again', async () => {
    const { id } = await delivered()
    const answers = await Promise.all(
      [7, 9].map((nota) =>
        callAs(professor, api.correct, { params: { id }, body: { revisao: 1, nota, comentario: '' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.codigo).toBe('entrega_mudou')
  })

  it('is for who leads the class: pupils, guardians and strangers are refused', async () => {
    const { id } = await delivered()
    const body = { revisao: 1, nota: 10, comentario: '' }
    for (const [who, status] of [
      [aluno, 403],
      [responsavel, 403],
      [outro, 404],
    ] as const)
      expect((await callAs(who, api.correct, { params: { id }, body })).status).toBe(status)
    expect((await callAs(professor, api.correct, { params: { id }, body })).status).toBe(200)
  })

  it('stops with the class: a closed one says so', async () => {
    const here = await testTenant()
    const teacher = await here.person('P', { papel: 'professor', turma: here.turma })
    const pupil = await here.person('A', { papel: 'aluno', turma: here.turma })
    const { id } = await putEntrega(here, pupil, await putAulaAberta(here, teacher))
    await setTurma(here, here.turma, { status: 'encerrada' })
    const { status, body } = await callAs(teacher, api.correct, {
      params: { id },
      body: { revisao: 1, nota: 1, comentario: '' },
    })
    expect([status, body.codigo]).toEqual([409, 'turma_encerrada'])
  })
})

describe('giving back and sending again', () => {
  it('goes to the pupil with words, comes again with a file, and all of it is kept', async () => {
    const { id, tentativa } = await delivered()
    const silent = await callAs(professor, api.giveBack, {
      params: { id },
      body: { revisao: 1, comentario: '  ' },
    })
    expect([silent.status, Object.keys(silent.body.campos ?? {})]).toEqual([400, ['comentario']])
    const back = await callAs(professor, api.giveBack, {
      params: { id },
      body: { revisao: 1, comentario: 'Falta a data.' },
    })
    expect(back.data.entrega).toMatchObject({ estado: 'devolvida', nota: null, comentario: 'Falta a data.' })
    const foreign = await callAs(colega, api.resend, { params: { id }, body: { revisao: 2, texto: 'x' } })
    expect(foreign.status).toBe(404)
    const again = await callAs(
      aluno,
      api.resend,
      { params: { id }, body: { revisao: 2, texto: 'Florianópolis, 21 de novembro. Prezado museu' } },
      { files: [{ nome: 'carta.txt', conteudo: 'um' }] },
    )
    expect(again.status).toBe(200)
    expect(again.data.entrega).toMatchObject({ estado: 'enviada', vez: 2, arquivos: [{ nome: 'carta.txt' }] })
    expect(again.data.entrega.passos.map(({ tipo }) => tipo)).toEqual(['devolvida', 'enviada'])
    expect(await attemptOf(tentativa)).toMatchObject({ estado: 'aguardando_correcao', nota: null })
    const twice = await callAs(aluno, api.resend, { params: { id }, body: { revisao: 3, texto: 'y' } })
    expect([twice.status, twice.body.codigo]).toEqual([409, 'nao_devolvida'])
  })

  it('a correction undone waits again, and the attempt has no grade meanwhile', async () => {
    const { id, tentativa } = await delivered(aluno, {}, { estado: 'corrigida', nota: 4 })
    const { data } = await callAs(professor, api.reopen, { params: { id }, body: { revisao: 1 } })
    expect(data.entrega).toMatchObject({ estado: 'enviada', nota: null })
    expect(await attemptOf(tentativa)).toEqual({ estado: 'aguardando_correcao', nota: null, status: null })
  })

  it('nothing is sent empty', async () => {
    const { id } = await delivered(aluno, {}, { estado: 'devolvida' })
    const { status } = await callAs(aluno, api.resend, { params: { id }, body: { revisao: 1, texto: ' ' } })
    expect(status).toBe(400)
  })
})

describe('files for an open screen', () => {
  it('are kept while the attempt runs, replaced, and never more than the screen takes', async () => {
    const aula = await putAulaAberta(tenant, professor, { tipo: 'envio_arquivo' })
    const { tentativa, tela, id } = await putEntrega(tenant, aluno, aula, { estado: 'pendente' })
    const params = { tentativa, tela }
    const file = (nome: string) => ({ nome, conteudo: nome })
    const first = await callAs(
      aluno,
      api.attach,
      { params, body: {} },
      { files: [file('a.txt'), file('b.txt')] },
    )
    expect(first.data.entrega).toBe(id)
    expect(first.data.arquivos.map(({ nome }) => nome)).toEqual(['a.txt', 'b.txt'])
    const manter = first.data.arquivos.map((one) => one.id)
    const third = await callAs(aluno, api.attach, { params, body: { manter } }, { files: [file('c.txt')] })
    expect([third.status, third.body.codigo]).toEqual([422, 'muitos_arquivos'])
    const kept = await callAs(
      aluno,
      api.attach,
      { params, body: { manter: manter.slice(1) } },
      { files: [file('c.txt')] },
    )
    expect(kept.data.arquivos.map(({ nome }) => nome)).toEqual(['b.txt', 'c.txt'])
    const foreign = await callAs(aluno, api.attach, { params, body: { manter: manter.slice(0, 1) } })
    expect([foreign.status, foreign.body.codigo]).toEqual([409, 'arquivo_de_fora'])
    // Handed in with its own files, and none of the others of the school.
    await handIn(tenant, tentativa)
    await receive(tenant.id, tentativa)
    const { passos } = (await findAs(professor, id)).data.entrega
    expect(passos.map(({ tipo, arquivos }) => [tipo, arquivos])).toEqual([['enviada', ['b.txt', 'c.txt']]])
  })

  it.each([
    ['envio_arquivo', { arquivos: 2 }, 2],
    ['envio_arquivo', {}, ARQUIVOS.maxFiles],
    ['dissertativa', { arquivos: 2 }, ARQUIVOS.maxFiles],
    ['gravacao', { arquivos: 2 }, 1],
    ['desenho', {}, 1],
  ])('are as many as its author said, or as it is made of: %s %j', (tipo, conteudo, most) =>
    expect(filesTaken(tipo, conteudo)).toBe(most),
  )

  it('belong to the attempt of the person, to an open screen, until it ends', async () => {
    const aula = await putAulaAberta(tenant, professor, { tipo: 'envio_arquivo' })
    const open = await putEntrega(tenant, aluno, aula, { estado: 'pendente' })
    const attach = (who: Person, tentativa: number, tela: number) =>
      callAs(
        who,
        api.attach,
        { params: { tentativa, tela }, body: {} },
        { files: [{ nome: 'a.txt', conteudo: 'a' }] },
      )
    expect((await attach(colega, open.tentativa, open.tela)).status).toBe(404)
    expect((await attach(professor, open.tentativa, open.tela)).status).toBe(404)
    const closed = await attach(aluno, open.tentativa, aula.telas[1] ?? 0)
    expect([closed.status, closed.body.codigo]).toEqual([409, 'tela_sem_entrega'])
    const done = await putEntrega(tenant, colega, aula)
    const late = await attach(colega, done.tentativa, done.tela)
    expect([late.status, late.body.codigo]).toEqual([409, 'tentativa_fechada'])
    // What comes before an answer comes in time as the answer does.
    const passed = await putAulaAberta(tenant, professor, { tipo: 'envio_arquivo', fim: ago(1) })
    const running = await putEntrega(tenant, colega, passed, { estado: 'pendente' })
    expect((await attach(colega, running.tentativa, running.tela)).body.codigo).toBe('tentativa_fechada')
    expect((await attach(aluno, open.tentativa, open.tela)).status).toBe(200)
  })

  it('follow an answer that was given without network and names them, whenever, once', async () => {
    const obra = '01936f5e-0000-7000-8000-00000000000a'
    const aula = await putAulaAberta(tenant, professor, { tipo: 'envio_arquivo', fim: ago(1) })
    const [tela = 0] = aula.telas
    const { id: tentativa } = await putTentativa(tenant, aluno, aula, {
      turma: tenant.turma,
      estado: 'iniciada',
      respostas: [{ tela, resposta: { obra }, fracao: null }],
    })
    const attach = (named: string | undefined, nome: string) =>
      callAs(
        aluno,
        api.attach,
        { params: { tentativa, tela }, body: { ...(named && { obra: named }) } },
        { files: [{ nome, conteudo: nome }] },
      )
    expect((await attach(undefined, 'a.txt')).body.codigo).toBe('tentativa_fechada')
    expect((await attach(obra.replace('a', 'b'), 'a.txt')).body.codigo).toBe('tentativa_fechada')
    // Handed in by the end of its time before the files came.
    await handIn(tenant, tentativa)
    await receive(tenant.id, tentativa)
    const { entrega, arquivos } = (await attach(obra, 'a.txt')).data
    expect(arquivos.map(({ nome }) => nome)).toEqual(['a.txt'])
    // A repeat changes nothing, nor does other work under the same name.
    expect((await attach(obra, 'b.txt')).data.arquivos.map(({ nome }) => nome)).toEqual(['a.txt'])
    const { estado, passos } = (await findAs(professor, entrega)).data.entrega
    expect([estado, passos.map(({ tipo, arquivos }) => [tipo, arquivos])]).toEqual([
      'enviada',
      [['enviada', ['a.txt']]],
    ])
  })
})

describe('handing in', () => {
  it('sends the open answers once, late after the end, and tells the teacher once', async () => {
    const here = await testTenant()
    const teacher = await here.person('P', { papel: 'professor', turma: here.turma })
    const pupil = await here.person('A', { papel: 'aluno', turma: here.turma })
    const aula = await putAulaAberta(here, teacher, { fim: new Date(Date.now() - 60_000) })
    const { tentativa, id } = await putEntrega(here, pupil, aula, {
      estado: 'pendente',
      texto: 'Minha carta',
    })
    await here.sql('delete from entrega where tenant_id = $1 and id = $2', [here.id, id])
    await receive(here.id, tentativa)
    const waiting = () => listAs(teacher, { aula: aula.id }, here.turma)
    expect(await waiting()).toEqual([])
    await handIn(here, tentativa)
    await receive(here.id, tentativa)
    await receive(here.id, tentativa)
    expect(await waiting()).toMatchObject([
      { estado: 'enviada', vez: 1, atrasada: true, aluno: { nome: 'A' } },
    ])
    const told = await here.sql(
      `select usuario_id::int from notificacao where tenant_id = $1 and tipo = 'entrega_recebida'`,
      [here.id],
    )
    expect(told).toEqual([{ usuario_id: teacher.id }])
  })
})

it('the permission to correct is of who teaches or leads', async () => {
  const of = async (who: Person) => (await callAs(who, api.permissao, {})).data.permissao
  expect([await of(professor), await of(aluno), await of(responsavel)]).toEqual([true, false, false])
})
