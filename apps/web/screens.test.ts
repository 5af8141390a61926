/** Each screen stands in the table from which it is served. */
import { describe, expect, it } from 'vitest'
import { publicScreens } from './public-screens.ts'
import { isSignedInPath } from './signed-in-path.ts'
import { signedInScreens } from './signed-in-screens.ts'

describe('the tables of screens', () => {
  it('hold every screen behind a session in the one that is fetched later, and no other', () => {
    expect(Object.keys(signedInScreens).filter((path) => !isSignedInPath(path))).toEqual([])
    expect(Object.keys(publicScreens).filter(isSignedInPath)).toEqual([])
    expect(Object.values(signedInScreens).filter(({ guard }) => (guard as string) === 'public')).toEqual([])
  })

  it('tell an address below /logado from one that only begins alike', () => {
    expect(['/logado', '/logado/turmas', '/correio'].every(isSignedInPath)).toBe(true)
    expect(['/logadouro', '/', '/login', '/turma/logado'].some(isSignedInPath)).toBe(false)
  })
})
