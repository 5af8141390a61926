/** A canary in every text of every row that names a person: all of them leave with an export, none stays after erasure (L2). */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Furnished, furnish } from '../../../../test/isolation/furnish.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { putMensagem, putTopico } from '../../../conversa/forum/server/factory.ts'
import { privacidadeApi } from '../contract.ts'
import { clearPrivacidade, privacidadeTasks, REPLAY } from './jobs.ts'
import { canaryOf, copyFor, exported, holding, identityOf, othersOf, sow } from './testing-canario.ts'
import { erasePerson } from './write-erase.ts'

describe.each(['aluno', 'professor'] as const)('everything of a person: %s', (papel) => {
  let tenant: Furnished
  let person: Person
  let other: Person
  let canary: string
  let others: string
  let sown: Map<string, number>
  let copied: string[]
  let keys: string[]

  beforeAll(async () => {
    tenant = await furnish()
    // Words chosen from a list of ours, titles of the school's record: the person's mark would not fit, or is kept.
    for (const change of [
      `consentimento set finalidade = 'pesquisa', versao_texto = '1'`,
      `auditoria set entidade = 'x', acao = 'x'`,
      `transferencia set fora = 'x', passaporte = '{}'`,
      `encontro set titulo = 'x'`,
      `aula set titulo = 'x', descricao = 'x'`,
      `aula_versao set titulo = 'x'`,
      `tela set titulo = 'x', conteudo = '{}'`,
      `questao set texto = 'x', explicacao = 'x', conteudo = '{}'`,
      `questao_comentario set texto = 'x', trecho = 'x', antes = 'x', depois = 'x'`,
      `questao_passo set palavra = 'x'`,
      `texto_base set titulo = 'x', html = 'x', busca = 'x'`,
      `questao_importada set origem = 'x', chave = 'x', impressao = 'x', resumo = 'x', original = 'x'`,
      `sugestao set titulo = 'x', html = 'x', texto = 'x'`,
      `avaliacao set titulo = 'x', senha = 'x', instrucoes = 'x'`,
      `fase set nome = 'x'`,
      `fase_passo set motivo = 'x'`,
      `participante set motivo = 'x'`,
      `questao_versao set titulo = 'x', texto = 'x', conteudo = '{}', explicacao = 'x'`,
      `atividade set titulo = 'x'`,
      `trilha set nome = 'x', descricao = 'x'`,
      `regra_trilha set nome = 'x', nome_eixo = 'x', nome_habilidade = 'x', niveis = '{x,x,x}'`,
      `certificado_layout set nome = 'x'`,
      `certificado set trilha_nome = 'x', emissor = 'x', motivo = 'x'`,
      `aviso_rede set titulo = 'x', conteudo = 'x'`,
      `incidente set titulo = 'xxx'`,
      `retencao_dado set tabela = 'tempo_uso'`,
      `reparo set motivo = 'x'`,
    ])
      await tenant.sql(`update ${change} where tenant_id = $1`, [tenant.id])
    person = papel === 'aluno' ? tenant.aluno : tenant.professor
    other = await tenant.person('Colega', { papel: 'aluno', turma: tenant.turma })
    const topico = await putTopico(tenant, person)
    await putMensagem(tenant, other, topico.id)
    await putMensagem(tenant, person, topico.id)
    await tenant.sql(
      `insert into tentativa_login (tenant_id, chave)
       select tenant_id, 'conta ' || login || sufixo from usuario, unnest(array['', ' em 127.0.0.1']) as sufixo
       where tenant_id = $1 and id = $2`,
      [tenant.id, person.id],
    )
    copied = await copyFor(tenant, person.id, other.id)
    // The names of places and devices are nobody's.
    for (const table of ['turma', 'rede', 'aparelho'])
      await tenant.sql(`update ${table} set nome = 'Lugar' where tenant_id = $1`, [tenant.id])
    ;[canary, others] = [canaryOf(), canaryOf()]
    await sow(tenant, other.id, others)
    sown = await sow(tenant, person.id, canary)
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', nome, 'titulo', 'x', 'turma', 'x'),
         '/logado/turmas/turma/1/forum/1?d=' || id from usuario where tenant_id = $1 and id = $2`,
      [tenant.id, person.id, other.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', 'y', 'titulo', titulo, 'turma', 'x'),
         '/logado/turmas/turma/' || turma_id || '/forum/' || id || '?d=1' from topico where tenant_id = $1 and id = $2`,
      [tenant.id, topico.id, other.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
       select tenant_id, $3, 'resposta_nova', jsonb_build_object('autor', nome, 'titulo', nome, 'turma', 'x'), '/logado'
       from usuario where tenant_id = $1 and id = $2`,
      [tenant.id, other.id, person.id],
    )
    await tenant.sql(`delete from arquivo_removido where tenant_id = $1`, [tenant.id])
    const { store } = (await testApp()).app.services
    const files = await tenant.sql<{ chave: string; id: number; usuario_id: number }>(
      `update arquivo set chave = translate(gen_random_uuid()::text, '-', '')
       where tenant_id = $1 and usuario_id = any($2) returning chave, id, usuario_id`,
      [tenant.id, [person.id, other.id]],
    )
    for (const { chave, usuario_id } of files)
      await store.put(
        chave,
        Buffer.from(`em arquivo ${Number(usuario_id) === person.id ? canary : others}`),
        {
          contentType: 'text/plain',
        },
      )
    keys = files.filter(({ usuario_id }) => Number(usuario_id) === person.id).map(({ chave }) => chave)
  })

  it('the test sees: many columns hold the canary, and the rows of another person stand beside', async () => {
    expect(sown.size).toBeGreaterThan(papel === 'aluno' ? 10 : 6)
    expect(copied.length).toBeGreaterThan(5)
    expect((await holding(tenant, others)).length).toBeGreaterThan(3)
    expect(await holding(tenant, canary)).toEqual(expect.arrayContaining(['usuario', 'mensagem', 'topico']))
  })

  it('the copy holds all of it, and nothing of anybody else', async () => {
    const zip = await exported(tenant, person)
    const json = String(zip.get('dados.json'))
    const found: Record<string, number> = {}
    for (const { tabela, linhas } of JSON.parse(json).tabelas)
      for (const linha of linhas)
        for (const [coluna, value] of Object.entries(linha))
          if (JSON.stringify(value).includes(canary))
            found[`${tabela}.${coluna}`] = (found[`${tabela}.${coluna}`] ?? 0) + 1
    expect(found).toMatchObject(Object.fromEntries(sown))
    expect(String(zip.get('index.html'))).toContain(canary)
    const files = [...zip.keys()].filter((name) => name.startsWith('arquivos/'))
    expect(files).toHaveLength(keys.length)
    for (const name of files) expect(String(zip.get(name))).toContain(canary)
    for (const [name, content] of zip) {
      expect(content.includes(others), name).toBe(false)
      const at = content.indexOf(tenant.canary)
      expect(at === -1 ? '' : `${name}: ${content.subarray(at - 900, at + 30)}`).toBe('')
    }
  })

  it('names others by their role only', async () => {
    const zip = await exported(tenant, person)
    const rows = await tenant.sql<{ nome: string }>(
      `select nome from usuario where tenant_id = $1 and id <> $2`,
      [tenant.id, person.id],
    )
    for (const { nome } of rows)
      for (const [name, content] of zip) expect(content.includes(nome), `${nome} in ${name}`).toBe(false)
  })

  it('erasure leaves none of it, in the database, the files or the outbox, and touches nobody else', async () => {
    const { app, database } = await testApp()
    const who = await identityOf(tenant, person.id)
    const before = await othersOf(tenant, who)
    await database.asTenant(tenant.id, (tx) => erasePerson(tx, who, null, new Date()))
    expect(await holding(tenant, canary)).toEqual([])
    const after = await othersOf(tenant, who)
    expect(after).toEqual(before)
    expect((await holding(tenant, others)).length).toBeGreaterThan(3)
    const gone = await tenant.sql<{ chave: string }>(
      `select chave from arquivo_removido where tenant_id = $1`,
      [tenant.id],
    )
    expect(gone.map(({ chave }) => chave)).toEqual(expect.arrayContaining(keys))
    const { arquivoTasks } = await import('../../../acesso/arquivo/server/jobs.ts')
    const { REMOVE_BYTES } = await import('../../../acesso/arquivo/server/public.ts')
    await arquivoTasks(app.services.store)[REMOVE_BYTES]?.({
      tenantId: tenant.id,
      payload: {} as never,
      database,
      progress: async () => {},
    })
    for (const key of keys) expect(await app.services.store.exists(key)).toBe(false)
  })

  it('the person no longer gets in, and every row that stays names an account without a name', async () => {
    expect((await callAs(person, privacidadeApi.listMine, { query: {} })).status).toBe(401)
    expect((await callAs(other, privacidadeApi.listMine, { query: {} })).status).toBe(200)
    const [row] = await tenant.sql(
      'select nome, login, email, senha_hash, status from usuario where id = $1',
      [person.id],
    )
    expect(row).toEqual({
      nome: 'Pessoa removida',
      login: `removida-${person.id}`,
      email: null,
      senha_hash: null,
      status: 'suspenso',
    })
  })

  it('a restored backup is erased again', async () => {
    const { app, database } = await testApp()
    await tenant.sql(`update usuario set nome = $2, login = $2 where id = $1`, [person.id, canary])
    await tenant.sql(`update mensagem set conteudo = $2 where usuario_id = $1`, [person.id, canary])
    await database.asTenant(tenant.id, (tx) => clearPrivacidade(tx, new Date()))
    await privacidadeTasks(app.services)[REPLAY]?.({
      tenantId: tenant.id,
      payload: {} as never,
      database,
      progress: async () => {},
    })
    expect(await holding(tenant, canary)).toEqual([])
  })
})
