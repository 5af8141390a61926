/** Lists of schools, line by line: what is new, what is there already, what a person must say, and what can't be. */
import { describe, expect, it } from 'vitest'
import {
  countPlanos,
  type Linha,
  type Plano,
  planLinhas,
  type RedeConhecida,
  superioresOf,
} from './rules-importar.ts'
import { guessColunas, valoresOf } from './rules-importar-colunas.ts'
import { chavesOf } from './rules-importar-nome.ts'
import type { Decisao, Existentes, Valores } from './shapes-importar.ts'

describe('the name of a school', () => {
  const same = (...names: string[]) => new Set(names.map((name) => chavesOf(name).chave)).size === 1

  it('is the same without accents, with its kind and titles written short or in full, in whatever order', () => {
    expect(same('E. M. Cecília Meireles', 'EM CECILIA MEIRELES', 'Escola Municipal Cecília  Meireles')).toBe(
      true,
    )
    expect(same('EMEF Profª Ana de Souza', 'E.M.E.F. PROFESSORA ANA DE SOUZA')).toBe(true)
    expect(
      same('Escola Municipal de Ensino Fundamental Pe. José', 'EMEF Padre José', 'JOSE PADRE EMEF'),
    ).toBe(true)
    expect(same('EMEF Paulo Freire', 'EMEI Paulo Freire')).toBe(false)
  })

  it('may be the same where only the kind differs, and never where nothing but a kind is left', () => {
    expect(chavesOf('EMEF Paulo Freire').nua).toBe(chavesOf('EMEI Paulo Freire').nua)
    expect(chavesOf('Escola Municipal').nua).toBe('')
  })
})

describe('the columns of a list of schools', () => {
  it.each([
    [
      'Restrição de Atendimento;Escola;Código INEP;UF;Município;Endereço;Telefone;Porte da Escola',
      ['situacao', 'nome', 'inep', 'uf', 'municipio', 'endereco', 'telefone', null],
    ],
    [
      'NO_MUNICIPIO;SG_UF;NO_ENTIDADE;CO_ENTIDADE;DS_ENDERECO;NU_ENDERECO;NO_BAIRRO;CO_CEP;TP_SITUACAO_FUNCIONAMENTO',
      ['municipio', 'uf', 'nome', 'inep', 'endereco', 'numero', 'bairro', 'cep', 'situacao'],
    ],
    [
      'NOMEDEP;DE;MUN;COD_ESC;CODESCMEC;NOMESC;CODSIT;ENDESC;NUMESC;CEP;BAIESC',
      [
        null,
        'superior',
        'municipio',
        null,
        'inep',
        'nome',
        'situacao',
        'endereco',
        'numero',
        'cep',
        'bairro',
      ],
    ],
  ])('of %s', (headings, fields) => {
    expect(guessColunas(headings.split(';')).colunas).toEqual(fields)
  })

  it('are a proposal where a heading is only like one that is known, and wanting without a name', () => {
    expect(guessColunas(['Nome oficial da unidade', 'INEP'])).toEqual({
      colunas: ['nome', 'inep'],
      segura: false,
    })
    expect(guessColunas(['INEP', 'UF']).segura).toBe(false)
    expect(valoresOf(['  E. M.   Sul '], ['nome'])).toEqual({ nome: 'E. M. Sul' })
  })
})

const raiz: RedeConhecida = {
  id: 1,
  nome: 'Rede',
  codigo: 'REDE',
  inep: null,
  endereco: null,
  municipio: null,
  uf: null,
  cep: null,
  telefone: null,
  email: null,
  nivel: 1,
  subredes: false,
}
const rede = (id: number, nome: string, more: Partial<RedeConhecida> = {}): RedeConhecida => ({
  ...raiz,
  id,
  nome,
  codigo: `C${id}`,
  nivel: 2,
  ...more,
})

interface Given {
  redes?: RedeConhecida[]
  fora?: string[]
  criar?: boolean
  existentes?: Existentes
  raiz?: RedeConhecida
}

type Typed = Valores & { decisao?: Decisao; descartada?: boolean }

const plan = (
  typed: Typed[],
  { redes = [], fora = [], criar = false, existentes = 'preencher', ...rest }: Given = {},
): Plano[] => {
  const linhas = typed.map(
    ({ decisao = null, descartada = false, ...valores }, i): Linha => ({
      numero: i + 2,
      cortada: false,
      valores,
      descartada,
      decisao,
    }),
  )
  const inepsFora = new Set(fora)
  const acervo = { raiz: rest.raiz ?? raiz, redes, inepsFora, criarSuperiores: criar, existentes }
  return planLinhas(linhas, acervo)
}
const told = (planos: Plano[]) =>
  planos.map(({ situacao, faltas }) => [situacao, ...faltas.map(({ codigo }) => codigo)])

describe('a line that is a school already', () => {
  const redes = [
    rede(2, 'E. M. Sul', { inep: '35009537', municipio: 'Osasco', telefone: '(11) 3699-0000' }),
    rede(3, 'EMEF Ana'),
    rede(4, 'Polo', { subredes: true }),
  ]
  const sul = {
    nome: 'E. M. do Sul Novo',
    inep: '35009537',
    municipio: 'OSASCO',
    telefone: '11 3699 0001',
    email: 'a@b.br',
  }
  const said = (planos: Plano[]) =>
    planos.map(({ situacao, diferencas }) => [
      situacao,
      ...diferencas.map(({ campo, muda }) => `${campo}${muda ? '' : '?'}`),
    ])

  it('fills in what is empty, tells what differs, and replaces it only when a person says so', () => {
    expect(said(plan([sul], { redes }))).toEqual([['atualizar', 'nome?', 'telefone?', 'email']])
    expect(said(plan([sul], { redes, existentes: 'sobrescrever' }))).toEqual([
      ['atualizar', 'nome', 'telefone', 'email'],
    ])
    expect(said(plan([sul], { redes, existentes: 'manter' }))).toEqual([
      ['igual', 'nome?', 'telefone?', 'email?'],
    ])
    expect(plan([sul], { redes })[0]?.diferencas.at(-1)).toEqual({
      campo: 'email',
      antes: null,
      depois: 'a@b.br',
      muda: true,
    })
  })

  it('differs in nothing where it is only written otherwise', () => {
    const line = { nome: 'Escola Municipal Sul', municipio: 'osasco', telefone: '11 3699 0000' }
    expect(said(plan([line], { redes }))).toEqual([['igual']])
  })

  it('is given its code, but not where networks lie in it', () => {
    const lines = [
      { nome: 'EMEF Ana', inep: '35000002' },
      { nome: 'Polo', inep: '35000003' },
    ]
    expect(said(plan(lines, { redes }))).toEqual([['atualizar', 'inep'], ['igual']])
  })

  it('changes it once: a second line that is the same school changes nothing', () => {
    const lines: Typed[] = [
      { nome: 'EMEF Ana', telefone: '3699-0001' },
      { nome: 'EMEI Ana', telefone: '3699-0002', decisao: 'mesma' },
    ]
    expect(said(plan(lines, { redes }))).toEqual([['atualizar', 'telefone'], ['igual']])
  })
})

describe('a line of a list of schools', () => {
  it('makes a school, its address in one form', () => {
    const [one] = plan([
      {
        nome: 'E. M. Sul',
        inep: '35009537.0',
        endereco: 'Rua A',
        numero: '10',
        bairro: 'Centro',
        municipio: 'Osasco',
        uf: 'sp',
        cep: '6075150',
        telefone: '11 3699-0000',
        email: 'SUL@escola.br',
      },
    ])
    expect(one).toMatchObject({ situacao: 'criar', faltas: [] })
    expect(one?.escola).toEqual({
      pai: 1,
      superior: null,
      nome: 'E. M. Sul',
      inep: '35009537',
      endereco: 'Rua A, 10 – Centro',
      municipio: 'Osasco',
      uf: 'SP',
      cep: '06075150',
      telefone: '11 3699-0000',
      email: 'sul@escola.br',
    })
  })

  it('goes in without what can not be read of its address, and says so', () => {
    const planos = plan([{ nome: 'E. M. Sul', inep: '35009537', telefone: 'não tem', cep: '1' }])
    expect(told(planos)).toEqual([['criar', 'nao_entra', 'nao_entra']])
    expect(planos[0]?.escola).toMatchObject({ telefone: null, cep: null })
    expect(told(plan([{ nome: 'E. M. Sul' }]))).toEqual([['criar', 'sem_inep']])
  })

  it('is refused without a name, with a code that is none, of another state, or of a school elsewhere', () => {
    const lines = [
      { nome: '' },
      { nome: 'x'.repeat(151) },
      { nome: 'A', inep: '123' },
      { nome: 'B', inep: '99009537' },
      { nome: 'C', inep: '35009537', uf: 'RJ' },
      { nome: 'D', inep: '35000001' },
    ]
    expect(told(plan(lines, { fora: ['35000001'] })).map(([, ...codes]) => codes.join())).toEqual([
      'nome_obrigatorio',
      'nome_longo',
      'inep_invalido',
      'inep_invalido',
      'inep_outro_estado',
      'inep_fora',
    ])
  })

  it('is a school that is there, by its code or by its name', () => {
    const redes = [rede(2, 'Escola Municipal Sul', { inep: '35009537' }), rede(3, 'EMEF Ana Souza')]
    const planos = plan([{ nome: 'Outro nome', inep: '35009537' }, { nome: 'E.M.E.F. ANA SOUZA' }], { redes })
    expect(told(planos)).toEqual([
      ['igual', 'mesmo_inep'],
      ['igual', 'mesmo_nome'],
    ])
    expect(planos.map((one) => one.rede)).toEqual([2, 3])
  })

  it('is another one when a person says so, but never with a code that is taken', () => {
    const redes = [rede(2, 'E. M. Sul', { inep: '35009537' }), rede(3, 'EMEF Ana')]
    const lines: Typed[] = [
      { nome: 'E. M. Sul', inep: '35009537', decisao: 'nova' },
      { nome: 'EMEF Ana', decisao: 'nova' },
    ]
    expect(plan(lines, { redes }).map(({ situacao }) => situacao)).toEqual(['igual', 'criar'])
  })

  it('is doubtful where the kind differs, where codes differ, where several bear the name; a person decides', () => {
    const redes = [
      rede(2, 'EMEF Paulo Freire'),
      rede(3, 'E. M. Sul', { inep: '35009537' }),
      rede(4, 'E. M. Norte'),
      rede(5, 'E. M. Norte'),
    ]
    const lines = [
      { nome: 'EMEI Paulo Freire' },
      { nome: 'E. M. Sul', inep: '35000002' },
      { nome: 'E. M. Norte' },
    ]
    const codes = ['nome_parecido', 'mesmo_nome_outro_inep', 'mesmo_nome_varias']
    expect(told(plan(lines, { redes }))).toEqual(codes.map((code) => ['duvida', code]))
    const said = (decisao: Decisao) =>
      plan(
        lines.map((line) => ({ ...line, decisao })),
        { redes },
      ).map(({ situacao }) => situacao)
    expect(said('nova')).toEqual(['criar', 'criar', 'criar'])
    expect(said('mesma')).toEqual(['igual', 'igual', 'igual'])
  })

  it('of another city is another school, and so is one of the same bare name with another code', () => {
    const redes = [
      rede(2, 'EE Tiradentes', { municipio: 'Osasco' }),
      rede(3, 'EMEF Paulo Freire', { inep: '35009537' }),
    ]
    const lines = [
      { nome: 'EE Tiradentes', municipio: 'Campinas' },
      { nome: 'EMEI Paulo Freire', inep: '35000002' },
    ]
    expect(plan(lines, { redes }).map(({ situacao }) => situacao)).toEqual(['criar', 'criar'])
    expect(told(plan([{ nome: 'EE Tiradentes', municipio: 'OSASCO' }], { redes }))[0]?.[0]).toBe('igual')
  })

  it('stands twice in the file: left out as the same, refused where one code has two names', () => {
    const lines: Typed[] = [
      { nome: 'E. M. Sul', inep: '35009537' },
      { nome: 'Escola Municipal Sul', inep: '35009537' },
      { nome: 'E. M. Norte', inep: '35009537' },
      { nome: 'E. M. Sul' },
      { nome: 'E. M. Sul', decisao: 'nova' },
      { nome: 'E. M. Sul', inep: '35000002' },
    ]
    expect(told(plan(lines))).toEqual([
      ['criar'],
      ['ignorar', 'linha_repetida'],
      ['erro', 'inep_repetido'],
      ['ignorar', 'linha_repetida'],
      ['criar', 'sem_inep'],
      ['ignorar', 'linha_repetida'],
    ])
  })

  it('is left out when a person says so, and when the school no longer works unless a person says so', () => {
    const lines: Typed[] = [
      { nome: 'A', descartada: true },
      { nome: 'B', situacao: 'Paralisada' },
      { nome: 'C', situacao: '3' },
      { nome: 'D', situacao: 'Em Atividade' },
      { nome: 'E', situacao: 'Extinta', decisao: 'nova' },
    ]
    expect(plan(lines).map(({ situacao }) => situacao)).toEqual([
      'ignorar',
      'ignorar',
      'ignorar',
      'criar',
      'criar',
    ])
  })

  it('goes into the network that it names; what is not there is told, or made', () => {
    const redes = [
      rede(2, 'Regional Norte'),
      rede(3, 'Polo', { codigo: 'X' }),
      rede(4, 'Polo', { codigo: 'Y' }),
      rede(5, 'E. M. Sul', { inep: '35009537' }),
    ]
    const superiores = ['REGIONAL NORTE', 'x', 'Polo', 'E. M. Sul', 'Leste', 'leste']
    const lines = superiores.map((superior, i) => ({
      nome: `Escola ${i + 10}`,
      inep: `3500000${i}`,
      superior,
    }))
    const planos = plan(lines, { redes })
    expect(told(planos)).toEqual([
      ['criar'],
      ['criar'],
      ['erro', 'superior_repetido'],
      ['erro', 'superior_escola'],
      ['criar', 'superior_desconhecido'],
      ['criar', 'superior_desconhecido'],
    ])
    expect(planos.map(({ escola }) => escola?.pai)).toEqual([2, 3, undefined, undefined, 1, 1])
    expect(superioresOf(planos)).toEqual(['Leste'])
    const made = plan(lines, { redes, criar: true }).slice(4)
    expect(made.map(({ escola }) => [escola?.pai, escola?.superior])).toEqual([
      [1, 'Leste'],
      [1, 'leste'],
    ])
    const deep = { ...raiz, nivel: 7 }
    expect(
      told(plan([{ nome: 'A', inep: '35000001', superior: 'Leste' }], { raiz: deep, criar: true })),
    ).toEqual([['erro', 'superior_fundo']])
    expect(countPlanos(planos)).toMatchObject({ criar: 4, erro: 2 })
  })
})
