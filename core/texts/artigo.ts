/**
 * Names of institutions after a preposition, as Brazilians say them: "da Rede Municipal", "no Colégio Estadual", "nas
 * Escolas da Ilha". A name whose first word is none of these stands without an article: "de Turmalina".
 */

const FEMININAS =
  'academia agencia associacao casa cidade comunidade congregacao cooperativa coordenadoria creche diretoria eeb ee eeef eeefm eeem eief em emeb emef emefi emefm emei emeif emeief etec escola escolinha faculdade fatec fundacao gerencia instituicao ong organizacao plataforma prefeitura rede regiao regional sala secretaria sociedade subprefeitura superintendencia umei unidade universidade'.split(
    ' ',
  )

const MASCULINOS =
  'abrigo bercario ceeja cefet cei ceim ceinf cej cem cema cemei centro ceu ciac ciep cief ciesp cmei cmeb colegio complexo conjunto departamento educandario estado externato ginasio governo grupo instituto internato jardim lar liceu ministerio municipio nucleo orfanato parque polo programa projeto seminario senac senai serpro servico sesc sesi setor sistema territorio'.split(
    ' ',
  )

type Artigo = '' | 'a' | 'o' | 'as' | 'os'

const CONTRAIDAS = {
  de: { a: 'da', o: 'do', as: 'das', os: 'dos' },
  em: { a: 'na', o: 'no', as: 'nas', os: 'nos' },
  a: { a: 'à', o: 'ao', as: 'às', os: 'aos' },
  por: { a: 'pela', o: 'pelo', as: 'pelas', os: 'pelos' },
  para: { a: 'para a', o: 'para o', as: 'para as', os: 'para os' },
  com: { a: 'com a', o: 'com o', as: 'com as', os: 'com os' },
} as const
type Preposicao = keyof typeof CONTRAIDAS

/** Without accents and points: `E. M.` is read as `em`, `C.E.U.` as `ceu`. */
const firstWord = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(\p{Lu})\.\s?(?=\p{Lu}\.)/gu, '$1')
    .replace(/^(\p{Lu}+)\./u, '$1 ')
    .trim()
    .split(/[\s,-]/)[0]
    ?.toLowerCase() ?? ''

/** The article of a name; empty where it takes none, or none is known. */
export function artigoDe(nome: string): Artigo {
  const word = firstWord(nome)
  if (FEMININAS.includes(word)) return 'a'
  if (MASCULINOS.includes(word)) return 'o'
  // `Escolas` and `Regiões`, `Centros` and `Sistemas`.
  for (const one of [word.replace(/s$/, ''), word.replace(/oes$/, 'ao'), word.replace(/des$/, 'de')]) {
    if (one === word) continue
    if (FEMININAS.includes(one)) return 'as'
    if (MASCULINOS.includes(one)) return 'os'
  }
  return ''
}

/** The preposition drawn together with the article of a name, and the name. */
export function comArtigo(preposicao: Preposicao, nome: string): string {
  const artigo = artigoDe(nome)
  return `${artigo === '' ? preposicao : CONTRAIDAS[preposicao][artigo]} ${nome}`
}
