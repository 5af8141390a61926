/** Names of schools as one would compare them by ear: without accents, kinds and titles written short in one way. */

/** Kinds of schools in words, the longer ones first, and how they are written short. */
const TIPOS: readonly (readonly [words: string, short: string])[] = [
  ['escola municipal de ensino fundamental e medio', 'emefm'],
  ['escola municipal de educacao infantil e ensino fundamental', 'emeief'],
  ['escola municipal de ensino infantil e fundamental', 'emeief'],
  ['escola municipal de ensino fundamental', 'emef'],
  ['escola municipal de educacao fundamental', 'emef'],
  ['escola municipal de educacao infantil', 'emei'],
  ['escola municipal de ensino infantil', 'emei'],
  ['escola municipal de educacao basica', 'emeb'],
  ['escola municipal de ensino basico', 'emeb'],
  ['escola estadual de ensino fundamental e medio', 'eeefm'],
  ['escola estadual de ensino fundamental', 'eeef'],
  ['escola estadual de ensino medio', 'eeem'],
  ['escola de educacao basica', 'eeb'],
  ['escola tecnica estadual', 'etec'],
  ['escola basica municipal', 'ebm'],
  ['escola municipal', 'em'],
  ['escola estadual', 'ee'],
  ['centro municipal de educacao infantil', 'cmei'],
  ['unidade municipal de educacao infantil', 'umei'],
  ['nucleo de educacao infantil', 'nei'],
  ['centro de educacao infantil', 'cei'],
  ['centro integrado de educacao publica', 'ciep'],
  ['centro educacional unificado', 'ceu'],
]
const SHORT = new Set([...TIPOS.map(([, short]) => short), 'escola', 'colegio', 'creche'])

const TITULOS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    prof: 'professor',
    profa: 'professora',
    dr: 'doutor',
    dra: 'doutora',
    pe: 'padre',
    sta: 'santa',
    sto: 'santo',
    dep: 'deputado',
    gov: 'governador',
    pres: 'presidente',
    pref: 'prefeito',
    ver: 'vereador',
    sen: 'senador',
    cel: 'coronel',
    cap: 'capitao',
    gal: 'general',
    gen: 'general',
    mal: 'marechal',
    mons: 'monsenhor',
    eng: 'engenheiro',
    jd: 'jardim',
    vl: 'vila',
    pq: 'parque',
  }),
)

const SMALL = new Set(['a', 'o', 'e', 'de', 'da', 'do', 'das', 'dos'])

/** `E. M. E. F.` is `emef`: letters that stand alone one after another are one word. */
function joined(words: readonly string[]): string[] {
  const out: string[] = []
  let letters = ''
  for (const word of words) {
    if (word.length === 1 && word >= 'a') {
      letters += word
      continue
    }
    if (letters) out.push(letters)
    letters = ''
    out.push(word)
  }
  return letters ? [...out, letters] : out
}

/** Lower case, no accents, no signs; `ª` is an a. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export interface Chaves {
  /** Two names with the same one are the same name. */
  chave: string
  /** Without the kind of school: two with the same one may be the same school. */
  nua: string
}

/** Words in whatever order: lists put titles at the end (`ALCYR OLIVEIRA PROFESSOR`). */
export function chavesOf(name: string): Chaves {
  let text = ` ${joined(plain(name).split(' ')).join(' ')} `
  for (const [words, short] of TIPOS) text = text.replace(` ${words} `, ` ${short} `)
  const words = text
    .split(' ')
    .map((word) => TITULOS.get(word) ?? word)
    .filter((word) => word !== '' && !SMALL.has(word))
    .sort()
  const bare = words.filter((word) => !SHORT.has(word))
  return { chave: words.join(' '), nua: bare.join(' ') }
}
