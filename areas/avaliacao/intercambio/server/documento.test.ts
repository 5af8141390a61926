/** Word documents of questions, made here part by part: Word's own numbers, pictures, tables, macros, what lies outside. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as make from '../../../../core/server/files/samples.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { bancoOf, itensOf, record, send, sendRaw, undo, zipFor } from './testing.ts'

let tenant: TestTenant
let ana: Person

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

const p = (text: string, { level, bold = false }: { level?: number; bold?: boolean } = {}) =>
  `<w:p>${level === undefined ? '' : `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`}<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const picture = (id: string, alt: string) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="1" cy="1"/><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:${id === 'fora' ? 'link' : 'embed'}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

const docx = (body: string, more: Readonly<Record<string, Buffer | string>> = {}) =>
  zipFor({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': `<Relationships xmlns="${RELS}"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELS}"><Relationship Id="n" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="img" Type="${OFFICE}/image" Target="media/a.png"/><Relationship Id="fora" Type="${OFFICE}/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
    'word/numbering.xml': NUMBERING,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W} ${R}><w:body>${body}</w:body></w:document>`,
    ...more,
  })

const TABLE = `<w:tbl><w:tr><w:tc>${p('ano')}</w:tc><w:tc>${p('chuva')}</w:tc></w:tr></w:tbl>`

describe('a document', () => {
  it('numbered by Word comes in with its pictures and tables, and goes when undone', async () => {
    const png = await make.scene(50, 40, 'png')
    const bytes = await docx(
      p('O que o mapa mostra?', { level: 0 }) +
        picture('img', 'Um mapa') +
        TABLE +
        p('Um rio', { level: 1 }) +
        p('Um mar', { level: 1 }) +
        p('Quantas patas?', { level: 0 }) +
        p('Seis', { level: 1, bold: true }) +
        p('Oito', { level: 1 }) +
        p('Sem chave?', { level: 0 }) +
        p('Sim', { level: 1 }) +
        p('Não', { level: 1 }) +
        p('Gabarito: 1-B'),
      { 'word/media/a.png': png },
    )
    const sent = await send(ana, bytes, 'prova.docx')
    expect([sent.formato, sent.contagem.nova, sent.contagem.fora]).toEqual(['docx', 2, 1])
    const [fora] = await itensOf(ana, sent.id, 'fora')
    expect([fora?.titulo, fora?.arquivo, fora?.notas]).toEqual([
      'Questão 3',
      'prova.docx',
      ['Não diz qual resposta é a certa.'],
    ])
    await record(tenant, ana, sent)
    const [mapa, patas] = await bancoOf(tenant)
    expect(mapa?.conteudo).toMatchObject({
      alternativas: [
        { texto: 'Um rio', correta: false },
        { texto: 'Um mar', correta: true },
      ],
    })
    expect(String(mapa?.conteudo.enunciado)).toMatch(
      /^<p>O que o mapa mostra\?<\/p><figure data-midia="\d+" data-tipo="imagem" data-alt="Um mapa"><\/figure><table>.*<p>chuva<\/p><\/td><\/tr>.*<\/table>$/,
    )
    expect(patas?.conteudo).toMatchObject({
      alternativas: [{ texto: 'Seis', correta: true }, { correta: false }],
    })
    expect((await send(ana, bytes, 'prova.docx')).contagem).toMatchObject({ nova: 0, igual: 2 })
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect(await bancoOf(tenant)).toEqual([])
  })

  it('fetches nothing that lies outside: the question stays out and says so', async () => {
    const sent = await send(
      ana,
      await docx(p('1. Veja:') + picture('fora', 'X') + p('a) Sim') + p('b) Não') + p('Gabarito: 1-A')),
      'fora.docx',
    )
    expect((await itensOf(ana, sent.id, 'fora')).map(({ notas }) => notas)).toEqual([
      ['Uma imagem não veio no arquivo: imagem de fora.'],
    ])
  })

  it.each([
    ['macro.docx', () => docx(p('1. a'), { 'word/vbaProject.bin': 'x' }), 415, 'arquivo_invalido'],
    ['macro.docm', () => docx(p('1. a')), 415, 'arquivo_invalido'],
    [
      'bomba.docx',
      () => docx(p('1. a'), { 'word/x.xml': Buffer.alloc(110 * 1_048_576) }),
      415,
      'arquivo_invalido',
    ],
    ['vazio.docx', () => docx(p('Só um bilhete.')), 422, 'arquivo_vazio'],
    ['cortado.docx', async () => (await docx(p('1. a'))).subarray(0, 500), 415, 'arquivo_invalido'],
    [
      'entidade.docx',
      () =>
        docx('', {
          'word/document.xml': `<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body><w:p><w:r><w:t>1. &a;</w:t></w:r></w:p></w:body></w:document>`,
        }),
      422,
      'arquivo_entidade',
    ],
  ])('%s is refused with its name', async (nome, bytes, status, codigo) => {
    const { status: answered, body } = await sendRaw(ana, await bytes(), nome)
    expect([answered, body.codigo]).toEqual([status, codigo])
    expect(JSON.stringify(body)).toContain(nome)
  })
})
