/** Texts with gaps, as the bank has them, and the words that a typed answer takes. */
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import { digitadasDe, inteiraDe, pesosDe, whole } from './rules-assentar-credito.ts'
import { Fora, type Mala } from './rules-assentar-nota.ts'
import type { Feita, Pergunta } from './rules-assentar-tipos.ts'
import type { Curta, Lacuna, Lacunas } from './shapes-item.ts'

export const quaseDe = ({ quase }: Pergunta) => (quase ? { quase } : {})

/** What is taken, and what others are worth. @throws Fora */
export function aceitasDe(pede: Curta, mala: Mala, max: number): ReturnType<typeof digitadasDe> {
  if (pede.respostas.some(({ texto, fracao, retorno }) => texto.trim() === '*' && fracao <= 0 && retorno))
    mala.muda('retorno')
  const { certas, parciais } = digitadasDe(pede, mala, max)
  if (certas.length === 0) throw new Fora('sem_gabarito')
  const long = certas.find((texto) => texto.length > max)
  if (long !== undefined || certas.length > 20) throw new Fora('longa', long ?? String(certas.length))
  return { certas, parciais }
}

interface DaLacuna {
  certas: string[]
  erradas: string[]
  parciais: { texto: string; fracao: number }[]
}

/** What one gap takes, the first the one to show. */
function daLacuna({ id, pede }: Lacuna, arrastar: boolean, mala: Mala): DaLacuna {
  if (pede.tipo === 'curta') {
    const { certas, parciais } = aceitasDe(pede, mala, 100)
    const wild = (texto: string) => pede.curingas && texto.includes('*')
    const bad = certas.find(wild)
    if (bad) throw new Fora('curinga', bad)
    const lost = parciais.filter(({ texto }) => wild(texto))
    if (lost.length > 0) mala.muda('credito_parcial', lost.map(({ texto }) => texto).join('; '))
    return { certas, erradas: [], parciais: parciais.filter((one) => !lost.includes(one)) }
  }
  if (pede.tipo === 'numerica') {
    const right = pede.respostas.filter(({ fracao }) => whole(fracao))
    if (right.length === 0 || right.some(({ tolerancia }) => tolerancia > 0))
      throw new Fora('lacuna_numero', id)
    const both = right.flatMap(({ valor }) => [String(valor).replace('.', ','), String(valor)])
    const partly = pede.respostas.filter(({ fracao }) => fracao > 0 && !whole(fracao))
    if (partly.length > 0) mala.muda('credito_parcial', partly.map(({ valor }) => valor).join('; '))
    return { certas: [...new Set(both)], erradas: [], parciais: [] }
  }
  if (!arrastar) throw new Fora('lacuna_lista', id)
  const said = pede.opcoes.map(({ html, fracao }) => ({ texto: mala.plano(html, 100).texto, fracao }))
  const certas = said.filter(({ fracao }) => whole(fracao)).map(({ texto }) => texto)
  if (certas.length === 0) throw new Fora('sem_gabarito', id)
  if (said.some(({ fracao }) => fracao < 0)) mala.muda('desconto')
  return {
    certas,
    erradas: said.filter(({ fracao }) => !whole(fracao)).map(({ texto }) => texto),
    parciais: said.filter(({ fracao }) => fracao > 0 && !whole(fracao)),
  }
}

/** Signs that would be taken for the marks of a gap. */
const marked = (texto: string): boolean => /[{}|]/.test(texto)

export function novasLacunas({ texto, modo, lacunas, ...pede }: Lacunas, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const lists = lacunas.filter(({ pede }) => pede.tipo === 'escolha').length
  if (lists > 0 && lists < lacunas.length) throw new Fora('lacuna_lista')
  const arrastar = modo === 'arrastar' || lists > 0
  if (lists > 0 && modo !== 'arrastar') mala.muda('lista_unica')
  const { texto: words, imagem } = mala.plano(texto, 5_000)
  if (imagem !== undefined) throw new Fora('imagem', mala.imagens[imagem]?.caminho ?? '')
  const wrong: string[] = []
  const all: string[] = []
  const parciais: NonNullable<Conteudo<'lacunas'>['parciais']> = []
  const filled = lacunas.reduce((sofar, lacuna, n) => {
    const { certas, erradas, parciais: some } = daLacuna(lacuna, arrastar, mala)
    parciais.push(...some.map((one) => ({ lacuna: n + 1, ...one })))
    if (certas.some(marked)) throw new Fora('lacuna_invalida', certas.join('|'))
    wrong.push(...erradas)
    all.push(...certas)
    return sofar.replace(`{{${lacuna.id}}}`, () => `\u0000${certas.join('|')}\u0001`)
  }, words)
  if (/[{}]{2}/.test(filled)) throw new Fora('lacuna_invalida')
  const pesos = pesosDe(lacunas.map(({ peso }) => peso))
  const distratores = [...new Set(wrong)].filter((one) => one !== '' && !all.includes(one))
  if (distratores.length > 10) throw new Fora('alternativas_demais', String(distratores.length))
  return {
    tipo: 'lacunas',
    conteudo: {
      ...comum,
      texto: filled.replaceAll('\u0000', '{{').replaceAll('\u0001', '}}'),
      modo: arrastar ? 'arrastar' : 'digitar',
      distratores,
      ...quaseDe(pergunta),
      ...(parciais.length > 0 && { parciais: parciais.slice(0, 50) }),
      ...(pede.inteira ? inteiraDe(pede) : pesos && { pontuacao: 'pesos', pesos }),
    },
  }
}
