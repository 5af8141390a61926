/** Sounds, films, their captions and films in Libras in files of questions: they go out, come back equal, and bad ones stay out. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as made from '../../../../core/testing/midia-samples.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { comLibras } from '../../../ensino/aula/rules-tela.ts'
import { sendFile } from '../../../ensino/midia/server/testing.ts'
import { questaoApi } from '../../questao/contract.ts'
import { bancoOf, itensOf, moodle, quiz, record, send, undo } from './testing.ts'
import { levadas } from './testing-levar.ts'

let tenant: TestTenant
let ana: Person

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const put = async (nome: string, bytes: Buffer) => (await sendFile(tenant, ana, nome, bytes)).midia?.id ?? 0

/** Statements with each file by what it is: here and there they have other numbers. */
async function enunciadosDe(of: TestTenant) {
  const rows = await of.sql<{ id: number; sha256: string }>(
    'select id, sha256 from midia where tenant_id = $1',
    [of.id],
  )
  const textos = await of.sql<{ html: string }>('select html from texto_base where tenant_id = $1', [of.id])
  return [
    ...(await bancoOf(of)).map(({ conteudo }) => String(conteudo.enunciado)),
    ...textos.map(({ html }) => html),
  ].map((html) =>
    rows.reduce(
      (text, { id, sha256 }) =>
        text.replaceAll(`data-midia="${id}"`, sha256).replaceAll(`data-legendas="${id}"`, `falas ${sha256}`),
      html,
    ),
  )
}

const usosDe = (of: TestTenant) =>
  of.sql<{ tipo: string; usos: string[] }>(
    `select m.tipo, array(select u.onde from midia_uso u where u.midia_id = m.id order by 1) as usos
     from midia m where m.tenant_id = $1 order by m.tipo, m.id`,
    [of.id],
  )

describe('what is heard and seen in a question', () => {
  it('goes out in packages and in Moodle XML, is known when it comes back, and is the same elsewhere', async () => {
    const [som, filme, falas, libras] = [
      await put('recado.mp3', made.mp3()),
      await put('filme.mp4', made.mp4(3)),
      await put('falas.vtt', Buffer.from(made.VTT)),
      await put('libras.webm', made.webm()),
    ]
    const audio = `<figure data-midia="${som}" data-tipo="audio" data-alt="Um &quot;recado&quot; &amp; só" data-transcricao="— Oi, &lt;Ana&gt;!\n— Olá."></figure>`
    const video = `<figure data-midia="${filme}" data-tipo="video" data-alt="Um rio" data-legendas="${falas}"></figure>`
    const enunciado = comLibras(`<p>Ouça e veja:</p>${audio}${video}<p>Quem fala?</p>`, libras)
    const texto = await callAs(ana, questaoApi.createTexto, {
      body: { titulo: 'O recado', html: comLibras(`<p>Leia.</p>${audio}`, libras), rede_id: null },
    })
    const conteudo = { ...(buildTela('multipla_escolha').conteudo as Record<string, unknown>), enunciado }
    const { data } = await callAs(ana, questaoApi.create, {
      body: { tipo: 'objetiva', rede_id: null, conteudo, texto_base: texto.data.texto.id },
    })
    const { id, revisao } = data.questao
    await callAs(ana, questaoApi.edit, { params: { id }, body: { revisao, estado: 'aprovada' } })
    const here = await enunciadosDe(tenant)
    expect(here.join('')).toContain('falas ')
    for (const formato of ['moodle_xml', 'qti_22', 'qti_30'] as const) {
      const file = await levadas(tenant, ana, [id], formato)
      expect([formato, (await send(ana, file.conteudo, file.nome)).contagem]).toMatchObject([
        formato,
        { igual: 1, fora: 0 },
      ])
      const fresh = await testTenant()
      const bia = await fresh.person('Bia', { papel: 'professor', turma: fresh.turma })
      const sent = await send(bia, file.conteudo, file.nome)
      const itens = await itensOf(bia, sent.id)
      expect([formato, itens.map(({ notas }) => notas), sent.contagem.fora]).toEqual([formato, [[]], 0])
      await record(fresh, bia, sent)
      // In Moodle the text stands in the statement, and is told apart again.
      expect([formato, await enunciadosDe(fresh)]).toEqual([formato, here])
      const usos = await usosDe(fresh)
      expect(usos.map(({ tipo }) => tipo)).toEqual(['audio', 'legenda', 'video', 'video'])
      expect(usos.every(({ usos: where }) => where.includes('questao') || where.includes('texto_base'))).toBe(
        true,
      )
      if (formato === 'moodle_xml') {
        await undo(fresh, bia, sent.id)
        expect(await bancoOf(fresh)).toEqual([])
      }
    }
  })

  it('from elsewhere comes in, as a draft where its words are missing; a program by the name of a sound stays out', async () => {
    const arquivo = (nome: string, bytes: Buffer) =>
      `<file name="${nome}" path="/" encoding="base64">${bytes.toString('base64')}</file>`
    const com = (nome: string, html: string, arquivos: string) =>
      moodle(nome, html, ['Sim', 'Não']).replace(
        ']]></text></questiontext>',
        `]]></text>${arquivos}</questiontext>`,
      )
    const fresh = await testTenant()
    const bia = await fresh.person('Bia', { papel: 'professor', turma: fresh.turma })
    const fonte = (nome: string) =>
      `<audio controls="true"><source src="@@PLUGINFILE@@/${nome}">${nome}</audio>`
    const sent = await send(
      bia,
      quiz(
        com('Som', `Ouça ${fonte('voz.mp3')} e diga.`, arquivo('voz.mp3', made.mp3())),
        com(
          'Programa',
          `Ouça ${fonte('virus.mp3')} agora.`,
          arquivo('virus.mp3', Buffer.from('MZ\x90\0programa')),
        ),
        com('Longe', 'Ouça <audio src="https://x.test/a.mp3"></audio> de longe.', ''),
      ),
    )
    const itens = await itensOf(bia, sent.id)
    expect(itens.map(({ titulo, situacao, notas }) => [titulo, situacao, notas.join(' ')])).toEqual([
      ['Som', 'mudada', expect.stringContaining('Entra como rascunho.')],
      ['Programa', 'fora', expect.stringContaining('virus.mp3 não é um áudio')],
      ['Longe', 'fora', expect.stringContaining('https://x.test/a.mp3')],
    ])
    await record(fresh, bia, sent)
    const [row] = await bancoOf(fresh)
    expect([row?.estado, String(row?.conteudo.enunciado)]).toEqual([
      'rascunho',
      expect.stringMatching(
        /<p>Ouça <\/p><figure data-midia="\d+" data-tipo="audio"><\/figure><p> e diga\.<\/p>/,
      ),
    ])
  })
})
