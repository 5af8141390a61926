/** Who teaches a class, through the real door: who names whom, and the last titular. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'

let tenant: TestTenant
let coordenadora: Person
let colega: Person
let deFora: Person

beforeAll(async () => {
  tenant = await testTenant()
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
  colega = await tenant.person('Júlia Colega', { papel: 'professor', turma: tenant.turma })
  deFora = await tenant.person('De outra escola', { papel: 'professor', turma: tenant.outraTurma })
})

const add = async (who: Person, turma: number, usuario: number, auxiliar: boolean) => {
  const input = { params: { turma }, body: { usuario, auxiliar } }
  const { status, body } = await callAs(who, turmaGestaoApi.addDocente, input)
  return status === 200 ? 'ok' : body.codigo
}
const change = async (who: Person, turma: number, usuario: number, auxiliar: boolean) => {
  const input = { params: { turma, usuario }, body: { auxiliar } }
  const { status, body } = await callAs(who, turmaGestaoApi.changeDocente, input)
  return status === 200 ? 'ok' : body.codigo
}
const remove = async (who: Person, turma: number, usuario: number) => {
  const { status, body } = await callAs(who, turmaGestaoApi.removeDocente, { params: { turma, usuario } })
  return status === 200 ? 'ok' : body.codigo
}
const sees = async (who: Person, turma: number) =>
  (await callAs(who, turmaApi.find, { params: { turma } })).status === 200

describe('the teachers of a class', () => {
  it('are named by the management, at once, and taken off at once', async () => {
    const turma = await tenant.newTurma('6º A')
    expect(await sees(colega, turma)).toBe(false)
    expect(await add(coordenadora, turma, colega.id, false)).toBe('ok')
    expect(await sees(colega, turma)).toBe(true)
    expect(await add(coordenadora, turma, colega.id, true)).toBe('ja_ensina')
    const other = await tenant.person('Outra', { papel: 'professor', turma: tenant.turma })
    expect(await add(coordenadora, turma, other.id, false)).toBe('ok')
    expect(await remove(coordenadora, turma, colega.id)).toBe('ok')
    expect(await sees(colega, turma)).toBe(false)
    // And back again.
    expect(await add(coordenadora, turma, colega.id, true)).toBe('ok')
    expect(await sees(colega, turma)).toBe(true)
  })

  it('name an assistant where they are titular, and nobody else', async () => {
    const turma = await tenant.newTurma('6º B')
    const titular = await tenant.person('Titular', { papel: 'professor', turma })
    expect(await add(titular, turma, colega.id, false)).toBe('sem_permissao')
    expect(await add(titular, turma, colega.id, true)).toBe('ok')
    expect(await change(titular, turma, colega.id, false)).toBe('sem_permissao')
    // An assistant names nobody.
    expect(await add(colega, turma, deFora.id, true)).toBe('sem_permissao')
    expect(await remove(colega, turma, titular.id)).toBe('sem_permissao')
    expect(await remove(titular, turma, colega.id)).toBe('ok')
  })

  it('keep a titular: the last one neither leaves nor becomes an assistant', async () => {
    const turma = await tenant.newTurma('6º C')
    const titular = await tenant.person('Titular', { papel: 'professor', turma })
    expect(await remove(titular, turma, titular.id)).toBe('ultimo_titular')
    expect(await remove(coordenadora, turma, titular.id)).toBe('ultimo_titular')
    expect(await change(coordenadora, turma, titular.id, true)).toBe('ultimo_titular')
    expect(await add(coordenadora, turma, colega.id, false)).toBe('ok')
    // A titular is taken off by who manages, not by the other one.
    expect(await remove(titular, turma, colega.id)).toBe('sem_permissao')
    // Both leave at once: one stays.
    const both = await Promise.all([
      remove(coordenadora, turma, colega.id),
      remove(titular, turma, titular.id),
    ])
    expect(both.sort()).toEqual(['ok', 'ultimo_titular'])
  })

  it('come from the school, or from the networks of who names them, and never name themselves', async () => {
    const turma = await tenant.newTurma('6º D')
    const found = async (who: Person, query: object) =>
      (await callAs(who, turmaGestaoApi.findDocentes, { query })).data.docentes.map(({ nome }) => nome)
    expect(await found(coordenadora, { turma, busca: 'julia' })).toEqual(['Júlia Colega'])
    expect(await found(coordenadora, { turma, busca: 'outra escola' })).toEqual([])
    expect(await add(coordenadora, turma, deFora.id, false)).toBe('dados_invalidos')
    expect(await add(coordenadora, turma, coordenadora.id, false)).toBe('a_si_mesmo')
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    expect(await found(gestora, { turma, busca: 'outra escola' })).toEqual(['De outra escola'])
    expect(await add(gestora, turma, deFora.id, true)).toBe('ok')
    expect(await found(gestora, { turma, busca: 'outra escola' })).toEqual([])
    expect(await found(gestora, { rede: tenant.escola, busca: 'julia' })).toEqual(['Júlia Colega'])
  })

  it('stay as they are once the class is closed', async () => {
    const turma = await tenant.newTurma('6º E')
    await tenant.sql(`update turma set status = 'encerrada' where tenant_id = $1 and id = $2`, [
      tenant.id,
      turma,
    ])
    expect(await add(coordenadora, turma, colega.id, false)).toBe('turma_encerrada')
  })
})
