/** Ways in for people, and what is kept apart about them: told once, read by a grant, each reading in the log. */

import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { provedAgo } from '../../../acesso/sessao/server/factory.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaWorld } from './testing.ts'

const { tenant, other, admin, gestora, aluno, create, find, log } = await pessoaWorld()

describe('ways in', () => {
  it('a password is told once, must be changed, and is kept nowhere in clear', async () => {
    const { data } = await create(gestora, { nome: 'Bia Prado' })
    const params = { usuario: data.usuario }
    const first = await callAs(gestora, pessoaApi.issueAcesso, { params, body: { modo: 'senha' } })
    const senha = first.data.senha ?? ''
    expect(senha).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
    const signIn = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: data.login, senha },
    })
    expect(signIn.data.usuario.pendencia).toBe('trocar_senha')
    const again = await callAs(gestora, pessoaApi.issueAcesso, { params, body: { modo: 'senha' } })
    expect(again.body.codigo).toBe('ja_tem_acesso')
    const reset = await callAs(gestora, pessoaApi.resetAcesso, { params, body: { modo: 'senha' } })
    expect(reset.data.senha).not.toBe(senha)
    const old = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: data.login, senha },
    })
    expect(old.status).toBe(401)
    for (const table of ['auditoria', 'repeticao', 'evento', 'usuario']) {
      const rows = await tenant.sql(`select to_jsonb(t)::text as text from ${table} t where tenant_id = $1`, [
        tenant.id,
      ])
      expect(JSON.stringify(rows)).not.toContain(senha)
    }
  })

  it('a link needs an e-mail; a reset needs a fresh proof; nobody resets above them', async () => {
    const pupil = await aluno()
    const ask = (who: Person, whom: Person, modo: 'senha' | 'email') =>
      callAs(who, pessoaApi.resetAcesso, { params: { usuario: whom.id }, body: { modo } })
    expect((await ask(gestora, pupil, 'email')).body.codigo).toBe('sem_email')
    await tenant.sql('update usuario set email = $2 where id = $1', [pupil.id, `p${pupil.id}@x.test`])
    expect((await ask(gestora, pupil, 'email')).data.senha).toBeNull()
    expect((await callAs(pupil, sessaoApi.me, {})).status).toBe(401)
    const late = await tenant.person('Tarde', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
    await provedAgo(tenant, late, 11)
    expect((await ask(late, pupil, 'senha')).body.codigo).toBe('prova_necessaria')
    expect((await ask(gestora, admin, 'senha')).status).toBe(404)
    expect((await ask(gestora, late, 'senha')).status).toBe(403)
    // Who works here gets a password from two people together (confirmacao.test.ts).
    expect((await ask(admin, late, 'senha')).body.codigo).toBe('precisa_de_outra_pessoa')
  })
})

describe('a pupil of two schools', () => {
  it('is helped by each of them, and no more: name, way in, sessions', async () => {
    const place = await testTenant()
    const both = await place.person(
      'Duda Dias',
      { papel: 'aluno', turma: place.turma },
      { papel: 'aluno', turma: place.outraTurma },
    )
    const lia = await place.person('Lia', { papel: 'coordenador', rede: place.escola })
    const gil = await place.person('Gil', {
      papel: 'gestor_rede',
      rede: place.outraEscola,
      funcao: 'escrita',
    })
    const gestora = await place.person('Rede', { papel: 'gestor_rede', rede: place.rede, funcao: 'escrita' })
    const le = await place.person('Lê', { papel: 'gestor_rede', rede: place.escola, funcao: 'leitura' })
    const params = { usuario: both.id }
    const versao = async () => (await callAs(gestora, pessoaApi.find, { params })).data.pessoa.versao
    const write = async (who: Person, change: { nome?: string; ra?: string; login?: string }) =>
      (await callAs(who, pessoaApi.update, { params, body: { ...change, versao: await versao() } })).status
    const reset = async (who: Person) =>
      (await callAs(who, pessoaApi.resetAcesso, { params, body: { modo: 'senha' } })).status

    for (const who of [lia, gil]) {
      expect([await write(who, { nome: 'Duda Diaz' }), await reset(who)]).toEqual([200, 200])
      expect((await callAs(who, pessoaApi.listSessoes, { params })).status).toBe(200)
      expect(await write(who, { ra: 'R-1' })).toBe(403)
      expect(await write(who, { nome: 'Duda', login: 'duda.outra' })).toBe(403)
      expect(
        (
          await callAs(who, pessoaApi.changeEmail, {
            params,
            body: { email: 'x@x.test', versao: await versao() },
          })
        ).status,
      ).toBe(403)
    }
    expect([await write(le, { nome: 'Nada' }), await reset(le)]).toEqual([403, 403])
    expect(await write(gestora, { ra: 'R-1' })).toBe(200)

    // Whoever is more than a pupil is helped by who answers for all of it.
    const teaches = await place.person(
      'Monitora',
      { papel: 'aluno', turma: place.turma },
      { papel: 'professor', turma: place.outraTurma },
    )
    const ask = { params: { usuario: teaches.id }, body: { modo: 'senha' as const } }
    expect((await callAs(lia, pessoaApi.resetAcesso, ask)).status).toBe(403)
  })
})

describe('what is kept apart', () => {
  it('is read by a grant alone, within its network, each reading in the log', async () => {
    const pupil = await aluno()
    await tenant.sql(
      "insert into dado_pessoal (tenant_id, usuario_id, data_nascimento) values ($1, $2, '2012-03-09')",
      [tenant.id, pupil.id],
    )
    const holder = await tenant.person('Psicóloga', { papel: 'coordenador', rede: tenant.escola })
    const read = (who: Person) =>
      callAs(who, pessoaApi.readDado, { params: { usuario: pupil.id }, body: { dado: 'nascimento' } })
    const grant = (who: Person, rede: number) =>
      callAs(who, pessoaApi.grant, {
        params: { usuario: holder.id },
        body: { dado: 'nascimento', rede, motivo: 'matrícula' },
      })
    expect([(await read(holder)).status, (await read(admin)).status]).toEqual([403, 403])
    expect((await grant(gestora, tenant.rede)).status).toBe(403)
    expect((await grant(admin, other.rede)).status).toBe(404)
    expect((await grant(admin, tenant.outraEscola)).status).toBe(200)
    expect((await read(holder)).status).toBe(403)
    expect((await grant(admin, tenant.rede)).status).toBe(200)
    expect((await read(holder)).data).toMatchObject({ data_nascimento: '09/03/2012' })
    expect(await log('ler_nascimento', pupil.id)).toMatchObject([{ quem_id: holder.id }])
    expect(await log('ler_laudo', pupil.id)).toEqual([])
    const laudo = { params: { usuario: pupil.id }, body: { laudo: true, deficiencia: 'baixa visão' } }
    expect((await callAs(holder, pessoaApi.writeDado, laudo)).status).toBe(403)
    const write = (data_nascimento: string) =>
      callAs(holder, pessoaApi.writeDado, { params: { usuario: pupil.id }, body: { data_nascimento } })
    expect((await write('30/02/2012')).body.campos?.data_nascimento).toContain('não existe')
    expect((await write('10/03/2012')).status).toBe(200)
    const [first] = (await find(admin, holder)).concessoes
    await callAs(admin, pessoaApi.endGrant, { params: { usuario: holder.id, concessao: first?.id ?? 0 } })
    expect((await read(holder)).status).toBe(403)
  })

  it('a birth date at the making of a person asks for the grant too', async () => {
    const body = { nome: 'Caio Reis', data_nascimento: '01/02/2013' }
    expect((await create(gestora, body)).status).toBe(403)
    await callAs(admin, pessoaApi.grant, {
      params: { usuario: gestora.id },
      body: { dado: 'nascimento', rede: tenant.rede, motivo: 'matrícula' },
    })
    expect(
      (await create(gestora, { ...body, data_nascimento: '01/02/2113' })).body.campos?.data_nascimento,
    ).toBeDefined()
    expect((await create(gestora, body)).status).toBe(200)
  })

  it('a CPF in full is for whoever may change the person, in the log', async () => {
    const { data } = await create(gestora, { nome: 'Nina Dias', cpf: '092.766.660-01' })
    const read = (who: Person) =>
      callAs(who, pessoaApi.readDado, { params: { usuario: data.usuario }, body: { dado: 'cpf' } })
    const leitora = await tenant.person('Leitora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    expect((await read(leitora)).status).toBe(403)
    expect((await read(gestora)).data.cpf).toBe('092.766.660-01')
    expect(await log('ler_cpf', data.usuario)).toHaveLength(1)
  })

  it('no answer that shows a person carries it', async () => {
    const pupil = await aluno()
    await tenant.sql(
      "insert into dado_pessoal (tenant_id, usuario_id, cpf, data_nascimento) values ($1, $2, '12582810665', '2011-11-17')",
      [tenant.id, pupil.id],
    )
    await tenant.sql(
      "insert into laudo (tenant_id, usuario_id, deficiencia) values ($1, $2, 'surdez-canario')",
      [tenant.id, pupil.id],
    )
    const shown = JSON.stringify(
      (await callAs(admin, pessoaApi.find, { params: { usuario: pupil.id } })).body,
    )
    expect(shown).toContain('***.828.106-**')
    for (const secret of ['12582810665', '125.828', '2011', '17/11', 'surdez'])
      expect(shown).not.toContain(secret)
  })
})
