/** `imsmanifest.xml`: what a package holds, what depends on what, and what is said of each. */
import { elementsOf, everyOne, wordsIn } from './rules-qti-arvore.ts'
import { childOf, childrenOf, type No } from './rules-xml-no.ts'

export interface Recurso {
  id: string
  tipo: string
  /** As written: the path of its file, percent-encoded. */
  href: string
  arquivos: string[]
  depende: string[]
  titulo: string
  tags: string[]
  /** null: nothing is said of it. */
  categoria: string[] | null
  dados: Record<string, string>
}

export interface Manifesto {
  titulo: string
  descricao: string
  /** What it claims to be. */
  esquema: string
  recursos: Recurso[]
}

/** The words of a text that LOM tells in languages. */
function langText(no: No | null): string {
  if (!no) return ''
  const strings = [...everyOne(no, 'string'), ...everyOne(no, 'langstring')]
  return wordsIn(strings[0] ?? no)
}

const under = (no: No | null, ...nomes: string[]): No | null =>
  nomes.reduce<No | null>((at, nome) => (at ? childOf(at, nome) : null), no)

/** From the widest to the narrowest, whether they stand within or after one another. */
const taxonPath = (no: No): string[] =>
  everyOne(no, 'taxon')
    .map((taxon) => langText(childOf(taxon, 'entry')) || wordsIn(childOf(taxon, 'id')))
    .filter(Boolean)

/** The purpose under which our own files keep the path of categories. */
export const CATEGORIA = 'category'

function lomOf(metadata: No | null): Pick<Recurso, 'titulo' | 'tags' | 'categoria' | 'dados'> {
  const lom = metadata ? (childOf(metadata, 'lom') ?? everyOne(metadata, 'lom')[0] ?? null) : null
  const general = lom && childOf(lom, 'general')
  const dados: Record<string, string> = {}
  let categoria: string[] | null = null
  const language = wordsIn(under(general, 'language'))
  if (language !== '') dados.language = language
  const educational = lom && childOf(lom, 'educational')
  for (const no of educational ? elementsOf(educational) : []) {
    const value = wordsIn(childOf(no, 'value')) || langText(no)
    if (/^(?:difficulty|context|typicalAgeRange|learningResourceType)$/.test(no.nome) && value !== '')
      dados[no.nome] = value
  }
  for (const no of lom ? childrenOf(lom, 'classification') : []) {
    const purpose = wordsIn(under(no, 'purpose', 'value')) || langText(childOf(no, 'purpose'))
    const paths = childrenOf(no, 'taxonPath')
      .map(taxonPath)
      .filter((path) => path.length > 0)
    const [path = []] = paths
    if (purpose === CATEGORIA) categoria = path
    else if (purpose !== '' && paths.length > 0)
      dados[purpose] = paths.map((one) => one.join(' / ')).join('; ')
  }
  return {
    titulo: langText(under(general, 'title')),
    tags: (general ? childrenOf(general, 'keyword') : []).map(langText).filter(Boolean),
    categoria,
    dados,
  }
}

export function readManifesto(raiz: No): Manifesto {
  const metadata = childOf(raiz, 'metadata')
  const resources = childOf(raiz, 'resources')
  return {
    titulo: lomOf(metadata).titulo,
    descricao: metadata
      ? langText(everyOne(metadata, 'general').flatMap((no) => childrenOf(no, 'description'))[0] ?? null)
      : '',
    esquema: [
      wordsIn(metadata && childOf(metadata, 'schema')),
      wordsIn(metadata && childOf(metadata, 'schemaversion')),
    ].join(' '),
    recursos: (resources ? childrenOf(resources, 'resource') : []).map((no) => ({
      id: no.atributos.identifier ?? '',
      tipo: no.atributos.type ?? '',
      href: no.atributos.href ?? '',
      arquivos: childrenOf(no, 'file').map(({ atributos }) => atributos.href ?? ''),
      depende: childrenOf(no, 'dependency').map(({ atributos }) => atributos.identifierref ?? ''),
      ...lomOf(childOf(no, 'metadata')),
    })),
  }
}

/** Of what versions of QTI the resources are: `1.2`, `2.1`…; a type that names none is left out. */
export function versionsOf({ recursos }: Manifesto): string[] {
  const found = recursos.flatMap(({ tipo }) => {
    const [, major, minor] = /^imsqti_[a-z_]{0,30}xmlv(\d)p(\d)/i.exec(tipo) ?? []
    return major ? [`${major}.${minor}`] : []
  })
  return [...new Set(found)]
}
