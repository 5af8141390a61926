/** Pictures in files of questions: from packages, from Moodle, from the text itself; the bad ones keep their item out. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import * as make from '../../../../core/server/files/samples.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { midiaApi } from '../../../ensino/midia/contract.ts'
import { runTask } from '../../../ensino/midia/server/testing.ts'
import { questaoApi } from '../../questao/contract.ts'
import { intercambioApi } from '../contract.ts'
import { clearImportacoes } from './queries.ts'
import { bancoOf, itensOf, moodle, quiz, record, send, undo, zipFor } from './testing.ts'

let tenant: TestTenant
let ana: Person
let png: Buffer
let jpg: Buffer

async function given() {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
}
beforeAll(async () => {
  await given()
  png = await make.scene(60, 40, 'png')
  jpg = await make.photo(60, 30)
})

const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`

/** A question of Moodle whose statement holds the file. */
const comArquivo = (nome: string, html: string, arquivos: string, alternativas = ['Sim', 'Não']) =>
  moodle(nome, html, alternativas).replace(
    ']]></text></questiontext>',
    `]]></text>${arquivos}</questiontext>`,
  )

const item = (id: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${id}" adaptive="false" timeDependent="false">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>
<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`

const choice = (a: string, b: string) =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">${a}</simpleChoice><simpleChoice identifier="B">${b}</simpleChoice></choiceInteraction>`

const midiasOf = (of: TestTenant) =>
  of.sql<{ id: number; nome: string; sha256: string; usos: string[] }>(
    `select m.id, m.nome, m.sha256, array(select u.onde from midia_uso u where u.midia_id = m.id order by 1) as usos
     from midia m where m.tenant_id = $1 order by m.id`,
    [of.id],
  )

/** The picture as the store holds it. */
async function kept(id: number) {
  const [row] = await tenant.sql<{ chave: string }>('select chave from midia where id = $1', [id])
  const { app } = await testApp()
  const chunks: Buffer[] = []
  for await (const chunk of await app.services.store.get(String(row?.chave))) chunks.push(chunk as Buffer)
  return sharp(Buffer.concat(chunks)).metadata()
}

describe('a picture', () => {
  it('of a package comes along: beside the alternative, between the paragraphs, with its words', async () => {
    await given()
    const zip = await zipFor({
      'itens/q1.xml': item(
        'q1',
        `<p>Veja <b>bem <img src="../figuras/um%20mapa.png" alt="Um mapa &amp; um rio"/> isto</b>.</p>${choice('<img src="../figuras/foto.jpg" alt="Uma foto"/>', 'Nada')}`,
      ),
      'figuras/um mapa.png': png,
      'figuras/foto.jpg': jpg,
      'figuras/outra.png': jpg,
    })
    const sent = await send(ana, zip, 'pacote.zip')
    expect(sent.contagem).toMatchObject({ nova: 1, fora: 0 })
    expect(await bancoOf(tenant)).toEqual([])
    const [lida] = await itensOf(ana, sent.id)
    expect(lida?.imagens.map(({ alt, endereco }) => [alt, endereco?.startsWith('/arquivos/midia/')])).toEqual(
      [
        ['Um mapa & um rio', true],
        ['Uma foto', true],
      ],
    )
    await record(tenant, ana, sent)
    const [mapa, foto] = await midiasOf(tenant)
    expect([mapa?.nome, foto?.nome, mapa?.usos, foto?.usos]).toEqual([
      'um mapa.png',
      'foto.jpg',
      ['importacao', 'questao'],
      ['importacao', 'questao'],
    ])
    const [questao] = await bancoOf(tenant)
    expect(questao?.conteudo).toMatchObject({
      enunciado: `<p>Veja <strong>bem </strong></p><figure data-midia="${mapa?.id}" data-tipo="imagem" data-alt="Um mapa &amp; um rio"></figure><p><strong> isto</strong>.</p>`,
      alternativas: [{ imagem: { midia: foto?.id, alt: 'Uma foto' } }, { texto: 'Nada' }],
    })
    // Where it was taken stays behind.
    const { exif, width } = await kept(Number(foto?.id))
    expect([exif, width]).toEqual([undefined, 30])
    const { data } = await callAs(ana, questaoApi.find, { params: { id: Number(questao?.id) } })
    expect(data.questao.midias.map(({ id }) => id).sort()).toEqual([mapa?.id, foto?.id])
  })

  it('of Moodle and of the text itself comes along; the same bytes are one picture', async () => {
    await given()
    const data = `data:image/png;base64,${png.toString('base64')}`
    const sent = await send(
      ana,
      quiz(
        comArquivo('Um', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="A">', file('a.png', png)),
        moodle('Dois', `Olhe: <img src="${data}" alt="B">`, ['Sim', 'Não']),
      ),
    )
    expect(sent.contagem).toMatchObject({ nova: 2 })
    await record(tenant, ana, sent)
    const midias = await midiasOf(tenant)
    expect(midias).toHaveLength(1)
    expect(midias[0]?.usos).toEqual(['importacao', 'questao', 'questao'])
    const banco = await bancoOf(tenant)
    expect(
      banco.map(({ conteudo }) => String(conteudo.enunciado).includes(`data-midia="${midias[0]?.id}"`)),
    ).toEqual([true, true])
  })

  it('of an export of Canvas comes along, whose own quiz is no file of Moodle', async () => {
    await given()
    const html =
      '&lt;p&gt;Veja &lt;img src="%24IMS-CC-FILEBASE%24/Uploaded%20Media/mapa.png" alt="Um mapa"&gt;&lt;/p&gt;'
    const label = (id: string, text: string) =>
      `<response_label ident="${id}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`
    const zip = await zipFor({
      'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" identifier="m"><resources><resource identifier="g1" type="imsqti_xmlv1p2"><file href="g1/g1.xml"/><dependency identifierref="g2"/></resource><resource identifier="g2" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="g1/assessment_meta.xml"><file href="g1/assessment_meta.xml"/></resource></resources></manifest>`,
      'g1/assessment_meta.xml': `<?xml version="1.0"?><quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0" identifier="g1"><title>Prova</title></quiz>`,
      'g1/g1.xml': `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="g1" title="Prova"><section ident="root_section"><item ident="i1" title="Mapa"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${html}</mattext></material><response_lid ident="response1" rcardinality="Single"><render_choice>${label('1', 'Um rio')}${label('2', 'Um mar')}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar><varequal respident="response1">2</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`,
      'web_resources/Uploaded Media/mapa.png': png,
    })
    const sent = await send(ana, zip, 'canvas.imscc')
    expect([sent.formato, sent.total, sent.contagem.fora]).toEqual(['qti', 1, 0])
    const [mapa] = await itensOf(ana, sent.id)
    expect(mapa).toMatchObject({ titulo: 'Mapa', tipo: 'objetiva', imagens: [{ alt: 'Um mapa' }] })
  })

  it('without words for who does not see it is told, and its question is a draft', async () => {
    await given()
    const sent = await send(
      ana,
      quiz(comArquivo('Um', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="">', file('a.png', png))),
    )
    expect((await itensOf(ana, sent.id, 'mudada')).map(({ notas }) => notas)).toEqual([
      ['Entra como rascunho. Descreva a imagem, o áudio ou o vídeo.'],
    ])
    await record(tenant, ana, sent)
    expect((await bancoOf(tenant)).map(({ estado }) => estado)).toEqual(['rascunho'])
  })

  it('of a text that questions share stays with that text', async () => {
    await given()
    const zip = await zipFor({
      'q1.xml': item('q1', `<p>Um?</p>${choice('Sim', 'Não')}`).replace(
        '<itemBody>',
        '<assessmentStimulusRef identifier="t" href="t.xml"/><itemBody>',
      ),
      't.xml': `<assessmentStimulus xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="t" title="Texto"><stimulusBody><p>Leia.</p><p><img src="a.png" alt="A"/></p></stimulusBody></assessmentStimulus>`,
      'a.png': png,
    })
    const sent = await send(ana, zip, 'pacote.zip')
    await record(tenant, ana, sent)
    expect((await midiasOf(tenant)).map(({ usos }) => usos)).toEqual([['importacao', 'texto_base']])
  })
})

describe('the same file twice', () => {
  const um = () => comArquivo('Um', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="A">', file('a.png', png))

  it('adds nothing and stores nothing twice', async () => {
    await given()
    await record(tenant, ana, await send(ana, quiz(um())))
    const [before] = await midiasOf(tenant)
    const again = await send(ana, quiz(um()))
    expect(again.contagem).toMatchObject({ nova: 0, igual: 1 })
    expect((await midiasOf(tenant)).map(({ id }) => id)).toEqual([before?.id])
    await callAs(ana, intercambioApi.removeImportacao, { params: { id: again.id } })
    expect((await midiasOf(tenant)).map(({ id, usos }) => [id, usos])).toEqual([
      [before?.id, ['importacao', 'questao']],
    ])
  })

  it('with another picture is another question', async () => {
    const other = comArquivo('Um', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="A">', file('a.png', jpg))
    const both = await send(ana, quiz(um(), other))
    expect(both.contagem).toMatchObject({ nova: 1, igual: 1, fora: 0 })
  })
})

describe('what a file brought', () => {
  const um = () => comArquivo('Um', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="A">', file('a.png', png))
  const dois = () => comArquivo('Dois', 'Olhe: <img src="@@PLUGINFILE@@/b.jpg" alt="B">', file('b.jpg', jpg))
  const chaves = () =>
    tenant.sql<{ chave: string }>('select chave from arquivo_removido where tenant_id = $1', [tenant.id])

  it('goes when it is thrown away, and is not among the files to choose from meanwhile', async () => {
    await given()
    const sent = await send(ana, quiz(um()))
    expect(await midiasOf(tenant)).toHaveLength(1)
    const list = async () =>
      (await callAs(ana, midiaApi.list, { query: { pagina: 1, linhas: 30 } })).data.total
    expect(await list()).toBe(0)
    await callAs(ana, intercambioApi.removeImportacao, { params: { id: sent.id } })
    expect(await midiasOf(tenant)).toEqual([])
    expect(await chaves()).toHaveLength(1)
    await record(tenant, ana, await send(ana, quiz(um())))
    expect(await list()).toBe(1)
  })

  it('goes when it is undone, but for what another shows', async () => {
    await given()
    const sent = await send(ana, quiz(um(), dois()))
    await record(tenant, ana, sent)
    const [first, second] = await bancoOf(tenant)
    const copy = await callAs(ana, questaoApi.create, {
      body: {
        tipo: 'objetiva',
        rede_id: null,
        conteudo: { ...second?.conteudo, enunciado: `<p>Minha</p>${String(second?.conteudo.enunciado)}` },
      },
    })
    expect([copy.status, first?.titulo]).toEqual([200, 'Um'])
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect((await midiasOf(tenant)).map(({ nome, usos }) => [nome, usos])).toEqual([['b.jpg', ['questao']]])
  })

  it('goes with the file after its time, whatever became of its sender', async () => {
    await given()
    const sent = await send(ana, quiz(um()))
    const { database } = await testApp()
    const clear = (days: number) =>
      database.asTenant(tenant.id, (tx) => clearImportacoes(tx, new Date(Date.now() + days * 86_400_000)))
    await clear(29)
    expect(await midiasOf(tenant)).toHaveLength(1)
    await tenant.sql('delete from questao_importacao where id = $1', [sent.id])
    await clear(1)
    expect(await midiasOf(tenant)).toEqual([])
  })

  it('gets its smaller twins as any picture does', async () => {
    await given()
    const large = await make.scene(700, 500, 'png')
    await send(
      ana,
      quiz(comArquivo('G', 'Veja: <img src="@@PLUGINFILE@@/g.png" alt="G">', file('g.png', large))),
    )
    const [row] = await midiasOf(tenant)
    await runTask(tenant, 'midia.processar', { midia: Number(row?.id) })
    const { data } = await callAs(ana, midiaApi.find, { params: { id: Number(row?.id) } })
    expect(data.midia.variantes.map(({ largura }) => largura)).toEqual([480])
  })
})

describe('a bad picture', () => {
  const cut = () => png.subarray(0, 200)
  it.each([
    [
      'a program',
      () => make.program(),
      'a.png não é uma imagem que dê para abrir. Por segurança, não entra.',
    ],
    ['one cut in the middle', cut, 'a.png não é uma imagem que dê para abrir. Por segurança, não entra.'],
    [
      'a bomb of pixels',
      () => make.pngThatSays(50_000, 50_000),
      'a.png não é uma imagem que dê para abrir. Por segurança, não entra.',
    ],
    [
      'a vector that may hold a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'A imagem a.png é de um tipo que não entra aqui: use PNG, JPEG, GIF ou WebP.',
    ],
    [
      'one of more than 5 MB',
      () => Buffer.concat([png, randomBytes(5 * 1_048_576)]),
      'A imagem a.png é grande demais: cabem até 5 MB.',
    ],
  ])('%s keeps its item out and says which; the others come in', async (_, bytes, why) => {
    await given()
    const bad = await bytes()
    const good = item('boa', `<p>Veja <img src="boa.png" alt="B"/></p>${choice('Sim', 'Não')}`)
    const wrong = item('ma', `<p>Veja <img src="a.png" alt="A"/></p>${choice('Sim', 'Não')}`)
    const zip = await zipFor({ 'boa.xml': good, 'ma.xml': wrong, 'boa.png': png, 'a.png': bad })
    const sent = await send(ana, zip, 'pacote.zip')
    expect(sent.contagem).toMatchObject({ nova: 1, fora: 1 })
    const [fora] = await itensOf(ana, sent.id, 'fora')
    expect([fora?.arquivo, fora?.notas]).toEqual(['ma.xml', [why]])
    expect(await midiasOf(tenant)).toHaveLength(1)
  })

  it('on the web stays there, and keeps its item out', async () => {
    await given()
    const sent = await send(
      ana,
      quiz(moodle('X', 'Veja <img src="https://x.example/a.png" alt="A">', ['a', 'b'])),
    )
    expect((await itensOf(ana, sent.id))[0]?.notas).toEqual([
      'Uma imagem está em outro lugar da internet, não no arquivo: https://x.example/a.png.',
    ])
  })
})
