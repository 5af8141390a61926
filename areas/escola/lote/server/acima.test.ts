/** A file is one more way to an account: it reaches nobody above its sender, nor the e-mail of who works here. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { loteApi } from '../contract.ts'
import { digestOf, faultsOf, file, given, HEADER, recordLote, sendLote } from './testing.ts'

it('makes nobody above the sender a guardian, and changes no e-mail of who works here', async () => {
  const g = await given()
  const boss = await g.tenant.person('Chefe', { papel: 'administrador-plataforma' })
  const docente = await g.tenant.person('Docente', { papel: 'professor', turma: g.tenant.turma })
  for (const [person, email] of [
    [boss, 'chefe@x.test'],
    [docente, 'docente@x.test'],
  ] as const)
    await g.tenant.sql('update usuario set email = $2 where id = $1', [person.id, email])
  await g.tenant.sql(`insert into dado_pessoal (tenant_id, usuario_id, ra) values ($1, $2, '77')`, [
    g.tenant.id,
    docente.id,
  ])
  const text = file(
    `perfil;${HEADER};email;responsavel_nome;responsavel_email`,
    `;Ana;1;${g.escola};${g.turma};;Chefe;chefe@x.test`,
    `professor;Docente;77;${g.escola};${g.turma};outro@x.test;;`,
    `;Bia;2;${g.escola};${g.turma};;Mãe;mae@x.test`,
  )
  const lote = await sendLote(g.tenant, g.admin, text, { existentes: 'sobrescrever' })
  expect(await faultsOf(g.admin, lote.id)).toEqual([
    [2, 'responsavel_email responsavel_acima'],
    [3, 'email email_de_equipe'],
  ])
  expect(lote.contagem).toMatchObject({ criar: 1 })
})

const CHEFE = 'administrador-plataforma'

it('says of a line about somebody above that it is, and records nothing of it', async () => {
  const g = await given()
  const boss = await g.tenant.person(
    'Chefe Souza',
    { papel: CHEFE },
    { papel: 'aluno', turma: g.tenant.turma },
  )
  await g.tenant.sql(`insert into dado_pessoal (tenant_id, usuario_id, ra) values ($1, $2, '77')`, [
    g.tenant.id,
    boss.id,
  ])
  const text = file(
    `acao;${HEADER}`,
    `;Ana;1;${g.escola};${g.turma}`,
    `desligar;Chefe Souza;77;${g.escola};${g.turma}`,
  )
  const lote = await sendLote(g.tenant, g.admin, text)
  expect(await faultsOf(g.admin, lote.id)).toEqual([[3, 'ra conta_acima']])
  const { status } = await callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
  expect(status).toBe(422)
})

it('leaves in class, in mirror mode, whoever stands above its sender, and says so before', async () => {
  const g = await given()
  const pupils = [`Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};${g.turma}`]
  await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, file(HEADER, ...pupils)))
  const place = { papel: 'aluno', turma: g.tenant.turma } as const
  const boss = await g.tenant.person('Chefe', { papel: CHEFE }, place)
  const equal = await g.tenant.person('Igual', { papel: 'administrador_tenant' }, place)
  const lote = await sendLote(g.tenant, g.admin, file(HEADER, ...pupils), { modo: 'espelho' })
  expect(lote.espelho).toMatchObject({ alunos: 4, ausentes: 1, acima: 1 })
  const { data } = await callAs(g.admin, loteApi.listAusentes, { params: { id: lote.id } })
  expect(data).toMatchObject({ ausentes: [{ id: equal.id }], total: 1 })

  // Who rose since the check stops the whole of it.
  const rise = (papel: string) =>
    g.tenant.sql('update vinculo set papel = $3 where tenant_id = $1 and usuario_id = $2', [
      g.tenant.id,
      equal.id,
      papel,
    ])
  await rise('suporte')
  const before = await digestOf(g.tenant)
  const refused = await recordLote(g.tenant, g.admin, lote, 'desligar 1')
  expect(refused).toMatchObject({ etapa: 'conferido', mensagem: expect.stringContaining('ausentes mudou') })
  expect(await digestOf(g.tenant)).toEqual(before)

  await rise('administrador_tenant')
  const done = await recordLote(g.tenant, g.admin, refused, 'desligar 1')
  expect(done).toMatchObject({ etapa: 'gravado', espelho: { acima: 1 } })
  const left = await g.tenant.sql<{ id: number }>(
    `select aluno_id::int as id from matricula where tenant_id = $1 and status <> 'adicionado'`,
    [g.tenant.id],
  )
  expect(left).toEqual([{ id: equal.id }])
  expect(left).not.toContainEqual({ id: boss.id })
})

it('brings nothing back of who rose above its sender since', async () => {
  const g = await given()
  const people = (heading: string, ...more: readonly string[]) =>
    file(heading, ...['Ana;1', 'Bia;2'].map((who, i) => `${who};${g.escola};${g.turma}${more[i] ?? ''}`))
  await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, people(HEADER)))
  // They were there before: what undoing brings back is what their accounts were.
  const text = people(`${HEADER};inep_aluno`, ';123456789012', ';123456789013')
  const lote = await sendLote(g.tenant, g.admin, text, { existentes: 'sobrescrever' })
  expect(lote.contagem).toMatchObject({ atualizar: 2 })
  await recordLote(g.tenant, g.admin, lote)
  const preview = async () =>
    (await callAs(g.admin, loteApi.previewUndo, { params: { id: lote.id } })).data.total_mudadas
  expect(await preview()).toBe(0)
  // A role of tomorrow: nothing that the batch wrote was touched.
  await g.tenant.sql(
    `insert into vinculo (tenant_id, usuario_id, papel, inicio)
     select $1, usuario_id, 'suporte', now() + interval '1 day' from dado_pessoal where tenant_id = $1 and ra = '1'`,
    [g.tenant.id],
  )
  expect(await preview()).toBe(1)
})
