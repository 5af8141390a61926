/** From a screen of a published lesson to a question of the bank: the content as an author wrote it, with its key. */
import type { GabaritoOf } from '../../ensino/aula/rules-pontuar-gabarito.ts'
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { ConteudoAluno, Parte } from '../../ensino/aula/shapes-telas-aluno.ts'
import { isAberta, isAutomatica, type TipoTela } from '../../ensino/aula/shapes-tipos.ts'
import { type ConteudoQuestao, MAX_ALTERNATIVAS, type Motivo, TELA_DE, type TipoQuestao } from './shapes.ts'

/** A screen of a version, with its key. */
export interface TelaPublicada {
  tipo: TipoTela
  conteudo: unknown
  gabarito: unknown
}

export interface Tirada {
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
  explicacao: string
  /** The code of the skill that the screen names. */
  habilidade: string | null
}

type Origem = (typeof TELA_DE)[TipoQuestao]
type Tirar = {
  [K in Origem]: (conteudo: ConteudoAluno<K>, gabarito: NonNullable<GabaritoOf<K>>) => Conteudo<K> | Motivo
}
type Asked = ConteudoAluno<'resposta_curta'>

/** What was said after answering goes to the explanation; weight and attempts are the lesson's. */
const comum = ({ enunciado, dica }: Asked) => ({
  enunciado,
  dica,
  peso: 1,
  tentativas: 1 as const,
  obrigatoria: true,
  feedback_certo: '',
  feedback_errado: '',
})

const inteira = (key: { inteira?: true }): { pontuacao?: 'inteira' } =>
  key.inteira ? { pontuacao: 'inteira' } : {}
const comPesos = (said: unknown): { pontuacao?: 'pesos' } => (said ? { pontuacao: 'pesos' } : {})

const rotulo = ({ texto, imagem }: Parte) => ({ texto, ...(imagem && { imagem }) })

function escolha(
  conteudo: ConteudoAluno<'multipla_escolha'>,
  { certas, feedbacks, fracoes, ...key }: NonNullable<GabaritoOf<'multipla_escolha'>>,
): Conteudo<'multipla_escolha'> | Motivo {
  if (conteudo.alternativas.length > MAX_ALTERNATIVAS) return 'alternativas'
  const alternativas = conteudo.alternativas.map((parte) => ({
    id: parte.id,
    ...rotulo(parte),
    correta: certas.includes(parte.id),
    feedback: feedbacks[parte.id] ?? '',
    ...(fracoes && { fracao: fracoes[parte.id] ?? 0 }),
  }))
  return { ...comum(conteudo), alternativas, embaralhar: true, ...inteira(key), ...comPesos(fracoes) }
}

/** Each on the left with one of its partners on the right, every partner once. */
function paresDe(
  { esquerda, direita }: ConteudoAluno<'associar'>,
  { ligacoes }: NonNullable<GabaritoOf<'associar'>>,
) {
  const free = new Map(direita.map((parte) => [parte.id, parte]))
  return esquerda.flatMap((a) => {
    const id = ligacoes.find(({ de }) => de === a.id)?.para.find((one) => free.has(one))
    const b = id === undefined ? undefined : free.get(id)
    if (id === undefined || !b) return []
    free.delete(id)
    return [{ id: a.id, a: rotulo(a), b: rotulo(b) }]
  })
}

const TIRAR: Tirar = {
  multipla_escolha: escolha,
  multipla_resposta: escolha,
  verdadeiro_falso: (conteudo, { verdadeiras, feedbacks, ...key }) => ({
    ...comum(conteudo),
    ...inteira(key),
    afirmacoes: conteudo.afirmacoes.map(({ id, texto }) => ({
      id,
      texto,
      verdadeira: verdadeiras.includes(id),
      feedback: feedbacks[id] ?? '',
    })),
  }),
  associar: (conteudo, gabarito) => {
    const { pesos } = gabarito
    const pares = paresDe(conteudo, gabarito).map((par) => ({
      ...par,
      ...(pesos && { fracao: pesos[par.id] ?? 0 }),
    }))
    return pares.length < conteudo.esquerda.length
      ? 'gabarito'
      : { ...comum(conteudo), pares, ...inteira(gabarito), ...comPesos(pesos) }
  },
  numerica: (conteudo, { valor, tolerancia, outras, unidades = [], sem_unidade }) => {
    const [own] = unidades
    return {
      ...comum(conteudo),
      ...{ valor, tolerancia },
      unidade: own?.nome ?? conteudo.unidade,
      ...(unidades.length > 1 && { unidades: unidades.slice(1) }),
      ...(sem_unidade && { sem_unidade }),
      ...(outras && { outras }),
    }
  },
  dissertativa: (conteudo) => {
    const { rubrica, minimo, maximo } = conteudo
    return { ...comum(conteudo), rubrica, minimo, maximo }
  },
  resposta_curta: (conteudo, { aceitas, maiusculas, quase, curingas, parciais }) => ({
    ...comum(conteudo),
    ...{ aceitas, maiusculas },
    ...(quase !== undefined && { quase }),
    ...(curingas !== undefined && { curingas }),
    ...(parciais && { parciais }),
  }),
  lacunas: (conteudo, { aceitas, quase, pesos, parciais, ...key }) => {
    const { partes, modo, banco } = conteudo
    const right = aceitas.map(([first]) => first)
    return {
      ...comum(conteudo),
      texto: partes.map((parte, at) => parte + (aceitas[at] ? `{{${aceitas[at].join('|')}}}` : '')).join(''),
      modo,
      distratores: banco.filter((word) => !right.includes(word)),
      ...(quase !== undefined && { quase }),
      ...inteira(key),
      ...comPesos(pesos),
      ...(pesos && { pesos }),
      ...(parciais && {
        parciais: parciais.flatMap((some, at) => some.map((one) => ({ lacuna: at + 1, ...one }))),
      }),
    }
  },
  ordenar: (conteudo, { ordem, ...key }) => {
    const faces = new Map(conteudo.itens.map((parte) => [parte.id, parte]))
    const itens = ordem.flatMap(({ id }) => {
      const parte = faces.get(id)
      return parte ? [{ id, ...rotulo(parte) }] : []
    })
    return { ...comum(conteudo), itens, ...inteira(key) }
  },
  classificar: (conteudo, { ligacoes, ...key }) => {
    const groupOf = new Map(ligacoes.map(({ de, para }) => [de, para[0]]))
    const itens = conteudo.itens.flatMap((parte) => {
      const grupo = groupOf.get(parte.id)
      return grupo === undefined ? [] : [{ id: parte.id, ...rotulo(parte), grupo }]
    })
    return itens.length < conteudo.itens.length
      ? 'gabarito'
      : { ...comum(conteudo), grupos: [...conteudo.grupos], itens, ...inteira(key) }
  },
}

const TIPO_DE = new Map(
  (Object.entries(TELA_DE) as [TipoQuestao, TipoTela][]).map(([tipo, tela]) => [tela, tipo]),
)

/** Screens that ask: what is only shown or collected is no matter of the bank. */
export const pergunta = ({ tipo, conteudo }: Pick<TelaPublicada, 'tipo' | 'conteudo'>): boolean =>
  tipo === 'video'
    ? (conteudo as ConteudoAluno<'video'>).perguntas.length > 0
    : isAberta(tipo) || isAutomatica(tipo)

function motivoDe(tipo: TipoTela): Motivo {
  if (tipo === 'video' || tipo === 'quiz_relampago') return 'varias'
  return tipo === 'h5p' || tipo === 'scorm' ? 'pacote' : 'tipo'
}

/** The question of the bank that a screen makes, or why it makes none. */
export function tirar({ tipo, conteudo, gabarito }: TelaPublicada): Tirada | Motivo {
  const questao = TIPO_DE.get(tipo)
  if (!questao) return motivoDe(tipo)
  if (gabarito === null && tipo !== 'dissertativa') return 'gabarito'
  const make = TIRAR[tipo as Origem] as (conteudo: unknown, gabarito: unknown) => ConteudoQuestao | Motivo
  const made = make(conteudo, gabarito)
  if (typeof made === 'string') return made
  const said = gabarito as { feedback_certo?: string; feedback_errado?: string } | null
  return {
    tipo: questao,
    conteudo: made,
    explicacao: said?.feedback_errado || said?.feedback_certo || '',
    habilidade: (conteudo as Asked).habilidade ?? null,
  }
}

/** A part by what it shows; of another part that it names, by what that one shows. */
const bareOf = (conteudo: ConteudoQuestao) => {
  const names = new Map('grupos' in conteudo ? conteudo.grupos.map(({ id, nome }) => [id, nome]) : [])
  return (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const { id: _, grupo, ...rest } = part as { id?: string; grupo?: string }
    return JSON.stringify(grupo === undefined ? rest : { ...rest, grupo: names.get(grupo) ?? '' })
  }
}

/**
 * The same for the same question, whatever order and names publishing drew for its parts: what its digest is made of.
 */
export function feicaoDe({ tipo, conteudo }: Pick<Tirada, 'tipo' | 'conteudo'>): string {
  const bare = bareOf(conteudo)
  // What is to be put in order is another question in another order.
  const arranged = (parts: string[]) => (tipo === 'ordenacao' ? parts : parts.sort())
  return JSON.stringify([
    tipo,
    Object.entries(conteudo)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Array.isArray(value) ? arranged(value.map(bare)) : value]),
  ])
}
