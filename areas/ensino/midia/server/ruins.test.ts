/** Files that must not get in (reliability S11), beside the right ones of each kind: refused in words, nothing left. */
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office, pdf, picture, pngThatSays, program, zip } from '../../../../core/server/files/samples.ts'
import * as made from '../../../../core/testing/midia-samples.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { arquivoTasks } from '../../../acesso/arquivo/server/jobs.ts'
import { midiaApi } from '../contract.ts'
import { openUpload, runTask, sendFile, tus } from './testing.ts'

let tenant: TestTenant
let autora: Person
let before = 0

const folders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('turmalina-envio-')).length

beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'autor' })
  before = await folders()
})

describe('a right file of each kind', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, object]>([
    ['foto.jpg', () => picture('jpeg'), { tipo: 'imagem', mime: 'image/jpeg', largura: 40 }],
    ['foto.webp', () => picture('webp'), { tipo: 'imagem', mime: 'image/webp' }],
    ['bicho.gif', () => picture('gif'), { tipo: 'imagem', mime: 'image/gif' }],
    ['livro.pdf', () => pdf(2_000), { tipo: 'pdf', mime: 'application/pdf' }],
    ['aula.mp4', () => made.mp4(90), { tipo: 'video', duracao: 90, largura: 320, altura: 240 }],
    ['vinte.mp4', () => made.mp4(1_200), { tipo: 'video', duracao: 1_200 }],
    ['aula.webm', () => made.webm(12), { tipo: 'video', duracao: 12 }],
    ['gravada.webm', () => made.webm(), { tipo: 'video', duracao: null }],
    ['voz.weba', () => made.webm(), { tipo: 'audio', mime: 'audio/webm' }],
    ['voz.m4a', () => made.m4a(), { tipo: 'audio', mime: 'audio/mp4' }],
    ['safari.m4a', () => made.mp4(2), { tipo: 'audio', duracao: 2 }],
    ['voz.ogg', () => made.ogg(), { tipo: 'audio', mime: 'audio/ogg' }],
    ['voz.mp3', () => made.mp3(), { tipo: 'audio', mime: 'audio/mpeg' }],
    ['voz.wav', () => made.wav(), { tipo: 'audio', duracao: 1 }],
    ['fala.vtt', () => Buffer.from(made.VTT), { tipo: 'legenda', mime: 'text/vtt; charset=utf-8' }],
    ['fala-bom.vtt', () => Buffer.from(`\ufeff${made.VTT}`), { tipo: 'legenda' }],
    ['livro.epub', () => made.epub(), { tipo: 'epub', mime: 'application/json' }],
    ['scorm12.zip', () => made.scorm(), { tipo: 'pacote_scorm' }],
    ['scorm2004.zip', () => made.scorm('2004 3rd Edition'), { tipo: 'pacote_scorm' }],
    ['ponto.h5p', () => made.h5p(), { tipo: 'pacote_h5p' }],
    ['ponto.zip', () => made.h5p(), { tipo: 'pacote_h5p' }],
  ])('%s gets in', async (nome, bytes, wanted) => {
    const { midia, mensagem } = await sendFile(tenant, autora, nome, await bytes())
    expect([mensagem, midia]).toEqual([null, expect.objectContaining({ estado: 'pronta', ...wanted })])
  })
})

const NEEDS_OTHER = JSON.stringify({
  preloadedJs: [{ path: 'ponto.js' }],
  preloadedDependencies: [{ machineName: 'FontAwesome', majorVersion: 4, minorVersion: 5 }],
})
const CLIMBS = JSON.stringify({ preloadedJs: [{ path: '../../ponto.js' }] })
const scormWith = (xml: string) => made.scorm('1.2', [], xml)
const junk = (size = 500) => Buffer.from(Array.from({ length: size }, (_, i) => (i * 37 + 11) % 256))
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `f${i}.txt`, data: Buffer.from('x') }))

const INVALID: readonly [nome: string, bytes: () => Buffer | Promise<Buffer>, words: RegExp][] = [
  ['vazio-nao.png', junk, /não corresponde/],
  ['png-e-jpg.jpg', () => picture('png'), /não corresponde/],
  ['programa.png', program, /não corresponde/],
  ['gigante.png', () => pngThatSays(50_000, 50_000), /grande demais/],
  ['pixels.png', () => pngThatSays(8_000, 5_001), /grande demais/],
  ['cortada.png', async () => (await picture('png', 400, 400)).subarray(0, 90), /danificado/],
  [
    'cortada.jpg',
    async () => (await picture('jpeg', 400, 400)).subarray(0, 300),
    /danificado|não corresponde/,
  ],
  [
    'svg.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    /não corresponde/,
  ],
  ['html.pdf', () => Buffer.from('<html><script>alert(1)</script>'), /não corresponde/],
  ['sem-fim.pdf', () => pdf(500).subarray(0, 300), /danificado/],
  ['zip.pdf', () => Buffer.concat([pdf(100), zip([{ name: 'a' }])]), /não corresponde|danificado/],
  ['foto.mp4', () => picture('jpeg'), /não corresponde/],
  ['programa.mp4', program, /não corresponde/],
  ['longo.mp4', () => made.mp4(1_260), /longo demais/],
  ['longo.webm', () => made.webm(5_000), /longo demais/],
  ['zip.mp4', () => Buffer.concat([made.mp4(), zip([{ name: 'a.html' }])]), /não corresponde/],
  ['mp4.webm', () => made.mp4(), /não corresponde/],
  ['webm.mp4', () => made.webm(), /não corresponde/],
  ['mkv.webm', () => Buffer.from('1a45dfa38b4282886d6174726f736b61', 'hex'), /não corresponde/],
  ['pdf.mp3', () => pdf(100), /não corresponde/],
  ['texto.ogg', () => Buffer.from('isto não é som'), /não corresponde/],
  ['zip.wav', () => Buffer.concat([made.wav(), zip([{ name: 'a' }])]), /não corresponde/],
  ['html.weba', () => Buffer.from('<script>alert(1)</script>'), /não corresponde/],
  ['sem-inicio.vtt', () => Buffer.from(made.VTT.slice(6)), /WebVTT válida/],
  ['srt.vtt', () => Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nOlá\n'), /WebVTT válida/],
  ['sem-fala.vtt', () => Buffer.from('WEBVTT\n\nNada aqui.\n'), /WebVTT válida/],
  ['latin1.vtt', () => Buffer.from(made.VTT, 'latin1'), /WebVTT válida/],
  ['nul.vtt', () => Buffer.from(`${made.VTT}\0`), /WebVTT válida/],
  ['html.vtt', () => Buffer.from('<html></html>'), /WebVTT válida/],
  ['word.epub', () => office('docx'), /não corresponde/],
  [
    'sem-livro.epub',
    () => zip([{ name: 'mimetype', data: Buffer.from('application/epub+zip') }]),
    /não corresponde/,
  ],
  ['bomba.epub', () => made.bomb(20_000_000, 20_000_000, 'mimetype'), /grande demais depois de aberto/],
  ['nao-e-zip.zip', junk, /não corresponde/],
  ['word.zip', () => office('docx'), /não tem o arquivo imsmanifest/],
  ['bomba.zip', () => made.bomb(50_000_000), /grande demais depois de aberto/],
  ['bomba.h5p', () => made.bomb(50_000_000, 50_000_000, 'h5p.json'), /grande demais depois de aberto/],
  ['mente-tamanho.zip', () => made.bomb(50_000_000, 10), /danificado/],
  ['enorme.zip', () => zip([{ name: 'a', inflated: 200_000_000 }]), /grande demais depois de aberto/],
  ['muitos.zip', () => made.scorm('1.2', many(2_000)), /grande demais depois de aberto/],
  ['senha.zip', () => zip([{ name: 'imsmanifest.xml', encrypted: true }]), /não corresponde/],
  ['sobe.zip', () => made.scorm('1.2', [{ name: '../fora.html' }]), /danificado|não são aceitos/],
  ['raiz.zip', () => made.scorm('1.2', [{ name: '/etc/passwd' }]), /danificado|não são aceitos/],
  ['barra.zip', () => made.scorm('1.2', [{ name: 'a\\..\\b.html' }]), /danificado|não são aceitos/],
  ['nome-longo.zip', () => made.scorm('1.2', [{ name: `${'a'.repeat(600)}.html` }]), /não são aceitos/],
  ['duas-vezes.zip', () => made.scorm('1.2', [{ name: 'aula/index.html' }]), /não são aceitos/],
  ['ligacao.zip', () => made.withLink(made.scorm('1.2', [{ name: 'x.html' }]), 'x.html'), /não são aceitos/],
  ['antes.zip', () => Buffer.concat([program(), made.scorm()]), /não corresponde/],
  ['numa-pasta.zip', () => zip([{ name: 'curso/imsmanifest.xml' }]), /primeira pasta/],
  ['doctype.zip', () => scormWith(`<!DOCTYPE a [<!ENTITY x "y">]>${made.manifest()}`), /manifesto/],
  ['externo.zip', () => scormWith(made.manifest('1.2', 'http://x.test/a.html')), /página inicial/],
  ['mente.zip', () => scormWith(made.manifest('1.2', 'outra.html')), /página inicial/],
  ['foge.zip', () => scormWith(made.manifest('1.2', '../../etc/passwd')), /página inicial/],
  ['nao-xml.zip', () => scormWith('isto não é um manifesto'), /manifesto/],
  ['sem-conteudo.h5p', () => made.h5p(made.H5P_JSON, 'content/content.json'), /“content\/content.json”/],
  [
    'sem-biblioteca.h5p',
    () => made.h5p(made.H5P_JSON, 'H5P.Ponto-1.0/library.json'),
    /“H5P.Ponto-1.0\/library.json”/,
  ],
  [
    'sem-script.h5p',
    () => made.h5p(made.H5P_JSON, 'H5P.Ponto-1.0/ponto.js'),
    /não traz o arquivo “H5P.Ponto-1.0\/ponto.js”/,
  ],
  [
    'biblioteca-quebrada.h5p',
    () => made.h5pWith('H5P.Ponto-1.0/library.json', '{'),
    /“H5P.Ponto-1.0\/library.json”.*não pôde ser lido/,
  ],
  [
    'precisa-de-outra.h5p',
    () => made.h5pWith('H5P.Ponto-1.0/library.json', NEEDS_OTHER),
    /“FontAwesome-4.5\/library.json”/,
  ],
  [
    'biblioteca-sobe.h5p',
    () => made.h5pWith('H5P.Ponto-1.0/library.json', CLIMBS),
    /“H5P.Ponto-1.0\/library.json”/,
  ],
  ['conteudo-quebrado.h5p', () => made.h5pWith('content/content.json', '{"a":'), /“content\/content.json”/],
  ['quebrado.h5p', () => made.h5pWith('h5p.json', '{'), /“h5p.json”/],
  ['sobe.h5p', () => made.h5p({ ...made.H5P_JSON, mainLibrary: '../x' }), /“h5p.json”/],
  ['lista.h5p', () => made.h5p([]), /“h5p.json”/],
]

describe('a wrong file', () => {
  it.each(INVALID)('%s is refused in words within two seconds', async (nome, bytes, words) => {
    const content = await bytes()
    const began = process.cpuUsage()
    const { midia, mensagem } = await sendFile(tenant, autora, nome, content)
    expect([midia?.estado, midia?.endereco, midia?.pacote]).toEqual(['recusada', null, null])
    expect(mensagem).toMatch(words)
    // Of work: how long it takes on a busy machine says nothing of the file.
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })

  it.each<[string, number, number, { duracao?: number }?]>([
    ['filme.mp4', 524_288_001, 413],
    ['filme.mp4', 1_000, 413, { duracao: 1_260 }],
    ['livro.pdf', 52_428_801, 413],
    ['fala.vtt', 1_048_577, 413],
    ['vazio.mp3', 0, 415],
    ['virus.exe', 10, 415],
    ['foto.svg', 10, 415],
    ['aula.mov', 10, 415],
    ['foto.png.exe', 10, 415],
    ['foto\u202egnp.exe', 10, 415],
    ['sem-extensao', 10, 415],
  ])('%s of %i bytes is refused before one is sent', async (nome, bytes, status, more) => {
    expect((await openUpload(autora, nome, bytes, more)).status).toBe(status)
  })

  it('in one piece is refused as well', async () => {
    const send = (nome: string, conteudo: Buffer) =>
      callAs(autora, midiaApi.create, { body: {} }, { files: [{ nome, conteudo }] })
    expect((await send('falsa.png', junk())).status).toBe(415)
    expect((await send('gigante.png', await pngThatSays(50_000, 50_000))).status).toBe(415)
    expect((await send('filme.mp4', made.mp4())).status).toBe(415)
    expect((await send('grande.pdf', pdf(10_485_761))).status).toBe(413)
    expect((await send('certa.png', await picture('png'))).status).toBe(200)
  })

  it('that lies about its length brings no byte more', async () => {
    const { endereco } = (await openUpload(autora, 'mente.pdf', 100)).data
    expect((await tus(autora, endereco, { at: 0, bytes: pdf(5_000) })).statusCode).toBe(413)
  })
})

afterAll(async () => {
  const { app, database } = await testApp()
  // The refused are forgotten after two days; what is left of bytes then is what rows name.
  await tenant.sql(`update midia set updated_at = now() - interval '3 days' where tenant_id = $1`, [
    tenant.id,
  ])
  await runTask(tenant, 'midia.limpar')
  await tenant.sql(`update arquivo_removido set a_partir = now() where tenant_id = $1`, [tenant.id])
  const sweep = arquivoTasks(app.services.store)['arquivo.removeBytes'] as unknown as (
    job: object,
  ) => Promise<void>
  for (let i = 0; i < 5; i++) await sweep({ tenantId: tenant.id, payload: {}, database })
  const named = await tenant.sql<{ chave: string }>(
    `select chave from midia where tenant_id = $1 and chave is not null
     union select v ->> 'chave' from midia, jsonb_array_elements(variantes) v where tenant_id = $1
     union select chave from midia_parte where tenant_id = $1 union select chave from midia_arquivo where tenant_id = $1`,
    [tenant.id],
  )
  const stored = await readdir(`${app.services.config.dataDir}/arquivos/${tenant.id}`, {
    recursive: true,
    withFileTypes: true,
  })
  expect(stored.filter((one) => one.isFile()).length).toBe(named.length)
  expect(await folders()).toBe(before)
})
