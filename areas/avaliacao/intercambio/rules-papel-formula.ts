/** A formula as LaTeX writes it, taken apart into the little that school mathematics needs; null where there is more to it. */
import { table } from '../../../core/contract/table.ts'
import type { Mat } from './shapes-papel.ts'

const GREEK =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ ' +
  'sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
const SIGNS =
  'times × cdot · div ÷ pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝ infty ∞ ' +
  'to → rightarrow → leftarrow ← Rightarrow ⇒ Leftarrow ⇐ leftrightarrow ↔ Leftrightarrow ⇔ longrightarrow ⟶ implies ⇒ iff ⇔ ' +
  'rightleftharpoons ⇌ uparrow ↑ downarrow ↓ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ emptyset ∅ varnothing ∅ ' +
  'forall ∀ exists ∃ neg ¬ land ∧ lor ∨ angle ∠ triangle △ perp ⊥ parallel ∥ circ ° degree ° partial ∂ nabla ∇ sum ∑ prod ∏ ' +
  'int ∫ ldots … dots … cdots ⋯ prime ′ ast ∗ star ⋆ bullet • therefore ∴ because ∵ ell ℓ mid | lbrace { rbrace } langle ⟨ rangle ⟩ ' +
  'lvert | rvert | vert | backslash \\ aleph ℵ hbar ℏ square □ Box □'

function pairs(words: string): Record<string, string> {
  const all = words.split(' ')
  return Object.fromEntries(all.flatMap((name, at) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])))
}
const SYMBOLS: Readonly<Record<string, string>> = table({ ...pairs(GREEK), ...pairs(SIGNS) })

const NAMES = new Set(
  'sin cos tan cot sec csc sen tg cotg cossec arcsin arccos arctan log ln exp lim max min mod mdc mmc det gcd deg'.split(
    ' ',
  ),
)
const SPACES = new Set([' ', ',', ';', ':', '!', 'quad', 'qquad', 'enspace', 'thinspace', 'space'])
/** What says how it looks, or nothing at all. */
const QUIET = new Set(
  'displaystyle textstyle scriptstyle limits nolimits left right big Big bigg Bigg bigl bigr Bigl Bigr'.split(
    ' ',
  ),
)
const UPRIGHT = new Set(
  'text textrm textbf textit mathrm mathbf mathit mathsf operatorname mbox boldsymbol'.split(' '),
)
const DOUBLED: Readonly<Record<string, string>> = table({ R: 'ℝ', N: 'ℕ', Z: 'ℤ', Q: 'ℚ', C: 'ℂ', I: '𝕀' })
const ACCENTS: Readonly<Record<string, string>> = table({
  overline: '\u00af',
  bar: '\u00af',
  vec: '\u2192',
  overrightarrow: '\u2192',
  hat: '^',
  widehat: '^',
  tilde: '~',
  dot: '\u02d9',
})
const MATRICES: Readonly<Record<string, readonly [string, string]>> = table({
  matrix: ['', ''],
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  cases: ['{', ''],
  array: ['', ''],
  aligned: ['', ''],
})

const TOKEN = /\\([A-Za-z]{1,30}|[^A-Za-z])|\s{1,50}|\d{1,30}(?:\{?,\}?\d{1,30}|\.\d{1,30})?|./gsu

const symbol = (texto: string): Mat => ({ tipo: 'sinal', texto })
const upright = (texto: string): Mat => ({ tipo: 'sinal', texto, reto: true })
const row = (itens: Mat[]): Mat => (itens.length === 1 && itens[0] ? itens[0] : { tipo: 'fila', itens })

/** How deep formulas may lie within one another. */
const DEPTH = 20
class Unknown extends Error {}

class Reader {
  private at = 0
  private readonly tokens: string[]
  constructor(source: string) {
    this.tokens = [...source.matchAll(TOKEN)].map(([token]) => token)
  }

  private peek(): string | undefined {
    return this.tokens[this.at]
  }
  private take(): string {
    const token = this.tokens[this.at]
    if (token === undefined) throw new Unknown()
    this.at += 1
    return token
  }
  private skipSpace(): void {
    while (/^\s/.test(this.peek() ?? '')) this.at += 1
  }

  all(): Mat {
    const made = this.sequence(() => false, 0)
    if (this.peek() !== undefined) throw new Unknown()
    return made
  }

  /** Up to where `ends` says so, which stays. */
  private sequence(ends: (token: string) => boolean, depth: number): Mat {
    if (depth > DEPTH) throw new Unknown()
    const itens: Mat[] = []
    for (let token = this.peek(); token !== undefined && !ends(token); token = this.peek()) {
      if (/^\s/.test(token)) this.at += 1
      else if (token === '^' || token === '_' || token === "'")
        itens.push(this.scripts(itens.pop() ?? symbol(''), depth))
      else itens.push(...this.atom(depth))
    }
    return row(itens)
  }

  private scripts(base: Mat, depth: number): Mat {
    let [sobre, sob]: [Mat | null, Mat | null] = [null, null]
    for (let sign = this.peek(); sign === '^' || sign === '_' || sign === "'"; sign = this.peek()) {
      this.at += 1
      if (sign === "'") sobre = sobre ? row([sobre, symbol('′')]) : symbol('′')
      else if (sign === '^') sobre = sobre ? row([sobre, this.argument(depth)]) : this.argument(depth)
      else if (sob) throw new Unknown()
      else sob = this.argument(depth)
    }
    return { tipo: 'indices', base, sobre, sob }
  }

  private argument(depth: number): Mat {
    this.skipSpace()
    const next = this.peek() ?? ''
    // Without braces, one digit is all of it.
    if (/^\d./.test(next)) {
      this.tokens[this.at] = next.slice(1)
      return upright(next.slice(0, 1))
    }
    return row(this.atom(depth + 1))
  }

  /** The words of `{…}` as they stand. */
  private words(): string {
    this.skipSpace()
    if (this.take() !== '{') throw new Unknown()
    let said = ''
    for (let token = this.take(); token !== '}'; token = this.take()) {
      if (token === '{' || (token.startsWith('\\') && !/^\\[ %$&#_{},]$/.test(token))) throw new Unknown()
      said += token.startsWith('\\') ? token.slice(1) : token
    }
    return said
  }

  private closing(depth: number, close: string): Mat {
    const made = this.sequence((token) => token === close, depth + 1)
    if (this.take() !== close) throw new Unknown()
    return made
  }

  private degree(depth: number): Mat {
    this.take()
    return this.closing(depth, ']')
  }

  private atom(depth: number): Mat[] {
    const token = this.take()
    if (token === '{') return [this.closing(depth, '}')]
    if (token === '}' || token === '&' || token === '#') throw new Unknown()
    if (token === '~') return [symbol(' ')]
    if (/^\d/.test(token)) return [upright(token.replaceAll(/[{}]/g, ''))]
    if (token === '-') return [symbol('−')]
    if (token === '*') return [symbol('∗')]
    if (!token.startsWith('\\')) return [symbol(token)]
    return this.command(token.slice(1), depth)
  }

  private command(name: string, depth: number): Mat[] {
    const known = SYMBOLS[name]
    if (known !== undefined) return [symbol(known)]
    if (NAMES.has(name)) return [upright(name)]
    if (SPACES.has(name)) return [symbol(' ')]
    if (/^[%$&#_{}|]$/.test(name)) return [symbol(name)]
    if (/^[dt]?frac$/.test(name))
      return [{ tipo: 'fracao', cima: this.argument(depth), baixo: this.argument(depth) }]
    if (name === 'sqrt') {
      this.skipSpace()
      const indice = this.peek() === '[' ? this.degree(depth) : null
      return [{ tipo: 'raiz', indice, de: this.argument(depth) }]
    }
    if (name === 'left') return [this.between(depth)]
    if (QUIET.has(name)) return []
    if (UPRIGHT.has(name)) return [upright(this.words())]
    if (name === 'mathbb') return [symbol(DOUBLED[this.words()] ?? unknown())]
    const accent = ACCENTS[name]
    if (accent !== undefined) return [{ tipo: 'acento', sinal: accent, de: this.argument(depth) }]
    if (name === 'begin') return [this.matrix(depth)]
    throw new Unknown()
  }

  private fence(): string {
    this.skipSpace()
    const token = this.take()
    const sign = token.startsWith('\\') ? (SYMBOLS[token.slice(1)] ?? token.slice(1)) : token
    if (sign === '.') return ''
    return /^[()[\]|{}⟨⟩]$/.test(sign) ? sign : unknown()
  }

  private between(depth: number): Mat {
    const abre = this.fence()
    const de = this.sequence((token) => token === '\\right', depth + 1)
    this.take()
    return { tipo: 'entre', abre, fecha: this.fence(), de }
  }

  private matrix(depth: number): Mat {
    const name = this.words()
    const [abre, fecha] = MATRICES[name] ?? unknown()
    if (name === 'array') this.words()
    const linhas: Mat[][] = [[]]
    for (;;) {
      const cell = this.sequence((token) => ['&', '\\\\', '\\end'].includes(token), depth + 1)
      linhas.at(-1)?.push(cell)
      const end = this.take()
      if (end === '\\end') break
      if (end === '\\\\') linhas.push([])
    }
    if (this.words() !== name) throw new Unknown()
    const written = linhas.filter((one) => one.some((cell) => linearOf(cell) !== ''))
    return { tipo: 'matriz', abre, fecha, linhas: written }
  }
}

function unknown(): never {
  throw new Unknown()
}

/** null: something in it has no place in what we set. */
export function lerFormula(source: string): Mat | null {
  try {
    return new Reader(source.trim().slice(0, 1_000)).all()
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

const UP: Readonly<Record<string, string>> = table({
  ...Object.fromEntries([...'0123456789+−=()n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? ''])),
  '°': '°',
  '′': '′',
})
const DOWN: Readonly<Record<string, string>> = table(
  Object.fromEntries([...'0123456789+−=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? ''])),
)

const simple = (said: string): boolean => /^[\p{L}\d.,]{0,30}$/u.test(said)
const held = (said: string): string => (simple(said) ? said : `(${said})`)

function raised(said: string, mark: '^' | '_'): string {
  const twins = [...said].map((sign) => (mark === '^' ? UP : DOWN)[sign])
  return twins.every((twin) => twin !== undefined) ? twins.join('') : `${mark}${held(said)}`
}

/** In one line, as one would type it: for who hears it, and where nothing sets formulas. */
export function linearOf(mat: Mat): string {
  switch (mat.tipo) {
    case 'sinal':
      return /^[=<>≤≥≠≈→⇒⇔+−×÷±·∈]$/.test(mat.texto) ? ` ${mat.texto} ` : mat.texto
    case 'fila':
      // A sign before everything belongs to what follows.
      return mat.itens
        .map((one, at) => (at === 0 ? linearOf(one).trim() : linearOf(one)))
        .join('')
        .replaceAll(/ {2,}/g, ' ')
        .trim()
    case 'fracao':
      return `${held(linearOf(mat.cima))}/${held(linearOf(mat.baixo))}`
    case 'raiz': {
      const degree = mat.indice ? raised(linearOf(mat.indice), '^') : ''
      return `${degree}√${held(linearOf(mat.de))}`
    }
    case 'indices': {
      const under = mat.sob ? raised(linearOf(mat.sob).trim(), '_') : ''
      const over = mat.sobre ? raised(linearOf(mat.sobre).trim(), '^') : ''
      return `${linearOf(mat.base)}${under}${over}`
    }
    case 'entre':
      return `${mat.abre}${linearOf(mat.de)}${mat.fecha}`
    case 'acento':
      return `${linearOf(mat.de)}${mat.sinal}`
    case 'matriz':
      return `${mat.abre}${mat.linhas.map((one) => one.map(linearOf).join(', ')).join('; ')}${mat.fecha}`
  }
}
