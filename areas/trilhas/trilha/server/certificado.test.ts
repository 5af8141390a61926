/** The certificate of a path: earned or not, said why, one however often and however close together it is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { certificadoApi } from '../../certificado/contract.ts'
import { trilhaCertificadoApi as api } from '../contract-certificado.ts'
import { putTrilha, type TrilhaFeita } from './factory.ts'
import { putNotaNaTrilha } from './testing-notas.ts'

let tenant: TestTenant
let autora: Person
let aulas: number[]

beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'professor', turma: tenant.turma })
  aulas = [await putSemTelas(tenant, autora), await putSemTelas(tenant, autora)]
})

const pupil = (nome = 'Aluna') => tenant.person(nome, { papel: 'aluno', turma: tenant.turma })
/** Two skills, the first highlighted: 33 and 30 points. */
const path = () =>
  putTrilha(tenant, autora, { nome: 'Ímãs', habilidades: 2, destaque: true, aulas, turmas: [tenant.turma] })
const ask = (who: Person, trilha: number) => callAs(who, api.emitirCertificado, { body: { trilha } })

/** The whole of a skill, done with this grade. */
async function doSkill(who: Person, { id, habilidades }: TrilhaFeita, n: number, nota = 10) {
  for (const [i, aula] of aulas.entries())
    await putNotaNaTrilha(tenant, who, {
      trilha: id,
      habilidade: habilidades[n] ?? 0,
      aula,
      nivel: i === 0 ? 1 : 2,
      nota,
    })
}

describe('the certificate of a path', () => {
  it('is issued to who earned it, as the path stands, and checked by anybody', async () => {
    const trilha = await path()
    await tenant.sql('update trilha set carga_horaria = 24, rede_id = $2 where tenant_id = $1 and id = $3', [
      tenant.id,
      tenant.rede,
      trilha.id,
    ])
    const aluna = await pupil('Ana Clara Nogueira')
    await doSkill(aluna, trilha, 0)
    await doSkill(aluna, trilha, 1)
    const found = async () =>
      (await callAs(aluna, api.findCertificado, { params: { trilha: trilha.id } })).data.certificado
    expect(await found()).toBeNull()
    const { certificado } = (await ask(aluna, trilha.id)).data
    expect(certificado).toMatchObject({
      nome: 'Ana Clara Nogueira',
      trilha: 'Ímãs',
      trilha_id: trilha.id,
      carga_horaria: 24,
      emissor: 'Rede',
      situacao: 'valido',
      motivo: null,
    })
    expect(certificado.codigo).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{12}$/)
    await tenant.sql(`update trilha set nome = 'Outro nome' where tenant_id = $1 and id = $2`, [
      tenant.id,
      trilha.id,
    ])
    await tenant.sql(`update usuario set nome = 'Outra' where tenant_id = $1 and id = $2`, [
      tenant.id,
      aluna.id,
    ])
    expect((await ask(aluna, trilha.id)).data.certificado).toEqual(certificado)
    const checked = await callAs({ host: tenant.host }, certificadoApi.check, {
      body: { codigo: certificado.codigo },
    })
    expect(checked.data.certificado).toMatchObject({ nome: 'Ana Clara Nogueira', trilha: 'Ímãs' })
    expect(await found()).toEqual(certificado)
  })

  it('asked many times at once has one number, and is logged once', async () => {
    const trilha = await path()
    const aluna = await pupil()
    await doSkill(aluna, trilha, 0)
    await doSkill(aluna, trilha, 1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(aluna, trilha.id)))
    expect(new Set(answers.map(({ data }) => data.certificado.codigo)).size).toBe(1)
    const rows = await tenant.sql('select id from certificado where tenant_id = $1 and trilha_id = $2', [
      tenant.id,
      trilha.id,
    ])
    expect(rows).toHaveLength(1)
    expect(
      await tenant.sql(
        `select 1 from auditoria where tenant_id = $1 and entidade = 'certificado' and acao = 'emitir' and quem_id = $2`,
        [tenant.id, aluna.id],
      ),
    ).toHaveLength(1)
  })

  it('says how many points are missing, or which highlighted skills', async () => {
    const trilha = await path()
    const aluna = await pupil()
    const none = await ask(aluna, trilha.id)
    expect([none.status, none.body.codigo]).toEqual([422, 'certificado_nao_merecido'])
    expect(none.body.mensagem).toMatch(/pede 70% .* você tem 0%/)
    await doSkill(aluna, trilha, 1)
    expect((await ask(aluna, trilha.id)).body.mensagem).toMatch(/você tem 47%/)
    await tenant.sql(
      `with g as (insert into regra_trilha (tenant_id, nome, minimo_certificado) values ($1, 'Menos', 40) returning id)
       update trilha set regra_id = g.id from g where trilha.tenant_id = $1 and trilha.id = $2`,
      [tenant.id, trilha.id],
    )
    expect((await ask(aluna, trilha.id)).body.mensagem).toMatch(
      /Falta a habilidade em destaque: Habilidade 1\.1/,
    )
    expect(await tenant.sql('select 1 from certificado where trilha_id = $1', [trilha.id])).toEqual([])
    await doSkill(aluna, trilha, 0)
    expect((await ask(aluna, trilha.id)).status).toBe(200)
  })

  it('counts what is still to be done as the path shows it: lessons that are gone ask for nothing', async () => {
    const uma = await putSemTelas(tenant, autora)
    const outra = await putSemTelas(tenant, autora)
    const trilha = await putTrilha(tenant, autora, {
      habilidades: 2,
      destaque: true,
      aulas: [uma, outra],
      turmas: [tenant.turma],
    })
    const aluna = await pupil()
    for (const [nivel, aula] of [[1, uma] as const, [2, outra] as const])
      await putNotaNaTrilha(tenant, aluna, {
        ...{ trilha: trilha.id, habilidade: trilha.habilidades[1] ?? 0, aula, nivel, nota: 10 },
      })
    expect((await ask(aluna, trilha.id)).body.mensagem).toMatch(/você tem 47%/)
    await tenant.sql('update aula set removida_em = now() where tenant_id = $1 and id = $2', [
      tenant.id,
      outra,
    ])
    // 30 of 41 points: only the highlighted skill is missing, and that is what is said.
    const answer = await ask(aluna, trilha.id)
    expect([answer.status, answer.body.mensagem]).toEqual([
      422,
      'Você tem os pontos. Falta a habilidade em destaque: Habilidade 1.1.',
    ])
  })

  it('is of nobody else, and stays when the path is deleted', async () => {
    const trilha = await path()
    const aluna = await pupil()
    const outra = await pupil()
    const fora = await tenant.person('Fora', { papel: 'aluno', turma: tenant.outraTurma })
    await doSkill(aluna, trilha, 0)
    await doSkill(aluna, trilha, 1)
    await doSkill(outra, trilha, 0)
    await doSkill(outra, trilha, 1)
    const { certificado } = (await ask(aluna, trilha.id)).data
    expect((await ask(fora, trilha.id)).status).toBe(404)
    await tenant.sql(`update trilha set status = 3, excluida_em = now() where tenant_id = $1 and id = $2`, [
      tenant.id,
      trilha.id,
    ])
    expect((await ask(aluna, trilha.id)).data.certificado).toEqual(certificado)
    expect((await ask(outra, trilha.id)).status).toBe(404)
  })

  it('that was revoked is not made valid by asking again', async () => {
    const trilha = await path()
    const aluna = await pupil()
    await doSkill(aluna, trilha, 0)
    await doSkill(aluna, trilha, 1)
    const { certificado } = (await ask(aluna, trilha.id)).data
    await callAs(autora, certificadoApi.revoke, {
      params: { id: certificado.id },
      body: { motivo: 'Engano' },
    })
    expect((await ask(aluna, trilha.id)).data.certificado).toMatchObject({
      codigo: certificado.codigo,
      situacao: 'revogado',
      motivo: 'Engano',
    })
  })
})
