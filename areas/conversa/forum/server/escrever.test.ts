/** Writing through the real door: topics and replies with files, cleaning, conflicts, holding back, what is refused. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { putMensagem, putTopico } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person
let responsavel: Person
let deFora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Kauã', { papel: 'aluno', turma: tenant.turma })
  responsavel = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
  deFora = await tenant.person('De fora', { papel: 'professor', turma: tenant.outraTurma })
})

const create = (who: Person, given: object = {}, options = {}) =>
  callAs(
    who,
    forumApi.create,
    {
      body: {
        gru_id: tenant.turma,
        tipo: 'forum',
        titulo: 'Quem conta a história?',
        conteudo: '<p>Explique.</p>',
        ...given,
      },
    },
    options,
  )
const reply = (who: Person, id: number, given: object = {}, options = {}) =>
  callAs(
    who,
    forumApi.reply,
    { params: { id }, body: { conteudo: '<p>Acho que é o menino.</p>', ...given } },
    options,
  )
const news = async (who: Person) =>
  (
    await tenant.sql<{ tipo: string }>('select tipo from notificacao where usuario_id = $1 order by id', [
      who.id,
    ])
  ).map(({ tipo }) => tipo)
const countRows = async (table: 'topico' | 'mensagem' | 'arquivo') =>
  (
    await tenant.sql<{ n: number }>(`select count(*)::int as n from ${table} where tenant_id = $1`, [
      tenant.id,
    ])
  )[0]?.n

describe('opening a topic', () => {
  it('a teacher with every setting and a file; the text is cleaned; the class hears of it', async () => {
    const { data } = await create(
      professor,
      {
        conteudo: '<p onclick="x()">Olá <b>turma</b></p><script>alert(1)</script>',
        temas: ['conto', 'narrador'],
        avaliativo: true,
        fixado: true,
        fim: new Date(Date.now() + 86_400_000).toISOString(),
      },
      { files: [{ nome: 'A avó e o rio.txt', conteudo: 'Era uma vez.' }] },
    )
    expect(data.topico).toMatchObject({
      titulo: 'Quem conta a história?',
      conteudo: '<p>Olá <strong>turma</strong></p>',
      temas: ['conto', 'narrador'],
      avaliativo: true,
      fixado: true,
      status: '1',
      statusData: 1,
      permissaoEditar: true,
      visualizado: true,
      gru_id: tenant.turma,
      usuario: { id: professor.id, papel: 'professor' },
      professores: [{ id: professor.id }],
      anexos: [{ nome: 'A avó e o rio.txt', extensao: '.txt', bytes: 12, miniatura: null }],
      permissoes: { responder: true, avaliar: true, moderar: true, verLeituras: false },
    })
    expect(await news(aluno)).toContain('topico_novo')
    expect(await news(professor)).toEqual([])
    expect(await news(responsavel)).toEqual([])
    const forPupil = await callAs(aluno, forumApi.find, { params: { id: data.topico.id } })
    expect(forPupil.data.topico).toMatchObject({
      permissaoEditar: false,
      visualizado: false,
      permissoes: { responder: true, avaliar: false, moderar: false, configurar: false },
    })
  })

  it('a pupil may, without settings that are the teacher’s; a guardian and a stranger may not', async () => {
    expect((await create(aluno, { temas: ['livros'] })).status).toBe(200)
    expect((await create(aluno, { avaliativo: true })).status).toBe(403)
    expect((await create(aluno, { tipo: 'aviso' })).status).toBe(403)
    expect((await create(responsavel)).status).toBe(403)
    expect((await create(deFora)).status).toBe(404)
    expect((await create(professor, { gru_id: 999_999_999 })).status).toBe(404)
  })

  it('refuses what makes no sense, naming the field', async () => {
    const before = await countRows('topico')
    const refusedFor = async (given: object) => {
      const { status, body } = await create(professor, given)
      expect([400, 413]).toContain(status)
      return Object.keys(body.campos ?? {})
    }
    expect(await refusedFor({ titulo: '   ' })).toEqual(['titulo'])
    expect(await refusedFor({ titulo: 'x'.repeat(201) })).toEqual(['titulo'])
    expect(await refusedFor({ titulo: 'a\u0000b' })).toContain('titulo')
    expect(await refusedFor({ conteudo: '<p>&nbsp;</p><script>x</script>' })).toEqual(['conteudo'])
    expect(await refusedFor({ agendar: true })).toEqual(['inicio'])
    expect(await refusedFor({ inicio: '2026-12-02T00:00:00Z', fim: '2026-12-01T00:00:00Z' })).toEqual(['fim'])
    expect(await refusedFor({ fim: '2020-12-01T00:00:00Z' })).toEqual(['fim'])
    expect(await refusedFor({ inicio: 'amanhã' })).toEqual(['inicio'])
    expect(await refusedFor({ tipo: 'aviso', avaliativo: true })).toEqual(['avaliativo'])
    expect(await refusedFor({ usuario_id: 1 })).toEqual(['usuario_id'])
    const big = await create(professor, { titulo: 'x'.repeat(1_048_576) })
    expect([400, 413]).toContain(big.status)
    expect(big.body.mensagem).toMatch(/[a-zç]/)
    expect(await countRows('topico')).toBe(before)
  })

  it('a repeat with the same key is one topic', async () => {
    const before = (await countRows('topico')) ?? 0
    const headers = { 'idempotency-key': 'topico-uma-vez' }
    const answers = await Promise.all([1, 2, 3].map(() => create(aluno, { titulo: 'Uma vez' }, { headers })))
    expect(new Set(answers.map(({ data }) => data.topico.id)).size).toBe(1)
    expect(await countRows('topico')).toBe(before + 1)
  })
})

describe('answering', () => {
  it('at once by many keeps every count: of the topic and of each person', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    const [first] = await Promise.all([
      ...Array.from({ length: 6 }, () => reply(aluno, id)),
      ...Array.from({ length: 4 }, () => reply(colega, id)),
    ])
    await callAs(aluno, forumApi.removeMensagem, { params: { id: first?.data.mensagem.id ?? 0 } })
    const { data } = await callAs(professor, forumApi.find, { params: { id } })
    expect(data.topico).toMatchObject({ totalInteracoes: 9, totalParticipantes: 2 })
    const { notas } = (
      await callAs(professor, forumApi.listNotas, { params: { gru_id: tenant.turma, tpc_id: id } })
    ).data
    expect(notas.map(({ aluno: { nome }, interacoes }) => [nome, interacoes])).toEqual([
      ['Heloísa', 5],
      ['Kauã', 4],
    ])
  })

  it('nests, counts, tells who is answered and who teaches, and marks mine as seen', async () => {
    const { id } = await putTopico(tenant, professor)
    const first = (await reply(aluno, id)).data.mensagem
    expect(first).toMatchObject({
      nivel: 1,
      resposta_id: null,
      visualizado: true,
      permissaoEditar: true,
      versao: 1,
    })
    const second = (await reply(colega, id, { resposta_id: first.id })).data.mensagem
    expect(second).toMatchObject({ nivel: 2, resposta_id: first.id })
    expect(await news(aluno)).toContain('resposta_nova')
    expect(await news(professor)).toContain('resposta_nova')

    const { data } = await callAs(professor, forumApi.find, { params: { id } })
    expect(data.topico).toMatchObject({ totalInteracoes: 2, totalParticipantes: 2, novas: 2 })
    expect(data.topico.usuariosInteracoes.map(({ nome }) => nome)).toEqual(['Kauã', 'Heloísa'])
    await callAs(professor, forumApi.markSeen, { params: { id }, body: {} })
    expect((await callAs(professor, forumApi.find, { params: { id } })).data.topico).toMatchObject({
      novas: 0,
      visualizado: true,
    })
  })

  it('news of one topic do not pile up while they are unread', async () => {
    const { id } = await putTopico(tenant, professor)
    const count = async () => (await news(professor)).filter((tipo) => tipo === 'resposta_nova').length
    const before = await count()
    for (let i = 0; i < 3; i++) await reply(aluno, id)
    expect(await count()).toBe(before + 1)
  })

  it('is refused with a sentence when the topic is closed, blocked, read-only, scheduled or a notice', async () => {
    const hour = 3_600_000
    const cases = [
      [{ fim: new Date(Date.now() - hour) }, 'Este tópico está encerrado e não recebe mais respostas.'],
      [{ bloqueado: true }, 'Este tópico está bloqueado e não recebe respostas agora.'],
      [{ apenasLeitura: true }, 'Este tópico é só para leitura.'],
      [{ tipo: 'aviso' as const }, 'Avisos não recebem respostas.'],
      [{ inicio: new Date(Date.now() + hour) }, 'Este tópico ainda não abriu.'],
    ] as const
    const before = await countRows('mensagem')
    for (const [state, sentence] of cases) {
      const { id } = await putTopico(tenant, professor, state)
      const { status, body } = await reply(professor, id)
      expect([status, body.mensagem]).toEqual([409, sentence])
    }
    expect(await countRows('mensagem')).toBe((before ?? 0) + cases.length)
    const { id } = await putTopico(tenant, professor, { inicio: new Date(Date.now() + hour) })
    expect((await reply(aluno, id)).status).toBe(404)
    const foreign = await putTopico(tenant, deFora, { turma: tenant.outraTurma })
    expect((await reply(aluno, foreign.id)).status).toBe(404)
  })

  it('does not hang on a message of another topic', async () => {
    const [one, other] = [await putTopico(tenant, professor), await putTopico(tenant, professor)]
    const elsewhere = await putMensagem(tenant, aluno, other.id)
    expect((await reply(aluno, one.id, { resposta_id: elsewhere })).body.codigo).toBe('resposta_ausente')
    expect((await reply(aluno, other.id, { resposta_id: elsewhere })).status).toBe(200)
  })
})

const MB5 = 5_242_880
const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 15, 0x20), Buffer.from('%%EOF\n')])

describe('files', () => {
  it('five of 5 MB go; a sixth, a byte more, a program called .pdf are refused and leave nothing', async () => {
    const { id } = await putTopico(tenant, professor)
    const before = await countRows('arquivo')
    const refuse = async (files: object[], status: number, sentence?: string) => {
      const answer = await reply(aluno, id, {}, { files })
      expect(answer.status).toBe(status)
      if (sentence) expect(answer.body.mensagem).toBe(sentence)
    }
    const small = (n: number) => ({ nome: `nota-${n}.txt`, conteudo: `texto ${n}` })
    await refuse([1, 2, 3, 4, 5, 6].map(small), 422, 'Você atingiu o limite de 5 arquivos por mensagem.')
    await refuse(
      [{ nome: 'grande.pdf', conteudo: pdf(MB5 + 1) }],
      413,
      'Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.',
    )
    await refuse([{ nome: 'jogo.pdf', conteudo: Buffer.from('MZ\x90\x00program') }], 415)
    await refuse([{ nome: 'jogo.exe', conteudo: 'MZ' }], 415)
    expect(await countRows('arquivo')).toBe(before)
    const { data } = await reply(aluno, id, {}, { files: [{ nome: 'limite.pdf', conteudo: pdf(MB5) }] })
    expect(data.mensagem.anexos).toMatchObject([{ nome: 'limite.pdf', bytes: MB5 }])
  })

  it('are counted with the ones that are there, and may be exchanged', async () => {
    const { id } = await putTopico(tenant, professor)
    const files = [1, 2, 3, 4].map((n) => ({ nome: `${n}.txt`, conteudo: `${n}` }))
    const { mensagem } = (await reply(aluno, id, {}, { files })).data
    const edit = (removerAnexos: number[], novos: number) =>
      callAs(
        aluno,
        forumApi.editMensagem,
        { params: { id: mensagem.id }, body: { conteudo: mensagem.conteudo, versao: 1, removerAnexos } },
        { files: files.slice(0, novos) },
      )
    const refused = await edit([], 2)
    expect([refused.status, refused.body.mensagem]).toEqual([
      422,
      'Você atingiu o limite de 5 arquivos por mensagem.',
    ])
    const gone = mensagem.anexos.slice(0, 2).map((anexo) => anexo.id)
    const { data } = await edit(gone, 3)
    expect(data.mensagem.anexos).toHaveLength(5)
    const removed = await tenant.sql('select from arquivo_removido where tenant_id = $1', [tenant.id])
    expect(removed).toHaveLength(2)
  })

  it('are refused where the topic takes none', async () => {
    const { id } = await putTopico(tenant, professor, { permitirAnexos: false })
    const files = [{ nome: 'a.txt', conteudo: 'a' }]
    expect((await reply(aluno, id, {}, { files })).status).toBe(403)
    expect((await reply(aluno, id)).status).toBe(200)
  })
})

describe('editing', () => {
  it('keeps the earlier text in the history; the second of two tabs is told and loses nothing', async () => {
    const { id } = await putTopico(tenant, professor)
    const { mensagem } = (await reply(aluno, id, { conteudo: '<p>um</p>' })).data
    const edit = (who: Person, conteudo: string, versao: number) =>
      callAs(who, forumApi.editMensagem, { params: { id: mensagem.id }, body: { conteudo, versao } })
    expect((await edit(aluno, '<p>dois</p>', 1)).data.mensagem).toMatchObject({
      conteudo: '<p>dois</p>',
      editado: true,
      versao: 2,
    })

    const late = await edit(aluno, '<p>três</p>', 1)
    expect([late.status, late.body.codigo]).toEqual([409, 'editado_por_outra_pessoa'])
    expect(late.body.campos).toMatchObject({ conteudo: '<p>dois</p>', versao: '2' })
    expect((await edit(aluno, '<p>dois</p>', 1)).status).toBe(200)

    const races = await Promise.all([edit(aluno, 'a', 2), edit(aluno, 'b', 2), edit(aluno, 'c', 2)])
    expect(races.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { data } = await callAs(professor, forumApi.listVersoes, { params: { id: mensagem.id } })
    expect(data.versoes.map(({ versao, conteudo }) => [versao, conteudo])).toEqual([
      [2, '<p>dois</p>'],
      [1, '<p>um</p>'],
    ])
    expect((await callAs(colega, forumApi.listVersoes, { params: { id: mensagem.id } })).status).toBe(403)
    for (const who of [colega, professor]) {
      const { status, body } = await edit(who, 'x', 3)
      expect([status, body.codigo]).toEqual([403, 'palavras_de_outra_pessoa'])
    }
  })

  it('what was hidden, given back, removed or shown again by another is told to its author', async () => {
    const { id } = await putTopico(tenant, professor)
    const autora = await tenant.person('Autora', { papel: 'aluno', turma: tenant.turma })
    const { mensagem } = (await reply(autora, id)).data
    const params = { id: mensagem.id }
    const told = async () =>
      (
        await tenant.sql<{ dados: { que: string; feito: string } }>(
          `select dados from notificacao where usuario_id = $1 and tipo = 'palavras_moderadas' order by id`,
          [autora.id],
        )
      ).map(({ dados: { que, feito } }) => `${que} ${feito}`)
    const before = (await told()).length
    await callAs(professor, forumApi.hideMensagem, { params, body: { ocultar: true } })
    await callAs(professor, forumApi.hideMensagem, { params, body: { ocultar: false } })
    await callAs(professor, forumApi.removeMensagem, { params })
    await callAs(professor, forumApi.restoreMensagem, { params })
    // What one does with one's own is told to nobody.
    await callAs(autora, forumApi.removeMensagem, { params })
    await callAs(autora, forumApi.restoreMensagem, { params })
    const topico = (await create(autora)).data.topico
    await callAs(professor, forumApi.setState, { params: { id: topico.id }, body: { ocultar: true } })
    await callAs(professor, forumApi.edit, { params: { id: topico.id }, body: { ocultar: false, versao: 1 } })
    await callAs(professor, forumApi.remove, { params: { id: topico.id } })
    expect((await told()).slice(before)).toEqual([
      'mensagem ocultou',
      'mensagem mostrou',
      'mensagem removeu',
      'mensagem mostrou',
      'topico ocultou',
      'topico mostrou',
      'topico removeu',
    ])
    const motivo = 'Reescreva sem falar do colega.'
    expect((await callAs(autora, forumApi.refuse, { params, body: { motivo } })).status).toBe(403)
    expect((await callAs(professor, forumApi.refuse, { params, body: { motivo } })).status).toBe(200)
    expect((await news(autora)).at(-1)).toBe('mensagem_recusada')
    expect((await callAs(colega, forumApi.findMensagem, { params })).status).toBe(404)
  })

  it('a topic of somebody else is set up and never rewritten', async () => {
    const { topico } = (await create(aluno, { conteudo: '<p>cpf 529.982.247-25</p>' })).data
    expect(topico.retida).toBe(true)
    const edit = (given: object, options = {}) =>
      callAs(
        professor,
        forumApi.edit,
        { params: { id: topico.id }, body: { versao: topico.versao, ...given } },
        options,
      )
    // To set it up lets nothing through that waits.
    const { data } = await edit({ fixado: true, temas: ['conto'], conteudo: topico.conteudo })
    expect(data.topico).toMatchObject({
      fixado: true,
      temas: ['conto'],
      editado: false,
      versao: 1,
      retida: true,
    })
    const files = [{ nome: 'b.txt', conteudo: 'b' }]
    for (const answer of [
      await edit({ titulo: 'Outro' }),
      await edit({ conteudo: '<p>outro</p>' }),
      await edit({}, { files }),
    ])
      expect([answer.status, answer.body.codigo]).toEqual([403, 'palavras_de_outra_pessoa'])
  })

  it('a topic: text, settings and dates; absent ones stay, an empty date goes', async () => {
    const { topico } = (await create(professor, { temas: ['a'], fim: '2030-01-01T00:00:00Z', fixado: true }))
      .data
    const edit = (given: object) =>
      callAs(professor, forumApi.edit, {
        params: { id: topico.id },
        body: { titulo: topico.titulo, conteudo: topico.conteudo, versao: topico.versao, ...given },
      })
    const { data } = await edit({ titulo: 'Novo', conteudo: '<p>novo</p>', fim: '', bloqueado: true })
    expect(data.topico).toMatchObject({
      titulo: 'Novo',
      conteudo: '<p>novo</p>',
      fim: null,
      bloqueado: true,
      fixado: true,
      temas: ['a'],
      versao: 2,
      editado: true,
    })
    expect((await edit({ titulo: 'Outro' })).status).toBe(409)
    const races = await Promise.all([1, 2, 3, 4].map((n) => edit({ titulo: `Corrida ${n}`, versao: 2 })))
    const late = races.filter(({ status }) => status !== 200).map(({ body }) => body.codigo)
    expect(late).toEqual(Array(3).fill('editado_por_outra_pessoa'))
    expect(
      (await edit({ titulo: 'Outro', versao: 3, inicio: '2031-01-01T00:00:00Z' })).data.topico.statusData,
    ).toBe(2)
  })
})

describe('what a pupil writes with personal data', () => {
  it('waits for the teacher, who lets it through', async () => {
    const { id } = await putTopico(tenant, professor)
    const { mensagem } = (await reply(aluno, id, { conteudo: '<p>meu zap é (48) 99123-4567</p>' })).data
    expect(mensagem.retida).toBe(true)
    expect(await news(professor)).toContain('mensagem_retida')
    expect((await callAs(colega, forumApi.findMensagem, { params: { id: mensagem.id } })).status).toBe(404)
    expect((await callAs(professor, forumApi.find, { params: { id } })).data.topico.totalInteracoes).toBe(0)

    const queue = (await callAs(professor, forumApi.listRetidas, { query: { pagina: 1, linhas: 100 } })).data
    expect(queue.retidas.find((one) => one.mensagem.id === mensagem.id)).toMatchObject({
      motivos: ['telefone'],
      topico: { id },
    })
    // One that was taken away waits no more.
    const gone = (await reply(aluno, id, { conteudo: '<p>meu zap é (48) 99123-4568</p>' })).data.mensagem
    await tenant.sql('update mensagem set removida_em = now(), removida_por = $2 where id = $1', [
      gone.id,
      professor.id,
    ])
    const after = (await callAs(professor, forumApi.listRetidas, { query: { pagina: 1, linhas: 100 } })).data
    expect([after.total, after.retidas.map((one) => one.mensagem.id)]).toEqual([
      queue.total,
      queue.retidas.map((one) => one.mensagem.id),
    ])
    for (const who of [aluno, deFora, responsavel])
      expect(
        (await callAs(who, forumApi.listRetidas, { query: { pagina: 1, linhas: 30 } })).data,
      ).toMatchObject({ total: 0 })

    expect((await callAs(aluno, forumApi.release, { params: { id: mensagem.id } })).status).toBe(403)
    for (let i = 0; i < 2; i++)
      expect((await callAs(professor, forumApi.release, { params: { id: mensagem.id } })).status).toBe(200)
    expect(await news(aluno)).toContain('mensagem_liberada')
    expect((await callAs(colega, forumApi.findMensagem, { params: { id: mensagem.id } })).status).toBe(200)
    expect((await callAs(professor, forumApi.find, { params: { id } })).data.topico.totalInteracoes).toBe(1)
  })

  it('may be refused with a reason; taking the number out lets it through by itself; a teacher’s is not held', async () => {
    const { id } = await putTopico(tenant, professor)
    const held = '<p>cpf 529.982.247-25</p>'
    const one = (await reply(aluno, id, { conteudo: held })).data.mensagem
    const refuse = () =>
      callAs(professor, forumApi.refuse, { params: { id: one.id }, body: { motivo: 'Não ponha seu CPF.' } })
    expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 200])
    expect((await news(aluno)).filter((tipo) => tipo === 'mensagem_recusada')).toHaveLength(1)

    const other = (await reply(aluno, id, { conteudo: held })).data.mensagem
    const edited = await callAs(aluno, forumApi.editMensagem, {
      params: { id: other.id },
      body: { conteudo: '<p>sem número</p>', versao: 1 },
    })
    expect(edited.data.mensagem.retida).toBe(false)
    expect((await callAs(colega, forumApi.findMensagem, { params: { id: other.id } })).status).toBe(200)
    expect((await reply(professor, id, { conteudo: held })).data.mensagem.retida).toBe(false)
  })

  it('holds back a whole topic, which opens when it is released', async () => {
    const { topico } = (await create(aluno, { titulo: 'Me liga 48 99123-4567' })).data
    expect(topico).toMatchObject({ retida: true, status: '0' })
    const find = (who: Person) => callAs(who, forumApi.find, { params: { id: topico.id } })
    expect([(await find(colega)).status, (await find(aluno)).status, (await find(professor)).status]).toEqual(
      [404, 200, 200],
    )
    await callAs(professor, forumApi.release, { params: { id: topico.mensagem_id } })
    expect((await find(colega)).data.topico).toMatchObject({ status: '1', retida: false, totalInteracoes: 0 })
  })
})
