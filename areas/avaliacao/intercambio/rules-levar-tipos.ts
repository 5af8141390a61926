/** The content of a question of the bank, by its type, as other programs ask it. */
import { fracaoDe } from '../../ensino/aula/rules-publicar-credito.ts'
import { lacunasOf } from '../../ensino/aula/rules-publicar-lacunas.ts'
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { TELA_DE, TipoQuestao } from '../questao/shapes.ts'
import type { Perguntada } from '../questao/shapes-levar.ts'
import { limpo } from './rules-assentar-credito.ts'
import { JULGUE } from './rules-assentar-tipos.ts'
import { newVf } from './rules-item.ts'
import { dobrar } from './rules-levar-dobra.ts'
import { type Papel, ricoParaFora, rotuloParaFora } from './rules-levar-texto.ts'
import { fromPlain, toFracao } from './rules-textos.ts'
import { escapeXml } from './rules-xml-no.ts'
import type { Lacuna, Opcao, Pede } from './shapes-item.ts'

export interface Levado {
  enunciado: string
  pede: Pede
}

/** What a statement is called that is true, and one that is not. */
export const VERDADEIRO = 'Verdadeiro'
export const FALSO = 'Falso'

/** Types whose statement is told in a way of their own. */
type Propria = 'objetiva' | 'multipla_resposta' | 'verdadeiro_falso' | 'lacunas'
type De<T extends TipoQuestao> = Conteudo<(typeof TELA_DE)[T]>

function escolha(conteudo: De<'objetiva' | 'multipla_resposta'>, multipla: boolean, papel: Papel): Levado {
  const { alternativas, embaralhar, pontuacao } = conteudo
  const certas = alternativas.filter(({ correta }) => correta).length
  const share = toFracao(1 / Math.max(1, certas))
  const inteira = pontuacao === 'inteira'
  const wrong = inteira ? -1 : -share
  const opcoes = alternativas.map((one): Opcao => {
    const own = multipla ? (one.correta ? share : wrong) : one.correta ? 1 : 0
    const fracao = pontuacao === 'pesos' ? toFracao(fracaoDe(one, multipla ? certas : 1)) : own
    return { id: one.id, html: rotuloParaFora(one, papel), fracao, retorno: escapeXml(one.feedback) }
  })
  return {
    enunciado: ricoParaFora(conteudo.enunciado, papel),
    pede: { tipo: 'escolha', multipla, embaralhar, opcoes, ...(multipla && inteira && { inteira }) },
  }
}

/** One statement is true or false; of several each is paired with which it is. */
function vf(conteudo: De<'verdadeiro_falso'>, papel: Papel): Levado {
  const enunciado = ricoParaFora(conteudo.enunciado, papel)
  const [only, ...more] = conteudo.afirmacoes
  if (only && more.length === 0) {
    const above = enunciado === `<p>${JULGUE}</p>` ? '' : dobrar('enunciado', enunciado)
    const said = escapeXml(only.feedback)
    const retornos = { true: only.verdadeira ? '' : said, false: only.verdadeira ? said : '' }
    return {
      enunciado: `${above}<p>${escapeXml(only.texto)}</p>`,
      pede: newVf(only.verdadeira, retornos),
    }
  }
  if (conteudo.afirmacoes.some(({ feedback }) => feedback !== '')) papel.perde('retorno.afirmacoes')
  const fracao = toFracao(1 / conteudo.afirmacoes.length)
  return {
    enunciado,
    pede: {
      tipo: 'associacao',
      embaralhar: false,
      esquerda: conteudo.afirmacoes.map(({ id, texto }) => ({ id, html: escapeXml(texto) })),
      direita: [VERDADEIRO, FALSO].map((html) => ({ id: html, html })),
      pares: conteudo.afirmacoes.map(({ id, verdadeira }) => ({
        de: id,
        para: verdadeira ? VERDADEIRO : FALSO,
        fracao,
      })),
      ...inteiraDe(conteudo),
    },
  }
}

const inteiraDe = ({ pontuacao }: { pontuacao?: string }): { inteira?: true } =>
  pontuacao === 'inteira' ? { inteira: true } : {}

const certa = (texto: string) => ({ texto, fracao: 1, retorno: '' })
const parte = <T extends { fracao: number }>(one: T) => ({ ...one, retorno: '' })

function lacunas(conteudo: De<'lacunas'>, papel: Papel): Levado {
  const { partes, aceitas } = lacunasOf(conteudo.texto)
  const arrastar = conteudo.modo === 'arrastar'
  const palavras = [...new Set([...aceitas.map(([first = '']) => first), ...conteudo.distratores])]
  if (arrastar && aceitas.some(({ length }) => length > 1)) papel.perde('pede.lacunas.aceitas')
  const partly = (n: number) => (conteudo.parciais ?? []).filter(({ lacuna }) => lacuna === n + 1)
  const weigh = (n: number): number => {
    if (conteudo.pontuacao !== 'pesos' || !conteudo.pesos) return toFracao(1 / aceitas.length)
    const all = aceitas.reduce((sum, _, at) => sum + (conteudo.pesos?.[at] ?? 0), 0)
    return toFracao((conteudo.pesos[n] ?? 0) / (all || 1))
  }
  const gap = (takes: readonly string[], n: number): Lacuna['pede'] =>
    arrastar
      ? {
          tipo: 'escolha',
          multipla: false,
          embaralhar: true,
          opcoes: palavras.map((palavra, at) => ({
            id: String(at + 1),
            html: escapeXml(palavra),
            fracao:
              palavra === takes[0] ? 1 : (partly(n).find(({ texto }) => texto === palavra)?.fracao ?? 0),
            retorno: '',
          })),
        }
      : {
          tipo: 'curta',
          maiusculas: false,
          curingas: false,
          respostas: [...takes.map(certa), ...partly(n).map(({ lacuna: _, ...one }) => parte(one))],
        }
  const marks = partes.map((parte, n) => `${fromPlain(parte)}${n < aceitas.length ? `{{${n + 1}}}` : ''}`)
  const reusa = new Set(aceitas.map(([first]) => first)).size < aceitas.length
  return {
    enunciado: ricoParaFora(conteudo.enunciado, papel),
    pede: {
      tipo: 'lacunas',
      texto: `<p>${marks.join('')}</p>`,
      modo: arrastar ? 'arrastar' : 'escrever',
      lacunas: aceitas.map((takes, n) => ({
        id: String(n + 1),
        peso: weigh(n),
        pede: gap(takes, n),
      })),
      ...inteiraDe(conteudo),
      ...(arrastar && reusa && { reusa }),
    },
  }
}

/** What is asked, where the statement is said alike in all of them. */
function pedeDe(questao: Exclude<Perguntada, { tipo: Propria }>, papel: Papel): Pede {
  switch (questao.tipo) {
    case 'numerica': {
      const { valor = 0, tolerancia, unidade, unidades = [], outras = [] } = questao.conteudo
      return {
        tipo: 'numerica',
        respostas: [{ valor, tolerancia, fracao: 1, retorno: '' }, ...outras.map(parte)],
        unidades: [
          ...(unidade === '' ? [] : [{ nome: unidade, vezes: 1 }]),
          ...unidades.map(({ nome, vale }) => ({ nome, vezes: limpo(1 / vale) })),
        ],
      }
    }
    case 'resposta_curta': {
      const { aceitas, maiusculas, curingas = false, parciais = [] } = questao.conteudo
      const respostas = [...aceitas.map(certa), ...parciais.map(parte)]
      return { tipo: 'curta', maiusculas, curingas, respostas }
    }
    case 'associacao': {
      const { pares, pontuacao } = questao.conteudo
      const all = pares.reduce((sum, { fracao = 0 }) => sum + fracao, 0)
      const shareOf = ({ fracao = 0 }: (typeof pares)[number]): number =>
        toFracao(pontuacao === 'pesos' && all > 0 ? fracao / all : 1 / pares.length)
      return {
        tipo: 'associacao',
        embaralhar: true,
        esquerda: pares.map(({ id, a }) => ({ id: `a${id}`, html: rotuloParaFora(a, papel) })),
        direita: pares.map(({ id, b }) => ({ id: `b${id}`, html: rotuloParaFora(b, papel) })),
        pares: pares.map((par) => ({ de: `a${par.id}`, para: `b${par.id}`, fracao: shareOf(par) })),
        ...inteiraDe(questao.conteudo),
      }
    }
    case 'ordenacao': {
      const itens = questao.conteudo.itens.map((item) => ({ id: item.id, html: rotuloParaFora(item, papel) }))
      return { tipo: 'ordem', embaralhar: true, itens, ...inteiraDe(questao.conteudo) }
    }
    case 'classificacao': {
      const { grupos, itens } = questao.conteudo
      return {
        tipo: 'classificacao',
        embaralhar: true,
        grupos: grupos.map(({ id, nome }) => ({ id, html: escapeXml(nome) })),
        itens: itens.map((item) => ({ id: item.id, html: rotuloParaFora(item, papel), grupo: item.grupo })),
        ...inteiraDe(questao.conteudo),
      }
    }
    case 'dissertativa': {
      const { rubrica, maximo } = questao.conteudo
      return {
        tipo: 'aberta',
        forma: 'texto',
        maximo,
        modelo: '',
        criterios: '',
        rubrica: rubrica.map(({ criterio, niveis }) => ({ criterio, niveis })),
      }
    }
  }
}

export function levarConteudo(questao: Perguntada, papel: Papel): Levado {
  switch (questao.tipo) {
    case 'objetiva':
    case 'multipla_resposta':
      return escolha(questao.conteudo, questao.tipo === 'multipla_resposta', papel)
    case 'verdadeiro_falso':
      return vf(questao.conteudo, papel)
    case 'lacunas':
      return lacunas(questao.conteudo, papel)
    default:
      return {
        enunciado: ricoParaFora(questao.conteudo.enunciado, papel),
        pede: pedeDe(questao, papel),
      }
  }
}
