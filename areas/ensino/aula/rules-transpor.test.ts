/** A key in the names of another version: it judges there as it does in its own. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildTela, TIPOS_DE_TESTE } from './factory.ts'
import { pontuar, respostaCerta } from './rules-pontuar.ts'
import type { ComGabarito, Gabarito } from './rules-pontuar-gabarito.ts'
import { publicar } from './rules-publicar.ts'
import { julgaIgual, transpor } from './rules-transpor.ts'
import { isAutomatica } from './shapes-tipos.ts'

const SEM = ['memoria', 'caca_palavras', 'cruzadinha']
const tipos = TIPOS_DE_TESTE.filter((tipo) => isAutomatica(tipo) && !SEM.includes(tipo))

it('gives the right answer of each version the whole mark, however its parts were named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tipos), fc.string(), fc.string(), (tipo, one, other) => {
      const tela = buildTela(tipo)
      const [de, para] = [one, other].map((seed) => ({ tipo, ...publicar(tela, seed) }))
      if (!de || !para || !de.gabarito) return
      const made = transpor(de, para)
      expect(made).not.toBeNull()
      expect(julgaIgual(made, para.gabarito)).toBe(true)
      const certa = respostaCerta(tipo as ComGabarito, para.gabarito as Gabarito)
      expect(pontuar(tipo as ComGabarito, made as Gabarito, certa)).toBe(1)
    }),
  )
})

const escolha = (certa: number, enunciado = '<p>?</p>') => ({
  ...buildTela('multipla_escolha'),
  conteudo: {
    ...(buildTela('multipla_escolha').conteudo as object),
    enunciado,
    embaralhar: true,
    alternativas: ['um', 'dois', 'três'].map((texto, at) => ({
      id: `x${at}`,
      texto,
      correta: at === certa,
      feedback: '',
    })),
  },
})

it('follows a key that was mended, and is none where the question changed', () => {
  const publicada = (tela: ReturnType<typeof escolha>, seed: string) => ({
    tipo: 'multipla_escolha' as const,
    ...publicar(tela as never, seed),
  })
  const antes = publicada(escolha(0), 'a')
  const depois = publicada(escolha(2), 'b')
  const made = transpor(depois, antes) as Gabarito<'multipla_escolha'>
  const { alternativas } = antes.conteudo as { alternativas: { id: string; texto: string }[] }
  expect(made.certas).toEqual([alternativas.find(({ texto }) => texto === 'três')?.id])
  expect(julgaIgual(made, antes.gabarito)).toBe(false)
  expect(transpor(publicada(escolha(2, '<p>Outra?</p>'), 'b'), antes)).toBeNull()
})
