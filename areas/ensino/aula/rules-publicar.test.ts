/** Publishing: the same input gives the same output, and the learner's side tells nothing of the key. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './rules-formula.ts'
import { publicar } from './rules-publicar.ts'
import { lacunasOf } from './rules-publicar-lacunas.ts'
import { COM_GABARITO, telaDe } from './rules-publicar-testing.ts'
import type { Conteudo, TelaDe } from './shapes-telas.ts'

const seed = fc.string({ minLength: 1 })

const base = {
  enunciado: '',
  peso: 1,
  tentativas: 1,
  obrigatoria: true,
  dica: '',
  feedback_certo: 'Isso!',
  feedback_errado: 'Não.',
} as const

describe.each(COM_GABARITO)('publishing %s', (tipo) => {
  it('is the same for the same screen and seed', () => {
    fc.assert(
      fc.property(telaDe(tipo), seed, (tela, given) => {
        expect(publicar(tela, given)).toEqual(publicar(structuredClone(tela), given))
      }),
    )
  })

  it("shows nothing of the key, of its feedback and of the author's names of parts", () => {
    fc.assert(
      fc.property(telaDe(tipo), seed, (tela, given) => {
        const shown = JSON.stringify(publicar(tela, given).conteudo)
        expect(shown).not.toMatch(/correta|verdadeira|feedback|certas|aceitas|gabarito|autor\d|peca\d|item\d/)
        for (const text of secretOf(tela)) expect(shown).not.toContain(text)
      }),
    )
  })

  it('keeps a key', () => {
    fc.assert(
      fc.property(telaDe(tipo), seed, (tela, given) => {
        expect(publicar(tela, given).gabarito).not.toBeNull()
      }),
    )
  })
})

/** The words that a learner must find without reading them. */
function secretOf({ tipo, conteudo }: TelaDe): string[] {
  if (tipo === 'resposta_curta') return conteudo.aceitas
  if (tipo === 'numerica') return [String(conteudo.valor)]
  if (tipo === 'lacunas') return lacunasOf(conteudo.texto).aceitas.flat()
  if (tipo === 'cruzadinha')
    return conteudo.palavras.flatMap(({ palavra }) => [palavra, palavra.toUpperCase()])
  return []
}

describe('the order of parts', () => {
  const associar = (n: number): { tipo: 'associar'; conteudo: Conteudo<'associar'> } => ({
    tipo: 'associar',
    conteudo: {
      ...base,
      pares: Array.from({ length: n }, (_, at) => ({
        id: `p${at}`,
        a: { texto: `a${at}` },
        b: { texto: `b${at}` },
      })),
    },
  })

  it('puts each partner at each place about as often', () => {
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 4_000; i++) {
      const { gabarito } = publicar(associar(4), `s${i}`)
      const place = Number(gabarito?.ligacoes.find(({ de }) => de === 'e1')?.para[0]?.slice(1)) - 1
      counts[place] = (counts[place] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })

  it('takes either of two partners that look the same', () => {
    const tela = associar(2)
    for (const par of tela.conteudo.pares) par.b.texto = 'Mamífero'
    expect(publicar(tela, 's').gabarito?.ligacoes.map(({ para }) => para.toSorted())).toEqual([
      ['d1', 'd2'],
      ['d1', 'd2'],
    ])
  })

  it('moves alternatives only where the author asks for it', () => {
    const alternativas = ['Um', 'Dois', 'Três', 'Quatro'].map((texto, at) => ({
      id: `x${at}`,
      texto,
      correta: at === 0,
      feedback: '',
    }))
    const shown = (embaralhar: boolean) =>
      publicar({ tipo: 'multipla_escolha', conteudo: { ...base, alternativas, embaralhar } }, 's1')
        .conteudo.alternativas.map(({ texto }) => texto)
        .join()
    expect(shown(false)).toBe('Um,Dois,Três,Quatro')
    expect(shown(true)).not.toBe('Um,Dois,Três,Quatro')
  })
})

describe('weights', () => {
  it('counts a film only where it asks', () => {
    const conteudo = { transcricao: '', capitulos: [], perguntas: [], peso: 3, obrigatoria: false }
    expect(publicar({ tipo: 'video', conteudo }, 's').peso).toBe(0)
    const pergunta = { id: 'q', em: 1, enunciado: '', alternativas: [] }
    expect(publicar({ tipo: 'video', conteudo: { ...conteudo, perguntas: [pergunta] } }, 's').peso).toBe(3)
  })

  it('counts no text and no survey', () => {
    expect(publicar({ tipo: 'texto', conteudo: { html: '<p>Oi</p>' } }, 's')).toEqual({
      conteudo: { html: '<p>Oi</p>' },
      gabarito: null,
      peso: 0,
      obrigatoria: false,
    })
    expect(
      publicar(
        { tipo: 'enquete', conteudo: { enunciado: '', obrigatoria: true, opcoes: [], multipla: false } },
        's',
      ),
    ).toMatchObject({ peso: 0, obrigatoria: true })
  })
})

describe('gaps', () => {
  it.each([
    ['A água ferve a {{100|cem}} graus.', ['A água ferve a ', ' graus.'], [['100', 'cem']]],
    ['{{a}}{{ b | }}', ['', '', ''], [['a'], ['b']]],
    ['Nada {{}} aqui {só}', ['Nada {{}} aqui {só}'], []],
    ['$\\frac{{a}}{b}$ é {{metade}}', ['$\\frac{{a}}{b}$ é ', ''], [['metade']]],
    ['$$\\frac{{a}}{b}$$ é {{metade}}', ['$$\\frac{{a}}{b}$$ é ', ''], [['metade']]],
    ['\\(\\frac{{a}}{b}\\) é {{metade}}', ['\\(\\frac{{a}}{b}\\) é ', ''], [['metade']]],
    ['\\[x^{{2}}\\] e {{dois}}', ['\\[x^{{2}}\\] e ', ''], [['dois']]],
    ['Abre \\( e {{a}} não fecha', ['Abre \\( e ', ' não fecha'], [['a']]],
    ['De $20 a {{30}} e $ 5', ['De $20 a ', ' e $ 5'], [['30']]],
    ['Por R$ 5, {{troco}} de R$ 2', ['Por R$ 5, ', ' de R$ 2'], [['troco']]],
  ])('reads %s', (texto, partes, aceitas) => {
    expect(lacunasOf(texto)).toEqual({ partes, aceitas })
  })

  it('has its formulas drawn, in whichever signs they were written', () => {
    expect(piecesOf('Se $x$, $$y^{{2}}$$ ou \\(z\\), \\[w\\]; por R$ 5.')).toEqual([
      'Se ',
      'x',
      ', ',
      'y^{{2}}',
      ' ou ',
      'z',
      ', ',
      'w',
      '; por R$ 5.',
    ])
    expect(piecesOf('Sem nenhuma.')).toEqual(['Sem nenhuma.'])
  })

  it('offers the words to drag and the distractors', () => {
    const conteudo = {
      ...base,
      texto: '{{um}} e {{dois|2}}',
      modo: 'arrastar' as const,
      distratores: ['três'],
    }
    expect(publicar({ tipo: 'lacunas', conteudo }, 's').conteudo.banco.toSorted()).toEqual([
      'dois',
      'três',
      'um',
    ])
  })
})

describe('word games', () => {
  const palavras = ['Girassol', 'Sol', 'Maçã', 'Órgão', 'Árvore', 'Uva', 'Pássaro', 'Rio'].map(
    (palavra, at) => ({
      id: `w${at}`,
      palavra,
      pista: at === 0 ? '' : `Pista ${at}`,
    }),
  )

  it('writes every word into the square, where its key says', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (given, diagonais) => {
        const { conteudo, gabarito } = publicar(
          { tipo: 'caca_palavras', conteudo: { ...base, palavras, diagonais } },
          given,
        )
        expect(new Set(conteudo.grade.map((row) => row.length))).toEqual(new Set([conteudo.grade.length]))
        expect(conteudo.grade.join('')).toMatch(/^[A-Z]+$/)
        for (const { palavra, de, ate } of gabarito?.palavras ?? []) {
          const read = Array.from({ length: palavra.length }, (_, i) => {
            const share = palavra.length === 1 ? 0 : i / (palavra.length - 1)
            return conteudo.grade[de[0] + (ate[0] - de[0]) * share]?.[de[1] + (ate[1] - de[1]) * share]
          })
          expect(read.join('')).toBe(palavra)
          if (!diagonais) expect(de[0] === ate[0] || de[1] === ate[1]).toBe(true)
        }
        expect(conteudo.palavras[0]?.pista).toBe('Girassol')
      }),
    )
  })

  it('crosses words that agree in every cell, stand apart else, and share the number where they begin together', () => {
    const { conteudo, gabarito } = publicar({ tipo: 'cruzadinha', conteudo: { ...base, palavras } }, 's')
    const cells = new Map<string, string>()
    let crossed = 0
    for (const { id, direcao, linha, coluna, tamanho } of conteudo.palavras) {
      const letras = gabarito?.palavras.find((word) => word.id === id)?.palavra ?? ''
      expect(letras).toHaveLength(tamanho)
      for (const [i, letra] of [...letras].entries()) {
        const [l, c] = direcao === 'horizontal' ? [linha, coluna + i] : [linha + i, coluna]
        expect(l).toBeLessThan(conteudo.linhas)
        expect(c).toBeLessThan(conteudo.colunas)
        if (cells.has(`${l},${c}`)) crossed++
        expect(cells.get(`${l},${c}`) ?? letra).toBe(letra)
        cells.set(`${l},${c}`, letra)
      }
    }
    expect(crossed).toBeGreaterThanOrEqual(6)
    // Cells that touch are of one word: read off every run of two or more, and find it among the words.
    const words = new Set(gabarito?.palavras.map(({ palavra }) => palavra))
    for (const [dl, dc] of [
      [0, 1],
      [1, 0],
    ] as const)
      for (const at of cells.keys()) {
        const [l, c] = at.split(',').map(Number) as [number, number]
        if (cells.has(`${l - dl},${c - dc}`)) continue
        let run = ''
        for (let i = 0; cells.has(`${l + dl * i},${c + dc * i}`); i++)
          run += cells.get(`${l + dl * i},${c + dc * i}`)
        if (run.length > 1) expect(words).toContain(run)
      }
  })
})
