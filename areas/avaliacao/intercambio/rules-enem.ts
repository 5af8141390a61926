/**
 * Questions of the ENEM as `enem-api` keeps them (JSON: a list of a year, or a file a question), with INEP's open table of
 * items beside them where it is sent along: from it come the official key, what was annulled, the skill and the
 * parameters of the three-parameter logistic model.
 */

import type { Static } from 'typebox'
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Null,
  Object as ObjectOf,
  String as Text,
  Union,
} from 'typebox'
import { Value } from 'typebox/value'
import { AREAS, casar, type ItemOficial, type Lingua, type LinhaDeItem, lugarDe } from './rules-enem-itens.ts'
import { aviso, newItem, newLeitura, recusa, refuse, settle } from './rules-item.ts'
import { fromMarkdown } from './rules-textos.ts'
import type { ItemLido, Leitura, Lugar, Opcao } from './shapes-item.ts'

const orNull = <S extends Parameters<typeof Union>[0][number]>(schema: S) => Union([schema, Null()])

const Questao = ObjectOf({
  index: Integer({ minimum: 1, maximum: 400 }),
  year: Integer({ minimum: 1998, maximum: 2100 }),
  language: orNull(Text()),
  context: orNull(Text()),
  alternativesIntroduction: orNull(Text()),
  alternatives: ArrayOf(
    ObjectOf({ letter: Text(), text: orNull(Text()), file: orNull(Text()), isCorrect: Flag() }),
    { maxItems: 26 },
  ),
})
type Questao = Static<typeof Questao>

interface Lida {
  lugar: Lugar
  questao: Questao
  fonte: string
}

/** A table of a year, by its lines. */
export interface TabelaDeItens {
  nome: string
  linhas: readonly LinhaDeItem[]
}

/** Which file of a package is one of these: questions, or a table of their items. */
export const isEnem = (nome: string): boolean =>
  /(?:^|\/)(?:details|questoes_\d{4}|[^/]{0,80}enem[^/]{0,80})\.json$/i.test(nome)
export const isTabelaDeItens = (nome: string): boolean => /(?:^|\/)ITENS_PROVA_\d{4}\.csv$/i.test(nome)

const DISCIPLINAS = { ingles: 'Língua Inglesa', espanhol: 'Língua Espanhola' } as const
const LINGUAS = { ingles: 'inglês', espanhol: 'espanhol' } as const
const IDIOMAS = { ingles: 'en', espanhol: 'es' } as const

const linguaDe = ({ language }: Pick<Questao, 'language'>): Lingua | null =>
  language === 'ingles' || language === 'espanhol' ? language : null

const lastOf = (path: string): string => path.split('/').at(-1)?.toLowerCase() ?? ''

/** Which file of the package an address of a picture means: the one of its name; else the address itself. */
type Achar = (address: string) => string
const newAchar = (outros: readonly string[]): Achar => {
  const byName = new Map(outros.map((path) => [lastOf(path), path]))
  return (address) => {
    const found = byName.get(lastOf(address))
    return found === undefined ? address : `arquivo:${found}`
  }
}

/** Of HTML, what these texts use; any other tag is one that a question speaks of. */
const NO_TAG = /<(?!\/?(?:su[bp]|p|strong|em|b|i|u|br)[\s/>])/gi
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const PICTURE = /!\[([^\][]{0,500})\]\(([^()\s]{1,2000})\)/g

/** Markdown as HTML; a sign behind a backslash is itself, and pictures are those of the package. */
const htmlDe = (markdown: string | null, achar: Achar): string =>
  fromMarkdown(
    (markdown ?? '')
      .replaceAll('\u200b', '')
      .replaceAll(NO_TAG, '&lt;')
      .replaceAll(PICTURE, (_, alt: string, address: string) => `![${alt}](${encodeURI(achar(address))})`)
      .replaceAll(ESCAPED, (_, sign: string) => `&#${sign.charCodeAt(0)};`)
      .trim(),
  )

function opcoesDe({ alternatives }: Questao, certa: string, achar: Achar): Opcao[] {
  return alternatives.map(({ letter, text, file }) => ({
    id: letter,
    html: [
      htmlDe(text, achar),
      file === null || file === '' ? '' : `<img src="${encodeURI(achar(file))}" alt="">`,
    ]
      .filter((one) => one !== '')
      .join(' '),
    fracao: letter === certa ? 1 : 0,
    retorno: '',
  }))
}

/** What the table of INEP adds. */
function oficialDe(oficial: ItemOficial | undefined): Pick<ItemLido, 'tags' | 'dados'> {
  if (!oficial) return { tags: [], dados: {} }
  const { area, habilidade, tri } = oficial
  return {
    tags: [AREAS[area], ...(habilidade === null ? [] : [`${area} H${habilidade}`])],
    dados: {
      ...(area === 'MT' && { disciplina: AREAS.MT }),
      ...(tri && { tri: `${tri.a} ${tri.b} ${tri.c}` }),
    },
  }
}

const tituloDe = ({ year, index, ...rest }: Questao): string => {
  const lingua = linguaDe(rest)
  return `ENEM ${year}, questão ${index}${lingua === null ? '' : ` (${LINGUAS[lingua]})`}`
}

function assentarUma(
  leitura: Leitura,
  { lugar, questao, fonte }: Lida,
  oficial: ItemOficial | undefined,
  achar: Achar,
) {
  const titulo = tituloDe(questao)
  const anulada = oficial?.anulado ?? null
  // Most were taken out of the reckoning by the statistics of the exam, and keep their key.
  if (anulada !== null && !/^[A-E]$/.test(oficial?.gabarito ?? '')) {
    refuse(leitura, lugar, titulo, recusa('anulada', anulada), fonte)
    return
  }
  const marked = questao.alternatives.filter(({ isCorrect }) => isCorrect).map(({ letter }) => letter)
  if (marked.length > 1) {
    refuse(leitura, lugar, titulo, recusa('dois_gabaritos', marked.join(' ')), fonte)
    return
  }
  const [said = ''] = marked
  const certa = oficial?.gabarito ?? said
  const lingua = linguaDe(questao)
  const { tags, dados } = oficialDe(oficial)
  const [texto, pergunta] = [htmlDe(questao.context, achar), htmlDe(questao.alternativesIntroduction, achar)]
  const caderno = oficial && oficial.caderno !== '' ? `, caderno ${oficial.caderno}` : ''
  settle(
    leitura,
    newItem(lugar, fonte, {
      id: `enem-${questao.year}-${lugarDe({ numero: questao.index, lingua })}`,
      titulo,
      enunciado: pergunta === '' ? texto : pergunta,
      base: pergunta === '' || texto === '' ? null : { id: null, titulo, html: texto },
      pede: {
        tipo: 'escolha',
        multipla: false,
        // They stand in the order of the exam, numbers by their size.
        embaralhar: false,
        opcoes: opcoesDe(questao, certa, achar),
      },
      tags: ['ENEM', `ENEM ${questao.year}`, ...tags, ...(anulada === null ? [] : ['anulada no ENEM'])],
      dados: {
        fonte: `INEP. ENEM ${questao.year}${caderno}, questão ${questao.index}`,
        autoria: 'INEP',
        ...(lingua !== null && { idioma: IDIOMAS[lingua], disciplina: DISCIPLINAS[lingua] }),
        ...dados,
      },
      avisos: [
        ...(certa === said ? [] : [aviso('gabarito_oficial', `${said} → ${certa}`)]),
        ...(anulada === null ? [] : [aviso('fora_da_nota', anulada)]),
      ],
    }),
  )
}

/** The questions of a JSON, and where each stands; null: it is none. */
function lidasDe({ nome, texto }: { nome: string; texto: string }, leitura: Leitura): Lida[] | null {
  let read: unknown
  try {
    read = JSON.parse(texto)
  } catch {
    return null
  }
  const all: unknown[] = Array.isArray(read) ? read : [read]
  return all.flatMap((one, at): Lida[] => {
    const lugar = { arquivo: nome, linha: null, item: String(at + 1) }
    const fonte = JSON.stringify(one, null, 1) ?? ''
    if (Value.Check(Questao, one)) return [{ lugar, questao: one, fonte }]
    const [error] = Value.Errors(Questao, one)
    refuse(leitura, lugar, '', recusa('mal_formado', error?.instancePath ?? ''), fonte)
    return []
  })
}

/** null: none of the files is one of these. `outros`: names of what else the package holds. */
export function readEnem(
  textos: readonly { nome: string; texto: string }[],
  tabelas: readonly TabelaDeItens[] = [],
  outros: readonly string[] = [],
): Leitura | null {
  const leitura = newLeitura()
  const lidas = textos.map((one) => lidasDe(one, leitura))
  if (lidas.every((one) => one === null)) return null
  const [all, achar] = [lidas.flatMap((one) => one ?? []), newAchar(outros)]
  const oficiais = new Map<string, ItemOficial>()
  for (const { nome, linhas } of tabelas) {
    const year = Number(/(\d{4})\.csv$/i.exec(nome)?.[1])
    const ofYear = all.filter(({ questao }) => questao.year === year)
    const { itens, sem } = casar(
      ofYear.map(({ questao }) => ({
        numero: questao.index,
        lingua: linguaDe(questao),
        gabarito: questao.alternatives.find(({ isCorrect }) => isCorrect)?.letter ?? '',
      })),
      linhas,
    )
    for (const [lugar, item] of itens) oficiais.set(`${year} ${lugar}`, item)
    if (ofYear.length > 0)
      for (const area of sem) leitura.avisos.push(aviso('sem_lugar', `${nome}: ${AREAS[area]}`))
  }
  for (const lida of all) {
    const { questao } = lida
    const lugar = lugarDe({ numero: questao.index, lingua: linguaDe(questao) })
    assentarUma(leitura, lida, oficiais.get(`${questao.year} ${lugar}`), achar)
  }
  return leitura
}
