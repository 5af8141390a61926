/** The check list: what is complete passes, each fault is named where it stands. */
import { describe, expect, it } from 'vitest'
import { buildTela, COMUM, TIPOS_DE_TESTE } from './factory.ts'
import { conferir, conferirTela } from './rules-conferir.ts'
import { incorporarDe } from './rules-incorporar.ts'
import { midiasDe } from './rules-tela.ts'
import type { TelaDe } from './shapes-telas.ts'

const faults = (tela: TelaDe) =>
  conferirTela({ ...tela, id: 7 }).map(({ codigo, parte }) => (parte ? `${codigo} ${parte}` : codigo))
const tela = (tipo: string, conteudo: object) => ({ tipo, conteudo }) as unknown as TelaDe
const foto = (alt: string) => ({ midia: 3, alt })

const figura = (says: Record<string, string> = {}) =>
  `<figure ${Object.entries({ midia: '3', tipo: 'imagem', alt: 'Um mapa', ...says })
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')}></figure>`

describe('a screen', () => {
  it.each(TIPOS_DE_TESTE)('%s, complete, has no fault', (tipo) => {
    expect(faults(buildTela(tipo))).toEqual([])
  })

  it.each([
    [tela('texto', { html: '<p>&nbsp;</p>' }), ['tela_vazia']],
    [tela('texto', { html: '<p><span data-math="x"></span></p>' }), []],
    [tela('texto', { html: figura() }), []],
    [tela('texto', { html: figura({ alt: ' ' }) }), ['sem_alt']],
    [tela('texto', { html: figura({ alt: '', decorativa: 'true' }) }), []],
    [
      buildTela('numerica', {
        enunciado: `<p>Veja</p>${figura({ tipo: 'audio', alt: '', transcricao: 'Oi' })}`,
      }),
      ['sem_alt'],
    ],
    [tela('texto', { html: figura({ tipo: 'audio' }) }), ['sem_transcricao']],
    [tela('texto', { html: figura({ tipo: 'video', transcricao: ' ' }) }), ['sem_legendas']],
    [tela('texto', { html: figura({ tipo: 'video', transcricao: 'Oi' }) }), []],
    [tela('texto', { html: figura({ tipo: 'video', legendas: '9' }) }), []],
    [tela('imagem', { legenda: '' }), ['sem_midia']],
    [tela('imagem', { legenda: '', imagem: foto(' ') }), ['sem_alt']],
    [tela('imagem', { legenda: '', imagem: { ...foto(''), decorativa: true } }), []],
    [tela('galeria', { itens: [{ id: 'a', imagem: foto(''), legenda: '' }] }), ['sem_alt a']],
    [tela('video', { midia: 1, transcricao: '', perguntas: [] }), ['sem_legendas']],
    [tela('video', { midia: 1, transcricao: '<p>Fala</p>', perguntas: [] }), []],
    [tela('video', { midia: 1, legendas: 2, transcricao: '', perguntas: [] }), []],
    [tela('audio', { midia: 1, transcricao: '' }), ['sem_transcricao']],
    [tela('link', { url: 'javascript:alert(1)' }), ['link_invalido']],
    [tela('incorporar', { url: 'https://exemplo.test/' }), ['incorporar_negado']],
    [buildTela('numerica', { valor: undefined }), ['sem_gabarito']],
    [buildTela('numerica', { enunciado: '<p> </p>' }), ['sem_enunciado']],
    [buildTela('memoria', { enunciado: '' }), []],
    [buildTela('resposta_curta', { aceitas: [' '] }), ['sem_gabarito']],
    [buildTela('lacunas', { texto: 'Sem lacuna' }), ['sem_gabarito']],
    [buildTela('dissertativa', { minimo: 10, maximo: 5 }), ['gabarito_invalido']],
    [
      buildTela('multipla_escolha', {
        alternativas: [
          { id: 'a', texto: 'Igual', correta: false, feedback: '' },
          { id: 'b', texto: 'igual ', correta: false, feedback: '' },
          { id: 'c', texto: ' ', correta: false, feedback: '' },
        ],
      }),
      ['opcao_repetida b', 'opcao_vazia c', 'sem_gabarito'],
    ],
    [
      tela('arrastar_imagem', {
        ...COMUM,
        imagem: foto('Mapa'),
        alvos: [{ id: 't', x: 0, y: 0, largura: 5, altura: 5, rotulo: '' }],
        pecas: [{ id: 'p', texto: 'Norte' }],
      }),
      ['sem_alt t', 'sem_gabarito'],
    ],
    [
      buildTela('classificar', {
        itens: [
          { id: 'a', texto: 'x', grupo: 'g' },
          { id: 'b', texto: 'y', grupo: 'sumiu' },
        ],
      }),
      ['sem_gabarito b'],
    ],
    [
      buildTela('cruzadinha', {
        palavras: [
          { id: 'a', palavra: 'Pé', pista: '' },
          { id: 'b', palavra: 'PE', pista: 'x' },
        ],
      }),
      ['sem_enunciado a', 'gabarito_invalido b'],
    ],
  ])('%# tells what is missing', (given, expected) => {
    expect(faults(given)).toEqual(expected)
  })
})

it('a lesson without screens, and with too many, is not published; without a discipline it may be', () => {
  expect(conferir({ disciplina: null }, []).map(({ codigo, bloqueia }) => [codigo, bloqueia])).toEqual([
    ['sem_telas', true],
    ['sem_disciplina', false],
  ])
  const many = Array.from({ length: 61 }, (_, at) => ({ ...buildTela('texto'), id: at + 1 }))
  expect(conferir({ disciplina: 1 }, many).map(({ codigo }) => codigo)).toEqual(['telas_demais'])
})

describe('a page in a frame', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['http://www.geogebra.org/m/abc123', 'https://www.geogebra.org/material/iframe/id/abc123'],
    ['https://scratch.mit.edu/projects/12/', 'https://scratch.mit.edu/projects/12/embed'],
    ['https://youtube.com.exemplo.test/watch?v=dQw4w9WgXcQ', null],
    ['https://exemplo.test/#https://youtu.be/dQw4w9WgXcQ', null],
    ['https://www.youtube.com/redirect?q=https://exemplo.test', null],
    ['https://user:x@phet.colorado.edu/sims/', null],
    ['https://phet.colorado.edu:8443/sims/', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s → %s', (url, frame) => {
    expect(incorporarDe(url)).toBe(frame)
  })

  it('a frame that was accepted is accepted again, unchanged', () => {
    for (const url of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/1',
      'https://www.geogebra.org/m/a',
    ]) {
      const frame = incorporarDe(url) as string
      expect(incorporarDe(frame)).toBe(frame)
    }
  })
})

it('the files of a screen are found wherever they stand, each once', () => {
  const par = {
    id: 'a',
    a: { texto: '', imagem: foto('x') },
    b: { texto: '', imagem: { midia: 4, alt: '' } },
  }
  expect(midiasDe({ ...COMUM, pares: [par, par], legendas: 9, outra: 12 })).toEqual([3, 4, 9])
})
