/** Every write of attempts, answers and marks, and every reading of a key, asks the module of the state (decision 0022). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { portasDe } from './portas.ts'

const isServed = (file: string): boolean =>
  /\/server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/(?:factory|testing|verdicts)[\w-]*\.ts$/.test(file)

const served = new Map(
  ['areas', 'core', 'apps']
    .flatMap((top) => readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isServed)
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

/** Rooms that decide nothing: whoever calls them is the door. */
const PASSA = [
  /\/queries[\w-]*\.ts#/,
  /^areas\/ensino\/aula\/server\/public(?:\.ts#gabaritosOf|-versao\.ts#listGabaritos|-gabarito\.ts#listChaves)$/,
  /^areas\/ensino\/tentativa\/server\/(?:present|write-settle)\.ts#/,
  /^areas\/ensino\/tentativa\/server\/write-begin\.ts#(?:expire|endOpen)$/,
  /^areas\/ensino\/tentativa\/server\/write-fila\.ts#(?:recusar|tentativaOf)$/,
  /^areas\/ensino\/tentativa\/server\/(?:write-gravar\.ts#gravar|write-aceitar\.ts#attemptOf)$/,
  /^areas\/ensino\/tentativa\/server\/routes\.ts#tentativaToDo$/,
]
const passa = (nome: string): boolean => PASSA.some((one) => one.test(nome))

/** Doors that need not ask, and why. */
const RAZOES: Readonly<Record<string, string>> = {
  'areas/ensino/entrega/server/announce-cobrar.ts#mark': 'Notes that a reminder went out.',
  'areas/ensino/entrega/server/jobs.ts#receive':
    'Takes up open screens of an attempt that is over: they were let in.',
  'areas/ensino/entrega/server/routes.ts#resend':
    'After a teacher gave it back: its policy and the moves of a delivery say.',
  'areas/avaliacao/questao/server/write-extrair.ts#lidasOf':
    'For who opens the draft (aulaPolicy.open), asked by aulaOf before.',
  'areas/ensino/tentativa/server/find-estado.ts#dizerATodos': 'Is the module of the state.',
  'areas/ensino/tentativa/server/jobs.ts#EXPIRAR': 'Ends what ran out, with what was let in.',
  'areas/ensino/tentativa/server/routes.ts#anular': 'Takes an attempt away: tentativaPolicy.annul.',
  'areas/ensino/tentativa/server/routes-fim.ts#erradasDe':
    'Which screens were wrong, to who made the attempt: both handlers ask whether they may be done again (treinoDe).',
  'areas/ensino/tentativa/server/routes-reparo.ts#telasAReparar':
    'For who publishes the lesson (aulaToRepair), asked by each handler before; no key leaves with the answer.',
  'areas/ensino/tentativa/server/write-reparar.ts#conferirLugar':
    'What becomes of each mark by a mended key: asked of who publishes the lesson (aulaToRepair).',
  'areas/ensino/tentativa/server/write-reparar.ts#repararLugar':
    'Judges what was let in by a mended key: asked of who publishes the lesson (aulaToRepair).',
  'areas/ensino/tentativa/server/routes.ts#pulso': 'Seconds and place; no answer.',
  'areas/trilhas/trilha/server/write-contar.ts#contar': 'Sums what attempts already count.',
  'areas/trilhas/trilha/server/write-contar.ts#recontar': 'Sums what attempts already count.',
  'areas/trilhas/trilha/server/routes-gerenciar.ts#reset': 'Takes points away: its policy.',
}

const silent = (sources: ReadonlyMap<string, string>): string[] =>
  portasDe(sources, passa)
    .filter(({ nome, pergunta }) => !pergunta && !(nome in RAZOES))
    .map(({ nome }) => nome)

describe('the doors of attempts, answers, marks and keys', () => {
  it('ask the module of the state', () => {
    expect(silent(served)).toEqual([])
  })

  it('are all there: beginning, the queue, the key, the open activity, marks', () => {
    expect(
      portasDe(served, passa)
        .filter(({ pergunta }) => pergunta)
        .map(({ nome }) => nome),
    ).toEqual(
      expect.arrayContaining([
        'areas/ensino/tentativa/server/write-begin.ts#openTentativa',
        'areas/ensino/tentativa/server/write-fila.ts#take',
        'areas/ensino/tentativa/server/routes.ts#gabarito',
        'areas/ensino/tentativa/server/routes-publico.ts#corrigirAtividade',
        'areas/ensino/tentativa/server/public.ts#scoreAbertas',
        'areas/ensino/entrega/server/routes.ts#correct',
      ]),
    )
  })

  it('have no reason left over', () => {
    const there = new Set(portasDe(served, passa).map(({ nome }) => nome))
    expect(Object.keys(RAZOES).filter((nome) => !there.has(nome))).toEqual([])
  })

  it.each([
    ['a write by the builder', "  await tx.updateTable('tentativa').set({ nota: 10 }).execute()"],
    ['a write in SQL', '  await sql`insert into resposta (tela_id) values (1)`.execute(tx)'],
    ['a mark in SQL', '  await sql`update entrega set nota = 10`.execute(tx)'],
    [
      'a key by the builder',
      "  return tx.selectFrom('versao_tela').select(['tela_id', 'gabarito']).execute()",
    ],
    ['a key in SQL', '  return sql`select s.tela_id, s.gabarito from versao_tela s`.execute(tx)'],
    ['a right answer', '  return respostaCerta(tipo, gabarito)'],
  ])('%s that asks nobody is found, and passes once it asks', (_, line) => {
    const plant = (body: string) =>
      silent(new Map([['areas/nova/server/routes.ts', `export async function dizer(tx) {\n${body}\n}\n`]]))
    expect(plant(line)).toEqual(['areas/nova/server/routes.ts#dizer'])
    expect(plant(`  if (!(await tellsKey(tx, row, now))) throw notFound()\n${line}`)).toEqual([])
    expect(plant("  return tx.selectFrom('turma').selectAll().execute()")).toEqual([])
  })

  it('are found behind rooms that pass on, by whatever name they are called', () => {
    const sources = new Map([
      [
        'areas/nova/server/queries.ts',
        'export const listar = (tx) =>\n  tx.selectFrom("v").select("gabarito")\n',
      ],
      ['areas/nova/server/public.ts', "export { listar } from './queries.ts'\n"],
      [
        'areas/nova/server/routes.ts',
        "import * as queries from './queries.ts'\n\nexport const handlers = {\n  async pacote({ tx }) {\n    return queries.listar(tx)\n  },\n  async outra({ tx }) {\n    return tx\n  },\n}\n",
      ],
      [
        'areas/longe/server/routes.ts',
        "import { listar } from '../../nova/server/public.ts'\n\nexport async function longe(tx) {\n  return listar(tx)\n}\n",
      ],
    ])
    expect(silent(sources)).toEqual([
      'areas/longe/server/routes.ts#longe',
      'areas/nova/server/routes.ts#pacote',
    ])
  })
})
