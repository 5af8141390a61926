/** The day of who manages, answers for data or gives support: what makes each line, what ends it, who is told. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeSessao, lookAs } from '../../../acesso/sessao/server/factory.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { changeEntrega, putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { addIncidente, addPedido, changeIncidente, changePedido } from '../../privacidade/server/factory.ts'
import { inicioApi } from '../contract.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

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
    await changeEntrega(tenant, { id }, { enviada_em: inDays(-8) })
    expect(await here()).toMatchObject({ esperam: 1, quieta: false })
    const pede = await tenant.person('Yuri')
    await putMatricula(tenant, tenant.turma, pede, { status: 'pendente' })
    expect(await here()).toMatchObject({ esperam: 1, pedidos: 1 })
    await changeEntrega(
      tenant,
      { id },
      { estado: 'corrigida', nota: 8, corrigida_por: professor.id, corrigida_em: new Date() },
    )
    await putMatricula(tenant, tenant.turma, pede, { status: 'removido' })
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
      addPedido(tenant, {
        ...{ tipo, estado, via: 'pessoa', usuario_id: whose.id, pedido_por: whose.id },
        prazo: inDays(days),
      })
    await ask('exclusao', 'aguardando_aprovacao', -1)
    await ask('exportacao', 'processando', 9)
    await ask('exportacao', 'concluida', 2, professor)
    await addIncidente(tenant, {
      ...{ titulo: 'Planilha enviada', ciencia_em: inDays(0), inicio: inDays(-1), fim: inDays(0) },
      ...{ levantamento: '{}', registrado_por: encarregado.id },
    })
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
    await changeIncidente(tenant, {}, { comunicado_em: new Date() })
    expect((await termos(encarregado)).map(({ tipo }) => tipo)).toContain('completar')
    await changeIncidente(tenant, {}, { completado_em: new Date() })
    await changePedido(
      tenant,
      { tipo: 'exclusao' },
      { estado: 'recusada', decidido_por: encarregado.id, decidido_em: new Date(), decisao: 'Não cabe' },
    )
    expect((await termos(encarregado)).map(({ tipo }) => tipo)).toEqual(['exportacao'])
  })

  it('open sessions of support are told to support as their own, and to who answers for data', async () => {
    const one = await tenant.person('Suporte um', { papel: 'suporte' })
    const two = await tenant.person('Suporte dois', { papel: 'suporte' })
    await lookAs(tenant, one, await tenant.person('Caio'), inDays(1 / 72))
    const sessoes = async (who: Person) =>
      ((await hoje(who)).dados?.sessoes ?? []).map(({ pessoa, suporte }) => `${suporte}: ${pessoa}`)
    expect(await sessoes(one)).toEqual(['Suporte um: Caio'])
    expect(await sessoes(two)).toEqual([])
    expect(await sessoes(encarregado)).toEqual(['Suporte um: Caio'])
    await changeSessao(tenant, { suporte_id: one.id }, { revogada_em: new Date() })
    expect(await sessoes(one)).toEqual([])
  })
})
