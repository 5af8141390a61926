/** The day of who manages, answers for data or gives support: what makes each line, what ends it, who is told. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { inicioApi } from '../contract.ts'

const hoje = async (who: Person) => (await callAs(who, inicioApi.hoje, undefined)).data
const escolas = async (who: Person) => (await hoje(who)).rede?.escolas ?? []

let tenant: TestTenant
let gestora: Person
let encarregado: Person
let professor: Person
let aluno: Person
beforeAll(async () => {
  tenant = await testTenant()
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
  encarregado = await tenant.person('Davi', { papel: 'encarregado' })
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Ana Clara', { papel: 'aluno', turma: tenant.turma })
})

describe('schools by exception', () => {
  it('are told why they ask for who manages them, the heaviest first, and no more once it is mended', async () => {
    const outra = await tenant.person('Outra', { papel: 'coordenador', rede: tenant.outraEscola })
    expect(await escolas(gestora)).toEqual([
      expect.objectContaining({ id: tenant.outraEscola, sem_professor: 1, quieta: true }),
      expect.objectContaining({ id: tenant.escola, sem_professor: 0, esperam: 0, pedidos: 0, quieta: true }),
    ])
    expect((await escolas(outra)).map(({ id }) => id)).toEqual([tenant.outraEscola])

    const aberta = await putAulaAberta(tenant, professor)
    const { id } = await putEntrega(tenant, aluno, aberta)
    await putTopico(tenant, professor, { titulo: 'Bom dia' })
    const here = async () => (await escolas(gestora)).find((one) => one.id === tenant.escola)
    // A delivery of today is nobody's exception, and the school is not quiet any more.
    expect(await here()).toBeUndefined()
    await tenant.sql(
      `update entrega set enviada_em = now() - interval '8 days' where tenant_id = $1 and id = $2`,
      [tenant.id, id],
    )
    expect(await here()).toMatchObject({ esperam: 1, quieta: false })
    const pede = await tenant.person('Yuri')
    await putMatricula(tenant, tenant.turma, pede, { status: 'pendente' })
    expect(await here()).toMatchObject({ esperam: 1, pedidos: 1 })
    await tenant.sql(
      `update entrega set estado = 'corrigida', nota = 8, corrigida_por = $3, corrigida_em = now()
       where tenant_id = $1 and id = $2`,
      [tenant.id, id, professor.id],
    )
    await tenant.sql(`delete from matricula where tenant_id = $1 and aluno_id = $2`, [tenant.id, pede.id])
    expect(await here()).toBeUndefined()
    expect((await hoje(gestora)).rede?.total).toBe(1)
  })

  it.each(['professor', 'aluno', 'encarregado'] as const)(
    'are nothing for who manages none: %s',
    async (who) => {
      expect((await hoje({ professor, aluno, encarregado }[who])).rede).toBeNull()
    },
  )
})

describe('what has a deadline by law', () => {
  it('is told to who answers for data, the first due before all, until it is answered', async () => {
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    const suporte = await tenant.person('Helena', { papel: 'suporte' })
    const ask = (tipo: string, estado: string, days: number, whose = aluno) =>
      tenant.sql(
        `insert into pedido_dados (tenant_id, tipo, estado, via, usuario_id, pedido_por, prazo)
         values ($1, $2, $3, 'pessoa', $4, $4, now() + make_interval(days => $5))`,
        [tenant.id, tipo, estado, whose.id, days],
      )
    await ask('exclusao', 'aguardando_aprovacao', -1)
    await ask('exportacao', 'processando', 9)
    await ask('exportacao', 'concluida', 2, professor)
    await tenant.sql(
      `insert into incidente (tenant_id, titulo, ciencia_em, inicio, fim, levantamento, registrado_por)
       values ($1, 'Planilha enviada', now(), now() - interval '1 day', now(), '{}', $2)`,
      [tenant.id, encarregado.id],
    )
    const termos = async (who: Person) => (await hoje(who)).dados?.termos ?? []
    const told = await termos(encarregado)
    expect(told.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['exclusao', 'comunicar', 'exportacao']),
    )
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({ tipo: 'exclusao', nome: 'Ana Clara', atrasado: true, decidir: true })
    expect(told.find(({ tipo }) => tipo === 'exportacao')).toMatchObject({ decidir: false, atrasado: false })
    expect(told.map(({ prazo }) => prazo)).toEqual(told.map(({ prazo }) => prazo).toSorted())
    expect(await termos(admin)).toHaveLength(3)
    // Support is told of nobody's requests; who does neither is told of nothing.
    expect((await hoje(suporte)).dados).toEqual({ termos: [], sessoes: [] })
    for (const who of [gestora, professor, aluno]) expect((await hoje(who)).dados).toBeNull()
    await tenant.sql(`update incidente set comunicado_em = now() where tenant_id = $1`, [tenant.id])
    expect((await termos(encarregado)).map(({ tipo }) => tipo)).toContain('completar')
    await tenant.sql(`update incidente set completado_em = now() where tenant_id = $1`, [tenant.id])
    await tenant.sql(
      `update pedido_dados set estado = 'recusada', decidido_por = $2, decidido_em = now(), decisao = 'Não cabe'
       where tenant_id = $1 and tipo = 'exclusao'`,
      [tenant.id, encarregado.id],
    )
    expect((await termos(encarregado)).map(({ tipo }) => tipo)).toEqual(['exportacao'])
  })

  it('open sessions of support are told to support as their own, and to who answers for data', async () => {
    const one = await tenant.person('Suporte um', { papel: 'suporte' })
    const two = await tenant.person('Suporte dois', { papel: 'suporte' })
    await tenant.sql(
      `update sessao set suporte_id = $3, metodo = 'suporte', expira_em = now() + interval '20 minutes',
         suporte_sessao_id = (select min(x.id) from sessao x where x.tenant_id = $1 and x.usuario_id = $3)
       where tenant_id = $1 and usuario_id = $2`,
      [tenant.id, (await tenant.person('Caio')).id, one.id],
    )
    const sessoes = async (who: Person) =>
      ((await hoje(who)).dados?.sessoes ?? []).map(({ pessoa, suporte }) => `${suporte}: ${pessoa}`)
    expect(await sessoes(one)).toEqual(['Suporte um: Caio'])
    expect(await sessoes(two)).toEqual([])
    expect(await sessoes(encarregado)).toEqual(['Suporte um: Caio'])
    await tenant.sql(`update sessao set revogada_em = now() where tenant_id = $1 and suporte_id = $2`, [
      tenant.id,
      one.id,
    ])
    expect(await sessoes(one)).toEqual([])
  })
})
