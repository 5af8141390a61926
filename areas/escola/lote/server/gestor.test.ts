/** What a sender may not do by a file: reach outside, give too much, read what is kept apart, take a name for another. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { pessoaApi } from '../../pessoa/contract.ts'
import { loteApi } from '../contract.ts'
import { EXEMPLO, MODELO, type Valores } from '../shapes.ts'
import { faultsOf, file, findLote, given, HEADER, linhasOf, recordLote, sendLote } from './testing.ts'

describe('a manager of one network', () => {
  it('records within it only, gives no more than may be given, and does not touch accounts outside', async () => {
    const g = await given()
    const gestora = await g.tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: g.tenant.escola,
      funcao: 'escrita',
    })
    const outside = file(HEADER, `Zoe;9;${g.outraEscola};${g.outraTurma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, outside))
    const lote = await sendLote(
      g.tenant,
      gestora,
      file(
        `perfil;${HEADER}`,
        `;Ana;1;${g.escola};${g.turma}`,
        `;Bia;2;${g.outraEscola};${g.outraTurma}`,
        `;Zoe;9;${g.escola};${g.turma}`,
        `gestor_rede;Caio;3;${g.escola};`,
        `;Davi;4;${g.escola};`,
      ),
    )
    expect(lote.contagem).toMatchObject({ criar: 1, erro: 4 })
    expect(await faultsOf(gestora, lote.id)).toEqual([
      [3, 'rede_codigo rede_desconhecida'],
      [4, 'ra pessoa_fora'],
      [5, 'perfil perfil_sem_permissao'],
      [6, 'turma_codigo turma_obrigatoria'],
    ])
  })

  it('writes of a pupil of another school too only the name, and the class in this one', async () => {
    const g = await given()
    const lia = await g.tenant.person('Lia', {
      papel: 'gestor_rede',
      rede: g.tenant.escola,
      funcao: 'escrita',
    })
    const known = file(HEADER, `Zoé;9;${g.outraEscola};${g.outraTurma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, known))
    const [zoe] = await g.tenant.sql<{ id: string }>(
      "select id from usuario where tenant_id = $1 and nome = 'Zoé'",
      [g.tenant.id],
    )
    await callAs(g.admin, pessoaApi.giveVinculo, {
      params: { usuario: Number(zoe?.id) },
      body: { papel: 'aluno', turma: g.tenant.turma },
    })
    const line = (head: string, cells: string) =>
      sendLote(g.tenant, lia, file(`${HEADER}${head}`, `Zoé Dias;9;${g.escola};${g.turma}${cells}`), {
        existentes: 'sobrescrever',
      })
    expect((await line('', '')).contagem).toMatchObject({ atualizar: 1 })
    const more = await line(';cpf', ';111.444.777-35')
    expect(await faultsOf(lia, more.id)).toEqual([[2, 'ra pessoa_de_outra']])
  })

  it('needs the grant for medical reports', async () => {
    const g = await given()
    const text = file(`${HEADER};laudo;deficiencia`, `Ana;1;${g.escola};${g.turma};S;baixa visão`)
    const refused = await sendLote(g.tenant, g.admin, text)
    expect(await faultsOf(g.admin, refused.id)).toEqual([[2, 'laudo laudo_sem_concessao']])
    // The sheets of schools say N of everybody: nothing of it is written, and nothing is wrong.
    const no = file(
      `${HEADER};laudo;deficiencia`,
      `Bia;2;${g.escola};${g.turma};N;`,
      `Caio;3;${g.escola};${g.turma};N;TEA`,
    )
    const sent = await sendLote(g.tenant, g.admin, no)
    expect([sent.contagem.criar, await faultsOf(g.admin, sent.id)]).toEqual([
      1,
      [[3, 'laudo laudo_sem_concessao']],
    ])
    await g.tenant.sql(
      `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo) values ($1, $2, 'laudo', $3, 'teste')`,
      [g.tenant.id, g.admin.id, g.tenant.rede],
    )
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, text))
    expect(
      await g.tenant.sql('select laudo, deficiencia from laudo where tenant_id = $1', [g.tenant.id]),
    ).toEqual([{ laudo: true, deficiencia: 'baixa visão' }])
  })

  it('sends nobody by the line that the model brings', async () => {
    const g = await given()
    const line = (valores: Valores) => MODELO.map((campo) => valores[campo] ?? '').join(';')
    const own = { nome: 'Bia', ra: '12345', rede_codigo: g.escola, turma_codigo: g.turma }
    const lote = await sendLote(g.tenant, g.admin, file(MODELO.join(';'), line(EXEMPLO), line(own)))
    expect(lote.contagem).toMatchObject({ criar: 1, ignorar: 1, erro: 0 })
    const [exemplo] = await linhasOf(g.admin, lote.id, 'ignorar')
    expect(exemplo?.faltas).toMatchObject([{ texto: 'É a linha de exemplo do modelo.' }])
  })

  it('takes an account for the person meant only when the name agrees, or the person says so', async () => {
    const g = await given()
    const text = (nome: string) => file(HEADER, `${nome};1;${g.escola};${g.turma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, text('Otávia Lacerda')))
    const lote = await sendLote(g.tenant, g.admin, text('Otávio Lacerda'))
    const [linha] = await linhasOf(g.admin, lote.id, 'erro')
    expect(linha?.faltas).toMatchObject([{ campo: 'ra', texto: 'É de Otávia Lacerda. Confira o nome.' }])
    await callAs(g.admin, loteApi.saveLinhas, {
      params: { id: lote.id },
      body: { linhas: [{ numero: 2, aceitar: true }] },
    })
    expect((await findLote(g.admin, lote.id)).contagem.erro).toBe(0)
  })
})
