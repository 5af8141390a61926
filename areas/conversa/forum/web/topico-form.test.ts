/** The form of a topic: what it refuses and what it sends. */
import { describe, expect, it } from 'vitest'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { buildTopico } from './testing.ts'
import { bodyOf, EMPTY_FORM, errorsOf, formOf, temasOf } from './topico-form.ts'

const filled = { ...EMPTY_FORM, titulo: 'Quem conta?', conteudo: '<p>Diga.</p>' }

describe('the form of a topic', () => {
  it('lets a title and a text through', () => expect(errorsOf(filled, 'pt-br')).toEqual({}))

  it.each([
    [{ titulo: '   ' }, 'titulo'],
    [{ titulo: 'x'.repeat(201) }, 'titulo'],
    [{ conteudo: '<p> &nbsp;</p>' }, 'conteudo'],
    [{ temas: 'a,b,c,d,e,f,g,h,i,j,k' }, 'temas'],
    [{ temas: 'x'.repeat(41) }, 'temas'],
    [{ agendar: true }, 'inicio'],
    [{ agendar: true, inicio: '2026-11-24T18:00', fim: '2026-11-24T18:00' }, 'fim'],
  ])('refuses %j', (part, field) =>
    expect(Object.keys(errorsOf({ ...filled, ...part }, 'pt-br'))).toEqual([field]),
  )

  it('forgets a start that is no longer asked for', () => {
    const values = { ...filled, agendar: false, inicio: '2026-11-24T18:00', fim: '2026-11-20T18:00' }
    expect(errorsOf(values, 'pt-br')).toEqual({})
    expect(bodyOf(values, 'forum', true)).toMatchObject({ inicio: '', fim: '2026-11-20T21:00:00.000Z' })
  })

  it('sends only words and themes for a pupil', () =>
    expect(Object.keys(bodyOf(filled, 'forum', false)).sort()).toEqual(['conteudo', 'temas', 'titulo']))

  it('sends for a notice what notices have', () => {
    const body = bodyOf({ ...filled, pedeCiente: true }, 'aviso', true)
    expect(body).toMatchObject({ pedeCiente: true, urgente: false })
    expect(body).not.toHaveProperty('avaliativo')
    expect(body).not.toHaveProperty('temas')
  })

  it('reads themes once each', () =>
    expect(temasOf('leitura, contos,,leitura ')).toEqual(['leitura', 'contos']))

  it('shows a topic as it is kept', () => {
    const values = formOf(buildTopico({ temas: ['a', 'b'], fim: '2026-11-24T21:00:00.000Z' }))
    expect(values).toMatchObject({ temas: 'a, b', fim: '2026-11-24T18:00', titulo: 'Quem conta a história?' })
  })

  it('keeps São Paulo time in the field and UTC on the wire', () => {
    expect(fieldOf(null)).toBe('')
    expect(instantOf('2026-11-24T18:00')).toBe('2026-11-24T21:00:00.000Z')
    expect(fieldOf('2026-11-24T21:00:00.000Z')).toBe('2026-11-24T18:00')
    expect(instantOf('2026-11')).toBeNull()
  })
})
