/**
 * Whom each policy lets do what: every rule of every area is asked by each kind of person about the same hundreds of
 * things, made of all that rules look at; who is let in how often stands in `politicas.baseline`. A right that one role
 * gains or loses, or a state that is no longer asked for, shows as a line that differs (decision 0057).
 * TEST_POLITICAS=escreve writes the list anew.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Actor } from '../../core/policy/actor.ts'
import { root } from '../../core/server/paths.ts'

const LIST = new URL('./politicas.baseline', import.meta.url)
/** So many things are asked about. */
const THINGS = 500

const actor = (change: Partial<Actor> = {}): Actor => ({
  id: 5,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...change,
})
const ofRede = (papel: 'gestor_rede' | 'coordenador', funcao: 'leitura' | 'escrita', id: number) =>
  actor({ redes: [{ id, papel, funcao }] })

/** The class 10 lies in the school 2, below the network 1; the thing is of the pupil 7. */
const PEOPLE: Readonly<Record<string, Actor>> = {
  ninguem: actor(),
  aluna: actor({ id: 7, turmas: [{ id: 10, papel: 'aluno' }] }),
  colega: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  mae: actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [7] }),
  vizinha: actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [8] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
  'professora de outra': actor({ turmas: [{ id: 11, papel: 'professor' }] }),
  coordenadora: ofRede('coordenador', 'escrita', 2),
  'coordenadora que lê': ofRede('coordenador', 'leitura', 2),
  'coordenadora de outra': ofRede('coordenador', 'escrita', 3),
  gestora: ofRede('gestor_rede', 'escrita', 1),
  'gestora que lê': ofRede('gestor_rede', 'leitura', 1),
  autora: actor({ funcoes: ['autor'] }),
  revisora: actor({ funcoes: ['revisor'] }),
  encarregada: actor({ funcoes: ['encarregado'] }),
  suporte: actor({ funcoes: ['suporte'] }),
  administradora: actor({ funcoes: ['administrador_tenant'] }),
  plataforma: actor({ funcoes: ['administrador-plataforma'] }),
  visitante: actor({ id: -5, tenantId: 2, funcoes: ['administrador-plataforma'] }),
}

const TURMAS = [10, 12].flatMap((id) =>
  ['ativa', 'encerrada', 'excluida'].flatMap((status) =>
    [[1, 2], [9]].map((redeCaminho) => ({
      id,
      status,
      redeCaminho,
      ligado: status !== 'encerrada' || id === 10,
    })),
  ),
)
const BOTH = [true, false]
const SOME_IDS = [5, 7, 9, null]
const PESSOAS = [
  [['aluno', [1, 2]]],
  [['aluno', [3]]],
  [['professor', [1, 2]]],
  [['coordenador', [1, 2]]],
  [['gestor_rede', [1]]],
  [['administrador_tenant', null]],
  [['suporte', null]],
  [
    ['aluno', [1, 2]],
    ['responsavel', [3]],
  ],
].flatMap((papeis) =>
  [
    { tenantId: 1, id: 7 },
    { tenantId: 1, id: 5 },
    { tenantId: 2, id: 5 },
  ].map((one) => ({
    ...one,
    usuarioId: one.id,
    isAluno: papeis[0]?.[0] === 'aluno',
    papeis: papeis.map(([papel, lugar]) => ({ papel, lugar })),
  })),
)

/** What each thing that rules look at may be; what is another thing in another area stands under its name there. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  id: [10, 12],
  status: ['ativa', 'encerrada', 'excluida'],
  turmaStatus: ['ativa', 'encerrada', 'excluida'],
  redeCaminho: [[1, 2], [1, 2, 4], [9], []],
  turma: [...TURMAS, null],
  tenantId: [1, 2],
  usuarioId: [5, 7, 9],
  usuario: [5, 7, 9],
  usuario_id: SOME_IDS,
  visitante_id: [5, null],
  visitante_tenant: [2, null],
  autor: SOME_IDS,
  autores: [[5], [7, 9], []],
  dono: SOME_IDS,
  estado: ['pendente', 'enviada', 'devolvida', 'corrigida'],
  visibilidade: ['privada', 'turma', 'rede', 'plataforma'],
  alcance: ['privada', 'turma', 'rede', 'plataforma'],
  versao: [0, 1],
  tipo: ['forum', 'aviso'],
  statusData: [1, 0],
  papeis: [null, ['aluno'], ['responsavel'], ['aluno', 'responsavel']],
  removidaPor: SOME_IDS,
  publico: ['alunos', 'responsaveis', 'todos'],
  turmas: [TURMAS.slice(0, 1), [TURMAS[0], TURMAS[2]], [TURMAS[0], TURMAS[1]], [TURMAS[1]], [TURMAS[4]]],
  cliente: [null, 21, 22],
  meus: [[], [21], [22]],
  escreve: [[], [21], [22]],
  vinculados: [[], [21], [21, 22]],
  redes: [null, [], [1], [2], [3], [1, 3]],
  concedidas: [[], [1], [3]],
  pessoa: PESSOAS,
  papel: [
    'aluno',
    'responsavel',
    'professor',
    'coordenador',
    'gestor_rede',
    'administrador_tenant',
    'suporte',
  ],
  lugar: [null, [1, 2], [3]],
  aluno: [5, 7, 9],
  pedidoPor: [5, 7, 9],
  encarregados: [[], [{ id: 9, nome: 'Outra', papeis: ['encarregado'] }]],
  'avaliacao/questao.estado': ['rascunho', 'em_revisao', 'aprovada', 'arquivada'],
  'avaliacao/avaliacao.estado': ['rascunho', 'pronta', 'arquivada'],
  'avaliacao/sugestao.estado': ['rascunho', 'publicada', 'arquivada'],
  sugestao: [
    null,
    { autor: 5, estado: 'publicada', redeCaminho: [1, 2], naRede: true, ensina: true },
    { autor: 7, estado: 'rascunho', redeCaminho: [], naRede: false, ensina: false },
  ],
  'conversa/aovivo.turma': [10, 12],
  'conversa/forum.turma': [10, 12],
  'conversa/forum.status': ['0', '1', '3'],
  'ensino/aula.estado': ['rascunho', 'em_revisao', 'publicada', 'arquivada'],
  'ensino/curriculo.versao': [null, 21, 22],
  'ensino/midia.tipo': ['imagem'],
  'escola/auditoria.papeis': [['aluno'], ['professor'], ['suporte'], ['encarregado']],
  'acesso/fator.papeis': [['aluno'], ['professor'], ['administrador_tenant'], ['administrador-plataforma']],
  'acesso/fator.id': [5, 7],
  'escola/conta.id': [5, 7, 10],
  'escola/conta.papeis': [['aluno'], ['aluno', 'professor'], ['suporte']],
  'escola/conta.redes': [[], [[1, 2]], [[3]], [[3], [1, 2]]],
  'escola/pessoa.id': [5, 7],
  // Who has no role any more is asked for those they had.
  'escola/pessoa.papeis': [[], ...new Set(PESSOAS.map(({ papeis }) => papeis))],
  deixados: [...new Set(PESSOAS.map(({ papeis }) => papeis))],
  'gestao/privacidade.papeis': [['aluno'], ['professor'], ['encarregado'], ['administrador-plataforma']],
  'gestao/privacidade.pessoa': PESSOAS.map((one) => ({
    ...one,
    papeis: one.papeis.map(({ papel }) => papel),
  })),
  'trilhas/trilha.aluno': BOTH,
}
/** What holds or does not. */
const FLAGS =
  /^(ligado|naRede|emTurma|aprende|removida|mostrada|publicada|arquivada|naTrilha|mostraTotais|agendar|bloqueado|apenasLeitura|daRede|visivel|titular|docente|ativo|isAluno|alcanca|geral|ensina|equipe|guarda|repassar)$/

/** One of several, the same for the same name and thing whatever else is looked at. */
function drawn<T>(among: readonly T[], name: string, thing: number): T {
  let mixed = thing + 1
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x9e37_79b1) ^ (mixed >>> 15)
  return among[((mixed ^ (mixed >>> 13)) >>> 0) % among.length] as T
}

const unknown = new Set<string>()
const NAMES = [...new Set(Object.keys(VALUES).map((name) => name.replace(/^.*\./, '')))]

/** The nth thing of an area, with all that its rules may look at. */
function thingOf(area: string, thing: number): object {
  const values = new Map<string, unknown>()
  const of = (name: string): unknown => {
    const among = VALUES[`${area}.${name}`] ?? VALUES[name] ?? (FLAGS.test(name) ? BOTH : undefined)
    if (!among) unknown.add(`${area}.${name}`)
    if (!values.has(name)) values.set(name, among && drawn(among, name, thing))
    return values.get(name)
  }
  return new Proxy(Object.fromEntries(NAMES.map((name) => [name, of(name)])), {
    get: (_, name) => (typeof name === 'string' ? of(name) : undefined),
  })
}

type Rules = Readonly<Record<string, readonly ((actor: Actor, thing: object) => boolean)[]>>
const isPolicy = (one: unknown): one is Rules =>
  typeof one === 'object' &&
  one !== null &&
  Object.values(one).length > 0 &&
  Object.values(one).every(
    (rules) => Array.isArray(rules) && rules.every((rule) => typeof rule === 'function'),
  )

const files = readdirSync(path.join(root, 'areas'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/policy[^/]*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .sort()

async function policies(): Promise<[area: string, name: string, rules: Rules][]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const area = file.split('/').slice(0, 2).join('/')
      const module: Record<string, unknown> = await import(path.join(root, 'areas', file))
      return Object.entries(module)
        .filter((entry): entry is [string, Rules] => isPolicy(entry[1]))
        .map(([name, rules]): [string, string, Rules] => [area, name, rules])
    }),
  )
  return found.flat()
}

const made = new Map<string, object[]>()
const thingsOf = (area: string): object[] => {
  const things = made.get(area) ?? Array.from({ length: THINGS }, (_, thing) => thingOf(area, thing))
  made.set(area, things)
  return things
}

/** Each action, and how many of the things each kind of person may do it to. */
function letIn(area: string, rules: Rules): Map<string, string> {
  const things = thingsOf(area)
  return new Map(
    Object.entries(rules).map(([action, list]) => {
      const counts = Object.entries(PEOPLE).map(([who, one]) => {
        const of = things.flatMap((thing, n) => (list.some((rule) => rule(one, thing)) ? [n] : []))
        const which = createHash('sha256').update(of.join()).digest('hex').slice(0, 3)
        return of.length === 0 ? '' : of.length === THINGS ? who : `${who} ${of.length}·${which}`
      })
      return [action, counts.filter(Boolean).join(', ')]
    }),
  )
}

it('sees a planted rule that looks at a little less', () => {
  const seen = (rules: Rules) => letIn('ensino/entrega', rules).get('view')
  const own = (one: Actor, thing: object) => (thing as { usuarioId: number }).usuarioId === one.id
  const sent = (one: Actor, thing: object) =>
    own(one, thing) && (thing as { estado: string }).estado !== 'pendente'
  expect(seen({ view: [own] })).toBe(seen({ view: [own] }))
  expect(seen({ view: [sent] })).not.toBe(seen({ view: [own] }))
})

it('every policy lets in whom it let in', async () => {
  const told = (await policies()).flatMap(([area, name, rules]) =>
    [...letIn(area, rules)].map(([action, who]) => `${area} ${name}.${action}\t${who}`),
  )
  expect([...unknown].sort()).toEqual([])
  if (process.env.TEST_POLITICAS === 'escreve') writeFileSync(LIST, `${told.join('\n')}\n`)
  expect(told).toEqual(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
})
