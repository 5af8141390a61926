import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Papel, Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { fatorApi } from '../contract.ts'
import { codeOf, fatorWorld } from './testing.ts'

const { tenant, strict, find, prove, pendencia, anything, anotherSession, enrolled } = await fatorWorld()

describe('who must have one', () => {
  it.each<[string, (t: TestTenant, aluno: number) => Papel[], string | null]>([
    ['sem papel', () => [], null],
    ['aluno', (t) => [{ papel: 'aluno', turma: t.turma }], null],
    ['responsavel', (_, aluno) => [{ papel: 'responsavel', aluno }], null],
    ['professor', (t) => [{ papel: 'professor', turma: t.turma }], null],
    ['autor', () => [{ papel: 'autor' }], null],
    ['coordenador', (t) => [{ papel: 'coordenador', rede: t.escola }], null],
    ['gestor leitura', (t) => [{ papel: 'gestor_rede', rede: t.rede, funcao: 'leitura' }], 'cadastrar_fator'],
    ['gestor escrita', (t) => [{ papel: 'gestor_rede', rede: t.rede, funcao: 'escrita' }], 'cadastrar_fator'],
    ['administrador tenant', () => [{ papel: 'administrador_tenant' }], 'cadastrar_fator'],
    ['administrador plataforma', () => [{ papel: 'administrador-plataforma' }], 'cadastrar_fator'],
    ['encarregado', () => [{ papel: 'encarregado' }], 'cadastrar_fator'],
    [
      'professor e gestor',
      (t) => [
        { papel: 'professor', turma: t.turma },
        { papel: 'gestor_rede', rede: t.rede, funcao: 'leitura' },
      ],
      'cadastrar_fator',
    ],
  ])('%s', async (_, papeis, owed) => {
    const aluno = await strict.person('Aluna', { papel: 'aluno', turma: strict.turma })
    const person = await strict.person('Pessoa', ...papeis(strict, aluno.id))
    expect(await pendencia(person)).toBe(owed)
    expect((await anything(person)).status).toBe(owed ? 403 : 200)
    expect((await find(person)).obrigatorio).toBe(owed !== null)
  })

  it('registers it while nothing else is answered, and can’t take it off', async () => {
    const gestora = await strict.person('Gestora', { papel: 'administrador_tenant' })
    const { chave } = (await callAs(gestora, fatorApi.begin, {})).data
    expect((await anything(gestora)).status).toBe(403)
    await callAs(gestora, fatorApi.confirm, { body: { codigo: await codeOf(chave) } })
    expect((await anything(gestora)).status).toBe(200)
    const refused = await callAs(gestora, fatorApi.remove, {})
    expect([refused.status, refused.body.codigo]).toEqual([409, 'fator_obrigatorio'])
    expect((await find(gestora)).ligado).toBe(true)
  })
})

describe('taking it off', () => {
  it('by the person: the codes end, and what was proved with them', async () => {
    const { person, codigos, chave } = await enrolled()
    expect((await callAs(person, fatorApi.remove, {})).status).toBe(200)
    expect(await find(person)).toMatchObject({ ligado: false, codigos_restantes: 0 })
    expect((await callAs(person, fatorApi.remove, {})).body.codigo).toBe('fator_desligado')
    const again = await enrolled(person)
    const later = await anotherSession(person)
    expect((await prove(later, { codigo: codigos[0] ?? '' })).status).toBe(422)
    expect((await prove(later, { codigo: await codeOf(chave) })).status).toBe(422)
    expect((await prove(later, { codigo: await codeOf(again.chave) })).status).toBe(200)
  })

  it('by an administrator: the next sign-in registers another, and the log names both', async () => {
    const [admin, gestora] = [
      await strict.person('Admin', { papel: 'administrador_tenant' }),
      await strict.person('Gestora', { papel: 'gestor_rede', rede: strict.rede, funcao: 'escrita' }),
    ]
    const adminKey = (await callAs(admin, fatorApi.begin, {})).data.chave
    await callAs(admin, fatorApi.confirm, { body: { codigo: await codeOf(adminKey) } })
    const { chave } = (await callAs(gestora, fatorApi.begin, {})).data
    await callAs(gestora, fatorApi.confirm, { body: { codigo: await codeOf(chave) } })
    const reset = (who: Person, whom: Person) =>
      callAs(who, fatorApi.reset, { params: { usuario: whom.id }, body: { motivo: 'perdeu o celular' } })
    expect((await reset(admin, admin)).status).toBe(403)
    expect((await reset(gestora, admin)).status).toBe(404)
    // Of who works here, one alone takes it off nobody.
    expect((await reset(admin, gestora)).body.codigo).toBe('precisa_de_outra_pessoa')
    const outra = await strict.person('Outra', { papel: 'administrador_tenant' })
    await strict.sql(
      `insert into confirmacao (tenant_id, usuario_id, ato, motivo, pedido_por, confirmado_por, confirmado_em, expira_em)
       values ($1, $2, 'fator', 'perdeu o celular', $3, $4, now(), now() + interval '1 day')`,
      [strict.id, gestora.id, admin.id, outra.id],
    )
    expect((await reset(admin, gestora)).status).toBe(200)
    expect((await reset(admin, gestora)).body.codigo).toBe('fator_desligado')
    expect(await pendencia(gestora)).toBe('cadastrar_fator')
    const [row] = await strict.sql<{ quem_id: string; entidade_id: string; motivo: string }>(
      `select quem_id, entidade_id, motivo from auditoria where tenant_id = $1 and acao = 'zerar'`,
      [strict.id],
    )
    expect(row).toMatchObject({ entidade_id: String(gestora.id), motivo: 'perdeu o celular' })
    expect(Number(row?.quem_id)).toBe(admin.id)
  })

  it('is in the log, as are proofs and refused ones', async () => {
    const { person, chave } = await enrolled()
    await prove(person, { codigo: '000000' })
    await prove(person, { codigo: await codeOf(chave) })
    await callAs(person, fatorApi.remove, {})
    const rows = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and quem_id = $2 order by numero`,
      [tenant.id, person.id],
    )
    expect(rows.map(({ acao }) => acao)).toEqual(['ligar', 'recusar_prova', 'provar', 'desligar'])
  })
})

describe('the person is told by mail', () => {
  it.each(['ligado', 'recuperacao', 'removido'])('%s', async (tipo) => {
    const jobs = async (usuario: number) =>
      tenant.sql<{ tipo: string }>(
        `select payload ->> 'tipo' as tipo from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'fator_aviso' and payload ->> 'usuario' = $1::text`,
        [usuario],
      )
    const { person, codigos } = await enrolled()
    if (tipo === 'recuperacao') await prove(person, { codigo: codigos[0] ?? '' })
    if (tipo === 'removido') await callAs(person, fatorApi.remove, {})
    expect((await jobs(person.id)).map((job) => job.tipo)).toContain(tipo)
  })
})
