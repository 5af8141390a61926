/** Which item of the navigation the page belongs to. */
import { describe, expect, it } from 'vitest'
import { isCurrent } from './frame.ts'

describe('the current item', () => {
  const pessoas = {
    href: '/rede/1/gestao/localizar-usuarios',
    also: ['/rede/1/gestao/cadastrar-aluno', '/administracao/x/usuarios'],
  }
  it.each([
    [pessoas, '/rede/1/gestao/localizar-usuarios', true],
    [pessoas, '/rede/1/gestao/cadastrar-aluno', true],
    [pessoas, '/administracao/x/usuarios/7/turmas', true],
    [pessoas, '/rede/1/gestao/avisos', false],
    [pessoas, '/rede/1/gestao/cadastrar-aluno-2', false],
    [{ href: '/logado', exact: true }, '/logado', true],
    [{ href: '/logado', exact: true }, '/logado/turmas', false],
  ])('%o at %s: %s', (item, pathname, current) => {
    expect(isCurrent(item, pathname)).toBe(current)
  })
})
