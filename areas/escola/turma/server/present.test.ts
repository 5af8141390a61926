/** What is told of a class, its people and its notices, for each kind of reader: a table of who may hear what. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../../core/policy/actor.ts'
import { presentAviso, presentGrupo, presentHeader, presentMember } from './present.ts'
import type { AvisoRow } from './public-conversa.ts'
import type { GrupoRow, MemberRow } from './queries.ts'

const at = new Date('2026-03-10T12:00:00Z')
const actor = (part: Partial<Actor> = {}): Actor => ({
  ...{ id: 5, tenantId: 1, nome: 'Alguém', funcoes: [], redes: [], turmas: [], dependentes: [] },
  ...part,
})
const as = (papel: 'aluno' | 'professor' | 'responsavel') => actor({ turmas: [{ id: 10, papel }] })

describe('a member', () => {
  const row: MemberRow = {
    ...{ id: 9, nome: 'Tiago Souza', papel: 'aluno', auxiliar: false, numero_chamada: 4, email: 't@x.test' },
    ...{ perfil_visivel: false, total: 3 },
  }
  const plain = { id: 9, papel: 'aluno', auxiliar: false }

  it('is told whole to the staff, with address and number where those may be seen', () => {
    expect(presentMember(row, as('professor'), true)).toEqual({
      ...{ ...plain, nome: 'Tiago Souza', numero_chamada: 4, email: 't@x.test' },
    })
    expect(presentMember(row, as('professor'), false)).toEqual({
      ...{ ...plain, nome: 'Tiago Souza', numero_chamada: null, email: null },
    })
    expect(presentMember(row, as('aluno'), false).nome).toBe('Tiago S.')
    expect(presentMember({ ...row, perfil_visivel: true }, as('aluno'), false).nome).toBe('Tiago Souza')
  })
})

describe('a notice', () => {
  const row: AvisoRow = {
    ...{
      id: 1,
      turma: { id: 10, nome: '7º A' },
      titulo: 'Sarau',
      conteudo: '<p>Sexta.</p>',
      autor: { id: 2, nome: 'D' },
    },
    ...{
      fixado: false,
      urgente: false,
      pede_ciente: true,
      da_rede: false,
      papeis: null,
      ciente: false,
      visto: true,
    },
    ...{ cientes: 2, total_alunos: 3, responsaveis: { cientes: 1, total: 4 }, quando: at, editado: false },
  }
  const told = (part: Partial<AvisoRow>, who: Actor, receipts = false) => {
    const { pede_ciente, recibo } = presentAviso({ ...row, ...part }, who, receipts)
    return [pede_ciente, recibo]
  }
  const receipt = { cientes: 2, total: 3, responsaveis: { cientes: 1, total: 4 } }

  it.each<[string, Partial<AvisoRow>, Actor, boolean, [boolean, object | null]]>([
    ['of a class asks everybody', {}, as('aluno'), false, [true, null]],
    ['that asks nothing', { pede_ciente: false }, as('aluno'), true, [false, null]],
    ['with its receipts for who leads', {}, as('professor'), true, [true, receipt]],
    [
      'of the network asks whom it is for',
      { da_rede: true, papeis: ['aluno'] },
      as('aluno'),
      true,
      [true, null],
    ],
    [
      'of the network asks no others',
      { da_rede: true, papeis: ['aluno'] },
      as('professor'),
      true,
      [false, null],
    ],
    ['of the network for all', { da_rede: true }, as('responsavel'), false, [true, null]],
    ['of the network asks no manager', { da_rede: true }, actor(), true, [false, null]],
    ['of a class before a manager', {}, actor(), true, [true, receipt]],
  ])('%s', (_, part, who, receipts, expected) => {
    expect(told(part, who, receipts)).toEqual(expected)
  })

  it('is cut short to its words', () => {
    expect(presentAviso(row, as('aluno'), false)).toMatchObject({ resumo: 'Sexta.', visto: true, quando: at })
  })
})

describe('a class', () => {
  const row = {
    ...{
      id: 10,
      codigo: 'K7M4XPQ',
      nome: '7º A',
      disciplina: 'Arte',
      periodo: '7º',
      turno: 'manha',
      tipo: 'regular',
    },
    ...{
      ano_letivo: 2026,
      status: 'ativa',
      cor: null,
      imagem_id: null,
      recursos: { forum: true, avisos: false },
    },
    ...{ escola_id: 2, escola_nome: 'Um', caminho: [1, 2], total_alunos: 3, professores: [] },
    ...{ forum_novos: 1, avisos_novos: 2 },
  } as GrupoRow
  const showing = (who: Actor) =>
    ({
      ...{ actor: who, brand: { ownerId: 1 }, now: at },
      services: { config: { secretKey: 'segredo' } },
    }) as never

  it('has a picture where it has one, and is told with what the reader may do', () => {
    expect(presentGrupo(row, showing(as('aluno'))).imagem).toBeNull()
    expect(presentGrupo({ ...row, imagem_id: 3 }, showing(as('aluno'))).imagem).toMatch(
      /^\/arquivos\/3\/turma\?t=/,
    )
    const may = (who: Actor) => presentHeader(row, showing(who)).permissoes
    expect(presentHeader(row, showing(as('aluno'))).recursos).toEqual(['forum'])
    const all = { manage: true, viewMembers: true, viewContacts: true, viewForum: true }
    expect([may(as('professor')), may(as('aluno')), may(as('responsavel')), may(actor())]).toEqual([
      all,
      { ...all, manage: false, viewContacts: false },
      { ...all, manage: false, viewContacts: false, viewForum: false },
      { manage: false, viewMembers: false, viewContacts: false, viewForum: false },
    ])
  })
})
