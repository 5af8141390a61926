/** A tenant's words for its people: each phrase in each choice, with what agrees. */
import { afterEach, expect, it } from 'vitest'
import { callBy, chamado, defineTexts, inLanguage, say, USUAL } from './texts.ts'
import { type Tratamento, tratamentoOf } from './tratamento.ts'

afterEach(() => callBy(() => USUAL))

const as = (aluno: Tratamento['aluno'], professor: Tratamento['professor']): Tratamento => ({
  aluno,
  professor,
})

it.each<[string, string, string, string, string]>([
  ['⟦O aluno⟧ foi avisado.', 'O aluno', 'A aluna ou o aluno', 'O estudante', 'O educando'],
  [
    '⟦Nenhum aluno encontrado⟧.',
    'Nenhum aluno encontrado',
    'Nenhuma aluna ou nenhum aluno encontrado',
    'Nenhum estudante encontrado',
    'Nenhum educando encontrado',
  ],
  ['⟦Cada aluno⟧ vê', 'Cada aluno', 'Cada aluna ou aluno', 'Cada estudante', 'Cada educando'],
  ['nota ⟦do aluno⟧', 'do aluno', 'da aluna ou do aluno', 'do estudante', 'do educando'],
  ['28 ⟦alunos⟧', 'alunos', 'alunos', 'estudantes', 'educandos'],
  ['⟦Alunos⟧', 'Alunos', 'Alunos', 'Estudantes', 'Educandos'],
])('%s', (sentence, ...said) => {
  const [before, after] = sentence.split(/⟦.*⟧/)
  expect(
    (['aluno', 'aluna_aluno', 'estudante', 'educando'] as const).map((aluno) =>
      chamado(sentence, as(aluno, 'docente')),
    ),
  ).toEqual(said.map((one) => `${before}${one}${after}`))
})

it.each<[string, string, string, string, string]>([
  [
    '⟦Seu professor⟧ corrige',
    'Sua professora ou seu professor',
    'Sua professora',
    'Seu professor',
    'Seu docente',
  ],
  [
    'Fale com ⟦o seu professor⟧.',
    'a sua professora ou o seu professor',
    'a sua professora',
    'o seu professor',
    'o seu docente',
  ],
  [
    'Quando ⟦um professor⟧ publicar',
    'uma professora ou um professor',
    'uma professora',
    'um professor',
    'um docente',
  ],
  ['⟦os professores⟧ veem', 'os professores', 'as professoras', 'os professores', 'os docentes'],
  [
    '⟦Todos os docentes⟧',
    'Todos os docentes',
    'Todas as professoras',
    'Todos os professores',
    'Todos os docentes',
  ],
  ['1 ⟦docente⟧', 'docente', 'professora', 'professor', 'docente'],
  ['⟦Professor⟧', 'Professor', 'Professora', 'Professor', 'Docente'],
])('%s', (sentence, ...said) => {
  const [before, after] = sentence.split(/⟦.*⟧/)
  expect(
    (['professora_professor', 'professora', 'professor', 'docente'] as const).map((professor) =>
      chamado(sentence, as('aluno', professor)),
    ),
  ).toEqual(said.map((one) => `${before}${one}${after}`))
})

it('a table is read with the words of the moment, its functions too; English has its own', () => {
  const table = defineTexts({
    titulo: { pt: '⟦Alunos⟧', en: 'Students' },
    de: { pt: (nome: string) => `${nome}, ⟦do professor⟧`, en: (nome: string) => `${nome}, the teacher’s` },
  })
  const t = say(table, 'pt-br')
  expect([t.titulo, t.de('Ana')]).toEqual(['Alunos', 'Ana, da professora ou do professor'])
  callBy(() => as('estudante', 'educadora'))
  expect([t.titulo, t.de('Ana')]).toEqual(['Estudantes', 'Ana, da educadora'])
  expect(say(table, 'pt-br')).toBe(t)
  expect([
    say(table, 'en-us').titulo,
    inLanguage(table.titulo, 'en-us'),
    inLanguage(table.titulo, 'pt-br'),
  ]).toEqual(['Students', 'Students', 'Estudantes'])
})

it('what is no word of the lists is the usual one', () => {
  expect(tratamentoOf('criança', undefined)).toEqual(USUAL)
  expect(tratamentoOf('estudante', 'docente')).toEqual(as('estudante', 'docente'))
})
