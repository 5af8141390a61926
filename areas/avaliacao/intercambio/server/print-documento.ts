/** Questions as a Word document: what a page shows, to be changed by hand, in the shape that the import reads again. */
import type { MathComponent, Paragraph, ParagraphChild, Table } from 'docx'
import { writableInXml as clean } from '../../../../core/contract/xml.ts'
import { say } from '../../../../core/texts/texts.ts'
import type {
  BlocoDoPapel,
  ComGabarito,
  Figura,
  ItemDoPapel,
  Mat,
  Pedida,
  QuestaoDoPapel,
  Trecho,
} from '../shapes-papel.ts'
import { papelTexts } from '../texts-papel.ts'
import { type DoPapel, rotuloDaBase } from './print-papel.ts'

type Docx = typeof import('docx')
type Peca = Paragraph | Table

const BULLETS = 'marcas'
const NUMBERS = 'numeros'
/** Twentieths of a point: 20 mm, a step to the right, between paragraphs. */
const [MARGIN, STEP, GAP] = [1_134, 567, 100]
/** Pixels that a picture may be wide and high. */
const [WIDE, HIGH] = [520, 380]
/** A formula's brackets that Word draws as high as what they hold. */
const FENCES = new Set(['()', '[]', '{}'])

/** What is asked in a way that no document tells again: what is expected is said, and is no key. */
const ESPERADAS: ReadonlySet<Pedida['tipo']> = new Set(['colunas', 'grupos', 'lacunas'])

class Folha {
  private readonly docx: Docx
  private readonly pedido: DoPapel
  private lists = 0
  constructor(docx: Docx, pedido: DoPapel) {
    this.docx = docx
    this.pedido = pedido
  }
  private get t() {
    return say(papelTexts, this.pedido.language)
  }

  private mat(mat: Mat): MathComponent[] {
    const { docx } = this
    const many = (one: Mat | null): MathComponent[] => (one ? this.mat(one) : [])
    switch (mat.tipo) {
      case 'sinal':
        return [new docx.MathRun(clean(mat.texto))]
      case 'fila':
        return mat.itens.flatMap((one) => this.mat(one))
      case 'fracao':
        return [new docx.MathFraction({ numerator: this.mat(mat.cima), denominator: this.mat(mat.baixo) })]
      case 'raiz':
        return [
          mat.indice
            ? new docx.MathRadical({ children: this.mat(mat.de), degree: this.mat(mat.indice) })
            : new docx.MathRadical({ children: this.mat(mat.de) }),
        ]
      case 'indices': {
        const children = this.mat(mat.base)
        if (mat.sobre && mat.sob)
          return [
            new docx.MathSubSuperScript({
              children,
              subScript: many(mat.sob),
              superScript: many(mat.sobre),
            }),
          ]
        return mat.sobre
          ? [new docx.MathSuperScript({ children, superScript: many(mat.sobre) })]
          : [new docx.MathSubScript({ children, subScript: many(mat.sob) })]
      }
      case 'entre': {
        const children = this.mat(mat.de)
        const fence = `${mat.abre}${mat.fecha}`
        if (!FENCES.has(fence)) return [new docx.MathRun(mat.abre), ...children, new docx.MathRun(mat.fecha)]
        if (fence === '()') return [new docx.MathRoundBrackets({ children })]
        return [
          fence === '[]'
            ? new docx.MathSquareBrackets({ children })
            : new docx.MathCurlyBrackets({ children }),
        ]
      }
      case 'acento':
        return [...this.mat(mat.de), new docx.MathRun(mat.sinal)]
      case 'matriz':
        return mat.linhas.flatMap((row, at) => [
          new docx.MathRun(at === 0 ? mat.abre : '; '),
          ...row.flatMap((cell, n) => [...(n === 0 ? [] : [new docx.MathRun(', ')]), ...this.mat(cell)]),
          ...(at === mat.linhas.length - 1 ? [new docx.MathRun(mat.fecha)] : []),
        ])
    }
  }

  private trecho(trecho: Trecho, bold = false): ParagraphChild {
    const { docx } = this
    if (trecho.tipo === 'quebra') return new docx.TextRun({ break: 1 })
    if (trecho.tipo === 'formula')
      return trecho.mat
        ? new docx.Math({ children: this.mat(trecho.mat) })
        : new docx.TextRun(clean(`\\(${trecho.fonte}\\)`))
    return new docx.TextRun({
      text: clean(trecho.texto),
      bold: bold || trecho.negrito === true,
      italics: trecho.italico === true,
      strike: trecho.riscado === true,
      superScript: trecho.sobre === true,
      subScript: trecho.sob === true,
      ...(trecho.sublinhado && { underline: {} }),
      ...(trecho.codigo && { font: 'Consolas' }),
    })
  }

  private figura({ forma, midia, alt, decorativa }: Figura, wide = WIDE): ParagraphChild {
    const { docx } = this
    const imagem = forma === 'imagem' ? this.pedido.imagens.get(midia) : undefined
    if (!imagem) return new docx.TextRun(`[${clean([this.t[forma], alt].filter(Boolean).join(': '))}]`)
    const scale = Math.min(1, wide / imagem.largura, HIGH / imagem.altura)
    return new docx.ImageRun({
      type: 'jpg',
      data: imagem.bytes,
      transformation: {
        width: Math.round(imagem.largura * scale),
        height: Math.round(imagem.altura * scale),
      },
      altText: { name: `m${midia}`, title: '', description: decorativa ? '' : clean(alt) },
    })
  }

  private paragraph(children: ParagraphChild[], more: object = {}): Paragraph {
    return new this.docx.Paragraph({ children, spacing: { after: GAP }, keepLines: true, ...more })
  }

  /** `level`: of lists within lists. */
  blocos(blocos: readonly BlocoDoPapel[], more: object = {}, level = 0): Peca[] {
    return blocos.flatMap((bloco) => this.bloco(bloco, more, level))
  }

  private bloco(bloco: BlocoDoPapel, more: object, level: number): Peca[] {
    switch (bloco.tipo) {
      case 'paragrafo':
        return [
          this.paragraph(
            bloco.trechos.map((one) => this.trecho(one, bloco.titulo)),
            more,
          ),
        ]
      case 'figura':
        return [this.paragraph([this.figura(bloco)], { ...more, alignment: 'center' })]
      case 'citacao':
        return this.blocos(bloco.blocos, { ...more, indent: { left: STEP } }, level)
      case 'lista': {
        this.lists += 1
        const numbering = {
          reference: bloco.ordenada ? NUMBERS : BULLETS,
          level: Math.min(level, 1),
          instance: this.lists,
        }
        return bloco.itens.flatMap((item) => {
          const [first, ...rest] = item
          return [
            ...(first ? this.blocos([first], { ...more, numbering }, level + 1) : []),
            ...this.blocos(rest, { ...more, indent: { left: STEP * (level + 1) } }, level + 1),
          ]
        })
      }
      case 'tabela':
        return this.tabela(bloco.linhas.map((row) => row.map(({ blocos: inside }) => this.blocos(inside))))
    }
  }

  private tabela(rows: Peca[][][], borders = true): Peca[] {
    const { docx } = this
    const wide = Math.max(0, ...rows.map(({ length }) => length))
    if (wide === 0) return []
    const none = { style: docx.BorderStyle.NONE, size: 0, color: 'auto' }
    return [
      new docx.Table({
        width: { size: 100, type: docx.WidthType.PERCENTAGE },
        ...(!borders && {
          borders: {
            ...{ top: none, bottom: none, left: none, right: none },
            ...{ insideHorizontal: none, insideVertical: none },
          },
        }),
        rows: rows.map(
          (row) =>
            new docx.TableRow({
              cantSplit: true,
              children: Array.from({ length: wide }, (_, at) => {
                const inside = row[at] ?? []
                return new docx.TableCell({
                  margins: { left: GAP, right: GAP, top: GAP / 2, bottom: GAP / 2 },
                  children: inside.length === 0 ? [new docx.Paragraph('')] : inside,
                })
              }),
            }),
        ),
      }),
      new docx.Paragraph({ children: [], spacing: { after: 0 } }),
    ]
  }

  private item({ marca, trechos, figura }: ItemDoPapel, more: object): Paragraph {
    return this.paragraph(
      [
        new this.docx.TextRun(`${marca} `),
        ...trechos.map((one) => this.trecho(one)),
        ...(figura ? [this.figura(figura, WIDE / 2)] : []),
      ],
      { ...more, indent: { left: STEP / 2 } },
    )
  }

  private pede(pede: Pedida): Peca[] {
    const { docx, t } = this
    const line = (said: string, more: object = {}) => this.paragraph([new docx.TextRun(clean(said))], more)
    const itens = (all: readonly ItemDoPapel[]) =>
      all.map((one, at) => this.item(one, { keepNext: at < all.length - 1 }))
    switch (pede.tipo) {
      case 'itens':
        return itens(pede.itens)
      case 'colunas':
        return this.tabela(
          pede.esquerda.map((one, at) => {
            const other = pede.direita[at]
            return [[this.item(one, {})], other ? [this.item(other, {})] : []]
          }),
          false,
        )
      case 'grupos':
        return [line(pede.grupos.join('; '), { keepNext: true }), ...itens(pede.itens)]
      case 'lacunas':
        return [
          this.paragraph(pede.trechos.map((one) => this.trecho(one))),
          ...(pede.palavras.length > 0 ? [line(`${t.palavras}: ${pede.palavras.join(', ')}`)] : []),
        ]
      case 'campo':
        return [
          line(
            `${pede.numero ? t.respostaNumero : t.resposta}: ____________________${pede.unidade === '' ? '' : ` ${pede.unidade}`}`,
          ),
        ]
      case 'linhas':
        return Array.from({ length: pede.quantas }, () =>
          this.paragraph([], {
            spacing: { before: 240, after: 0 },
            border: { bottom: { style: docx.BorderStyle.SINGLE, size: 4, color: '777777', space: 1 } },
          }),
        )
    }
  }

  private gabarito({ resposta, explicacao, rubrica, analises }: ComGabarito, pede: Pedida): Peca[] {
    const { docx, t } = this
    const told = (label: string, said: ParagraphChild[]) =>
      this.paragraph([new docx.TextRun({ text: `${label}: `, bold: true }), ...said])
    const words = (said: string) => [new docx.TextRun(clean(said))]
    return [
      ...(resposta === '' ? [] : [told(ESPERADAS.has(pede.tipo) ? t.esperada : t.gabarito, words(resposta))]),
      ...(explicacao.length === 0
        ? []
        : [
            told(
              t.explicacao,
              explicacao.map((one) => this.trecho(one)),
            ),
          ]),
      ...rubrica.map((one) => told(t.criterio, words(one))),
      ...analises.map(({ letra, texto }) => told(t.analise(letra), words(texto))),
    ]
  }

  questao({ numero, fonte, enunciado, comando, pede, gabarito }: QuestaoDoPapel): Peca[] {
    const { docx, t } = this
    const together = { keepNext: true }
    return [
      new docx.Paragraph({
        heading: docx.HeadingLevel.HEADING_3,
        keepNext: true,
        spacing: { before: 240, after: GAP },
        children: [new docx.TextRun(`${t.questao} ${numero}${fonte === '' ? '' : ` (${clean(fonte)})`}`)],
      }),
      ...this.blocos(enunciado, together),
      ...this.blocos(comando, together),
      ...this.pede(pede),
      ...(gabarito ? this.gabarito(gabarito, pede) : []),
    ]
  }

  base(rotulo: string): Paragraph {
    const { docx } = this
    return new docx.Paragraph({
      heading: docx.HeadingLevel.HEADING_2,
      keepNext: true,
      spacing: { before: 240, after: GAP },
      children: [new docx.TextRun(clean(rotulo))],
    })
  }

  /** Above the first page alone: no question, for who reads the document again. */
  cabeca(title: string) {
    const { docx, t } = this
    const { instituicao } = this.pedido
    const blank = `${t.nome}: ______________________________   ${t.turma}: __________   ${t.data}: ____/____/______`
    return new docx.Header({
      children: [
        ...(instituicao === ''
          ? []
          : [this.paragraph([new docx.TextRun({ text: clean(instituicao), bold: true })])]),
        this.paragraph([new docx.TextRun({ text: title, bold: true, size: 32 })]),
        this.paragraph([new docx.TextRun(blank)], { spacing: { after: GAP * 2 } }),
      ],
    })
  }

  pe() {
    const { docx, t } = this
    const [before = '', between = ''] = t.pagina('\u0000', '\u0000').split('\u0000')
    return new docx.Footer({
      children: [
        new docx.Paragraph({
          alignment: 'center',
          children: [
            new docx.TextRun({
              children: [before, docx.PageNumber.CURRENT, between, docx.PageNumber.TOTAL_PAGES],
              size: 18,
            }),
          ],
        }),
      ],
    })
  }
}

const level = (n: number, format: 'bullet' | 'decimal', text: string) => ({
  level: n,
  format,
  text,
  style: { paragraph: { indent: { left: STEP * (n + 1), hanging: STEP / 1.5 } } },
})

export async function papelDocx(pedido: DoPapel): Promise<Buffer> {
  // Most processes never write one.
  const docx = await import('docx')
  const { grupos, gabarito, instituicao, language } = pedido
  const t = say(papelTexts, language)
  const title = gabarito ? t.tituloComGabarito : t.titulo
  const folha = new Folha(docx, pedido)
  const children = grupos.flatMap(({ base, questoes }) => [
    ...(base ? [folha.base(rotuloDaBase(base, language)), ...folha.blocos(base.blocos)] : []),
    ...questoes.flatMap((one) => folha.questao(one)),
  ])
  const black = { color: '000000', bold: true }
  const document = new docx.Document({
    title,
    creator: clean(instituicao) || title,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 22, language: { value: language === 'en-us' ? 'en-US' : 'pt-BR' } },
        },
        heading2: { run: { ...black, size: 24 } },
        heading3: { run: { ...black, size: 22 } },
      },
    },
    numbering: {
      config: [
        { reference: BULLETS, levels: [level(0, 'bullet', '•'), level(1, 'bullet', '◦')] },
        // Not `1.`: so begin questions.
        { reference: NUMBERS, levels: [level(0, 'decimal', '[%1]'), level(1, 'decimal', '[%2]')] },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: { first: folha.cabeca(title), default: new docx.Header({ children: [] }) },
        footers: { first: folha.pe(), default: folha.pe() },
        children,
      },
    ],
  })
  return docx.Packer.toBuffer(document)
}
