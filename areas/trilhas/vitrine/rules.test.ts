/** Pure rules of public pages: links, buttons, paragraphs, what keeps a page from being published. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { botoesPara, destinoValido, ehDoSite, midiasDe, paragrafos, trilhasDe } from './rules.ts'
import { conferir } from './rules-conferir.ts'
import { padraoDe } from './rules-padrao.ts'
import { PAGINAS } from './shapes.ts'
import type { Bloco, BlocoDe } from './shapes-blocos.ts'

const abertura = (given: Partial<BlocoDe<'abertura'>> = {}): BlocoDe<'abertura'> => ({
  tipo: 'abertura',
  sobretitulo: '',
  titulo: 'Aprender junto',
  texto: '',
  visual: 'cenario',
  cenario: 'serra',
  botoes: [],
  ...given,
})

describe('where a button leads', () => {
  it.each([
    '/',
    '/cadastro',
    '/certificado/ABC?x=1#fim',
    'https://www.escola.sp.gov.br',
    'https://escola.br/inscrição?a=b',
    'HTTPS://escola.br/x',
    'https://escola.br:8443/x',
    'mailto:formacao@escola.br',
    'mailto:formacao@escola.br?subject=Trilha',
  ])('may be %s', (destino) => expect(destinoValido(destino)).toBe(true))

  it.each([
    '',
    'cadastro',
    '//outro.br',
    '/\\outro.br',
    '/a\\b',
    '/a b',
    'http://escola.br',
    'https://',
    'https://escola',
    'https://escola.br@outro.br',
    'https://nome:senha@outro.br/',
    'https:/\\outro.br',
    'https://escola.br\\@outro.br',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:',
    'mailto:a@b',
    'mailto:a b@c.br',
    'tel:+55',
  ])('may not be %j', (destino) => expect(destinoValido(destino)).toBe(false))

  it('whatever it says, is this host, https or mail to the browser', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      'https',
      'javascript',
      'mailto',
      'a',
      '.br',
      '?',
      '#',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const destino = parts.join('')
        if (!destinoValido(destino)) return
        const url = new URL(destino, 'https://aqui.test/trilhaeducador')
        if (ehDoSite(destino)) expect(url.origin).toBe('https://aqui.test')
        else expect(['https:', 'mailto:']).toContain(url.protocol)
        expect([url.username, url.password]).toEqual(['', ''])
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('the buttons', () => {
  const seguir = { texto: 'Ver minhas trilhas', destino: '/logado/trilhas' }
  const botoes = [
    { texto: 'Saiba mais', destino: 'https://escola.br' },
    { texto: 'Inscrever', destino: '/cadastro' },
    { texto: 'Entrar', destino: '/login' },
  ]

  it('stand as they are for who has no account open', () =>
    expect(botoesPara(botoes, false, seguir)).toEqual(botoes))

  it('lead on for who is signed in: once, where the way in stood', () => {
    expect(botoesPara(botoes, true, seguir)).toEqual([botoes[0], seguir])
    expect(botoesPara([{ texto: 'X', destino: '/contato' }], true, seguir)).toEqual([
      { texto: 'X', destino: '/contato' },
    ])
  })

  it('that lead nowhere safe are not shown', () =>
    expect(botoesPara([{ texto: 'X', destino: 'javascript:alert(1)' }], false, seguir)).toEqual([]))
})

it('a blank line parts paragraphs', () => {
  expect(paragrafos(' Um\ndois\n\n \n três \n')).toEqual(['Um\ndois', 'três'])
  expect(paragrafos(' \n ')).toEqual([])
})

it('names the pictures and the paths that blocks show, each once', () => {
  const imagem = { midia: 7, alt: 'x' }
  const blocos: Bloco[] = [
    abertura({ visual: 'imagem', imagem }),
    { tipo: 'imagem', imagem, legenda: '' },
    { tipo: 'trilhas', titulo: 'x', texto: '', trilhas: [3, 4] },
    { tipo: 'trilhas', titulo: 'x', texto: '', trilhas: [4] },
  ]
  expect(midiasDe(blocos)).toEqual([7])
  expect(trilhasDe(blocos)).toEqual([3, 4])
  // A picture that was chosen and is not shown is kept by nobody.
  expect(midiasDe([abertura({ visual: 'cenario', imagem })])).toEqual([])
})

describe('what keeps a page from being published', () => {
  it.each<[string, Bloco[], object[]]>([
    ['nothing', [abertura()], [{}]],
    ['no opening', [{ tipo: 'texto', titulo: '', texto: 'x' }], [{ tipo: 'primeiro' }]],
    ['a second opening', [abertura(), abertura()], [{}, { tipo: 'umaSo' }]],
    ['an empty heading', [abertura({ titulo: ' ' })], [{ titulo: 'titulo' }]],
    [
      'a button without words that leads elsewhere',
      [abertura({ botoes: [{ texto: '', destino: 'javascript:x' }] })],
      [{ 'botoes.0.texto': 'rotulo', 'botoes.0.destino': 'destino' }],
    ],
    ['a picture that is missing', [abertura({ visual: 'imagem' })], [{ imagem: 'imagem' }]],
    [
      'a picture without words',
      [abertura(), { tipo: 'imagem', imagem: { midia: 1, alt: ' ' }, legenda: '' }],
      [{}, { 'imagem.alt': 'alt' }],
    ],
    [
      'empty lists',
      [
        abertura(),
        { tipo: 'cartoes', titulo: 'x', itens: [] },
        { tipo: 'trilhas', titulo: 'x', texto: '', trilhas: [] },
        { tipo: 'chamada', titulo: 'x', texto: '', botoes: [] },
        { tipo: 'perguntas', titulo: 'x', itens: [{ titulo: '', texto: '' }] },
        { tipo: 'texto', titulo: '', texto: '' },
      ],
      [
        {},
        { itens: 'itens' },
        { trilhas: 'trilhas' },
        { botoes: 'botoes' },
        { 'itens.0.titulo': 'pergunta', 'itens.0.texto': 'resposta' },
        { texto: 'texto' },
      ],
    ],
  ])('%s', (_, blocos, wanted) => expect(conferir(blocos)).toEqual(wanted))

  it("is nothing on the product's own pages, in both languages", () => {
    for (const chave of PAGINAS)
      for (const language of ['pt-br', 'en-us'] as const)
        expect(
          conferir(padraoDe(chave, language, 'Rede Modelo')).every((one) => Object.keys(one).length === 0),
        ).toBe(true)
  })
})
