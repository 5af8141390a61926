/** Which addresses a room may have. */
import { describe, expect, it } from 'vitest'
import type { Provedor } from './contract.ts'
import { isEmbeddable, refuseUrl } from './rules-endereco.ts'

describe('an address', () => {
  it.each<[Provedor, string, ReturnType<typeof refuseUrl>]>([
    ['meet', 'https://meet.google.com/abc-defg-hij', null],
    ['meet', 'https://meet.google.com.exemplo.test/abc', 'foraDoMeet'],
    ['meet', 'https://zoom.us/j/1', 'foraDoMeet'],
    ['zoom', 'https://us02web.zoom.us/j/123?pwd=abc', null],
    ['zoom', 'https://zoom.us/j/123', null],
    ['zoom', 'https://notzoom.us/j/123', 'foraDoZoom'],
    ['jitsi', 'https://meet.jit.si/Turma7A', null],
    ['jitsi', 'https://jitsi.escola.example/turma', null],
    ['bbb', 'https://bbb.rede.example/b/abc', null],
    ['link', 'https://teams.microsoft.com/l/meetup-join/x', null],
    ['link', 'http://exemplo.test/x', 'semHttps'],
    ['link', 'javascript:alert(1)', 'semHttps'],
    ['link', 'data:text/html,x', 'semHttps'],
    ['link', 'https://ana:senha@exemplo.test/', 'comSenha'],
    ['link', 'https://localhost/x', 'invalido'],
    ['link', 'https://127.0.0.1/x', 'invalido'],
    ['link', 'https://[::1]/x', 'invalido'],
    ['link', 'https://0x7f000001/', 'invalido'],
    ['link', 'https://servidor/x', 'invalido'],
    ['link', 'https://impressora.local/x', 'invalido'],
    ['link', 'https://exemplo.test/a b', 'invalido'],
    ['link', 'https:\\\\exemplo.test', 'invalido'],
    ['link', '//exemplo.test', 'invalido'],
    ['link', '', 'invalido'],
  ])('%s %s', (provedor, url, wanted) => expect(refuseUrl(provedor, url)).toBe(wanted))
})

it('a room is shown inside our page where its kind and its host allow it', () => {
  const hosts = ['jitsi.escola.example']
  expect(isEmbeddable('jitsi', 'https://jitsi.escola.example/a', hosts)).toBe(true)
  expect(isEmbeddable('bbb', 'https://jitsi.escola.example/a', hosts)).toBe(true)
  expect(isEmbeddable('link', 'https://jitsi.escola.example/a', hosts)).toBe(false)
  expect(isEmbeddable('jitsi', 'https://a.jitsi.escola.example/a', hosts)).toBe(false)
  expect(isEmbeddable('jitsi', 'https://jitsi.escola.example/a', [])).toBe(false)
})
