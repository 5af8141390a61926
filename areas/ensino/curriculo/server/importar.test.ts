/** Whole curricula through the real door: dry run, recording, the same file twice, undoing, files that are none. */
import { beforeAll, describe, expect, it } from 'vitest'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { packed } from '../../../../core/testing/packed.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { newsOf } from '../../../acesso/notificacao/server/testing.ts'
import { type Importacao, importarApi } from '../contract-importar.ts'
import { clienteOf } from './factory.ts'
import { curriculoOf, findImportacao, recordCurriculo, sendCurriculo, undoCurriculo } from './testing.ts'

interface Given {
  tenant: TestTenant
  admin: Person
}

async function given(): Promise<Given> {
  const tenant = await testTenant()
  return { tenant, admin: await tenant.person('Administradora', { papel: 'administrador-plataforma' }) }
}

const CSV = `codigo,texto,componente,tema,anos,cor
EF06MA01,Comparar números.,Matemática,Números,6,azul
EF67LP04,"Separar, num texto, fato de opinião.",LP,,6 | 7,verde
X1,Olhar o céu.,ef-comp-ci,,,
`

const curriculoDe = ({ curriculo }: Importacao): number => curriculo?.id ?? 0

const exported = async (who: Person, id: number, formato?: 'csv' | 'xlsx' | 'json') => {
  const input = { params: { id }, query: formato ? { formato } : {} }
  const { arquivo, conteudo } = (await callAs(who, importarApi.exportCurriculo, input)).data
  return { arquivo, bytes: Buffer.from(conteudo, 'base64') }
}

const situacoes = async (who: Person, id: number) =>
  (await callAs(who, importarApi.listLinhas, { params: { id }, query: {} as never })).data.linhas.map(
    ({ numero, situacao, faltas, muda }) =>
      [numero, situacao, ...faltas.map(({ codigo }) => codigo), ...muda].join(' '),
  )

describe('a file of skills', () => {
  let g: Given
  beforeAll(async () => {
    g = await given()
  })

  it('is read and checked, and writes nothing until it is told to; then all of it', async () => {
    const read = await sendCurriculo(g.admin, CSV, { nome: 'Da rede' })
    expect(read).toMatchObject({
      passo: 'conferido',
      nome: 'Da rede',
      base: 'bncc',
      etapa: 'fundamental',
      colunas: ['codigo', 'texto', 'componente', 'tema', 'anos', null],
      contagem: { criar: 3, mudar: 0, igual: 0, erro: 0 },
      categorias_novas: 4,
      por_categoria: [
        { nome: 'Matemática', linhas: 1 },
        { nome: 'Língua Portuguesa', linhas: 1 },
        { nome: 'Ciências', linhas: 1 },
      ],
    })
    expect(await g.tenant.sql('select from habilidade where tenant_id = $1', [g.tenant.id])).toEqual([])
    const done = await recordCurriculo(g.tenant, g.admin, read)
    expect(done).toMatchObject({ passo: 'gravado', curriculo: { nome: 'Da rede' } })
    expect(await newsOf(g.admin)).toEqual([
      { tipo: 'lote_pronto', destino: `/logado/curriculos/importar?importacao=${read.id}` },
    ])
    expect(await curriculoOf(g.tenant, curriculoDe(done))).toEqual([
      {
        codigo: 'EF06MA01',
        texto: 'Comparar números.',
        anos: ['ef6'],
        caminho: 'Matemática › Números',
        vigencia: 'vigente',
      },
      {
        codigo: 'EF67LP04',
        texto: 'Separar, num texto, fato de opinião.',
        anos: ['ef6', 'ef7'],
        caminho: 'Língua Portuguesa',
        vigencia: 'vigente',
      },
      { codigo: 'X1', texto: 'Olhar o céu.', anos: [], caminho: 'Ciências', vigencia: 'vigente' },
    ])
  })

  it('comes out as it went in, and as JSON with the same cells', async () => {
    const done = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Ida e volta' }),
    )
    const csv = await exported(g.admin, curriculoDe(done))
    expect(csv.arquivo).toBe('Ida e volta.csv')
    expect(csv.bytes.toString()).toBe(CSV)
    const json = JSON.parse((await exported(g.admin, curriculoDe(done), 'json')).bytes.toString())
    expect(json[0]).toEqual({
      codigo: 'EF06MA01',
      texto: 'Comparar números.',
      componente: 'Matemática',
      tema: 'Números',
      anos: '6',
      cor: 'azul',
    })
  })

  it('sent twice makes nothing twice', async () => {
    const first = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Duas vezes' }),
    )
    const before = await curriculoOf(g.tenant, curriculoDe(first))
    const again = await sendCurriculo(g.admin, CSV, { nome: 'Duas vezes' })
    expect(again).toMatchObject({ contagem: { criar: 0, igual: 3 }, categorias_novas: 0 })
    const confirm = { params: { id: again.id }, body: { linhas: 0 } }
    expect((await callAs(g.admin, importarApi.confirmImportacao, confirm)).body).toMatchObject({
      codigo: 'nada_a_gravar',
    })
    expect(await curriculoOf(g.tenant, curriculoDe(first))).toEqual(before)
  })

  it('changes what stands where it says something else, and leaves the rest', async () => {
    const first = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Mudança' }),
    )
    const curriculo_id = curriculoDe(first)
    const changed = 'codigo;texto;componente\nEF06MA01;Comparar frações.;Matemática\nEF06MA02;Novo.;MA\n'
    const read = await sendCurriculo(g.admin, changed, { curriculo_id })
    expect(read).toMatchObject({ contagem: { criar: 1, mudar: 1 }, ausentes: 2, nome: 'Mudança' })
    expect(await situacoes(g.admin, read.id)).toEqual(['2 mudar texto categoria', '3 criar'])
    const done = await recordCurriculo(g.tenant, g.admin, read)
    expect(
      (await curriculoOf(g.tenant, curriculo_id)).map(({ codigo, texto }) => `${codigo} ${texto}`),
    ).toEqual([
      'EF06MA01 Comparar frações.',
      'EF06MA02 Novo.',
      'EF67LP04 Separar, num texto, fato de opinião.',
      'X1 Olhar o céu.',
    ])
    await undoCurriculo(g.tenant, g.admin, done)
    expect(
      (await curriculoOf(g.tenant, curriculo_id)).map(({ codigo, texto, caminho }) => [
        codigo,
        texto,
        caminho,
      ]),
    ).toEqual([
      ['EF06MA01', 'Comparar números.', 'Matemática › Números'],
      ['EF67LP04', 'Separar, num texto, fato de opinião.', 'Língua Portuguesa'],
      ['X1', 'Olhar o céu.', 'Ciências'],
    ])
    expect((await exported(g.admin, curriculo_id)).bytes.toString()).toBe(CSV)
  })

  it('with errors is told line by line; it is recorded without those lines alone, when so told', async () => {
    const bad = 'codigo;texto;componente\nA1;Um.;MA\nA1;Outro.;MA\nA2;;MA\nA3;Três.;Alquimia\n'
    const read = await sendCurriculo(g.admin, bad, { nome: 'Com erros' })
    expect(await situacoes(g.admin, read.id)).toEqual([
      '2 criar',
      '3 erro codigo_repetido',
      '4 erro texto_obrigatorio',
      '5 erro componente_desconhecido',
    ])
    const confirm = { params: { id: read.id }, body: { linhas: 1 } }
    expect(await callAs(g.admin, importarApi.confirmImportacao, confirm)).toMatchObject({
      status: 422,
      body: { codigo: 'ha_erros' },
    })
    const problems = (await callAs(g.admin, importarApi.problemas, { params: { id: read.id } })).data
    expect(Buffer.from(problems.conteudo, 'base64').toString()).toContain(
      'A1;Outro.;MA;3;Código: Este código já está na linha 2.',
    )
    await callAs(g.admin, importarApi.setImportacao, { params: { id: read.id }, body: { parcial: true } })
    const done = await recordCurriculo(g.tenant, g.admin, await findImportacao(g.admin, read.id))
    expect((await curriculoOf(g.tenant, curriculoDe(done))).map(({ codigo }) => codigo)).toEqual(['A1'])
  })

  it('whose columns say nothing waits until somebody says what they hold', async () => {
    const read = await sendCurriculo(g.admin, 'a;b;c\nA1;Um.;MA\n', { nome: 'Sem nomes' })
    expect(read).toMatchObject({
      passo: 'colunas',
      colunas: [null, null, null],
      amostra: ['A1', 'Um.', 'MA'],
    })
    const set = (colunas: Importacao['colunas']) =>
      callAs(g.admin, importarApi.setImportacao, { params: { id: read.id }, body: { colunas } })
    expect((await set(['codigo', null, null])).body).toMatchObject({ codigo: 'falta_coluna' })
    expect((await set(['codigo', 'texto', 'texto'])).body).toMatchObject({ codigo: 'falta_coluna' })
    expect((await set(['codigo', 'texto'])).body).toMatchObject({ codigo: 'falta_coluna' })
    expect((await set(['codigo', 'texto', 'componente'])).data.importacao).toMatchObject({
      passo: 'conferido',
      contagem: { criar: 1 },
    })
  })

  it('comes with the tables that it refers to', async () => {
    const tabela = { nome: 'componentes.csv', conteudo: 'id,etapa,nome\nq-9,EF,História\n' }
    const read = await sendCurriculo(g.admin, 'codigo,texto,componente\nA1,Um.,q-9\n', {
      nome: 'Com tabela',
      tabelas: [tabela],
    })
    expect(read).toMatchObject({ referencias: 1, por_categoria: [{ nome: 'História', linhas: 1 }] })
  })

  it('is taken as a spreadsheet and in Windows-1252', async () => {
    const rows = [['A1', 'Ação.', 'Matemática']]
    const xlsx = await writeXlsx({ nome: 'x', titles: ['Código', 'Descrição', 'Disciplina'], rows })
    const latin = Buffer.from('Código;Descrição;Disciplina\nA1;Ação.;Matemática\n', 'latin1')
    for (const [conteudo, arquivo] of [
      [xlsx, 'x.xlsx'],
      [latin, 'x.txt'],
    ] as const)
      expect(await sendCurriculo(g.admin, conteudo, { arquivo, nome: arquivo })).toMatchObject({
        contagem: { criar: 1, erro: 0 },
      })
  })
})

describe('undoing', () => {
  let g: Given
  beforeAll(async () => {
    g = await given()
  })

  it('takes away exactly what the import made, the curriculum with it', async () => {
    const done = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Vai e volta' }),
    )
    expect(await undoCurriculo(g.tenant, g.admin, done)).toMatchObject({
      passo: 'desfeito',
      desfazer_ate: null,
    })
    expect(await curriculoOf(g.tenant, curriculoDe(done))).toEqual([])
    const [left] = await g.tenant.sql<{ n: number }>(
      `select count(*)::int as n from curriculo where tenant_id = $1 and nome = 'Vai e volta' and remocao_id is null`,
      [g.tenant.id],
    )
    expect(left?.n).toBe(0)
  })

  it('stops at what was changed or used since, names it, and leaves it when so told', async () => {
    const done = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Mexido' }),
    )
    const curriculo = curriculoDe(done)
    await g.tenant.sql(
      `update habilidade set texto = 'Meu.' where tenant_id = $1 and curriculo_id = $2 and codigo = 'X1'`,
      [g.tenant.id, curriculo],
    )
    const ask = { params: { id: done.id } }
    const preview = (await callAs(g.admin, importarApi.previewUndo, ask)).data
    expect(preview).toMatchObject({
      remover: 3,
      total_mudadas: 1,
      mudadas: [{ nome: 'X1', motivo: 'mudou' }],
    })
    expect(
      await callAs(g.admin, importarApi.undoImportacao, { ...ask, body: { manter_mudadas: false } }),
    ).toMatchObject({
      status: 409,
      body: { codigo: 'ha_mudadas' },
    })
    await undoCurriculo(g.tenant, g.admin, done, true)
    expect(
      (await curriculoOf(g.tenant, curriculo)).map(({ codigo, caminho }) => `${codigo} ${caminho}`),
    ).toEqual(['X1 Ciências'])
  })

  it('is over after seven days', async () => {
    const done = await recordCurriculo(
      g.tenant,
      g.admin,
      await sendCurriculo(g.admin, CSV, { nome: 'Velho' }),
    )
    await g.tenant.sql(
      `update curriculo_importacao set gravado_em = now() - interval '7 days 1 minute' where tenant_id = $1 and id = $2`,
      [g.tenant.id, done.id],
    )
    const input = { params: { id: done.id }, body: { manter_mudadas: true } }
    expect((await callAs(g.admin, importarApi.undoImportacao, input)).body).toMatchObject({
      codigo: 'prazo_vencido',
    })
  })
})

describe('who may', () => {
  it('a manager writes into what is of the own client, and nowhere else; each import is its sender’s', async () => {
    const { tenant, admin } = await given()
    const { rede } = tenant
    const writer = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
    const reader = await tenant.person('Gestor', { papel: 'gestor_rede', rede, funcao: 'leitura' })
    const teacher = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
    const pupil = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    const cliente_id = await clienteOf(tenant)
    const ask = (who: Person, body: object) =>
      callAs(who, importarApi.createImportacao, { body }, { files: [{ nome: 'x.csv', conteudo: CSV }] })
    expect((await ask(writer, {})).status).toBe(403)
    expect((await ask(reader, { cliente_id })).status).toBe(403)
    expect((await ask(teacher, { cliente_id })).status).toBe(403)
    const read = await sendCurriculo(writer, CSV, { cliente_id, nome: 'Da cliente' })
    const done = await recordCurriculo(tenant, writer, read)
    expect(done.curriculo?.nome).toBe('Da cliente')
    const own = { params: { id: done.id } }
    expect((await callAs(admin, importarApi.findImportacao, own)).status).toBe(404)
    expect((await callAs(reader, importarApi.findImportacao, own)).status).toBe(404)
    const curriculo_id = curriculoDe(done)
    expect((await ask(reader, { curriculo_id })).status).toBe(403)
    expect((await ask(pupil, { curriculo_id })).status).toBe(404)
    expect((await sendCurriculo(writer, CSV, { curriculo_id })).contagem.igual).toBe(3)
    const exporting = { params: { id: curriculo_id }, query: {} }
    expect((await callAs(teacher, importarApi.exportCurriculo, exporting)).status).toBe(200)
    expect((await callAs(pupil, importarApi.exportCurriculo, exporting)).status).toBe(404)
    // Whose right ends between sending and recording records nothing.
    const late = await sendCurriculo(writer, CSV.replace('Olhar', 'Ver'), { curriculo_id })
    await tenant.sql(
      `update vinculo set fim = now() - interval '1 second' where tenant_id = $1 and usuario_id = $2`,
      [tenant.id, writer.id],
    )
    const confirm = { params: { id: late.id }, body: { linhas: 1 } }
    expect([403, 404]).toContain((await callAs(writer, importarApi.confirmImportacao, confirm)).status)
  })
})

describe('a file that is none', () => {
  let g: Given
  beforeAll(async () => {
    g = await given()
  })
  const bomb = Buffer.from(
    packed(
      {
        '[Content_Types].xml': Buffer.from('x'),
        'xl/worksheets/sheet1.xml': Buffer.alloc(70 * 1_048_576, 'a'),
      },
      9,
    ),
  )

  it.each([
    ['empty', 'x.csv', '', 415],
    ['with a heading alone', 'x.csv', 'codigo;texto;componente\n', 422],
    ['with NUL bytes', 'x.csv', 'codigo;texto;componente\nA\0;b;MA\n', 415],
    ['of another kind', 'x.xlsx', 'codigo;texto;componente\nA;b;MA\n', 415],
    ['a spreadsheet that unpacks to too much', 'x.xlsx', bomb, 415],
    ['of another name', 'x.exe', 'MZ', 415],
    ['broken JSON', 'x.json', '[{"codigo": "A1"', 422],
    ['JSON that is no list', 'x.json', '{"codigo": {"a": 1}}', 422],
    ['JSON nested deep', 'x.json', '['.repeat(200_000), 422],
    ['too many lines', 'x.csv', `codigo;texto;componente\n${'A;b;MA\n'.repeat(10_001)}`, 422],
    ['too many columns', 'x.csv', `${'a;'.repeat(60)}b\n1\n`, 422],
  ])('%s is refused with a sentence, and nothing stays', async (_, arquivo, conteudo, status) => {
    const files = [{ nome: arquivo, conteudo }]
    const answer = await callAs(g.admin, importarApi.createImportacao, { body: {} }, { files })
    expect([answer.status, answer.body.mensagem]).toEqual([status, expect.stringMatching(/^\p{Lu}.*\.$/u)])
    expect(
      await g.tenant.sql('select from curriculo_importacao where tenant_id = $1', [g.tenant.id]),
    ).toEqual([])
  })

  it('and no file at all', async () => {
    expect(await callAs(g.admin, importarApi.createImportacao, { body: {} }, { files: [] })).toMatchObject({
      status: 400,
    })
  })
})
