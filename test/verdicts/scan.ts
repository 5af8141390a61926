/** What must not stand in an answer (S5): marks of one pupil's kept data, told to nobody but whom it is for. */
import type { Person, TestTenant } from '../kit/tenant.ts'
import type { Principal } from './world.ts'

/** Values that stand nowhere else in the world of verdicts: where one is found, it was told. */
export const MARKS = {
  cpf: '93541134780',
  ra: 'RA-7741-MARCA',
  nascimento: '2013-04-17',
  laudo: 'deficiencia-marcada',
  telefone: '48988117741',
  foto: '/arquivos/774100/',
} as const

/** Whoever answers for the pupil from above. */
const ACIMA: readonly Principal[] = [
  'coordenador',
  'gestor leitura',
  'gestor escrita',
  'administrador tenant',
  'administrador plataforma',
  'administrador visitante',
]

/** Which marks an answer may carry, and to whom; every other is a leak. */
const TOLD: readonly { call: RegExp; mark: keyof typeof MARKS; to: readonly Principal[] }[] = [
  { call: /^pessoa\./, mark: 'ra', to: ACIMA },
  { call: /^pessoa\.find$/, mark: 'telefone', to: ACIMA },
  // A pupil's face: to themselves, their guardian and their teachers; to the class only when it was allowed.
  { call: /./, mark: 'foto', to: ['aluno', 'responsavel', 'professor', ...ACIMA] },
]

/** Writes the marks on a pupil. */
export async function markAluno({ sql, id }: TestTenant, aluno: Person): Promise<void> {
  await sql(
    `insert into dado_pessoal (tenant_id, usuario_id, cpf, ra, data_nascimento, telefone)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, aluno.id, MARKS.cpf, MARKS.ra, MARKS.nascimento, MARKS.telefone],
  )
  await sql('insert into laudo (tenant_id, usuario_id, deficiencia) values ($1, $2, $3)', [
    id,
    aluno.id,
    MARKS.laudo,
  ])
  await sql(
    `with foto as (
       insert into arquivo (tenant_id, id, chave, nome, extensao, tipo, bytes, sha256, usuario_id)
       overriding system value values ($1, 774100, gen_random_uuid()::text, 'foto', '.png', 'image/png', 10, repeat('0', 64), $2) returning id)
     update usuario set foto_id = (select id from foto) where tenant_id = $1 and id = $2`,
    [id, aluno.id],
  )
}

/** As it may be written: a date in either order, a number with or without its marks. */
const spelt = (mark: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(mark) ?? []
  const cpf = mark.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
  return year ? [mark, `${day}/${month}/${year}`] : [mark, cpf]
}

/** Fields that no answer carries, whatever their value. */
const NEVER = /^(senha_hash|token_hash|segredo|secret)$/

const LEARNERS: readonly Principal[] = [
  'anonimo',
  'sem papel',
  'aluno',
  'colega',
  'colega sem a vez',
  'aluno de outra turma',
  'responsavel',
  'responsavel de colega',
  'responsavel de outra crianca',
]

interface Kept {
  field: RegExp
  from: (to: Principal) => boolean
  /** The calls that are for it. */
  but: RegExp
  is?: (value: unknown) => boolean
}

const fromLearners = (to: Principal): boolean => LEARNERS.includes(to)

/** Fields that some are never told but by the calls that are for them. */
const KEPT: readonly Kept[] = [
  { field: /^token_autenticado$/, from: () => true, but: /^tenant\.findBySlug$/ },
  // What is right, while it may still be answered: the keys of a finished attempt have a call of their own.
  {
    field: /^(correta|certas|aceitas|verdadeiras|resposta_certa|feedbacks)$/,
    from: fromLearners,
    but: /^tentativa\.gabarito$/,
  },
  // Whether an answer was right: of what is done again that is what is asked (decision 70).
  { field: /^certa$/, from: fromLearners, but: /^tentativa\.(?:gabarito|refazer)$/ },
  // Elsewhere the word says whether there is a key, or where a sealed one lies.
  {
    field: /^gabarito$/,
    from: fromLearners,
    but: /^tentativa\.gabarito$/,
    is: (value) => typeof value === 'object' && value !== null,
  },
]

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap((field) => [field, ...fieldsOf(field[1])])

const mayCarry = (call: string, to: Principal, [name, value]: [string, unknown]): boolean =>
  !NEVER.test(name) &&
  !KEPT.some(
    ({ field, from, but, is }) => field.test(name) && from(to) && !but.test(call) && (is?.(value) ?? true),
  )

/** What an answer tells that it should not: names of marks and fields; empty in a well-kept house. */
export function leaks(call: string, to: Principal, answer: unknown): string[] {
  const text = JSON.stringify(answer)
  const told = (Object.keys(MARKS) as (keyof typeof MARKS)[]).filter((mark) =>
    spelt(MARKS[mark]).some((spelling) => text.includes(spelling)),
  )
  const allowed = (mark: keyof typeof MARKS) =>
    TOLD.some((rule) => rule.mark === mark && rule.call.test(call) && rule.to.includes(to))
  return [
    ...told.filter((mark) => !allowed(mark)),
    ...fieldsOf(answer)
      .filter((field) => !mayCarry(call, to, field))
      .map(([name]) => name),
  ]
}
