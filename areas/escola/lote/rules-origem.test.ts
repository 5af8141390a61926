/** What other systems write, said in our words; guardians tied to pupils by the ids of lines. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { readLinha } from './rules.ts'
import type { Acervo, Escola, Pessoa } from './rules-acervo.ts'
import { checkLinhas } from './rules-check.ts'
import { guessColunas } from './rules-columns.ts'
import { camposTold, FORA, placeOfText, placeText, proposer, translated } from './rules-origem.ts'
import type { Valores } from './shapes.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the headings of OneRoster', () => {
  it('are known, and never recorded without somebody having looked at them', () => {
    const { colunas, segura } = guessColunas([
      'sourcedId',
      'status',
      'dateLastModified',
      'enabledUser',
      'orgSourcedIds',
      'role',
      'username',
      'givenName',
      'familyName',
      'middleName',
      'identifier',
      'email',
      'sms',
      'phone',
      'agentSourcedIds',
      'password',
    ])
    expect(colunas).toEqual([
      'codigo_origem',
      'situacao_origem',
      null,
      'conta_ativa',
      'rede_codigo',
      'perfil',
      'login',
      'nome',
      'sobrenome',
      'nome_do_meio',
      'ra',
      'email',
      'telefone',
      null,
      'ligados',
      'senha',
    ])
    expect(segura).toBe(false)
    expect(guessColunas(['sourcedId', 'givenName', 'familyName', 'orgSourcedIds', 'role']).segura).toBe(false)
    expect(guessColunas(['primaryOrgSourcedId', 'orgSourcedIds']).colunas).toEqual([null, 'rede_codigo'])
  })

  it('tell lines by one name, and by the id where there is no register number', () => {
    expect(camposTold(['nome', 'nome_do_meio', 'sobrenome', 'codigo_origem', null])).toEqual([
      'nome',
      null,
      null,
      'codigo_origem',
      null,
      'ra',
    ])
    expect(camposTold(['nome', 'ra', 'codigo_origem'])).toEqual(['nome', 'ra', 'codigo_origem'])
  })
})

describe('a line of another system', () => {
  it('has one name of its parts, whichever are there', () => {
    expect(translated({ nome: 'Beatriz', nome_do_meio: 'Souza', sobrenome: 'Lima' }, {})).toEqual({
      nome: 'Beatriz Souza Lima',
    })
    expect(translated({ nome: 'Beatriz', nome_do_meio: '', sobrenome: 'Lima' }, {}).nome).toBe('Beatriz Lima')
    expect(translated({ nome: '', nome_do_meio: '', sobrenome: '' }, {}).nome).toBe('')
  })

  it('says roles and schools by what its sender gave them for all lines', () => {
    const sentidos = {
      perfil: { aide: FORA, administrator: 'gestor_rede', '': 'aluno' },
      rede_codigo: { 'org-1': 'AAA', 'org-2': placeText('BBB', '6A'), 'org-3': FORA },
    }
    const told = (perfil: string, rede_codigo: string, more: Valores = {}) => {
      const {
        perfil: p,
        rede_codigo: r,
        turma_codigo: t,
      } = translated({ perfil, rede_codigo, ...more }, sentidos)
      return [p, r, t]
    }
    expect(told('administrator', 'org-1')).toEqual(['gestor_rede', 'AAA', undefined])
    expect(told('', 'org-1, org-2,org-3')).toEqual(['aluno', 'AAA|BBB', '6A'])
    expect(told('aide', 'org-3')).toEqual([FORA, FORA, undefined])
    expect(told('student', 'org-2', { turma_codigo: '7B' })).toEqual(['student', 'BBB', '7B'])
    expect(told('__proto__', 'org-9,org-8')).toEqual(['__proto__', 'org-9,org-8', undefined])
    expect(placeOfText('BBB > 6A')).toEqual({ escola: 'BBB', turma: '6A' })
  })

  it('keeps its id as the register number only where there is none and it may be one', () => {
    expect(translated({ codigo_origem: 'usr-1', ra: '' }, {}).ra).toBe('usr-1')
    expect(translated({ codigo_origem: 'usr-1', ra: '77' }, {}).ra).toBe('77')
    expect(translated({ codigo_origem: '0cc175b9-c0f1-b6a8-31c3-99e269772661' }, {}).ra).toBeUndefined()
    expect(translated({ nome: 'Ana' }, {}).ra).toBeUndefined()
  })

  it('signs in by an e-mail: the address is that, and no user name', () => {
    const valores = { codigo_origem: 'u', login: 'ana@x.test' }
    expect(translated({ ...valores, email: '' }, {})).toMatchObject({ email: 'ana@x.test', login: '' })
    expect(translated({ ...valores, email: 'b@x.test' }, {})).toMatchObject({ email: 'b@x.test', login: '' })
    expect(translated({ login: 'ana@x.test' }, {})).toEqual({ login: 'ana@x.test' })
  })

  it.each([
    [{ situacao_origem: 'tobedeleted' }, 'marcada_apagar'],
    [{ situacao_origem: 'toBeDeleted' }, 'marcada_apagar'],
    [{ conta_ativa: 'FALSE' }, 'conta_desativada'],
    [{ perfil: FORA }, 'papel_de_fora'],
    [{ rede_codigo: FORA }, 'escola_de_fora'],
    [{ rede_codigo: FORA, perfil: 'responsavel' }, undefined],
    [{ situacao_origem: 'active', conta_ativa: 'TRUE' }, undefined],
    [{ situacao_origem: '', conta_ativa: '' }, undefined],
  ])('%j is left out: %s', (valores, codigo) => {
    const { fora, faltas } = readLinha({ nome: 'Ana', ra: '1', rede_codigo: 'x', ...valores }, { now })
    expect([fora?.codigo, faltas]).toEqual([codigo, []])
  })

  it('without a role is nobody’s pupil by chance', () => {
    const base = { nome: 'Ana', ra: '1', rede_codigo: 'x', perfil: '' }
    const codes = (valores: Valores) => readLinha(valores, { now }).faltas.map(({ codigo }) => codigo)
    expect(codes({ ...base, codigo_origem: 'u' })).toEqual(['perfil_ausente'])
    expect(codes(base)).toEqual([])
  })
})

const escola = (id: number, nome: string, inep: string | null = null): Escola => ({
  id,
  codigo: `E${id}`,
  inep,
  nome,
  caminho: [1, id],
})

it('proposes the school that a word names, or whose INEP code stands in it, and none of several', () => {
  const propose = proposer([
    escola(2, 'Escola Cecília', '35009537'),
    escola(3, 'EM Garças', '35009538'),
    escola(4, 'em garcas'),
  ])
  expect(propose('escola cecilia')?.id).toBe(2)
  expect(propose('org-35009538-sp')?.id).toBe(3)
  expect(propose('EM Garças')).toBeUndefined()
  expect(propose('35009537 35009538')).toBeUndefined()
  expect(propose('org-sch-1')).toBeUndefined()
})

describe('guardians with a line of their own', () => {
  const actor: Actor = {
    id: 1,
    tenantId: 1,
    funcoes: ['administrador_tenant'],
    redes: [],
    turmas: [],
    dependentes: [],
  } as unknown as Actor

  const acervo = (pessoas: Record<string, Partial<Pessoa>> = {}): Acervo => ({
    actor,
    tenantId: 1,
    opcoes: { modo: 'novos_e_atualizar', existentes: 'preencher', sobreEditados: false },
    escolas: new Map([['X', escola(2, 'Escola')]]),
    turmas: new Map(),
    pessoas: new Map(
      Object.entries(pessoas).map(([chave, pessoa]) => [
        chave,
        {
          email: null,
          nome_civil: null,
          ra: null,
          cpf: null,
          inep: null,
          telefone: null,
          data_nascimento: null,
          editados: [],
          laudo: null,
          papeis: [],
          matriculas: [],
          vinculos: [],
          responsaveis: [],
          idioma: 'pt-br',
          ...pessoa,
        } as Pessoa,
      ]),
    ),
    logins: new Set(),
    concedidas: [],
    agora: now,
  })

  const planned = (linhas: readonly Valores[], about = acervo()) =>
    checkLinhas(
      linhas.map((valores, i) => ({
        numero: i + 2,
        ...readLinha({ rede_codigo: 'x', ...valores }, { now }),
        cortada: false,
        corrigida: false,
        descartada: false,
        aceita: false,
      })),
      about,
    ).map(({ situacao, faltas, filhos }) => [
      situacao,
      faltas.map(({ codigo }) => codigo).join(),
      filhos.map(({ numero, id }) => id ?? -numero).join(),
    ])

  const pupil = (id: string, more: Valores = {}): Valores => ({
    perfil: 'student',
    nome: `Ana ${id}`,
    codigo_origem: id,
    ra: id,
    ...more,
  })
  const guardian = (id: string, more: Valores = {}): Valores => ({
    perfil: 'parent',
    nome: `Rosa ${id}`,
    codigo_origem: id,
    ra: id,
    email: `${id}@x.test`,
    ...more,
  })

  it('follow the pupils that they name, and those that name them', () => {
    expect(
      planned([guardian('m', { ligados: 'a,b' }), pupil('a'), pupil('b'), pupil('c', { ligados: 'm' })]),
    ).toEqual([
      ['criar', '', '-3,-4,-5'],
      ['criar', '', ''],
      ['criar', '', ''],
      ['criar', '', ''],
    ])
  })

  it('are left out, and told, without a pupil who is recorded', () => {
    expect(
      planned([
        guardian('m', { ligados: 'a' }),
        pupil('a', { situacao_origem: 'tobedeleted' }),
        guardian('n', { ligados: 'b' }),
        pupil('b', { nome: '' }),
        guardian('o', { ligados: 'm,zz' }),
      ]),
    ).toEqual([
      ['ignorar', 'responsavel_sem_aluno', ''],
      ['ignorar', 'marcada_apagar', ''],
      ['ignorar', 'responsavel_sem_aluno', ''],
      ['erro', 'nome_obrigatorio', ''],
      ['ignorar', 'responsavel_sem_aluno', ''],
    ])
  })

  it('and pupils who are left out stand in nobody’s way', () => {
    expect(planned([pupil('a', { conta_ativa: 'false' }), pupil('b', { ra: 'a' })])).toEqual([
      ['ignorar', 'conta_desativada', ''],
      ['criar', '', ''],
    ])
  })

  it('need a way to be reached, and whom a line names in vain is told', () => {
    expect(planned([guardian('m', { email: '', ligados: 'a' }), pupil('a', { ligados: 'zz' })])).toEqual([
      ['erro', 'responsavel_sem_contato', ''],
      ['criar', 'ligado_fora', ''],
    ])
  })

  it('keep the address that a pupil shares with them, whoever stands first', () => {
    const twice = [pupil('a', { email: 'm@x.test' }), guardian('m', { ligados: 'a,b' }), pupil('b')]
    expect(planned(twice)).toEqual([
      ['erro', 'email_do_responsavel', ''],
      ['criar', '', '-4'],
      ['criar', '', ''],
    ])
  })

  const rosa = { id: 50, nome: 'Rosa m' }
  const ana = { id: 60, nome: 'Ana a', ra: 'A' }

  it('with an account get the bond alone, once', () => {
    const linhas = [guardian('m', { ligados: 'a' }), pupil('a')]
    expect(planned(linhas, acervo({ 'email m@x.test': rosa, 'ra A': ana }))).toEqual([
      ['atualizar', '', '60'],
      ['ignorar', 'sem_mudanca', ''],
    ])
    const vinculos = [{ papel: 'responsavel', rede_id: null, turma_id: null, aluno_id: 60 }]
    expect(planned(linhas, acervo({ 'email m@x.test': { ...rosa, vinculos }, 'ra A': ana }))).toEqual([
      ['ignorar', 'sem_mudanca', ''],
      ['ignorar', 'sem_mudanca', ''],
    ])
  })

  it.each([
    [
      'a child',
      { papeis: [{ papel: 'aluno', lugar: [1, 2] }], data_nascimento: '2014-03-09' },
      'guardiao_e_aluno',
    ],
    ['a pupil of unknown age', { papeis: [{ papel: 'aluno', lugar: [1, 2] }] }, 'guardiao_e_aluno'],
    ['a grown learner', { papeis: [{ papel: 'aluno', lugar: [1, 2] }], data_nascimento: '1990-03-09' }, ''],
    ['the sender', { id: 1 }, 'propria_conta'],
    ['who stands above', { papeis: [{ papel: 'suporte', lugar: null }] }, 'responsavel_acima'],
    ['somebody else by name', { nome: 'Carla m' }, 'nome_diverge'],
  ])('who are %s: %s', (_, more, codigo) => {
    const about = acervo({ 'email m@x.test': { ...rosa, ...more } })
    const [situacao, faltas] = planned([guardian('m', { ligados: 'a' }), pupil('a')], about)[0] ?? []
    expect([situacao, faltas]).toEqual([codigo ? 'erro' : 'atualizar', codigo])
  })
})
