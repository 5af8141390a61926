/** The age for which a pupil's screens are made: of the class until they choose, told at every door, the card's too. */
import { beforeAll, describe, expect, it } from 'vitest'
import { animalDe } from '../../../../core/contract/animais.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { cartaoApi } from '../contract.ts'
import { makeCodigo } from './secrets.ts'

let tenant: TestTenant
let professora: Person
let bento: Person
beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  bento = await tenant.person('Bento Reis Lima', { papel: 'aluno', turma: tenant.turma })
})

const idadeOf = async (who: Person) => (await callAs(who, sessaoApi.me, {})).data.usuario.idade
const choose = (who: Person, idade?: string) =>
  callAs(who, preferenciaApi.save, { body: { chave: 'idade', preferencias: idade ? { idade } : {} } })

/** A card of the pupil's, who may choose pictures, on a device of the class. */
async function atTheDoor() {
  const { data } = await callAs(professora, cartaoApi.registerAparelho, {
    params: { turma: tenant.turma },
    body: { nome: 'Tablet' },
  })
  const { codigo, hash } = makeCodigo()
  await tenant.sql('insert into cartao (tenant_id, usuario_id, codigo_hash) values ($1, $2, $3)', [
    tenant.id,
    bento.id,
    hash,
  ])
  await tenant.sql(
    `insert into senha_imagem (tenant_id, usuario_id, escolher_ate) values ($1, $2, now() + interval '1 day')`,
    [tenant.id, bento.id],
  )
  return { aparelho: data.token, codigo }
}

describe('the age for which a pupil has the screens', () => {
  it('is that of the class, until they choose, and again when they leave it to the class', async () => {
    const byClass = async (periodo: string) => {
      await setTurma(tenant, tenant.turma, { periodo })
      return idadeOf(bento)
    }
    expect([await byClass('4º ano'), await byClass('7º ano'), await byClass('')]).toEqual([
      'crianca',
      'jovem',
      'jovem',
    ])
    await choose(bento, 'crianca')
    expect(await idadeOf(bento)).toBe('crianca')
    await choose(bento, 'outra')
    expect(await byClass('2º ano')).toBe('crianca')
    await choose(bento, 'jovem')
    expect(await idadeOf(bento)).toBe('jovem')
    await choose(bento)
    expect(await idadeOf(bento)).toBe('crianca')
  })

  it('is none of who is no pupil, whatever they chose', async () => {
    await choose(professora, 'crianca')
    expect(await idadeOf(professora)).toBeNull()
  })

  it('is told by the card too', async () => {
    await setTurma(tenant, tenant.turma, { periodo: '3º ano' })
    const { aparelho, codigo } = await atTheDoor()
    const enter = async () =>
      (
        await callAs({ host: tenant.host }, cartaoApi.signIn, {
          body: { aparelho, codigo, imagens: ['gato', 'uva', 'sol'] },
        })
      ).data.usuario.idade
    expect(await enter()).toBe('crianca')
    await choose(bento, 'jovem')
    expect(await enter()).toBe('jovem')
  })
})

describe('a child on a device of the class', () => {
  const alunos = async (aparelho: string) =>
    (await callAs({ host: tenant.host }, cartaoApi.readAparelho, { body: { aparelho } })).data.alunos
  const pick = (animal: string) =>
    callAs(bento, preferenciaApi.save, { body: { chave: 'animal', preferencias: { animal } } })

  it('is its animal and first name: one by itself, until it picks another; who is older has none', async () => {
    await setTurma(tenant, tenant.turma, { periodo: '2º ano' })
    await choose(bento)
    await tenant.sql('delete from senha_imagem where usuario_id = $1', [bento.id])
    await tenant.sql('delete from cartao where usuario_id = $1', [bento.id])
    const { aparelho, codigo } = await atTheDoor()
    const byCard = async () =>
      (await callAs({ host: tenant.host }, cartaoApi.readCartao, { body: { aparelho, codigo } })).data.aluno
    expect(await byCard()).toMatchObject({ nome: 'Bento', numero: null, animal: animalDe(bento.id) })
    await pick('preguica')
    expect((await byCard()).animal).toBe('preguica')
    expect((await callAs(bento, sessaoApi.me, {})).data.usuario.animal).toBe('preguica')
    await pick('dragao')
    expect((await byCard()).animal).toBe(animalDe(bento.id))
    expect((await alunos(aparelho)).map(({ nome }) => nome)).toEqual(['Bento'])
    const other = await tenant.person('Bento Souza', { papel: 'aluno', turma: tenant.turma })
    expect((await alunos(aparelho)).map(({ nome }) => nome)).toEqual(['Bento L.', 'Bento S.'])
    await choose(other, 'jovem')
    expect((await alunos(aparelho)).map(({ animal }) => animal)).toEqual([animalDe(bento.id), null])
  })
})
