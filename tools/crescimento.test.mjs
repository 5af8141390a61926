/** The page of growth: what is counted, by which folder, and what is told of it. */
import { expect, it } from 'vitest'
import { grown, sizeOf } from './crescimento.mjs'

const before = sizeOf({
  pure: { 'areas/conversa/forum/rules.test.ts': 10, 'core/web/form.test.tsx': 5 },
  journey: { 'e2e/forum.test.ts': 4 },
})

it('counts tests by kind and folder', () => {
  expect(before).toEqual({ 'journey e2e': 4, 'pure areas/conversa/forum': 10, 'pure core': 5 })
})

it('tells each kind as a whole and the folders that grew, the most first; nothing of what did not run', () => {
  const now = sizeOf({
    pure: {
      'areas/conversa/forum/rules.test.ts': 15,
      'areas/conversa/forum/policy.test.ts': 5,
      'areas/escola/rede/rules.test.ts': 3,
      'core/web/form.test.tsx': 5,
    },
  })
  expect(grown(before, now).map((line) => line.trim())).toEqual([
    '15 → 28  pure (× 1,87)',
    '10 → 20  pure areas/conversa/forum (× 2,00)',
    '0 → 3  pure areas/escola/rede (novo)',
  ])
})
