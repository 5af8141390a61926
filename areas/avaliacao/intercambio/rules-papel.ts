/** Questions of the bank as a page shows them: numbered, the text that several ask about once before them, the key apart. */
import { lacunasOf } from '../../ensino/aula/rules-publicar-lacunas.ts'
import { type Face, blocosDe as previaDe } from '../questao/rules-previa.ts'
import type { Levada } from '../questao/shapes-levar.ts'
import { blocosDoHtml, trechosDe } from './rules-papel-texto.ts'
import type {
  BlocoDoPapel,
  ComGabarito,
  Figura,
  Formas,
  GrupoDoPapel,
  ItemDoPapel,
  Pedida,
  QuestaoDoPapel,
} from './shapes-papel.ts'

const decimalComma = (value: number): string => String(value).replace('.', ',')

const LETRAS = 'ABCDEFGHIJ'
export const letraDe = (at: number): string => LETRAS[at] ?? String(at + 1)
/** Where pupils write a letter or a number. */
export const PARENTESES = '(   )'

const figuraDe = ({ imagem }: Face, formas: Formas): Figura | null =>
  imagem
    ? {
        tipo: 'figura',
        forma: formas.get(imagem.midia) ?? 'imagem',
        midia: imagem.midia,
        alt: imagem.alt,
        decorativa: imagem.decorativa === true,
      }
    : null

const LINHAS = { menos: 4, mais: 15, letras: 200 }

/** A gap, as long as most words are. */
export const LACUNA = '__________'

function pedidaDe({ tipo, conteudo }: Levada, formas: Formas): Pedida {
  const item = (marca: string, face: Face): ItemDoPapel => ({
    marca,
    trechos: trechosDe(face.texto),
    figura: figuraDe(face, formas),
  })
  const [last] = previaDe({ tipo, conteudo, comando: '', base: '' }).slice(-1)
  switch (last?.tipo) {
    case 'opcoes': {
      const marked = last.forma === 'letras' || last.forma === 'caixas'
      return {
        tipo: 'itens',
        itens: last.itens.map((one, at) => item(marked ? `${letraDe(at)})` : PARENTESES, one)),
      }
    }
    case 'colunas':
      return {
        tipo: 'colunas',
        esquerda: last.esquerda.map((one, at) => item(`${at + 1}.`, one)),
        direita: last.direita.map((one) => item(PARENTESES, one)),
      }
    case 'grupos':
      return {
        tipo: 'grupos',
        grupos: last.grupos.map((nome, at) => `${letraDe(at)} = ${nome}`),
        itens: last.itens.map((one) => item(PARENTESES, one)),
      }
    case 'lacunas':
      return { tipo: 'lacunas', trechos: trechosDe(last.partes.join(LACUNA)), palavras: last.palavras }
    case 'campo':
      if (last.forma !== 'linhas')
        return { tipo: 'campo', numero: last.forma === 'numero', unidade: last.unidade }
  }
  const letras = 'maximo' in conteudo ? conteudo.maximo : 0
  const quantas = Math.min(LINHAS.mais, Math.max(LINHAS.menos, Math.ceil(letras / LINHAS.letras)))
  return { tipo: 'linhas', quantas }
}

/** Where each of these stands among those that are shown, from 0; alike ones take turns. */
function placesOf(wanted: readonly Face[], shown: readonly Face[]): number[] {
  const free = new Set(shown.keys())
  return wanted.map((face) => {
    const same = ({ texto, imagem }: Face) => texto === face.texto && imagem?.midia === face.imagem?.midia
    const at = [...free].find((one) => {
      const other = shown[one]
      return other !== undefined && same(other)
    })
    if (at !== undefined) free.delete(at)
    return at ?? 0
  })
}

/** What a key says in one line. */
export function respostaDe(questao: Levada): string {
  const { tipo, conteudo } = questao
  if ('alternativas' in conteudo)
    return conteudo.alternativas.flatMap(({ correta }, at) => (correta ? [letraDe(at)] : [])).join(', ')
  if ('afirmacoes' in conteudo)
    return conteudo.afirmacoes.map(({ verdadeira }) => (verdadeira ? 'V' : 'F')).join(', ')
  if ('tolerancia' in conteudo) {
    const { valor = 0, tolerancia, unidade } = conteudo
    const around = tolerancia === 0 ? '' : ` ± ${decimalComma(tolerancia)}`
    return `${decimalComma(valor)}${around}${unidade === '' ? '' : ` ${unidade}`}`
  }
  if ('aceitas' in conteudo) return conteudo.aceitas.join(' | ')
  const [shown] = previaDe({ tipo, conteudo, comando: '', base: '' }).slice(-1)
  if ('pares' in conteudo && shown?.tipo === 'colunas') {
    const places = placesOf(
      conteudo.pares.map(({ b }) => b),
      shown.direita,
    )
    return shown.direita.map((_, at) => places.indexOf(at) + 1).join(', ')
  }
  if ('grupos' in conteudo && shown?.tipo === 'grupos') {
    const places = placesOf(conteudo.itens, shown.itens)
    return shown.itens
      .map((_, at) => {
        const grupo = conteudo.itens[places.indexOf(at)]?.grupo
        return letraDe(conteudo.grupos.findIndex(({ id }) => id === grupo))
      })
      .join(', ')
  }
  if ('itens' in conteudo && shown?.tipo === 'opcoes') {
    const places = placesOf(conteudo.itens, shown.itens)
    return shown.itens.map((_, at) => places.indexOf(at) + 1).join(', ')
  }
  if ('distratores' in conteudo)
    return lacunasOf(conteudo.texto)
      .aceitas.map((one) => one.join(' | '))
      .join('; ')
  return ''
}

function gabaritoDe(questao: Levada): ComGabarito {
  const { conteudo, analises, explicacao } = questao
  const partes = 'alternativas' in conteudo ? conteudo.alternativas.map(({ id }) => id) : []
  return {
    resposta: respostaDe(questao),
    explicacao: trechosDe(explicacao),
    analises: analises.flatMap(({ parte, analise, hipotese_erro }) => {
      const at = partes.indexOf(parte)
      const said = [analise, hipotese_erro && `(hipótese de erro: ${hipotese_erro})`]
        .filter(Boolean)
        .join(' ')
      return at === -1 || said === '' ? [] : [{ letra: letraDe(at), texto: said }]
    }),
    rubrica:
      'rubrica' in conteudo
        ? conteudo.rubrica.map(
            ({ criterio, niveis }) =>
              `${criterio}: ${niveis.map(({ nome, pontos }) => `${nome} (${decimalComma(pontos)})`).join(', ')}`,
          )
        : [],
  }
}

/** Those that ask about one text beside each other, at the place of the first of them. */
function juntas(questoes: readonly Levada[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [at, { texto_base }] of questoes.entries()) {
    const key = texto_base ? `t${texto_base.id}` : `q${at}`
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups.values()]
}

export function montarPapel(
  questoes: readonly Levada[],
  { gabarito, formas = new Map() }: { gabarito: boolean; formas?: Formas },
): GrupoDoPapel[] {
  let numero = 0
  return juntas(questoes).map((places): GrupoDoPapel => {
    const de = numero + 1
    const made = places.flatMap((at): QuestaoDoPapel[] => {
      const questao = questoes[at]
      if (!questao) return []
      numero += 1
      return [
        {
          questao: at,
          numero,
          fonte: questao.fonte,
          enunciado: blocosDoHtml(questao.conteudo.enunciado),
          comando: blocosDoHtml(questao.comando),
          pede: pedidaDe(questao, formas),
          gabarito: gabarito ? gabaritoDe(questao) : null,
        },
      ]
    })
    const base = questoes[places[0] ?? 0]?.texto_base
    const blocos: BlocoDoPapel[] = base ? blocosDoHtml(base.html) : []
    return { base: base ? { titulo: base.titulo, blocos, de, ate: numero } : null, questoes: made }
  })
}
