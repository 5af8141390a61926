/** Every call × every principal, tried through the real door against the table (S3). A call without a row fails. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { Endpoint } from '../../core/contract/endpoint.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { addressesOf } from '../../core/server/serve.ts'
import { testApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import { some } from '../sampling.ts'
import { coisas } from './coisas.ts'
import { ALONE } from './requests.ts'
import { leaks, MARKS } from './scan.ts'
import { doorName, doors, expected, lessOf, type Row, table, verdictIn } from './table.ts'
import { makeWorld, PRINCIPALS, type Principal, type Verdict, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

/** Only a full success is 'ok': a request refused for its shape would prove nothing about permission. */
const verdictOf = (status: number): Verdict | number => (status === 200 ? 'ok' : status)

/** The addresses of a printed tree of routes. */
function routesOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = ''] = /^((?:[│ ] {3})*)[├└]── (.*)$/.exec(line) ?? []
    if (!part) return []
    const [, piece = part, methods] = /^(.*?) \(([A-Z, ]+)\)$/.exec(part) ?? []
    const depth = indent.length / 4
    above[depth] = piece
    return methods ? [above.slice(0, depth + 1).join('')] : []
  })
}

/** An address whatever its parameters are called: two that differ in nothing else are printed as one. */
const unnamed = (url: string): string => url.replace(/:\w+(?:\|:\w+)*/g, ':')

const endpoints = new Map(servedCalls.map(({ name, endpoint }) => [`${endpoint.area}.${name}`, endpoint]))

/** Every call, and the other doors to it. */
const rows: { name: string; call: string; endpoint: Endpoint; row: Row | undefined }[] = [
  ...[...endpoints].map(([call, endpoint]) => ({ name: call, call, endpoint, row: table[call] })),
  ...doors.map((row) => ({
    name: doorName(row),
    call: row.call,
    endpoint: endpoints.get(row.call) as Endpoint,
    row,
  })),
]

describe('the table of verdicts', () => {
  it('has a row for every call, and none for a call that is not served', () => {
    const calls = servedCalls.map(({ name, endpoint }) => `${endpoint.area}.${name}`).sort()
    expect(Object.keys(table).sort()).toEqual(calls)
    expect(Object.keys(lessOf).filter((call) => !calls.includes(call))).toEqual([])
    expect(doors.map(({ call }) => call).filter((call) => !calls.includes(call))).toEqual([])
    const names = [...calls, ...doors.map(doorName)]
    expect(coisas.flatMap(({ linhas }) => linhas).filter((name) => !names.includes(name))).toEqual([])
  })

  it('covers the whole door: what stands outside the contracts is named here', async () => {
    const { app } = await testApp()
    const contracted = new Set(servedCalls.flatMap(({ endpoint }) => addressesOf(endpoint)).map(unnamed))
    const printed = routesOf(app.printRoutes({ commonPrefix: false }))
    const others = printed.filter((url) => !contracted.has(unnamed(url)))
    expect(others.sort()).toEqual([
      '/agenda/:arquivo',
      '/arquivos/:id',
      '/arquivos/:id/:nome',
      '/arquivos/envios/:ticket',
      '/arquivos/midia/:nome',
      '/arquivos/pacotes/:nome',
      '/assets/temas/:palette/style.css',
      '/cancelar-email/:token',
      '/css/:palette/style.css',
      '/docs/integracao/openapi.json',
      '/eventos',
      '/healthz',
      '/imagens/favicons/:file',
      '/imagens/icones/:file',
      '/leituras',
      '/manifest.webmanifest',
      '/metrics',
      '/pacote/:ticket',
      '/pacote/:ticket*',
      '/readyz',
      '/version',
    ])
    const there = new Set(printed.map(unnamed))
    expect([...contracted].filter((url) => !there.has(url))).toEqual([])
  })

  it('no answer names a secret, nor an address of a person beyond the lists that are for it (S5)', () => {
    const named = (schema: unknown, path = ''): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema as Record<string, unknown>).flatMap(([key, value]) =>
            key === 'properties'
              ? Object.entries(value as object).flatMap(([name, inner]) => [
                  `${path}${name}`,
                  ...named(inner, `${path}${name}.`),
                ])
              : named(value, path),
          )
    const telling = servedCalls.flatMap(({ name, endpoint }) =>
      named(endpoint.returns)
        .filter((field) => /senha|hash|secret|segredo|token|cpf|email|telefone|nascimento|laudo/i.test(field))
        .map((field) => `${endpoint.area}.${name}: ${field}`),
    )
    expect(telling).toEqual([
      'tenant.findBySlug: tenant.token_autenticado',
      'sessao.signIn: token',
      'notificacao.findEscolhas: escolhas.email',
      'notificacao.findEscolhas: escolhas.padrao.email',
      'notificacao.findEscolhas: tem_email',
      'turma.members: integrantes.email',
      'provedor.finish: token',
      'provedor.readSignUp: email',
      'provedor.enter: token',
      'conta.findConta: conta.email',
      'conta.findConta: conta.email_validado',
      'conta.findConta: conta.tem_senha',
      'conta.findConta: conta.senha_em',
      'conta.setPasswordByLink: token',
      'conta.findLink: link.email',
      'conta.findLink: link.pede_senha',
      'conta.openCartao: token',
      'conta.findModo: senha_min',
      'conta.validateEmail: entrada.token',
      'conta.signUpByLink: token',
      'conta.signUpByProvider: token',
      'conta.listConvites: convites.email',
      'fator.pollDispositivo: token',
      'lote.listLinhas: linhas.valores.email',
      'lote.listLinhas: linhas.valores.cpf',
      'lote.listLinhas: linhas.valores.data_nascimento',
      'lote.listLinhas: linhas.valores.responsavel_email',
      'lote.listLinhas: linhas.valores.responsavel_telefone',
      'lote.listLinhas: linhas.valores.laudo',
      'lote.listLinhas: linhas.valores.telefone',
      'lote.saveLinhas: linhas.valores.email',
      'lote.saveLinhas: linhas.valores.cpf',
      'lote.saveLinhas: linhas.valores.data_nascimento',
      'lote.saveLinhas: linhas.valores.responsavel_email',
      'lote.saveLinhas: linhas.valores.responsavel_telefone',
      'lote.saveLinhas: linhas.valores.laudo',
      'lote.saveLinhas: linhas.valores.telefone',
      'auditoria.startVerComo: token',
      'cartao.signIn: token',
      'cartao.resetSenha: senha',
      'cartao.registerAparelho: token',
      'pessoa.find: pessoa.email',
      'pessoa.find: pessoa.email_validado',
      'pessoa.find: pessoa.cpf',
      'pessoa.find: pessoa.telefone',
      // The address that waits for a second person, told to who may confirm it.
      'pessoa.find: pessoa.confirmacoes.email',
      'pessoa.find: pessoa.permissoes.laudo',
      'pessoa.find: pessoa.permissoes.nascimento',
      'pessoa.find: pessoa.permissoes.editLaudo',
      'pessoa.find: pessoa.permissoes.editNascimento',
      'pessoa.issueAcesso: senha',
      'pessoa.resetAcesso: senha',
      'pessoa.readDado: cpf',
      'pessoa.readDado: data_nascimento',
      'pessoa.readDado: laudo',
      // Of who asks to enter and is in no class: what they are known by.
      'matricula.listPedidos: pedidos.email',
      // Of a school, not of a person.
      'rede.dados: dados.telefone',
      'rede.dados: dados.email',
      'rede.listLinhas: linhas.valores.telefone',
      'rede.listLinhas: linhas.valores.email',
      // Whether it is a valid one, as section 3 has it: not the number.
      'trilha.rankingCompleto: ranking.alunos.cpf_valido',
      // Of a room, told to who may edit the assessment.
      'avaliacao.find: avaliacao.senha',
      'avaliacao.create: avaliacao.senha',
      'avaliacao.edit: avaliacao.senha',
      'avaliacao.copy: avaliacao.senha',
    ])
  })

  it('lets somebody in on every call that is not the door itself', () => {
    const shut = servedCalls.filter(({ name, endpoint }) => {
      const call = `${endpoint.area}.${name}`
      return !PRINCIPALS.some((principal) => expected(call, endpoint.access, principal) === 'ok')
    })
    // Doors themselves: whoever holds the link, or the password, is let in; areas/escola/conta/server proves both.
    expect(shut.map(({ name, endpoint }) => `${endpoint.area}.${name}`)).toEqual([
      'sessao.signIn',
      'conta.setPasswordByLink',
      'conta.findLink',
      'conta.openCartao',
      'conta.signUp',
      'conta.validateEmail',
      'conta.signUpByLink',
      'conta.signUpByProvider',
      'conta.acceptCampanha',
    ])
  })

  it('a planted leak is seen, spelt either way, and what is for somebody is no leak to them (S5)', () => {
    const planted = { integrantes: [{ nome: 'Aluna', cpf: '935.411.347-80', nascimento: '17/04/2013' }] }
    expect(leaks('turma.members', 'aluno', planted)).toEqual(['cpf', 'nascimento'])
    expect(leaks('turma.members', 'administrador tenant', { x: { senha_hash: null } })).toEqual([
      'senha_hash',
    ])
    const ficha = { pessoa: { ra: MARKS.ra } }
    expect(leaks('pessoa.find', 'coordenador', ficha)).toEqual([])
    expect(leaks('pessoa.find', 'professor', ficha)).toEqual(['ra'])
    expect(leaks('forum.list', 'coordenador', ficha)).toEqual(['ra'])
    const tela = { gabarito: false, telas: [{ gabarito: { texto: '4' }, certas: ['a'] }] }
    expect(leaks('tentativa.telas', 'aluno', tela)).toEqual(['gabarito', 'certas'])
    expect(leaks('tentativa.gabarito', 'aluno', tela)).toEqual([])
    expect(leaks('aula.find', 'professor', tela)).toEqual([])
    const tenant = { tenant: { token_autenticado: 'adm.x' } }
    expect(leaks('tenant.recover', 'administrador plataforma', tenant)).toEqual(['token_autenticado'])
    expect(leaks('tenant.findBySlug', 'administrador plataforma', tenant)).toEqual([])
  })

  it.each(rows)('$name', async ({ name, call, endpoint, row }) => {
    if (!row) throw new Error(`${call} has no row in the table of verdicts.`)
    const wanted: Record<string, unknown> = {}
    const found: Record<string, unknown> = {}
    const told: string[] = []
    const ask = async (principal: Principal, input: object) => {
      const { people } = ALONE.includes(call) ? await makeWorld() : world
      const { status, body } = await callAs(people[principal], endpoint, input as never, {
        files: row.files ?? [],
      })
      found[principal] = verdictOf(status)
      told.push(...leaks(call, principal, body).map((what) => `${call} told ${principal} ${what}`))
    }
    const verdicts = new Map(
      PRINCIPALS.map((one) => [one, verdictIn(row, call, endpoint.access, one)] as const),
    )
    // A refusal changes nothing: all who are to be refused ask about the same thing. (Doors count whom they turned away.)
    const refused = PRINCIPALS.filter((one) => verdicts.get(one) !== 'ok' && endpoint.access !== 'public')
    // Nor does a reading (test/headers.test.ts): whom it lets in ask about it too, unless it is made for each of them.
    const { input = () => ({}) } = row
    const alike = endpoint.method === 'GET' && input.length < 2
    const others = PRINCIPALS.filter((one) => !refused.includes(one))
    // Everybody else changes a thing of their own: of many who are let in, the first, the last and some (decision 35).
    const asking =
      alike || endpoint.access === 'public'
        ? others
        : [...new Set([...others.slice(0, 1), ...some(others.slice(1, -1), 3, name), ...others.slice(-1)])]
    let shared: CallInput | undefined
    for (const principal of [...refused, ...asking]) {
      const shares = alike || refused.includes(principal)
      const about = (shares && shared) || (await input(world, principal))
      if (shares) shared ??= about
      wanted[principal] = verdicts.get(principal)
      await ask(principal, about)
    }
    expect(found).toEqual(wanted)
    expect(told).toEqual([])
  })
})
