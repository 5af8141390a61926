/** Brothers and sisters who share an e-mail: it becomes their guardian's when somebody says so, and goes back. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { loteApi } from '../contract.ts'
import { faultsOf, file, findLote, type Given, given, linhasOf, recordLote, sendLote } from './testing.ts'

const sent = (g: Given, ...linhas: string[]) =>
  sendLote(g.tenant, g.admin, file('perfil;nome;ra;email;rede_codigo;turma_codigo', ...linhas))

const say = async (g: Given, id: number, numero: number, familia: boolean) =>
  (await callAs(g.admin, loteApi.saveLinhas, { params: { id }, body: { linhas: [{ numero, familia }] } }))
    .data

const told = async (g: Given, id: number) =>
  (await linhasOf(g.admin, id)).map(({ valores: { nome, email, responsavel_nome, responsavel_email } }) =>
    [nome, email, responsavel_nome, responsavel_email].map((text) => text ?? ''),
  )

describe('an e-mail that pupils of the file share', () => {
  it('becomes the guardian’s of all of them, is given back, and makes one account that follows them', async () => {
    const g = await given()
    const line = (nome: string, ra: string, email: string, perfil = 'aluno') =>
      `${perfil};${nome};${ra};${email};${g.escola};${g.turma}`
    const { id } = await sent(
      g,
      line('Lia Prado', '31', 'Casa@x.test'),
      line('Davi Prado', '32', 'casa@x.test'),
      line('Ana Melo', '33', 'ana@x.test'),
      line('Caio Prado', '34', 'casa@x.test'),
    )
    const faults = [
      [3, 'email email_da_familia'],
      [5, 'email email_da_familia'],
    ]
    expect(await faultsOf(g.admin, id)).toEqual(faults)

    const { lote, linhas } = await say(g, id, 3, true)
    expect(linhas.map(({ numero }) => numero)).toEqual([2, 3, 5])
    expect(lote.contagem).toMatchObject({ criar: 4, erro: 0 })
    const shared = ['Responsável por Lia, Davi e Caio', 'casa@x.test']
    const after = [
      ['Lia Prado', '', ...shared],
      ['Davi Prado', '', ...shared],
      ['Ana Melo', 'ana@x.test', '', ''],
      ['Caio Prado', '', ...shared],
    ]
    expect(await told(g, id)).toEqual(after)

    expect((await say(g, id, 5, false)).linhas.map(({ numero }) => numero)).toEqual([2, 3, 5])
    expect(await faultsOf(g.admin, id)).toEqual(faults)
    await say(g, id, 5, true)
    expect(await told(g, id)).toEqual(after)

    await recordLote(g.tenant, g.admin, await findLote(g.admin, id))
    const people = await g.tenant.sql(
      `select u.nome, u.email, (select count(*)::int from vinculo v where v.tenant_id = u.tenant_id
         and v.usuario_id = u.id and v.papel = 'responsavel') as filhos
       from usuario u where u.tenant_id = $1 and u.nome ~ 'Prado|Respons.vel por' order by u.nome`,
      [g.tenant.id],
    )
    expect(people).toEqual([
      { nome: 'Caio Prado', email: null, filhos: 0 },
      { nome: 'Davi Prado', email: null, filhos: 0 },
      { nome: 'Lia Prado', email: null, filhos: 0 },
      { nome: 'Responsável por Lia, Davi e Caio', email: 'casa@x.test', filhos: 3 },
    ])
  })

  it('is given back to nobody whose address was changed by hand meanwhile', async () => {
    const g = await given()
    const line = (nome: string, ra: string) => `aluno;${nome};${ra};casa@x.test;${g.escola};${g.turma}`
    const { id } = await sent(g, line('Lia Prado', '61'), line('Davi Prado', '62'), line('Caio Prado', '63'))
    const own = { email: 'caio@x.test', responsavel_nome: 'Rui Prado', responsavel_email: 'rui@x.test' }
    const linhas = [{ numero: 4, valores: own }]
    await callAs(g.admin, loteApi.saveLinhas, { params: { id }, body: { linhas } })
    await say(g, id, 3, true)
    expect((await say(g, id, 3, false)).linhas.map(({ numero }) => numero)).toEqual([2, 3])
    expect((await told(g, id))[2]).toEqual(['Caio Prado', 'caio@x.test', 'Rui Prado', 'rui@x.test'])
  })

  it('is one person twice where the first names agree, and a teacher keeps theirs', async () => {
    const g = await given()
    const line = (nome: string, ra: string, perfil = 'aluno') =>
      `${perfil};${nome};${ra};um@x.test;${g.escola};${g.turma}`
    const twice = await sent(g, line('Lia Prado', '41'), line('Lia Prado Reis', '42'))
    expect(await faultsOf(g.admin, twice.id)).toEqual([[3, 'email linha_repetida']])
    const teacher = await sent(g, line('Rosa Prado', '43', 'professor'), line('Lia Prado', '44'))
    expect(await faultsOf(g.admin, teacher.id)).toEqual([[3, 'email linha_repetida']])
  })

  it.each([
    ['of a pupil who is there already is nobody’s guardian’s', '09/03/2014', true],
    ['of a grown learner may be a guardian’s', '09/03/1990', false],
  ])('%s', async (_, born, child) => {
    const g = await given()
    const place = `${g.escola};${g.turma}`
    const there = await sendLote(
      g.tenant,
      g.admin,
      file(
        'nome;ra;email;data_nascimento;rede_codigo;turma_codigo',
        `Bia Prado;50;bia@x.test;${born};${place}`,
      ),
    )
    await recordLote(g.tenant, g.admin, there)
    const { id } = await sendLote(
      g.tenant,
      g.admin,
      file(
        'nome;ra;email;responsavel_nome;responsavel_email;rede_codigo;turma_codigo',
        `Davi Prado;51;bia@x.test;;;${place}`,
        `Caio Prado;52;;Bia Prado;bia@x.test;${place}`,
      ),
    )
    const guardian = [3, 'responsavel_email responsavel_e_aluno']
    expect(await faultsOf(g.admin, id)).toEqual([[2, 'email nome_diverge'], ...(child ? [guardian] : [])])
  })
})
