/**
 * How a tenant calls its pupils and teachers. Sentences mark what depends on it, `⟦o aluno⟧`, `⟦Nenhum aluno encontrado⟧`,
 * and are said with the words that were chosen; what agrees stands inside the marks (decision 0064).
 */

interface Forma {
  um: string
  muitos: string
  /** The gender in which one speaks of all; `ambos`: both of one person, masculine of several and in headings. */
  genero: 'o' | 'a' | 'ambos'
  uma?: string
}

export const ALUNO = {
  aluno: { um: 'aluno', muitos: 'alunos', genero: 'o' },
  aluna_aluno: { um: 'aluno', uma: 'aluna', muitos: 'alunos', genero: 'ambos' },
  estudante: { um: 'estudante', muitos: 'estudantes', genero: 'o' },
  educando: { um: 'educando', muitos: 'educandos', genero: 'o' },
} as const satisfies Readonly<Record<string, Forma>>

export const PROFESSOR = {
  professora_professor: { um: 'professor', uma: 'professora', muitos: 'professores', genero: 'ambos' },
  professora: { um: 'professora', muitos: 'professoras', genero: 'a' },
  professor: { um: 'professor', muitos: 'professores', genero: 'o' },
  docente: { um: 'docente', muitos: 'docentes', genero: 'o' },
  educadora: { um: 'educadora', muitos: 'educadoras', genero: 'a' },
  educador: { um: 'educador', muitos: 'educadores', genero: 'o' },
} as const satisfies Readonly<Record<string, Forma>>

export interface Tratamento {
  aluno: keyof typeof ALUNO
  professor: keyof typeof PROFESSOR
}

/** Of a tenant that chose nothing. */
export const USUAL: Tratamento = { aluno: 'aluno', professor: 'professora_professor' }

export const ALUNOS = Object.keys(ALUNO) as Tratamento['aluno'][]
export const PROFESSORES = Object.keys(PROFESSOR) as Tratamento['professor'][]

/** Words of the lists; the usual ones for any other. */
export const tratamentoOf = (aluno: unknown, professor: unknown): Tratamento => ({
  aluno: ALUNOS.find((one) => one === aluno) ?? USUAL.aluno,
  professor: PROFESSORES.find((one) => one === professor) ?? USUAL.professor,
})

let source: () => Tratamento = () => USUAL

/** Says where the choice of the work at hand is found. Once a program. */
export function callBy(found: () => Tratamento): void {
  source = found
}

export const currentTratamento = (): Tratamento => source()

/** What changes with the gender, beside the noun. */
export const FEMININAS: ReadonlyMap<string, string> = new Map(
  'o:a os:as do:da dos:das ao:à aos:às no:na nos:nas pelo:pela pelos:pelas um:uma seu:sua seus:suas este:esta estes:estas deste:desta algum:alguma nenhum:nenhuma outro:outra outros:outras todos:todas próximo:próxima próprio:própria avisados:avisadas atualizados:atualizadas'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** A phrase of the marks around its noun. */
const PHRASE = /^(.*?)(alunos?|professor(?:es)?|docentes?)(?!\p{L})(.*)$/isu

const capital = (words: string): string => (words[0]?.toUpperCase() ?? '') + words.slice(1)
const lower = (words: string): string => (words[0]?.toLowerCase() ?? '') + words.slice(1)

const feminina = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) => {
    const said = FEMININAS.get(word.toLowerCase()) ?? word.toLowerCase()
    return word === lower(word) ? said : capital(said)
  })

/** Who chose no word keeps the neutral one where it stands. */
function formaOf(noun: string, { aluno, professor }: Tratamento): Forma {
  if (noun.startsWith('aluno')) return ALUNO[aluno]
  return PROFESSOR[noun.startsWith('docente') && professor === USUAL.professor ? 'docente' : professor]
}

function phraseIn(phrase: string, tratamento: Tratamento): string {
  const [, before = '', noun = '', after = ''] = PHRASE.exec(phrase) ?? []
  if (noun === '') return phrase
  const forma = formaOf(noun.toLowerCase(), tratamento)
  const isMany = noun.endsWith('s')
  const word = isMany ? forma.muitos : forma.um
  const said = noun === lower(noun) ? word : capital(word)
  if (forma.genero === 'a') return `${feminina(before)}${said}${feminina(after)}`
  if (isMany || forma.uma === undefined || before === '') return `${before}${said}${after}`
  const hers = feminina(before)
  return `${hers}${forma.uma} ou ${hers === before ? '' : lower(before)}${said}${after}`
}

/** The sentence with the marked phrases in the words of `tratamento`, those of the work at hand unless told. */
export const chamado = (sentence: string, tratamento: Tratamento = source()): string =>
  sentence.includes('⟦')
    ? sentence.replace(/⟦([^⟦⟧]*)⟧/g, (_, phrase: string) => phraseIn(phrase, tratamento))
    : sentence
