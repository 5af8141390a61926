/** Whom to ask, and the address of a conversation. */
import { describe, expect, it } from 'vitest'
import { whatsappHref, whomToAsk } from './rules.ts'

describe('whom to ask', () => {
  it.each([
    [['aluno'], 'peca_aluno'],
    [['responsavel', 'professor'], 'peca_professor'],
    [['professor', 'coordenador', 'gestor_rede'], 'peca_gestor'],
    [['administrador_tenant'], 'peca_administrador'],
    [['suporte'], 'peca_outro'],
  ])('%j', (papeis, sentence) => {
    expect(whomToAsk(papeis)).toBe(sentence)
  })
})

describe('a conversation', () => {
  it('has the number in digits and the message encoded', () => {
    expect(whatsappHref({ numero: '+55 (48) 99999-0000', mensagem: 'Olá & obrigada' })).toBe(
      'https://wa.me/5548999990000?text=Ol%C3%A1%20%26%20obrigada',
    )
    expect(whatsappHref({ numero: '5548999990000', mensagem: '' })).toBe('https://wa.me/5548999990000')
  })

  it.each(['', '123', 'javascript:alert(1)', '1234567890123456'])('needs a number: %j', (numero) => {
    expect(whatsappHref({ numero, mensagem: 'oi' })).toBeNull()
  })
})
