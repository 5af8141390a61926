/** What ends enrolments, and what takes a batch back: the mirror with its brake, and undoing. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { loteApi } from '../contract.ts'
import { digestOf, enrolled, file, given, HEADER, recordLote, sendLote, undoLote } from './testing.ts'

describe('the mirror', () => {
  it('ends the enrolment of whom the file does not name, once that was written in words', async () => {
    const g = await given()
    const all = Array.from(
      { length: 10 },
      (_, i) => `Pessoa ${'abcdefghij'[i]};${i + 1};${g.escola};${g.turma}`,
    )
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, file(HEADER, ...all)))
    const elsewhere = file(HEADER, `Zoe;99;${g.outraEscola};${g.outraTurma}`)
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, elsewhere))

    const lote = await sendLote(g.tenant, g.admin, file(HEADER, ...all.slice(0, 9)), { modo: 'espelho' })
    expect(lote.espelho).toEqual({ escolas: 1, alunos: 10, ausentes: 1, acima: 0, freio: true })
    const params = { id: lote.id }
    const { ausentes } = (await callAs(g.admin, loteApi.listAusentes, { params })).data
    expect(ausentes.map(({ nome, turma }) => [nome, turma])).toEqual([['Pessoa j', '7º A']])
    const confirm = (confirmacao?: string) =>
      callAs(g.admin, loteApi.confirm, { params, body: { pessoas: 0, ...(confirmacao && { confirmacao }) } })
    expect((await confirm()).body.codigo).toBe('freio')
    expect((await confirm('desligar 2')).body.codigo).toBe('freio')
    const before = await digestOf(g.tenant)
    const done = await recordLote(g.tenant, g.admin, lote, 'desligar 1')
    expect(await enrolled(g.tenant, g.tenant.turma)).toHaveLength(9)
    expect(await enrolled(g.tenant, g.tenant.outraTurma)).toEqual(['Zoe'])
    await undoLote(g.tenant, g.admin, done)
    expect(await digestOf(g.tenant)).toEqual(before)
  })

  it('does not begin while a line is wrong: its pupil would look absent', async () => {
    const g = await given()
    const text = file(HEADER, `Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};XXXX`)
    const lote = await sendLote(g.tenant, g.admin, text, { modo: 'espelho' })
    const body = { pessoas: 1 }
    const { body: said } = await callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body })
    expect(said.codigo).toBe('espelho_com_erros')
  })
})

describe('undoing', () => {
  it('brings every row back to what it was, of accounts made, changed and moved', async () => {
    const g = await given()
    const novaTurma = await g.tenant.newTurma('7º B')
    const header = `${HEADER};email;cpf;responsavel_nome;responsavel_email;numero_chamada`
    const text = file(
      header,
      `Ana Souza;1;${g.escola};${g.turma};ana@x.test;;Rita;rita@x.test;1`,
      `Bia;2;${g.escola};${g.turma};;;;;2`,
    )
    await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, text))
    const before = await digestOf(g.tenant)
    const changes = await sendLote(
      g.tenant,
      g.admin,
      file(
        header,
        `Ana Lima;1;${g.escola};7º B;outra@x.test;11144477735;Rui;rui@x.test;3`,
        `Bia;2;${g.escola};${g.turma};bia@x.test;;;;7`,
        `Caio;3;${g.escola};7º B;;;Rita;rita@x.test;`,
      ),
      { existentes: 'sobrescrever' },
    )
    expect(changes.contagem).toMatchObject({ criar: 1, atualizar: 1, mover: 1 })
    const done = await recordLote(g.tenant, g.admin, changes)
    expect(await enrolled(g.tenant, novaTurma)).toEqual(['Ana Lima', 'Caio'])
    expect(await digestOf(g.tenant)).not.toEqual(before)
    const { data } = await callAs(g.admin, loteApi.previewUndo, { params: { id: done.id } })
    expect(data).toMatchObject({ pessoas: 4, mudadas: [], total_mudadas: 0 })
    const undone = await undoLote(g.tenant, g.admin, done)
    expect([undone.etapa, undone.desfazer_ate]).toEqual(['desfeito', null])
    expect(await digestOf(g.tenant)).toEqual(before)
  })

  it('refuses while people changed since, naming them; leaves those as they are when told to', async () => {
    const g = await given()
    const before = await digestOf(g.tenant)
    const lote = await sendLote(
      g.tenant,
      g.admin,
      file(
        `${HEADER};responsavel_nome;responsavel_email`,
        `Ana;1;${g.escola};${g.turma};Rita;rita@x.test`,
        `Bia;2;${g.escola};${g.turma};Rita;rita@x.test`,
        `Caio;3;${g.escola};${g.turma};;`,
        `Davi;4;${g.escola};${g.turma};;`,
      ),
    )
    const done = await recordLote(g.tenant, g.admin, lote)
    // Ana was renamed; Davi wrote something, or was written about.
    await g.tenant.sql(`update usuario set nome = 'Ana Maria' where tenant_id = $1 and nome = 'Ana'`, [
      g.tenant.id,
    ])
    await g.tenant.sql(
      `insert into preferencia (tenant_id, usuario_id, chave, preferencias)
       select tenant_id, id, 'texto', '{}' from usuario where tenant_id = $1 and nome = 'Davi'`,
      [g.tenant.id],
    )
    const { data } = await callAs(g.admin, loteApi.previewUndo, { params: { id: done.id } })
    expect(data.mudadas.map(({ nome }) => nome)).toEqual(['Ana Maria', 'Davi', 'Rita'])
    const refused = await callAs(g.admin, loteApi.undo, {
      params: { id: done.id },
      body: { manter_mudadas: false },
    })
    expect([refused.status, refused.body.codigo]).toEqual([409, 'ha_mudadas'])
    await undoLote(g.tenant, g.admin, done, true)
    expect(await enrolled(g.tenant, g.tenant.turma)).toEqual(['Ana Maria', 'Davi'])
    const names = await g.tenant.sql('select nome from usuario where tenant_id = $1 order by nome', [
      g.tenant.id,
    ])
    expect(names.map(({ nome }) => nome)).toEqual(['Administradora', 'Ana Maria', 'Davi', 'Rita'])
    expect(await digestOf(g.tenant)).not.toEqual(before)
  })

  it('is over after seven days', async () => {
    const g = await given()
    const lote = await sendLote(g.tenant, g.admin, file(HEADER, `Ana;1;${g.escola};${g.turma}`))
    const done = await recordLote(g.tenant, g.admin, lote)
    await g.tenant.sql(
      `update lote set gravado_em = now() - interval '7 days 1 minute' where tenant_id = $1`,
      [g.tenant.id],
    )
    const { body } = await callAs(g.admin, loteApi.undo, {
      params: { id: done.id },
      body: { manter_mudadas: false },
    })
    expect(body.codigo).toBe('prazo_vencido')
  })
})
