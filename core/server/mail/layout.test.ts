/** The letter: the tenant's name and colours, plain text beside it, and no markup from outside. */
import { describe, expect, it } from 'vitest'
import { contrast, scaleOf } from '../../contract/palette.ts'
import { layoutMail, type MailLayout } from './layout.ts'

const layout: MailLayout = {
  tenantNome: 'Rede Municipal de Ipê',
  seedColour: '#c2410c',
  language: 'pt-br',
  title: 'Você tem um aviso',
  paragraphs: ['A professora Ana respondeu no fórum.', 'Linha um\nlinha dois'],
  action: { label: 'Abrir o fórum', url: 'https://ipe.localhost/forum?a=1&b=2' },
}

describe('layoutMail', () => {
  it('says the same in HTML and in plain text', () => {
    const { html, text } = layoutMail(layout)
    expect(text).toBe(`Você tem um aviso

A professora Ana respondeu no fórum.

Linha um
linha dois

Abrir o fórum:
https://ipe.localhost/forum?a=1&b=2

-- 
Mensagem automática da Rede Municipal de Ipê. Não é preciso responder.
`)
    for (const part of [
      'Rede Municipal de Ipê',
      'respondeu no fórum.',
      'Linha um<br>linha dois',
      'Abrir o fórum',
    ])
      expect(html).toContain(part)
    expect(html).toContain('href="https://ipe.localhost/forum?a=1&amp;b=2"')
    expect(html).toContain('<html lang="pt-BR">')
  })

  it('is in the tenant’s colours, readable in light and dark', () => {
    for (const seedColour of ['#c2410c', '#facc15', '#0f766e', '#000000', '#ffffff']) {
      const { html } = layoutMail({ ...layout, seedColour })
      const { panel, panelInk, steps } = scaleOf(seedColour)
      expect(html).toContain(`background:${panel}`)
      expect(contrast(panel, panelInk)).toBeGreaterThanOrEqual(4.5)
      expect(html).toContain(`background:${steps[8]};color:#ffffff`)
      expect(contrast(steps[8] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(steps[3] ?? '', '#1f2229')).toBeGreaterThanOrEqual(4.5)
    }
    expect(layoutMail(layout).html).toMatch(
      /color-scheme" content="light dark"[\s\S]*prefers-color-scheme: dark/,
    )
  })

  it('speaks English', () => {
    const { html, text } = layoutMail({ ...layout, language: 'en-us' })
    expect(html).toContain('<html lang="en-US">')
    expect(text).toContain('There is no need to answer.')
  })

  it('shows markup instead of obeying it', () => {
    const bad = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { html } = layoutMail({
      ...layout,
      tenantNome: bad,
      title: bad,
      paragraphs: [bad],
      action: { label: bad, url: "https://a.test/'onclick=alert(1)" },
    })
    expect(html).not.toMatch(/<script|<img|"https:\/\/a\.test\/'/)
  })

  it('refuses links that are none, and colours that are none', () => {
    for (const url of ['javascript:alert(1)', '/forum', 'data:text/html,x', 'https://a.test/" x="'])
      expect(() => layoutMail({ ...layout, action: { label: 'x', url } }), url).toThrow(RangeError)
    expect(() => layoutMail({ ...layout, seedColour: 'red;x' })).toThrow(RangeError)
  })
})
