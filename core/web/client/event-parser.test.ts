/** The event stream of the HTML standard; any cutting of the text gives the same events. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventParser, type StreamEvent } from './event-parser.ts'

function parse(pieces: string[]) {
  const seen: StreamEvent[] = []
  const retries: number[] = []
  const ids: string[] = []
  const parser = createEventParser((event) => seen.push(event), {
    onRetry: (milliseconds) => retries.push(milliseconds),
    onId: (id) => ids.push(id),
  })
  for (const piece of pieces) parser.push(piece)
  return { seen, retries, ids }
}

const event = (data: string, type = 'message', id = '') => ({ id, type, data })

describe('createEventParser', () => {
  it.each<[string, string, StreamEvent[]]>([
    ['data', 'data: oi\n\n', [event('oi')]],
    ['several lines of data', 'data: a\ndata:b\ndata\n\n', [event('a\nb\n')]],
    ['one space only is dropped', 'data:  a\n\n', [event(' a')]],
    ['a type, for one block', 'event: nova\ndata: a\n\ndata: b\n\n', [event('a', 'nova'), event('b')]],
    [
      'an id, until the next',
      'id: 7\ndata: a\n\ndata: b\n\n',
      [event('a', 'message', '7'), event('b', 'message', '7')],
    ],
    ['an empty id resets', 'id: 7\ndata: a\n\nid\ndata: b\n\n', [event('a', 'message', '7'), event('b')]],
    ['an id with NUL is ignored', 'id: 7\0\ndata: a\n\n', [event('a')]],
    ['comments and unknown fields', ': ping\n\nfoo: bar\ndata: a\n\n', [event('a')]],
    ['no data, no event', 'event: nova\nid: 3\n\n', []],
    ['CR', 'data: a\r\rdata: b\r\r\n', [event('a'), event('b')]],
    ['CRLF', 'data: a\r\ndata: b\r\n\r\n', [event('a\nb')]],
    ['a byte order mark at the start only', '\uFEFFdata: a\n\n\uFEFFdata: b\n\n', [event('a')]],
    ['a block cut short is dropped', 'data: a\n\ndata: b\n', [event('a')]],
  ])('%s', (_, text, expected) => expect(parse([text]).seen).toEqual(expected))

  it('tells the retry delay, digits only', () => {
    expect(parse(['retry: 5000\nretry: 5s\nretry:\n']).retries).toEqual([5000])
  })

  it('tells an id when its block ends, also without data', () => {
    expect(parse(['id: 7\n']).ids).toEqual([])
    expect(parse(['id: 7\n\n']).ids).toEqual(['7'])
  })

  it('goes on from the last id of the connection before', () => {
    const seen: StreamEvent[] = []
    createEventParser((one) => seen.push(one), { lastId: '41' }).push('data: a\n\n')
    expect(seen).toEqual([event('a', 'message', '41')])
  })

  const line = fc.oneof(
    fc.constantFrom(
      'data: a',
      'data',
      'data:  ç😀',
      'id: 7',
      'id',
      'event: nova',
      ': x',
      'retry: 10',
      '',
      '',
      '',
    ),
    fc.string({ unit: fc.constantFrom(':', ' ', 'd', 'a', 't', '\0', '\uFEFF'), maxLength: 12 }),
  )
  const stream = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 40 })
    .map((lines) => lines.flat().join(''))

  it('gives the same events for any cutting of the text', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 30 }), (text, at) => {
        const cuts = [0, ...at.map((n) => n % (text.length + 1)), text.length].sort((a, b) => a - b)
        const pieces = cuts.slice(1).map((to, i) => text.slice(cuts[i], to))
        // A final line break ends the wait for the second half of a CRLF.
        expect(parse([...pieces, '\n'])).toEqual(parse([text, '\n']))
        expect(parse([...`${text}\n`])).toEqual(parse([`${text}\n`]))
      }),
    )
  })

  it('reads back whatever was written', () => {
    const text = fc.string({ unit: 'grapheme' }).map((s) => s.replace(/[\r\n\0]/g, ''))
    const written = fc.array(fc.record({ id: text, type: text, data: fc.array(text, { minLength: 1 }) }))
    fc.assert(
      fc.property(written, (events) => {
        const wire = events.map(
          ({ id, type, data }) => `id: ${id}\nevent: ${type}\n${data.map((d) => `data: ${d}\n`).join('')}\n`,
        )
        expect(parse(wire).seen).toEqual(
          events.map(({ id, type, data }) => ({ id, type: type || 'message', data: data.join('\n') })),
        )
      }),
    )
  })
})
