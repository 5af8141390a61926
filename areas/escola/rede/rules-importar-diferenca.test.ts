/** What a school is given back when a list is undone: what it held before, but for what others said since. */
import { expect, it } from 'vitest'
import { type Dados, diferencasOf, mudancaOf, voltaOf } from './rules-importar-diferenca.ts'

const antes: Dados = {
  nome: 'E. M. Sul',
  inep: null,
  endereco: 'Rua A, 1',
  municipio: 'Osasco',
  uf: null,
  cep: null,
  telefone: null,
  email: 'a@b.br',
}
const linha: Dados = { ...antes, inep: '35009537', endereco: 'Rua B, 2', uf: 'SP', email: null }

it('goes back field by field to what it was', () => {
  const diferencas = diferencasOf(linha, { ...antes, subredes: false }, 'sobrescrever')
  const depois = { ...antes, ...mudancaOf(diferencas) }
  // What the line does not say stays.
  expect(depois).toEqual({ ...linha, email: 'a@b.br' })
  const { volta, mudou } = voltaOf(diferencas, depois)
  expect([{ ...depois, ...volta }, mudou]).toEqual([antes, false])
})

it('keeps what somebody changed since, and says so', () => {
  const diferencas = diferencasOf(linha, { ...antes, subredes: false }, 'preencher')
  expect(mudancaOf(diferencas)).toEqual({ inep: '35009537', uf: 'SP' })
  const since = { ...antes, ...mudancaOf(diferencas), uf: 'RJ' }
  expect(voltaOf(diferencas, since)).toEqual({ volta: { inep: null }, mudou: true })
})
