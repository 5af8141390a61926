/** Every sentence that speaks of pupils and teachers, in each word that a tenant may choose for them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'
import { chamado, feminina } from './texts.ts'
import { ALUNOS, PROFESSORES, type Tratamento } from './tratamento.ts'

/** Sentences in which the words are names of a file's values, or what is being chosen. */
const KEPT: readonly RegExp[] = [
  /^Use aluno, professor, coordenador, gestor_rede ou responsavel\.$/,
  /^(?:aluna ou aluno|professora ou professor)$/,
]

/** What changes in a mark beside the noun, from the masculine. */
const FEMININAS = new Map(
  'o:a os:as do:da dos:das ao:à aos:às no:na nos:nas pelo:pela pelos:pelas um:uma seu:sua seus:suas este:esta estes:estas deste:desta algum:alguma nenhum:nenhuma outro:outra outros:outras todos:todas próximo:próxima próprio:própria avisados:avisadas vinculado:vinculada atualizados:atualizadas'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** What does not change with the gender. */
const SAME = ['cada', 'de', 'são']

/** The sentences in Portuguese of a source, what is put into them left out. */
const sentences = (source: string): string[] =>
  [...source.matchAll(/\bpt: ([\s\S]*?)\ben: /g)].flatMap(([, pt = '']) =>
    [...pt.matchAll(/'((?:[^'\n\\]|\\.)*)'|`([^`]*)`/g)].map(([, plain, built]) =>
      (plain ?? built ?? '').replace(/\$\{[^{}]*\}/g, '1'),
    ),
  )

const sources = ['areas', 'core', 'apps']
  .flatMap((top) => readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const MASCULINE = [...FEMININAS.keys()].join('|')
const FEMININE = [...new Set(FEMININAS.values())].join('|')
/** An article or what else agrees, of the one gender, at a noun of the other. */
const DISAGREES = [
  new RegExp(`(?<!\\p{L})(?:${MASCULINE})\\s+(?:professora|educadora|aluna)s?(?!\\p{L})`, 'iu'),
  /(?<!\p{L})(?:professora|educadora|aluna)s?\s+(?:são\s+)?\p{L}+(?:ados|idos)(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:${FEMININE})\\s+(?:professor|professores|educador|educadores|alunos?|estudantes?|educandos?|docentes?)(?!\\p{L})`,
    'iu',
  ),
]

const CHOICES: readonly Tratamento[] = ALUNOS.flatMap((aluno) =>
  PROFESSORES.map((professor) => ({ aluno, professor })),
)

/** What is wrong with a sentence: words outside of marks, marks that decline nothing, words that disagree. */
function faultsOf(sentence: string): string[] {
  if (KEPT.some((kept) => kept.test(sentence))) return []
  const faults: string[] = []
  const [outside, marks] = [sentence.replace(/⟦[^⟧]*⟧/g, '·'), sentence.match(/⟦[^⟧]*⟧/g) ?? []]
  // A parameter may carry the name of a pupil; a word of the sentence is a word of the tenant.
  if (/(?<![\p{L}$_.])(?:alun[oa]s?|professor(?:a|es|as)?|docentes?)(?![\p{L}_])/iu.test(outside))
    faults.push(`not marked: ${sentence}`)
  for (const mark of marks) {
    const words = mark.slice(1, -1).toLowerCase().split(/\s+/)
    if (words.filter((word) => /^(?:alunos?|professor(?:es)?|docentes?)$/.test(word)).length !== 1)
      faults.push(`not one noun: ${mark}`)
    for (const word of words)
      if (
        !FEMININAS.has(word) &&
        !SAME.includes(word) &&
        !/^(?:alunos?|professor(?:es)?|docentes?)$/.test(word)
      )
        faults.push(`not declined: ${word} in ${mark}`)
  }
  for (const choice of CHOICES) {
    const said = chamado(sentence, choice)
    if (said.includes('⟦') || DISAGREES.some((wrong) => wrong.test(said))) faults.push(`said: ${said}`)
  }
  return [...new Set(faults)]
}

describe('a sentence about pupils or teachers', () => {
  it('is marked, and agrees in each word that may be chosen', () => {
    const all = sources.flatMap(({ file, source }) => sentences(source).map((one) => [file, one] as const))
    expect(all.filter(([, one]) => one.includes('⟦')).length).toBeGreaterThan(200)
    expect(all.flatMap(([file, one]) => faultsOf(one).map((fault) => `${file}: ${fault}`))).toEqual([])
  })

  it('has its words beside the noun declined', () => {
    for (const [masculine, feminine] of FEMININAS) expect(feminina(masculine)).toBe(feminine)
    expect(SAME.map(feminina)).toEqual(SAME)
  })

  it('that is not is found: planted sentences', () => {
    expect(faultsOf('Avise o aluno.')).toEqual(['not marked: Avise o aluno.'])
    expect(faultsOf('Fale com o ⟦professor⟧.')).toEqual([
      'said: Fale com o professora.',
      'said: Fale com o educadora.',
    ])
    expect(faultsOf('⟦Os docentes⟧ são avisados')).toEqual([
      'said: As professoras são avisados',
      'said: As educadoras são avisados',
    ])
    expect(faultsOf('⟦Os antigos professores⟧')[0]).toBe('not declined: antigos in ⟦Os antigos professores⟧')
    expect(faultsOf('⟦Os docentes são avisados⟧ e ⟦cada aluno⟧ vê')).toEqual([])
  })
})
