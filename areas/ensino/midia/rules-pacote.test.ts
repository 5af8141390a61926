/** What packages say of themselves, and what they tell: the honest ones are read, the others believed in nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorOf } from '../../../core/testing/work.ts'
import { insidePath, readAviso, readBiblioteca, readH5p, readMensagem, readScorm } from './rules-pacote.ts'

const scorm = (inside: string, root = '') =>
  `<?xml version="1.0"?><manifest identifier="m" ${root}>${inside}</manifest>`

const WHOLE = `<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>Frações &amp; partes</title>
    <item identifier="pasta"><title>Pasta</title><item identifier="i" identifierref="r2"><title>Um</title></item></item>
  </organization></organizations>
  <resources><resource identifier="r1" href="outra.html"/>
    <resource identifier="r2" type="webcontent" adlcp:scormtype="sco" href="aula/in%20dex.html?a=1#b"><file href="x"/></resource>
  </resources>`

describe('a SCORM manifest', () => {
  it('names its version, its title and the page that starts it', () => {
    expect(readScorm(scorm(WHOLE))).toEqual({
      formato: 'scorm',
      versao: '1.2',
      entrada: 'aula/in dex.html',
      titulo: 'Frações & partes',
    })
    expect(readScorm(scorm(WHOLE.replace('>1.2<', '>2004 3rd Edition<')))?.versao).toBe('2004')
  })

  it('with several parts has contents, in the order and the depth of the organisation that it names', () => {
    const sco = (id: string, ref: string, titulo: string, inside = '', more = '') =>
      `<item identifier="${id}" identifierref="${ref}" ${more}><title>${titulo}</title>${inside}</item>`
    const xml = scorm(`<organizations default="b">
      <organization identifier="a"><title>Outra</title>${sco('x', 'r1', 'Fora')}</organization>
      <organization identifier="b"><title>Curso</title>
        <item identifier="p"><title>Pasta</title>${sco('i1', 'r1', 'Um', '', 'parameters="?parte=1"')}</item>
        ${sco('i2', 'r1', 'Dois', sco('i3', 'r2', 'Três'), 'parameters="&amp;parte=2"')}
        ${sco('i4', 'r1', 'Escondido', '', 'isvisible="false"')}
        ${sco('i5', 'fora', 'De outro lugar')}${sco('i6', 'falta', 'Sem recurso')}
      </organization></organizations>
      <resources xml:base="c/"><resource identifier="r1" adlcp:scormtype="sco" href="a.html?x=1#y"/>
        <resource identifier="r2" adlcp:scormType="asset" href="b.html"/>
        <resource identifier="fora" href="../../b.html"/></resources>`)
    expect(readScorm(xml)).toMatchObject({
      entrada: 'c/a.html',
      itens: [
        { id: 'i1', titulo: 'Um', nivel: 1, entrada: 'c/a.html', consulta: 'x=1&parte=1', avisa: true },
        { id: 'i2', titulo: 'Dois', nivel: 0, entrada: 'c/a.html', consulta: 'x=1&parte=2', avisa: true },
        { id: 'i3', titulo: 'Três', nivel: 1, entrada: 'c/b.html', consulta: '', avisa: false },
      ],
    })
  })

  it('adds its bases to the page', () => {
    const based = WHOLE.replace('<resources>', '<resources xml:base="sco/">')
    expect(readScorm(scorm(based))?.entrada).toBe('sco/aula/in dex.html')
  })

  it.each([
    ['a document type', `<!DOCTYPE manifest SYSTEM "http://x/x.dtd">${scorm(WHOLE)}`],
    ['entities', `<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${scorm(WHOLE)}`],
    ['another root', '<html><manifest/></html>'],
    ['nothing', ''],
    ['a text too long', scorm(' '.repeat(1_048_577))],
    ['tags without end', scorm('<a/>'.repeat(30_000))],
  ])('with %s is not read', (_, xml) => expect(readScorm(xml)).toBeNull())

  it.each([
    'http://x.test/a.html',
    '//x.test/a.html',
    '/etc/passwd',
    '../../a.html',
    'a/%2e%2e/%2e%2e/b.html',
    'javascript:alert(1)',
    '..\\a.html',
    '',
    '%',
  ])('that starts %s starts nothing', (href) => {
    expect(readScorm(scorm(WHOLE.replace('aula/in%20dex.html?a=1#b', href)))?.entrada).toBe('')
  })

  it('is read in no time, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('<', '>', '"', ' ', 'a', '=', '/', '&', '<a ', '<!--', 'b="')),
        async (parts) => {
          const page = scorm(parts.join('').repeat(500))
          expect(await processorOf(() => readScorm(page))).toBeLessThan(500)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('a path', () => {
  it('inside a package stays inside', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = insidePath(text)
        expect(path === null || (!path.startsWith('/') && !path.split('/').includes('..'))).toBe(true)
      }),
    )
    expect(insidePath('./a/b.html')).toBe('a/b.html')
  })
})

const H5P = {
  title: 'Pontos',
  mainLibrary: 'H5P.Ponto',
  preloadedDependencies: [{ machineName: 'H5P.Ponto', majorVersion: 1, minorVersion: 0 }],
}

describe('an H5P description', () => {
  it('names its title and the folders of its libraries', () => {
    expect(readH5p(JSON.stringify(H5P))).toMatchObject({ titulo: 'Pontos', bibliotecas: ['H5P.Ponto-1.0'] })
  })
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no main library', JSON.stringify({ ...H5P, mainLibrary: undefined })],
    ['a main library that is not among them', JSON.stringify({ ...H5P, mainLibrary: 'H5P.Outra' })],
    ['a library that climbs', JSON.stringify({ ...H5P, preloadedDependencies: [{ machineName: '../x' }] })],
  ])('with %s is not read', (_, text) => expect(readH5p(text)).toBeNull())
})

describe('a warning of a package', () => {
  const honest = { turmalina: 'aviso', aviso: 'bloqueado', de: 'www.exemplo.test' }
  it('is taken as it is', () => {
    expect(readAviso(honest)).toEqual(honest)
    expect(readAviso({ turmalina: 'aviso', aviso: 'vazio', de: '' })).not.toBeNull()
  })
  it.each<[string, unknown]>([
    ['words for a host', { ...honest, de: 'ligue para 99999' }],
    ['another warning', { ...honest, aviso: 'senha' }],
    ['one word more', { ...honest, html: '' }],
    ['a list', [honest]],
    ['nothing', null],
  ])('with %s is not', (_, data) => expect(readAviso(data)).toBeNull())
})

describe('a library of H5P', () => {
  it('names its files and the libraries that it needs', () => {
    expect(
      readBiblioteca(
        JSON.stringify({
          preloadedJs: [{ path: 'js/a.js' }],
          preloadedCss: [{ path: './b.css' }],
          preloadedDependencies: [{ machineName: 'Outra', majorVersion: 1, minorVersion: 2 }],
        }),
      ),
    ).toEqual({ arquivos: ['js/a.js', 'b.css'], bibliotecas: ['Outra-1.2'] })
    expect(readBiblioteca('{}')).toEqual({ arquivos: [], bibliotecas: [] })
  })
  it.each(['{', 'null', '[]', '{"preloadedJs":[{"path":"../x.js"}]}', '{"preloadedCss":[1]}'])(
    'that is %s is not read',
    (text) => expect(readBiblioteca(text)).toBeNull(),
  )
})

describe('a message of a package', () => {
  const honest = {
    turmalina: 'pacote',
    pontos: 0.5,
    concluido: true,
    segundos: 12,
    altura: 300,
    guardado: '{"cmi.location":"3"}',
  }

  it('is taken as it is', () => {
    expect(readMensagem(honest)).toEqual(honest)
    expect(readMensagem({ ...honest, pontos: null })).not.toBeNull()
  })
  it.each<[string, unknown]>([
    ['more than all points', { ...honest, pontos: 1.01 }],
    ['less than none', { ...honest, pontos: -0.1 }],
    ['no number', { ...honest, pontos: Number.NaN }],
    ['points as text', { ...honest, pontos: '1' }],
    ['a year of time', { ...honest, segundos: 31_536_000 }],
    ['more to keep than a package may', { ...honest, guardado: 'x'.repeat(70_001) }],
    ['a thing to keep that is no text', { ...honest, guardado: {} }],
    ['one word more', { ...honest, nota: 10 }],
    ['one word less', { turmalina: 'pacote', pontos: 1, concluido: true, segundos: 1 }],
    ['another name', { ...honest, turmalina: 'aula' }],
    ['a list', [honest]],
    ['text', JSON.stringify(honest)],
    ['nothing', null],
  ])('with %s is not', (_, data) => expect(readMensagem(data)).toBeNull())
})
