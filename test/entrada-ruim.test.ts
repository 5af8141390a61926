/**
 * Bad input of curricula and paths: each is told in a clear sentence under a true status, and leaves nothing behind, in
 * whatever table. What is asked of several at once is done by one.
 */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { putSemTelas } from '../areas/ensino/aula/server/factory.ts'
import { curriculoApi } from '../areas/ensino/curriculo/contract.ts'
import { extraApi } from '../areas/ensino/curriculo/contract-habilidade.ts'
import { importarApi } from '../areas/ensino/curriculo/contract-importar.ts'
import { putCurriculo } from '../areas/ensino/curriculo/server/factory.ts'
import { findImportacao, sendCurriculo } from '../areas/ensino/curriculo/server/testing.ts'
import { certificadoApi } from '../areas/trilhas/certificado/contract.ts'
import { trilhaAprenderApi } from '../areas/trilhas/trilha/contract-aprender.ts'
import { trilhaCertificadoApi } from '../areas/trilhas/trilha/contract-certificado.ts'
import { trilhaGerenciarApi as api } from '../areas/trilhas/trilha/contract-gerenciar.ts'
import { trilhaRegraApi } from '../areas/trilhas/trilha/contract-regra.ts'
import { putRascunho, putRegra, putTrilha } from '../areas/trilhas/trilha/server/factory.ts'
import {
  abrirNaVez,
  enviar,
  iniciar,
  recordsOf,
  setUpTrilha,
} from '../areas/trilhas/trilha/server/testing.ts'
import { putNotaNaTrilha } from '../areas/trilhas/trilha/server/testing-notas.ts'
import { picture, pngThatSays } from '../core/server/files/samples.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'
import { tracesOf } from './traces.ts'

let tenant: TestTenant
let professora: Person
let gestora: Person
let plataforma: Person
let aula: number

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  plataforma = await tenant.person('Plataforma', { papel: 'administrador-plataforma' })
  aula = await putSemTelas(tenant, professora, { visibilidade: 'plataforma' })
})

interface Refused {
  status: number
  body: { mensagem?: string; campos?: Record<string, string> }
}

/** Asks, and tells the status and the sentence; no row of the tenant may have changed. */
async function refusal(ask: () => Promise<Refused>): Promise<[number, string | undefined]> {
  const before = await tracesOf(tenant)
  const { status, body } = await ask()
  expect(await tracesOf(tenant)).toEqual(before)
  return [status, body.mensagem]
}

/** A path of the teacher's with a draft that she is editing: one axis, one skill, one lesson. */
async function rascunho() {
  const { id } = await putTrilha(tenant, professora, { rede: tenant.escola })
  const { eixo, habilidade } = await putRascunho(tenant, id, [aula])
  await callAs(professora, api.beginEdicao, { body: { trilha_id: id } })
  return { id, eixo, habilidade }
}

describe('labels', () => {
  it('whose stored JSON is broken are the defaults: for authors, for pupils, in the list of rules', async () => {
    const aluna = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
    for (const broken of [
      '["Módulo",',
      'null',
      '{"0":"Módulo"}',
      '["Módulo"]',
      '["",""]',
      '[1,2]',
      'Módulo',
    ]) {
      const regra = await putRegra(tenant, professora, { nomeEixo: broken, nomeHabilidade: broken })
      const { id } = await putTrilha(tenant, professora, { regra, aulas: [aula], turmas: [tenant.turma] })
      const labels = { nomeEixo: '["Eixo","Eixos"]', nomeHabilidade: '["Habilidade","Habilidades"]' }
      expect((await callAs(professora, api.find, { params: { id } })).data.trilha.regra).toMatchObject(labels)
      const seen = await callAs(aluna, trilhaAprenderApi.estrutura, { params: { id } })
      expect(seen.data.trilha.regra).toMatchObject(labels)
      const rules = (await callAs(professora, trilhaRegraApi.listRegras, undefined)).data.lista_regras_usuario
      expect(rules.find((one) => one.id === regra)).toMatchObject(labels)
    }
  })

  it('that are none are refused, and so are those that no column holds', async () => {
    const create = (nomeEixo: string) =>
      refusal(() =>
        callAs(professora, trilhaRegraApi.createRegra, { body: { nome: 'Módulos', nomeEixo } } as never),
      )
    const wrong = [400, 'Alguns dados precisam de correção.']
    for (const text of ['["Módulo",', '["Módulo"]', '{}', '[1,2]', '[" "," "]'])
      expect([text, await create(text)]).toEqual([text, wrong])
    for (const letter of ['"', '\\', '\u0001'])
      expect(await create(JSON.stringify([letter.repeat(60), letter.repeat(60)]))).toEqual(wrong)
  })
})

describe('an order that is no permutation of what stands', () => {
  const naTrilha = 'A ordem não traz exatamente o que está na trilha. Veja como está agora e arrume de novo.'
  const noCurriculo = 'A ordem não traz exatamente o que existe. Veja como está agora e ordene de novo.'

  it('changes no axes and no skills', async () => {
    const { id, eixo, habilidade } = await rascunho()
    const outra = await rascunho()
    const eixos = (list: number[]) =>
      refusal(() => callAs(professora, api.orderEixos, { body: { trilha_id: id, eixos: list } }))
    const habilidades = (eixo_id: number, list: number[]) =>
      refusal(() =>
        callAs(professora, api.orderHabilidades, { body: { trilha_id: id, eixo_id, habilidades: list } }),
      )
    for (const list of [[eixo, outra.eixo], [outra.eixo], [habilidade]])
      expect(await eixos(list)).toEqual([422, naTrilha])
    for (const list of [[habilidade, outra.habilidade], [outra.habilidade], [eixo]])
      expect(await habilidades(eixo, list)).toEqual([422, naTrilha])
    expect((await habilidades(outra.eixo, [outra.habilidade]))[0]).toBe(404)
    expect((await eixos([eixo, eixo]))[0]).toBe(400)
    expect((await eixos([]))[0]).toBe(400)
  })

  it('changes no categories and no extras', async () => {
    const { categorias } = await putCurriculo(tenant, { nome: 'Ordenado' })
    const alheio = await putCurriculo(tenant, { nome: 'Outro ordenado' })
    const extra = async (nome: string) =>
      (
        await callAs(plataforma, extraApi.createExtra, {
          body: { categoria_id: categorias[0] as number, nome },
        })
      ).data.extra.id
    const [um, dois] = [await extra('Um'), await extra('Dois')]
    const order = (list: unknown[]) =>
      refusal(() => callAs(plataforma, curriculoApi.orderCategorias, { body: { categorias: list } } as never))
    const orderExtras = (extras: number[]) =>
      refusal(() => callAs(plataforma, extraApi.orderExtras, { body: { extras } }))
    expect(await order(categorias.slice(0, 1))).toEqual([422, noCurriculo])
    expect(await order([...categorias, alheio.categorias[0]])).toEqual([422, noCurriculo])
    expect(await orderExtras([dois])).toEqual([422, noCurriculo])
    expect(await orderExtras([um, dois, 987_654_321])).toEqual([422, noCurriculo])
    expect((await orderExtras([987_654_321]))[0]).toBe(404)
  })
})

describe('lessons', () => {
  it('that are not there, or of another tenant, are not put into a skill, nor are those beside them', async () => {
    const { habilidade } = await rascunho()
    const other = await testTenant()
    const foreign = await putSemTelas(other, await other.person('De fora'), { visibilidade: 'plataforma' })
    const mine = await putSemTelas(tenant, professora, { visibilidade: 'plataforma' })
    for (const bad of [foreign, 987_654_321, Number.MAX_SAFE_INTEGER])
      expect(
        await refusal(() =>
          callAs(professora, api.addAulas, {
            body: {
              habilidade_id: habilidade,
              aulas: [
                { aula_id: mine, nivel_id: 1 },
                { aula_id: bad, nivel_id: 2 },
              ],
            },
          }),
        ),
      ).toEqual([
        422,
        'Uma das aulas não existe, não está publicada ou não é para você. Nenhuma foi adicionada: escolha de novo.',
      ])
  })
})

describe('a schedule', () => {
  it('that ends before it begins, or where it begins, is given to no class', async () => {
    const { id } = await putTrilha(tenant, professora, { turmas: [tenant.turma] })
    const inicio = '2030-03-02T03:00:00.000Z'
    for (const fim of [
      inicio,
      '2030-03-02T02:59:59.999Z',
      '2030-03-01T23:59:59.999-03:00',
      '1970-01-01T00:00:00Z',
    ])
      expect(
        await refusal(() =>
          callAs(professora, api.schedule, { body: { trilha_id: id, turmas: [tenant.turma], inicio, fim } }),
        ),
      ).toEqual([422, 'O fim precisa vir depois do início.'])
    for (const fim of ['amanhã', '2030-02-30T00:00:00Z', '2030-03-03', '+275760-09-13T00:00:00.001Z'])
      expect(
        (
          await refusal(() =>
            callAs(professora, api.schedule, {
              body: { trilha_id: id, turmas: [tenant.turma], inicio, fim },
            }),
          )
        )[0],
      ).toBe(400)
  })
})

/** A true picture, A4 landscape, of dots that no compression makes smaller: over 5 MB. */
const noise = (): Promise<Buffer> => {
  const [width, height] = [1754, 1240]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('a picture that is no sheet', () => {
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1754" height="1240"><script>alert(1)</script></svg>'
  const other = (nome: string) => `O conteúdo do arquivo “${nome}” não corresponde à sua extensão.`

  it.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['text', 'folha.png', () => Buffer.from('nada disso'), 415, other('folha.png')],
    [
      'SVG with a script under its name',
      'folha.svg',
      () => Buffer.from(script),
      415,
      'O arquivo “folha.svg” tem uma extensão não permitida. Envie um destes tipos: .png .jpg .jpeg.',
    ],
    ['SVG with a script under another', 'folha.png', () => Buffer.from(script), 415, other('folha.png')],
    ['a JPEG that says it is a PNG', 'folha.png', () => picture('jpeg', 1754, 1240), 415, other('folha.png')],
    ['a PNG that says it is a JPEG', 'folha.jpg', () => picture('png', 1754, 1240), 415, other('folha.jpg')],
    [
      'a GIF',
      'folha.gif',
      () => picture('gif', 1754, 1240),
      415,
      'O arquivo “folha.gif” tem uma extensão não permitida. Envie um destes tipos: .png .jpg .jpeg.',
    ],
    [
      'a bomb of pixels',
      'folha.png',
      () => pngThatSays(29_700, 21_000),
      415,
      'A imagem “folha.png” é grande demais: use no máximo 40 megapixels.',
    ],
    [
      'half a picture',
      'folha.png',
      async () => (await picture('png', 1754, 1240)).subarray(0, 60),
      415,
      'Não foi possível ler o arquivo “folha.png”: ele parece estar danificado.',
    ],
    [
      'one over 5 MB',
      'folha.png',
      noise,
      413,
      'Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.',
    ],
    [
      'one that stands',
      'folha.png',
      () => picture('png', 1240, 1754),
      422,
      'A imagem precisa ser deitada, na proporção de uma folha A4 (297 × 210).',
    ],
    [
      'a small one',
      'folha.png',
      () => picture('png', 700, 495),
      422,
      'A imagem tem 700 pixels de largura e sairia borrada no papel: use uma com 1.400 ou mais.',
    ],
  ])('is refused: %s', async (_, nome, make, status, sentence) => {
    const files = [{ nome, conteudo: await make(), campo: 'imagem' }]
    expect(
      await refusal(() => callAs(gestora, certificadoApi.createLayout, { body: {} }, { files })),
    ).toEqual([status, sentence])
  })

  it('and no picture at all', async () => {
    expect(await refusal(() => callAs(gestora, certificadoApi.createLayout, { body: {} }))).toEqual([
      422,
      'Escolha a imagem do certificado: .png ou .jpg, A4 deitado, até 5 MB.',
    ])
  })
})

describe('a path that is deleted while a pupil is in it', () => {
  it('keeps what they do, counts it, and says why nothing more begins', async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, colega, professor, trilha, aulas } = world
    const [lesson] = aulas as [(typeof aulas)[number]]
    const skill = trilha.habilidades[0] as number
    const vez = (await iniciar(aluno, skill)).data.tentativa.id
    const { tentativa } = (await abrirNaVez(aluno, lesson.id, vez)).data
    const become = (status: 2 | 3) =>
      callAs(professor, api.setStatus, { body: { trilha_id: trilha.id, status } })
    expect((await become(3)).status).toBe(200)
    // Both at once: the answers of one who is in it, the beginning of one who is not.
    const [sent, none, late] = await Promise.all([
      enviar(aluno, recordsOf(aluno, lesson, { tentativa: tentativa.uuid })),
      iniciar(colega, skill),
      abrirNaVez(aluno, lesson.id, vez),
    ])
    expect(sent.data.recebimentos.map(({ resultado }) => resultado)).toEqual(['aceito', 'aceito'])
    const excluida = 'Esta trilha foi excluída por quem a fez. O que você fez nela está guardado.'
    expect([none.status, none.body.mensagem]).toEqual([404, excluida])
    const seen = await callAs(aluno, trilhaAprenderApi.estrutura, { params: { id: trilha.id } })
    expect([seen.status, seen.body.mensagem]).toEqual([404, excluida])
    const again = await abrirNaVez(aluno, lesson.id, vez)
    expect([again.status, again.body.mensagem]).toEqual([422, excluida])
    expect([200, 422]).toContain(late.status)
    expect((await become(2)).status).toBe(200)
    const back = await callAs(aluno, trilhaAprenderApi.estrutura, { params: { id: trilha.id } })
    expect(back.data.trilha).toMatchObject({ situacao: 'arquivada', pontos_conquistados: 10 })
  })
})

describe('two editors at once', () => {
  it('are one: the other hears who it is, and none of their changes is there', async () => {
    const { id, eixo, habilidade } = await rascunho()
    const busy = 'Rosângela está editando esta trilha. Se não mexer mais nela, ela fica livre em 15 minutos.'
    const changes = [
      () => callAs(gestora, api.edit, { body: { id, nome: 'Da gestora' } }),
      () => callAs(gestora, api.createEixo, { body: { trilha_id: id, nome: 'Da gestora' } }),
      () => callAs(gestora, api.editEixo, { body: { id: eixo, nome: 'Da gestora' } }),
      () => callAs(gestora, api.removeEixo, { params: { id: eixo } }),
      () => callAs(gestora, api.orderEixos, { body: { trilha_id: id, eixos: [eixo] } }),
      () =>
        callAs(gestora, api.createHabilidade, {
          body: { ref_trilha_id: id, ref_eixo_id: eixo, nome: 'Da gestora' },
        }),
      () => callAs(gestora, api.editHabilidade, { body: { id: habilidade, destaque: true } }),
      () => callAs(gestora, api.removeHabilidade, { params: { id: habilidade } }),
      () =>
        callAs(gestora, api.addAulas, {
          body: { habilidade_id: habilidade, aulas: [{ aula_id: aula, nivel_id: 3 }] },
        }),
      () => callAs(gestora, api.removeAulas, { body: { habilidade_id: habilidade, aulas: [aula] } }),
      () => callAs(gestora, api.setCertificado, { body: { trilha_id: id, layout_id: null } }),
      () => callAs(gestora, api.publish, { body: { trilha_id: id } }),
      () => callAs(gestora, api.discard, { body: { trilha_id: id } }),
      () => callAs(gestora, api.beginEdicao, { body: { trilha_id: id } }),
    ]
    for (const [at, change] of changes.entries())
      expect([at, await refusal(change)]).toEqual([at, [409, busy]])
  })

  it('who write in the same moment are one after the other: whole changes, no lost one', async () => {
    const { id } = await rascunho()
    const names = Array.from({ length: 8 }, (_, n) => `Eixo ${n}`)
    const answers = await Promise.all(
      names.flatMap((nome) => [
        callAs(professora, api.createEixo, { body: { trilha_id: id, nome } }),
        callAs(gestora, api.createEixo, { body: { trilha_id: id, nome: `Da gestora: ${nome}` } }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(names.flatMap(() => [200, 409]))
    const { eixos } = (await callAs(professora, api.find, { params: { id } })).data.trilha
    expect(eixos.map(({ ordem }) => ordem)).toEqual(Array.from({ length: 9 }, (_, n) => n + 1))
    expect(eixos.map(({ nome }) => nome).sort()).toEqual(['Vale', ...names].sort())
  })
})

describe('a certificate', () => {
  it('asked many times at once has one number, one row and one line in the log', async () => {
    const aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    const trilha = await putTrilha(tenant, professora, { aulas: [aula], turmas: [tenant.turma] })
    const ask = () => callAs(aluna, trilhaCertificadoApi.emitirCertificado, { body: { trilha: trilha.id } })
    expect(await refusal(ask)).toEqual([
      422,
      'O certificado pede 70% dos pontos da trilha, e você tem 0%. Falta pouco: continue!',
    ])
    await putNotaNaTrilha(tenant, aluna, {
      trilha: trilha.id,
      habilidade: trilha.habilidades[0] ?? 0,
      aula,
      nivel: 1,
      nota: 10,
    })
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(new Set(answers.map(({ data }) => data.certificado.codigo)).size).toBe(1)
    const [row] = await tenant.sql(
      `select (select count(*)::int from certificado where trilha_id = $1) as linhas,
         (select count(*)::int from auditoria a join certificado c on a.entidade_id = c.id::text and c.trilha_id = $1
          where a.entidade = 'certificado' and a.acao = 'emitir' and a.tenant_id = c.tenant_id) as log`,
      [trilha.id],
    )
    expect(row).toEqual({ linhas: 1, log: 1 })
  })
})

describe('a curriculum file', () => {
  const linhas = async (who: Person, id: number) =>
    (await callAs(who, importarApi.listLinhas, { params: { id }, query: {} as never })).data.linhas

  it('with duplicate codes says on which line the first one is, and records nothing', async () => {
    const csv = 'codigo;texto;componente\nA1;Um.;MA\nA2;Dois.;MA\nA1;Outro.;MA\n'
    const { id } = await sendCurriculo(plataforma, csv, { nome: 'Repetido' })
    const faltas = (await linhas(plataforma, id)).map(({ numero, faltas: [first] }) => [numero, first?.texto])
    expect(faltas).toEqual([
      [2, undefined],
      [3, undefined],
      [4, 'Este código já está na linha 2.'],
    ])
    expect(
      await refusal(() =>
        callAs(plataforma, importarApi.confirmImportacao, { params: { id }, body: { linhas: 2 } }),
      ),
    ).toEqual([
      422,
      'Há uma linha com erro. Corrija o arquivo e envie de novo, ou deixe essas linhas de fora.',
    ])
    expect((await findImportacao(plataforma, id)).passo).toBe('conferido')
  })

  it.each([
    ['the code', 'texto;componente\nUm.;MA\n', ['texto', 'componente']],
    ['the text', 'codigo;componente\nA1;MA\n', ['codigo', 'componente']],
    ['the component', 'codigo;texto\nA1;Um.\n', ['codigo', 'texto']],
  ] as const)('without the column of %s waits, and is not recorded', async (_, csv, colunas) => {
    const { id, passo } = await sendCurriculo(plataforma, csv, { nome: 'Sem coluna' })
    expect(passo).toBe('colunas')
    expect(
      await refusal(() =>
        callAs(plataforma, importarApi.setImportacao, {
          params: { id },
          body: { colunas: [...colunas] as never },
        }),
      ),
    ).toEqual([422, 'Falta dizer qual coluna tem o código, o texto, e o componente ou a categoria.'])
    expect(
      await refusal(() =>
        callAs(plataforma, importarApi.confirmImportacao, { params: { id }, body: { linhas: 1 } }),
      ),
    ).toEqual([409, 'Esta importação já está em outro passo. Atualize a página para ver.'])
  })

  it.each<[string, string, Buffer | string, number, string]>([
    [
      'of 200,000 lines',
      'x.csv',
      `codigo;texto;componente\n${'A;b;MA\n'.repeat(200_000)}`,
      422,
      'O arquivo tem mais de 10.000 linhas. Divida-o em dois.',
    ],
    [
      'of 21 MB',
      'x.csv',
      Buffer.alloc(21 * 1_048_576, 97),
      413,
      'O arquivo “x.csv” passa do limite de 20 MB.',
    ],
    [
      'in UTF-16',
      'x.csv',
      Buffer.from('\ufeffcodigo;texto;componente\nA;b;MA\n', 'utf16le'),
      415,
      'O conteúdo do arquivo “x.csv” não corresponde à sua extensão.',
    ],
    [
      'with a heading alone',
      'x.csv',
      'codigo;texto;componente\n',
      422,
      'O arquivo não tem linhas. A primeira linha traz os nomes das colunas; as habilidades vêm depois.',
    ],
    [
      'of broken JSON',
      'x.json',
      '[{"codigo": "A1"',
      422,
      'O arquivo JSON está quebrado: falta uma aspa, uma vírgula ou o fim. Exporte-o de novo e envie outra vez.',
    ],
  ])('%s is refused', async (_, nome, conteudo, status, sentence) => {
    const files = [{ nome, conteudo }]
    expect(
      await refusal(() => callAs(plataforma, importarApi.createImportacao, { body: {} }, { files })),
    ).toEqual([status, sentence])
  })
})
