/** Cards and pictures through the real door: where they sign in, where they do not, and how few tries there are. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { contaApi } from '../../conta/contract.ts'
import { leaveTurma, setTurma } from '../../turma/server/factory.ts'
import { cartaoApi } from '../contract.ts'
import { IMAGENS, MAX_FALHAS, readCodigo } from '../rules.ts'

stillClock()

type Imagens = ['gato' | 'uva' | 'sol' | 'peixe', 'gato' | 'uva' | 'sol', 'sol' | 'uva']
const CERTAS: Imagens = ['gato', 'uva', 'sol']
const ERRADAS: Imagens = ['peixe', 'uva', 'sol']

let tenant: TestTenant
let professora: Person
beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
})

let aluna: Person
beforeEach(async () => {
  aluna = await tenant.person('Ana Beatriz Prado', { papel: 'aluno', turma: tenant.turma })
})

const doAluno = (who = aluna) => ({ turma: tenant.turma, aluno: who.id })

async function newAparelho(turma = tenant.turma, who = professora): Promise<string> {
  const { data } = await callAs(who, cartaoApi.registerAparelho, {
    params: { turma },
    body: { nome: 'Tablet 1' },
  })
  return data.token
}

const textOf = (pdf: string): string => readPdf(Buffer.from(pdf, 'base64')).pages.join('\n')

/** The code of a pupil's new card, as it is printed. */
async function newCartao(who = aluna, by = professora): Promise<string> {
  const { data } = await callAs(by, cartaoApi.issue, {
    params: { turma: tenant.turma },
    body: { alunos: [who.id] },
  })
  return readCodigo(/[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}/.exec(textOf(data.pdf))?.[0] ?? '') ?? 'none'
}

type Claim = { codigo: string } | { aluno: number }
const enter = (aparelho: string, claim: Claim, imagens: Imagens = CERTAS, host = tenant.host) =>
  callAs({ host }, cartaoApi.signIn, { body: { aparelho, imagens, ...claim } })

const seen = async ({ status, body }: { status: number; body: { codigo?: string } }) => [status, body.codigo]

/** Lets time pass for a pupil's tries. */
const wait = (seconds: number) =>
  tenant.sql(
    `update senha_imagem set ultima_em = ultima_em - $2 * interval '1 second' where usuario_id = $1`,
    [aluna.id, seconds],
  )

describe('a card on a device of the class', () => {
  it('lets the pupil choose pictures once, and then signs in with them: by card, link or name', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    const { data } = await callAs({ host: tenant.host }, cartaoApi.readCartao, { body: { aparelho, codigo } })
    expect(data.aluno).toEqual({
      id: aluna.id,
      nome: 'Ana P.',
      numero: null,
      animal: null,
      imagem: 'escolher',
    })
    const first = await enter(aparelho, { codigo })
    expect(first.data.usuario).toMatchObject({ id: aluna.id, nome: 'Ana Beatriz Prado' })
    expect((await enter(aparelho, { codigo }, ERRADAS)).status).toBe(401)
    for (const claim of [
      { codigo },
      { codigo: `https://${tenant.host}/login/cartao#${codigo}` },
      { aluno: aluna.id },
    ])
      expect((await enter(aparelho, claim)).data.usuario.id).toBe(aluna.id)
    const me = await callAs({ ...aluna, token: first.data.token }, sessaoApi.me, {})
    expect(me.status).toBe(200)
    const rows = await tenant.sql(
      `select metodo, compartilhada, round(extract(epoch from expira_em - created_at) / 3600)::int as hours
       from sessao where usuario_id = $1 and metodo = 'cartao' limit 1`,
      [aluna.id],
    )
    expect(rows).toEqual([{ metodo: 'cartao', compartilhada: true, hours: 12 }])
  })

  it('shows the class by first names, and nothing more of anybody', async () => {
    const aparelho = await newAparelho()
    const { data } = await callAs({ host: tenant.host }, cartaoApi.readAparelho, { body: { aparelho } })
    expect(data.turma).toEqual({ nome: '7º A', escola: 'Escola Um' })
    expect(data.alunos.find(({ id }) => id === aluna.id)).toEqual({
      id: aluna.id,
      nome: 'Ana P.',
      numero: null,
      animal: null,
      imagem: 'ausente',
    })
    expect(data.alunos.some(({ id }) => id === professora.id)).toBe(false)
  })

  it('by name alone nobody chooses the pictures', async () => {
    const aparelho = await newAparelho()
    await newCartao()
    expect(await seen(await enter(aparelho, { aluno: aluna.id }))).toEqual([409, 'sem_imagem'])
  })

  it('of 20 choices at once, one is kept', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    const others = IMAGENS.flatMap((one) => IMAGENS.filter((two) => two !== one).map((two) => [one, two]))
    const answers = await Promise.all(
      others
        .filter((pair) => !pair.includes('sol'))
        .slice(0, 20)
        .map((pair) => enter(aparelho, { codigo }, [...pair, 'sol'] as never)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('may be used with a temporary password still unchanged: the card did not use it', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await callAs(professora, cartaoApi.resetSenha, { params: doAluno() })
    expect((await enter(aparelho, { codigo })).data.usuario.pendencia).toBeNull()
  })
})

describe('a card elsewhere', () => {
  it('is told alike, whatever it is, and signs nobody in', async () => {
    const [codigo, outra] = [await newCartao(), 'BCDFGHJKMNPQ']
    const other = await testTenant()
    const theirs = await other.person('Deles', { papel: 'professor', turma: other.turma })
    const foreign = (
      await callAs(theirs, cartaoApi.registerAparelho, {
        params: { turma: other.turma },
        body: { nome: 'x' },
      })
    ).data.token
    for (const aparelho of ['inventado', foreign])
      for (const card of [codigo, outra]) {
        expect(await seen(await enter(aparelho, { codigo: card }))).toEqual([403, 'fora_do_aparelho'])
        const read = await callAs({ host: tenant.host }, cartaoApi.readCartao, {
          body: { aparelho, codigo: card },
        })
        expect(await seen(read)).toEqual([403, 'fora_do_aparelho'])
      }
    // In the other tenant its own device is known, and this card is nobody's.
    expect(await seen(await enter(foreign, { codigo }, CERTAS, other.host))).toEqual([404, 'cartao_invalido'])
    expect((await enter(await newAparelho(), { codigo })).status).toBe(200)
  })

  it('on another class’s device is no card', async () => {
    const outro = await tenant.person('Outro', { papel: 'professor', turma: tenant.outraTurma })
    const aparelho = await newAparelho(tenant.outraTurma, outro)
    const codigo = await newCartao()
    const made = await enter(aparelho, { codigo: 'BCDFGHJKMNPQ' })
    const real = await enter(aparelho, { codigo })
    expect(await seen(real)).toEqual([404, 'cartao_invalido'])
    expect(real.body).toEqual(made.body)
    expect(await seen(await enter(aparelho, { aluno: aluna.id }))).toEqual([404, 'cartao_invalido'])
    expect((await enter(await newAparelho(), { codigo })).status).toBe(200)
  })

  it('stops with the device: ended by the teacher, expired, or its class closed', async () => {
    const turma = await tenant.newTurma('7º B')
    const prof = await tenant.person('P', { papel: 'professor', turma })
    const read = async (aparelho: string) =>
      (await callAs({ host: tenant.host }, cartaoApi.readAparelho, { body: { aparelho } })).status
    const [one, two] = [await newAparelho(turma, prof), await newAparelho(turma, prof)]
    const { aparelhos } = (await callAs(prof, cartaoApi.list, { params: { turma } })).data
    expect(aparelhos).toHaveLength(2)
    const newest = aparelhos[0]?.id as number
    expect(await read(two)).toBe(200)
    await callAs(prof, cartaoApi.revokeAparelho, { params: { turma, aparelho: newest } })
    expect([await read(one), await read(two)]).toEqual([200, 403])
    await tenant.sql(`update aparelho set expira_em = now() - interval '1 second' where turma_id = $1`, [
      turma,
    ])
    expect(await read(one)).toBe(403)
    const three = await newAparelho(turma, prof)
    expect(await read(three)).toBe(200)
    await setTurma(tenant, turma, { status: 'encerrada' })
    expect(await read(three)).toBe(403)
  })
})

describe('a card that ended', () => {
  it('no longer signs in: ended by the teacher, or followed by another; what it opened ends too', async () => {
    const [aparelho, first] = [await newAparelho(), await newCartao()]
    const { token } = (await enter(aparelho, { codigo: first })).data
    const second = await newCartao()
    expect(await seen(await enter(aparelho, { codigo: first }))).toEqual([404, 'cartao_invalido'])
    expect((await callAs({ ...aluna, token }, sessaoApi.me, {})).status).toBe(401)
    expect((await callAs(aluna, sessaoApi.me, {})).status).toBe(200)
    expect((await enter(aparelho, { codigo: second })).status).toBe(200)
    expect((await callAs(professora, cartaoApi.revoke, { params: doAluno() })).status).toBe(200)
    expect(await seen(await enter(aparelho, { codigo: second }))).toEqual([404, 'cartao_invalido'])
    expect((await callAs(professora, cartaoApi.revoke, { params: doAluno() })).status).toBe(404)
  })

  it('is kept as a hash only', async () => {
    const codigo = await newCartao()
    const rows = await tenant.sql<{ text: string }>('select cartao::text as text from cartao')
    expect(rows.some(({ text }) => text.includes(codigo))).toBe(false)
  })

  it('of who left the class, or is suspended, opens nothing', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await leaveTurma(tenant, aluna)
    expect(await seen(await enter(aparelho, { codigo }))).toEqual([404, 'cartao_invalido'])
    await tenant.sql(`update matricula set status = 'adicionado' where aluno_id = $1`, [aluna.id])
    await suspend(tenant, aluna)
    expect(await seen(await enter(aparelho, { codigo }))).toEqual([404, 'cartao_invalido'])
  })

  it('of who became more than a pupil opens nothing, and no teacher opens that door', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, rede_id) values ($1, $2, 'gestor_rede', $3)`,
      [tenant.id, aluna.id, tenant.rede],
    )
    expect(await seen(await enter(aparelho, { codigo }))).toEqual([404, 'cartao_invalido'])
    for (const endpoint of [cartaoApi.resetSenha, cartaoApi.resetImagem])
      expect(await seen(await callAs(professora, endpoint, { params: doAluno() }))).toEqual([
        422,
        'aluno_fora_da_turma',
      ])
    const issued = await callAs(professora, cartaoApi.issue, {
      params: { turma: tenant.turma },
      body: { alunos: [aluna.id] },
    })
    expect(issued.status).toBe(422)
  })
})

describe('wrong pictures', () => {
  it('wait longer each time, and at the tenth only the teacher helps', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await enter(aparelho, { codigo })
    for (let n = 1; n <= 3; n += 1)
      expect(await seen(await enter(aparelho, { codigo }, ERRADAS))).toEqual([401, 'imagens_nao_conferem'])
    const early = await enter(aparelho, { codigo })
    expect([early.status, early.headers['retry-after']]).toEqual([429, '5'])
    for (let n = 4; n <= MAX_FALHAS; n += 1) {
      await wait(60)
      expect((await enter(aparelho, { aluno: aluna.id }, ERRADAS)).status).toBe(401)
    }
    await wait(3_600)
    expect(await seen(await enter(aparelho, { codigo }))).toEqual([403, 'imagem_bloqueada'])
    // A new card does not open it either.
    expect(await seen(await enter(aparelho, { codigo: await newCartao() }))).toEqual([
      403,
      'imagem_bloqueada',
    ])
    await callAs(professora, cartaoApi.resetImagem, { params: doAluno() })
    const fresh = await newCartao()
    expect((await enter(aparelho, { codigo: fresh }, ERRADAS)).status).toBe(200)
    expect((await enter(aparelho, { codigo: fresh }, ERRADAS)).status).toBe(200)
  })

  it('are forgotten by the right ones', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await enter(aparelho, { codigo })
    for (let n = 0; n < 2; n += 1) await enter(aparelho, { codigo }, ERRADAS)
    expect((await enter(aparelho, { codigo })).status).toBe(200)
    for (let n = 0; n < 3; n += 1) expect((await enter(aparelho, { codigo }, ERRADAS)).status).toBe(401)
  })

  it('are not outrun by 40 tries at once', async () => {
    const [aparelho, codigo] = [await newAparelho(), await newCartao()]
    await enter(aparelho, { codigo })
    const answers = await Promise.all(Array.from({ length: 40 }, () => enter(aparelho, { codigo }, ERRADAS)))
    const looked = answers.filter(({ status }) => status === 401).length
    expect(looked).toBe(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(37)
  })

  it('are refused when they are no sequence', async () => {
    const aparelho = await newAparelho()
    for (const imagens of [['gato', 'gato', 'sol'], ['gato', 'uva'], ['gato', 'uva', 'x'], 'gato'])
      expect((await enter(aparelho, { aluno: aluna.id }, imagens as never)).status).toBe(400)
  })
})

describe('a new password', () => {
  it('is told once, signs in, must be changed, and ends the sessions that were open', async () => {
    const { data } = await callAs(professora, cartaoApi.resetSenha, { params: doAluno() })
    expect(data.senha).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
    expect((await callAs(aluna, sessaoApi.me, {})).status).toBe(401)
    const entered = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: data.login, senha: data.senha },
    })
    expect(entered.data.usuario.pendencia).toBe('trocar_senha')
  })

  it('of the pupil’s own may have six characters while there is a card, ten without', async () => {
    const set = async (senha_nova: string) => {
      await tenant.sql('update usuario set trocar_senha = true where id = $1', [aluna.id])
      return (await callAs(aluna, contaApi.setOwnPassword, { body: { senha_nova } })).body.campos?.senha_nova
    }
    expect(await set('lua7sol')).toMatch('10 caracteres')
    await newCartao()
    expect(await set('lua7s')).toMatch('6 caracteres')
    expect(await set('lua7sol')).toBeUndefined()
    await callAs(professora, cartaoApi.revoke, { params: doAluno() })
    expect(await set('sol8lua')).toMatch('10 caracteres')
  })

  it('and new pictures are for who is in the class, all else is in the log', async () => {
    const fora = await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
    for (const endpoint of [cartaoApi.resetSenha, cartaoApi.resetImagem, cartaoApi.revoke])
      expect((await callAs(professora, endpoint, { params: doAluno(fora) })).status).toBe(404)
    await callAs(professora, cartaoApi.resetSenha, { params: doAluno() })
    await callAs(professora, cartaoApi.resetImagem, { params: doAluno() })
    const log = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where quem_id = $1 and entidade_id = $2 order by numero`,
      [professora.id, String(aluna.id)],
    )
    expect(log.map(({ acao }) => acao)).toEqual(['redefinir_senha', 'redefinir'])
  })
})

describe('printed cards', () => {
  it('are eight a page, with the names and codes of who was asked for, as they are written', async () => {
    const turma = await tenant.newTurma('7º C')
    const prof = await tenant.person('P', { papel: 'professor', turma })
    const nomes = ['#panic("x")', '$x^2$ *a*', '@ref <b> _c_', '\\ "aspas" \' ~', 'Zé [da] {Silva}']
    const people: Person[] = []
    for (let n = 0; n < 17; n += 1)
      people.push(await tenant.person(nomes[n] ?? `Aluna ${n}`, { papel: 'aluno', turma }))
    const { data } = await callAs(prof, cartaoApi.issue, {
      params: { turma },
      body: { alunos: people.map(({ id }) => id) },
    })
    const { pages, tagged } = readPdf(Buffer.from(data.pdf, 'base64'))
    expect([data.emitidos, pages.length, tagged]).toEqual([17, 3, true])
    const text = pages.join('\n')
    for (const { nome } of people) expect(text).toContain(nome)
    const logins = await tenant.sql<{ login: string }>(
      `select login from usuario join matricula on aluno_id = usuario.id where turma_id = $1`,
      [turma],
    )
    for (const { login } of logins) expect(text).toContain(login)
    expect(new Set(text.match(/[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}/g)).size).toBe(17)
    expect(pages.map((page) => page.match(/7º C · Escola Um/g)?.length)).toEqual([8, 8, 1])
  })

  it('leave no secret behind for a repeat', async () => {
    const [before] = await tenant.sql<{ n: number }>('select count(*)::int as n from repeticao')
    await callAs(
      professora,
      cartaoApi.issue,
      { params: { turma: tenant.turma }, body: { alunos: [aluna.id] } },
      { headers: { 'idempotency-key': 'k1' } },
    )
    const [after] = await tenant.sql<{ n: number }>('select count(*)::int as n from repeticao')
    expect(after).toEqual(before)
  })
})
