/** Spreadsheets of questions over a real database: XLSX and CSV, their places in the catalogue, what is not read. */
import { beforeAll, describe, expect, it } from 'vitest'
import { writeXlsx } from '../../../../core/server/sheets/write.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../../questao/contract.ts'
import { bancoOf, itensOf, record, send, sendRaw, undo } from './testing.ts'

let tenant: TestTenant
let ana: Person

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const csv = (separador: string) =>
  [
    [
      'tipo',
      'enunciado',
      'alternativa A',
      'alternativa B',
      'correta',
      'disciplina',
      'ano',
      'dificuldade',
      'bloom',
    ],
    ['objetiva', 'Onde há pão?', 'Lá', 'Cá', 'B', 'Ciências', '7º ano', 'difícil', 'aplicar'],
    ['objetiva', 'Sem chave?', 'Lá', 'Cá', '', '', '', '', ''],
  ]
    .map((row) => row.map((cell) => `"${cell}"`).join(separador))
    .join('\r\n')

describe('a spreadsheet', () => {
  it.each([
    [';', 'utf8'],
    [',', 'latin1'],
    ['\t', 'utf8'],
  ] as const)(
    'parted by %j in %s is read, and each row that stays out says why',
    async (separador, letters) => {
      const sent = await send(ana, Buffer.from(csv(separador), letters), 'minhas.csv')
      expect([sent.formato, sent.total]).toEqual(['planilha', 2])
      const [fora] = await itensOf(ana, sent.id, 'fora')
      expect([fora?.linha, fora?.arquivo, fora?.notas]).toEqual([
        3,
        'minhas.csv',
        ['Não diz qual resposta é a certa.'],
      ])
    },
  )

  it('of Excel comes in with its place in the catalogue, and what is not there is told', async () => {
    const bytes = await writeXlsx({
      nome: 'Questões',
      titles: ['Enunciado', 'A', 'B', 'Gabarito', 'Disciplina', 'Ano', 'Dificuldade', 'Bloom', 'Explicação'],
      rows: [
        ['Qual é a boa?', 'Esta', 'Aquela', 'A', 'ciências', 7, 'Fácil', 'Criar', 'Porque sim.'],
        ['Qual é a outra?', 'Esta', 'Aquela', 'B', 'Alquimia', '', '', '', ''],
      ],
    })
    const sent = await send(ana, bytes, 'minhas.xlsx')
    expect((await itensOf(ana, sent.id, 'mudada')).map(({ notas }) => notas)).toEqual([
      ['Não está no catálogo daqui, e não vem junto: Alquimia.'],
    ])
    await record(tenant, ana, sent)
    const [boa] = await bancoOf(tenant)
    const { data } = await callAs(ana, questaoApi.find, { params: { id: Number(boa?.id) } })
    expect(data.questao).toMatchObject({
      disciplina: { nome: 'Ciências' },
      periodo: { nome: '7º ano' },
      dificuldade: 2,
      bloom: 6,
      explicacao: 'Porque sim.',
    })
    expect((await send(ana, bytes, 'minhas.xlsx')).contagem).toMatchObject({ nova: 0, igual: 2 })
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect(await bancoOf(tenant)).toEqual([])
  })

  it.each([
    ['sem.csv', 'nome;nota\nAna;10\n', 422, 'arquivo_colunas'],
    ['vazia.csv', 'enunciado;corretas\n', 422, 'arquivo_vazio'],
    ['falsa.xlsx', 'isto não é uma planilha', 415, 'arquivo_invalido'],
  ])('%s is refused with its name', async (nome, conteudo, status, codigo) => {
    const { status: answered, body } = await sendRaw(ana, conteudo, nome)
    expect([answered, body.codigo]).toEqual([status, codigo])
    expect(JSON.stringify(body)).toContain(nome)
  })
})
