/**
 * Acting on an account (root 2 of product.md H-32): every call that is handed a person either acts on their account, and
 * is tried here by people who may do it to others and stand below this one, or is named here with why it does not.
 */

import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import type { Endpoint } from '../core/contract/endpoint.ts'
import { callAs } from './kit/call.ts'
import { type Person, testTenant } from './kit/tenant.ts'
import { nameOf } from './verdicts/requests.ts'
import { ACTS, type Act, type Base, type Scene, type Who } from './verdicts/sobre-contas.ts'

/** A role above each of those who act: in force, or beginning tomorrow. */
const ABOVE: Record<Who, readonly string[]> = {
  professor: ['coordenador', 'administrador_tenant'],
  coordenador: ['gestor_rede', 'administrador-plataforma'],
  gestor: ['encarregado', 'administrador_tenant'],
  encarregado: ['administrador_tenant', 'suporte'],
  administrador: ['administrador-plataforma', 'suporte'],
  suporte: ['administrador-plataforma', 'administrador_tenant'],
}

const READS = 'reads, and acts on nothing'
const OWN = 'the account of who asks, or of their own child'
const BATCH = 'by the lines of a file: areas/escola/lote/server/acima.test.ts'
const CLASSWORK = 'work in a class, not the account'

/** What is handed a person, or stands in an area of accounts, and acts on nobody's account from above. */
const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'pessoa.list',
      'pessoa.options',
      'pessoa.listTurmas',
      'pessoa.find',
      'pessoa.exportList',
      'auditoria.list',
      'auditoria.exportLog',
      'auditoria.findPessoas',
      'auditoria.verComo',
      'privacidade.listMine',
      'privacidade.options',
      'privacidade.listPedidos',
      'privacidade.overview',
      'privacidade.survey',
      'privacidade.listIncidentes',
      'privacidade.findIncidente',
      'privacidade.exportIncidente',
      'privacidade.listRetencoes',
      'privacidade.previewRetencao',
      'privacidade.findOpcoes',
      'cartao.list',
      'relatorio.portfolio',
      'relatorio.exportPortfolio',
      'trilha.habilidade',
      'trilha.listEntregas',
      'forum.findParticipacao',
      'conta.listRemovals',
      'matricula.findPassaporte',
    ].map((name) => [name, READS]),
  ),
  ...Object.fromEntries(
    [
      'fator.find',
      'fator.begin',
      'fator.confirm',
      'fator.renewCodigos',
      'fator.remove',
      'fator.prove',
      'fator.findDispositivo',
      'fator.approveDispositivo',
      'fator.refuseDispositivo',
      'privacidade.confirm',
      'privacidade.download',
      'privacidade.saveOptions',
      'privacidade.consent',
      'privacidade.countUse',
      'privacidade.listDependentes',
      'privacidade.semana',
    ].map((name) => [name, OWN]),
  ),
  ...Object.fromEntries(
    servedCalls.filter(({ endpoint }) => endpoint.area === 'lote').map(({ name }) => [`lote.${name}`, BATCH]),
  ),
  'pessoa.create': 'a person who is not there yet',
  'cartao.registerAparelho': 'a device of a class',
  'cartao.revokeAparelho': 'a device of a class',
  'privacidade.reportIncidente': 'the register of incidents',
  'privacidade.saveIncidente': 'the register of incidents',
  'privacidade.saveRetencao': 'what the tenant keeps of everybody',
  'privacidade.undoRetencao': 'what the tenant keeps of everybody',
  'privacidade.saveOpcoes': 'what the tenant answers for everybody',
  'fase.participar': CLASSWORK,
  'fase.marcar': CLASSWORK,
  'forum.publishNotas': CLASSWORK,
  'forum.saveNota': CLASSWORK,
  'forum.sendNotas': CLASSWORK,
  'trilha.darVez': CLASSWORK,
  'trilha.desfazerVez': CLASSWORK,
}

const PERSON_KEYS = [
  'usuario',
  'usuarios',
  'aluno',
  'alunos',
  'pessoa',
  'quem',
  'conta',
  'docente',
  'professores',
  'dependente',
  'transferencia',
  'escolhas',
]
const ACCOUNT_AREAS = ['pessoa', 'privacidade', 'fator', 'auditoria', 'cartao', 'lote']

interface Served {
  name: string
  endpoint: Endpoint
}

/** Every name in a schema, within lists and objects too. */
function keysOf(schema: unknown): string[] {
  const { properties = {}, items } = (schema ?? {}) as { properties?: object; items?: unknown }
  const own = Object.entries(properties).flatMap(([key, inner]) => [key, ...keysOf(inner)])
  return items === undefined ? own : [...own, ...keysOf(items)]
}

/** Calls of somebody signed in that are handed a person, or stand where accounts are kept. */
const concerned = (calls: readonly Served[]): string[] =>
  calls
    .filter(({ endpoint }) => endpoint.access !== 'public')
    .filter(
      ({ endpoint }) =>
        ACCOUNT_AREAS.includes(endpoint.area) ||
        [endpoint.params, endpoint.query, endpoint.body].some((part) =>
          keysOf(part).some((key) => PERSON_KEYS.includes(key)),
        ),
    )
    .map(nameOf)

const unclassified = (calls: readonly Served[]): string[] =>
  concerned(calls).filter((name) => !(name in ACTS) && !(name in OTHERS))

function call(name: string): Served {
  const found = servedCalls.find((each) => nameOf(each) === name)
  if (!found) throw new Error(`No call is named ${name}.`)
  return found
}

/** What accounts consist of, as the tenant has it now. */
const TABLES = [
  'usuario',
  'dado_pessoal',
  'laudo',
  'vinculo',
  'matricula',
  'concessao',
  'segundo_fator',
  'pedido_dados',
  'guarda_legal',
  'exclusao_conta',
  'cartao',
  'senha_imagem',
  'ficha',
  'confirmacao',
  'transferencia',
]
const state = async ({ tenant }: Scene) => {
  const parts = TABLES.map(
    (table) => `select '${table}' as t, md5(coalesce(string_agg(x::text, '|' order by x::text), '')) as d
      from ${table} x where x.tenant_id = $1`,
  )
  const sessions = `select 'sessao', md5(coalesce(string_agg(concat(id, usuario_id, revogada_em), '|' order by id), ''))
    from sessao where tenant_id = $1`
  return tenant.sql([...parts, sessions].join(' union all '), [tenant.id])
}

async function subjectOf({ tenant }: Scene, base: Base, above?: { papel: string; tomorrow: boolean }) {
  const person = await tenant.person('Sujeita', { papel: base, turma: tenant.turma })
  if (above) {
    const { papel, tomorrow } = above
    const rede = papel === 'coordenador' ? tenant.escola : papel === 'gestor_rede' ? tenant.rede : null
    await tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, rede_id, inicio)
       values ($1, $2, $3, $4, now() + $5::interval)`,
      [tenant.id, person.id, papel, rede, tomorrow ? '1 day' : '-1 minute'],
    )
  }
  return person
}

/** What was wrong with a call, tried by one actor on somebody above: let through, refused otherwise, something changed. */
async function faultOf(
  world: Scene,
  name: string,
  { base = 'aluno', input, refused = 403 }: Omit<Act, 'by'>,
  who: Who,
  above: { papel: string; tomorrow: boolean },
): Promise<string | null> {
  const subject = await subjectOf(world, base, above)
  const given = await input(world, subject)
  const before = await state(world)
  const { status } = await callAs(world.who[who], call(name).endpoint, given as never)
  const label = `${name} by ${who} on ${above.papel}${above.tomorrow ? ' of tomorrow' : ''}`
  if (status !== refused && status !== 404) return `${label}: ${status}`
  return JSON.stringify(await state(world)) === JSON.stringify(before) ? null : `${label}: changed something`
}

let world: Scene
beforeAll(async () => {
  const tenant = await testTenant()
  await tenant.sql('update turma set capacidade = 500 where tenant_id = $1', [tenant.id])
  // Somebody stays titular of the class, whoever is taken off it.
  await tenant.person('Titular', { papel: 'professor', turma: tenant.turma })
  world = {
    tenant,
    outra: await tenant.person('Outra', { papel: 'administrador-plataforma' }),
    who: {
      professor: await tenant.person('Professora', { papel: 'professor', turma: tenant.turma }),
      coordenador: await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola }),
      gestor: await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' }),
      encarregado: await tenant.person('Encarregada', { papel: 'encarregado' }),
      administrador: await tenant.person('Administradora', { papel: 'administrador_tenant' }),
      suporte: await tenant.person('Suporte', { papel: 'suporte' }),
    },
  }
})

describe('every call that is handed a person', () => {
  it('is classified: it acts on accounts and is tried below, or is named with why it does not', () => {
    expect(unclassified(servedCalls)).toEqual([])
    const served = servedCalls.map(nameOf)
    expect([...Object.keys(ACTS), ...Object.keys(OTHERS)].filter((name) => !served.includes(name))).toEqual(
      [],
    )
    expect(Object.keys(ACTS).filter((name) => name in OTHERS)).toEqual([])
  })

  it('a new one without a class would be found', () => {
    const planted = { name: 'merge', endpoint: { ...call('pessoa.endSessoes').endpoint, area: 'turma' } }
    expect(unclassified([...servedCalls, planted])).toEqual(['turma.merge'])
  })
})

describe('acting on who stands above', () => {
  it.each(Object.entries(ACTS))('%s', async (name, act) => {
    for (const [index, who] of act.by.entries()) {
      const roles = ABOVE[who]
      const papel = roles[index % roles.length] ?? ''
      const fault = await faultOf(world, name, act, who, { papel, tomorrow: index % 2 === 1 })
      expect(fault).toBeNull()
      // The same by the same on somebody who does not stand above is let through.
      const plain = await subjectOf(world, act.base ?? 'aluno')
      const given = await act.input(world, plain)
      const answer = await callAs(world.who[who], call(name).endpoint, given as never)
      expect([who, answer.status, answer.body.codigo]).toEqual([who, 200, undefined])
    }
    const [who] = act.by
    const papel = ABOVE[who ?? 'administrador'][0] ?? ''
    expect(await faultOf(world, name, act, who ?? 'administrador', { papel, tomorrow: true })).toBeNull()
  })

  it('a call without the rule would be found', async () => {
    const planted = { input: (_: Scene, { id }: Person) => ({ params: { usuario: id } }), acima: {} }
    const above = { papel: 'administrador-plataforma', tomorrow: false }
    expect(await faultOf(world, 'pessoa.find', planted, 'administrador', above)).toContain('200')
  })
})
