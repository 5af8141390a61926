/** English as American teachers write it, and one word for one thing: what a sentence no longer says. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'
import { type Retired, wallOf } from '../testing/sentences.ts'

const RETIRED: readonly Retired[] = [
  { said: /\bpupils?\b/i, instead: 'student' },
  {
    said: /\bmarks?\b(?! (?:all as read|the right answer|it as|and the picture))|\bmarking\b|\bmarked (?:at once|topic)/i,
    instead: 'grade, what work is given',
    kept: {
      'areas/conversa/forum/registro.ts': 'what is new in a topic is marked',
      'areas/ensino/aula/web/prazo-texts.ts': 'work is marked as late',
      'areas/ensino/tentativa/web/telas/texts.ts': 'places of a picture are marked',
      'areas/escola/cartao/web/cartoes-texts.ts': 'paper is cut along its marks',
    },
  },
  { said: /\bdeliver(?:y|ies|ed)\b/i, instead: 'submission; turned in' },
  { said: /\bhand(?:ed)? in\b/i, instead: 'turn in' },
  { said: /\bcorrections?\b(?! (?:saved|made|or))/i, instead: 'grading' },
  { said: /\bnotices?\b/i, instead: 'announcement' },
  { said: /\bdisciplines?\b/i, instead: 'subject' },
  {
    said: /\bschool years?\b/i,
    instead: 'grade level',
    kept: {
      'areas/escola/turma/web/gestao-texts.ts': 'the year in which a class is',
      'areas/escola/turma/web/texts.ts': 'the year in which a class is',
    },
  },
  { said: /\brepair/i, instead: 'fix' },
  { said: /\be-mails?\b|\bby mail\b|\bmails\b/i, instead: 'email' },
  { said: /\buser names?\b/i, instead: 'username' },
  { said: /\btelephones?\b/i, instead: 'phone' },
  { said: /\bregister numbers?\b|\bcall numbers?\b/i, instead: 'student ID; roll number' },
  { said: /\btitulars?\b|\bhelping teachers?\b/i, instead: 'lead teacher; assistant teacher' },
  { said: /\bbin\b/i, instead: 'trash' },
  { said: /\b(?:un)?tick(?:s|ed|ing)?\b/i, instead: 'select, deselect, check' },
  { said: /\bunder way\b/i, instead: 'in progress' },
  { said: /\bfilms?\b/i, instead: 'video' },
  { said: /\bany more\b/i, instead: 'anymore' },
  { said: /\bfull stops?\b/i, instead: 'period' },
  {
    said: /\bfortnight|\bwhilst\b|\bamongst\b|\bmaths\b|\btimetable\b|\bholidays?\b|\bheadteacher\b/i,
    instead: 'the American word',
  },
  {
    said: /\w*(?:colour|favour|honour|behaviour|neighbour|labour)\w*|\bgrey\b|\bcentre\b|\bcatalogue|\bprogramme|\benrol(?:s|ment)\b|\b(?:cancel|label|travel)l(?:ed|ing)\b|\backnowledgement|\b(?:recogn|personal|organ|author|real|final|apolog|minim|maxim|custom)is(?:e|ed|es|ing|ation)\b|\blicence\b|\banalyse|\bcompetences\b|\blearnt\b|\bspelt\b/i,
    instead: 'American spelling',
  },
  {
    said: /\ba (?:announcement|assistant|email|answer|image|end|open|urgent)\b|\ban (?:student|grade|submission|notice|username)\b/i,
    instead: 'the other article',
  },
  {
    said: /\bwaits for your look\b|\bNobody of this name\b|\bthere no more\b/i,
    instead: 'no calque',
  },
]

/** The sentences in English of a source: what stands in quotes after `en:`. */
const sentences = (source: string): string[] =>
  [
    ...source.matchAll(
      /\ben: ((?:[^'`{}\n]|\n(?!\s*\w+: \{))*?(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)[\s\S]*?)(?=\n {0,8}\w+: |\n {0,4}\}|\},?\n|$)/g,
    ),
  ].flatMap(([, en = '']) =>
    [...en.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two, built]) =>
      (one ?? two ?? built ?? '').replace(/\$\{[^{}]*\}/g, '#'),
    ),
  )

const sources = ['areas', 'core', 'apps']
  .flatMap((top) => readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const wall = wallOf(sources, RETIRED, sentences)

describe('a sentence in English', () => {
  it('is American, and says one thing by one word', () => {
    expect(wall.every().length).toBeGreaterThan(6500)
    expect(wall.faults()).toEqual([])
  })

  it('that is not is found: planted sentences', () => {
    const planted = `a: { pt: 'Alunos', en: 'Pupils' },
      b: {
        pt: (n: number) => plural(n, 'nota', 'notas'),
        en: (n: number) => plural(n, '1 mark', '# marks'),
      },
      c: { pt: 'pupils', en: "The class's colour" }, d: { pt: 'x', en: (a: string) => \`\${a} was cancelled\` },
      e: { pt: 'Presente', en: 'Remarkable' },`
    expect(wall.faultsIn('x', planted)).toEqual([
      'x: Pupils (student)',
      'x: 1 mark (grade, what work is given)',
      'x: # marks (grade, what work is given)',
      "x: The class's colour (American spelling)",
      'x: # was cancelled (American spelling)',
    ])
  })

  it('keeps an old word only where it is still said', () => {
    expect(wall.idle()).toEqual([])
  })
})
