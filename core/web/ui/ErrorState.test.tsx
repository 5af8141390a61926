// @vitest-environment happy-dom
/** What did not come tells why, in the words of whoever refused it. */
import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from '../../server/paths.ts'
import { ApiError } from '../client/failure.ts'
import { ErrorState } from './EmptyState.tsx'

afterEach(cleanup)

const refused = (status: number, codigo: string, mensagem: string | null) =>
  new ApiError({ status, codigo, mensagem })

const show = (error: unknown) => {
  render(<ErrorState error={error} onRetry={() => {}} />)
  return {
    words: screen.getByRole('alert').querySelector('p')?.textContent,
    again: screen.queryByRole('button', { name: 'Tentar de novo' }) !== null,
  }
}

describe('what did not come', () => {
  it.each([
    [403, 'Só quem dá aula nesta turma abre isto.'],
    [404, 'Esta enquete foi excluída.'],
    [409, 'A turma foi encerrada.'],
    [422, 'O período é maior do que um ano.'],
  ])('refused for good (%d) is told in the words of the server, and not asked again', (status, mensagem) => {
    expect(show(refused(status, 'recusado', mensagem))).toEqual({ words: mensagem, again: false })
  })

  it.each([
    [408, 'Demorou demais.'],
    [429, 'Muitos pedidos. Espere um minuto.'],
    [500, 'Algo deu errado.'],
    [503, 'O sistema está se recuperando de uma falha.'],
  ])('that may come later (%d) is told so, and asked again', (status, mensagem) => {
    expect(show(refused(status, 'falhou', mensagem))).toEqual({ words: mensagem, again: true })
  })

  it('speaks of the network when it is the network, and of nothing else', () => {
    const lost = show(refused(0, 'sem_conexao', null))
    expect(lost.words).toMatch(/conexão/i)
    expect(lost.again).toBe(true)
    cleanup()
    const own = show(new Error('a fault of the screen'))
    expect(own.words).not.toMatch(/conexão|fault/i)
    expect(own.again).toBe(true)
  })
})

/** An error that nobody threw: the reason is dropped, and the screen says something else. */
const MADE_UP = /<ErrorState\b[^>]*?\berror=\{\s*(?:null|undefined|true|false|\{|new |['"`])/s

describe('every screen', () => {
  it.each(['{null}', '{undefined}', "{new Error('x')}", '{{}}', "{'x'}"])(
    'would be found that shows %s instead of what was thrown',
    (made) => expect(MADE_UP.test(`<ErrorState\n  onRetry={again}\n  error=${made} />`)).toBe(true),
  )

  it('shows what was thrown', () => {
    const screens = ['areas', 'apps', 'core/web'].flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => `${folder}/${file}`),
    )
    const texts = screens.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)
    expect(texts.filter(([, text]) => text.includes('<ErrorState')).length).toBeGreaterThan(60)
    expect(texts.filter(([, text]) => MADE_UP.test(text)).map(([file]) => file)).toEqual([])
  })
})
