/** Headings as schools write them, and cells as they should not be. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatedOf } from '../../../core/contract/columns.ts'
import { distance, isFormula, nearest, readLinha } from './rules.ts'
import { guessColunas, missingOf } from './rules-columns.ts'
import { CAMPOS, MODELO } from './shapes.ts'
import { faltaInWords } from './texts.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the columns', () => {
  it('of the model are known by their own names', () => {
    expect(guessColunas(MODELO)).toEqual({ colunas: [...MODELO], segura: true })
    expect(guessColunas(CAMPOS)).toEqual({ colunas: [...CAMPOS], segura: false })
  })

  it('are known by what schools call them, in any case and with any accents', () => {
    expect(
      guessColunas(['NOME DO ALUNO', 'Número da chamada', 'R.A.', 'Código da Escola', 'Data de Nascimento']),
    ).toEqual({
      colunas: ['nome', 'numero_chamada', 'ra', 'rede_codigo', 'data_nascimento'],
      segura: true,
    })
  })

  it('are proposed, not taken, when they are only alike; one column a field', () => {
    const guess = guessColunas(['Nome', 'RA', 'Escola de origem', 'Escola', 'Mãe'])
    expect(guess.colunas).toEqual(['nome', 'ra', null, 'rede_codigo', 'responsavel_nome'])
    expect(guess.segura).toBe(false)
    expect(missingOf(['nome', null])).toEqual(['rede_codigo', 'chave'])
    expect(repeatedOf(['nome', 'ra', 'nome', null, null])).toEqual(['nome'])
  })
})

describe('a line', () => {
  const faults = (valores: object, planilha = false) =>
    readLinha({ nome: 'Ana', ra: '1', rede_codigo: 'x', ...valores }, { now, planilha }).faltas.map(
      ({ campo, codigo }) => `${campo} ${codigo}`,
    )

  it.each([
    [{ nome: '=1+1' }, ['nome formula']],
    [{ nome: ' ＠SUM(A1)' }, ['nome formula']],
    [{ data_nascimento: '30/02/2014' }, ['data_nascimento data_invalida']],
    [{ data_nascimento: '01/01/2031' }, ['data_nascimento data_futura']],
    [{ cpf: '111.444.777-05' }, ['cpf cpf_invalido']],
    [{ ra: '', email: 'ana' }, ['email email_invalido']],
    [{ ra: '' }, ['ra sem_chave']],
    [{ nome: '' }, ['nome nome_obrigatorio']],
    [{ perfil: 'administrador_tenant' }, ['perfil perfil_invalido']],
    [{ perfil: '__proto__' }, ['perfil perfil_invalido']],
    [{ senha: 'curta' }, ['senha senha_curta']],
    [{ numero_chamada: '1000' }, ['numero_chamada chamada_invalida']],
    [{ laudo: 'talvez' }, ['laudo laudo_invalido']],
    [{ responsavel_nome: 'Rita' }, ['responsavel_email responsavel_sem_contato']],
    [{ responsavel_email: 'r@x.test' }, ['responsavel_nome responsavel_sem_nome']],
    [
      { email: 'a@x.test', responsavel_nome: 'Rita', responsavel_email: 'A@x.test' },
      ['responsavel_email responsavel_mesmo_email'],
    ],
    [{ senha: '*', laudo: 'S', turno: 'Matutino', idioma: 'inglês', acao: 'Criar' }, []],
  ])('%j: %j', (valores, expected) => expect(faults(valores)).toEqual(expected))

  it('of a spreadsheet gets back the zeros that its numbers lost, and of a CSV does not', () => {
    expect(faults({ cpf: '6325112733' }, true)).toEqual([])
    expect(faults({ cpf: '6325112733' })).toEqual(['cpf cpf_invalido'])
  })

  it('with anything in it is read or faulted in words, never a crash', () => {
    const cells = fc.dictionary(fc.constantFrom(...CAMPOS), fc.string({ unit: 'binary', maxLength: 30 }))
    fc.assert(
      fc.property(cells, (valores) => {
        const { linha, faltas } = readLinha(valores, { now })
        expect(linha.nome === null || !isFormula(linha.nome)).toBe(true)
        for (const falta of faltas)
          for (const language of ['pt-br', 'en-us'] as const)
            expect(faltaInWords(falta, language)).not.toBe(falta.codigo)
      }),
    )
  })
})

describe('the nearest', () => {
  it('is at most two letters away, and alone there', () => {
    expect(nearest('6D-GARCAS', ['6C-GARCAS', '7A-CECILIA'])).toBe('6C-GARCAS')
    expect(nearest('6D-GARCAS', ['6C-GARCAS', '6E-GARCAS'])).toBeUndefined()
    expect(nearest('8º Z', ['1º Ano'])).toBeUndefined()
    expect(distance('garcas', 'garças', 2)).toBe(1)
  })
})
