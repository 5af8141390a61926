/**
 * Which pieces of source write attempts, answers and marks, or read keys of published lessons: found by the names of
 * tables, of the column and of the functions that make a right answer, and followed through rooms that only pass on
 * (of SQL, and named inner ones) to whoever calls these.
 */
import path from 'node:path'

/** A function, or a handler of a call. */
interface Peca {
  file: string
  name: string
  texto: string
}

const TABELAS = 'tentativa|resposta|resposta_vez|registro|resultado|entrega|trilha_nota'

/** Writes of a table of attempts, answers or marks: by the builder, or in plain SQL. */
const ESCREVE = new RegExp(
  `(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`](?:${TABELAS})(?: as \\w{1,20})?['"\`]` +
    `|\\b(?:insert into|update|delete from|merge into)\\s{1,20}(?:only\\s{1,5})?(?:${TABELAS})\\s`,
)

/** Reads the key of a published screen, or makes a right answer of one. */
const LE =
  /['"`](?:\w{1,20}\.)?gabarito['"`]|\b(?:s|v|vt|versao_tela)\.gabarito\b|\b(?:corrigir|respostaCerta)\(/

/** Asks the module of the state (areas/ensino/tentativa/rules-estado.ts and server/find-estado.ts). */
const PERGUNTA =
  /\b(?:mayBegin|mayAnswer|mayHandIn|mayMark|mayAdd|mayTellKey|tellsKey|treinoDe|keyTeller|dizerDe|dizerA|dizerATodos|emCurso|scoreAbertas)\(/

const COMECO = /^(?:export )?(?:async )?(?:function|const) (\w+)|^ {2}(?:async )?\[?(\w+)\]?\([^;]*\{$/

function pecasDe(file: string, source: string): Peca[] {
  const pecas: Peca[] = []
  for (const line of source.replaceAll(/^import [^;]*? from '[^']{1,200}'$/gm, '').split('\n')) {
    if (/^\s{0,40}(?:\/\*\*|\*|\/\/)/.test(line)) continue
    const found = COMECO.exec(line)
    const last = pecas.at(-1)
    if (found) pecas.push({ file, name: (found[1] ?? found[2]) as string, texto: line })
    else if (last) last.texto += `\n${line}`
  }
  return pecas
}

/** What a file calls of others. `all`: a whole module under one name. */
interface Importado {
  written: string
  of: string
  all: boolean
}

function importsOf(file: string, source: string): Importado[] {
  return [...source.matchAll(/^(?:import|export) ([^;]{1,2000}?) from '(\.[^']{1,200})'$/gm)].flatMap(
    ([, what = '', from = '']): Importado[] => {
      const of = path.posix.join(path.posix.dirname(file), from)
      const all = /^\* as (\w+)/.exec(what)
      if (all) return [{ written: `${all[1]}`, of, all: true }]
      return [...what.matchAll(/(\w+)(?: as \w+)?(?=[,\s}])/g)].map(([, written = '']) => ({
        written,
        of,
        all: false,
      }))
    },
  )
}

export interface Porta {
  /** `areas/x/server/y.ts#name`. */
  nome: string
  /** It asks the module of the state itself. */
  pergunta: boolean
}

/** `passa`: says of `file#name` that it only passes on, so that its callers are the doors. */
export function portasDe(sources: ReadonlyMap<string, string>, passa: (nome: string) => boolean): Porta[] {
  const nomeOf = ({ file, name }: Peca): string => `${file}#${name}`
  const pecas = [...sources].flatMap(([file, source]) => pecasDe(file, source))
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
  const found = new Set(pecas.filter(({ texto }) => ESCREVE.test(texto) || LE.test(texto)))

  const passing = (): Map<string, string[]> => {
    const names = new Map<string, string[]>()
    for (const peca of found)
      if (passa(nomeOf(peca))) names.set(peca.file, [...(names.get(peca.file) ?? []), peca.name])
    // What a public file hands on is what it hands on of.
    for (const [file, list] of imports)
      if (file.endsWith('/public.ts'))
        for (const { written, of } of list)
          if (names.get(of)?.includes(written)) names.set(file, [...(names.get(file) ?? []), written])
    return names
  }
  const calls = (peca: Peca, names: ReadonlyMap<string, string[]>): boolean => {
    const body = peca.texto.slice(peca.texto.indexOf(peca.name) + peca.name.length)
    const own = names.get(peca.file) ?? []
    if (own.some((name) => new RegExp(`(?<![.\\w])${name}\\(`).test(body))) return true
    return (imports.get(peca.file) ?? []).some(({ written, of, all }) => {
      const there = names.get(of) ?? []
      if (all) return there.some((name) => body.includes(`${written}.${name}(`))
      return there.includes(written) && new RegExp(`(?<![.\\w])${written}\\b`).test(body)
    })
  }
  for (let before = -1; before !== found.size; ) {
    before = found.size
    const names = passing()
    for (const peca of pecas) if (!found.has(peca) && calls(peca, names)) found.add(peca)
  }
  return [...found]
    .filter((peca) => !passa(nomeOf(peca)))
    .map((peca) => ({ nome: nomeOf(peca), pergunta: PERGUNTA.test(peca.texto) }))
    .sort((a, b) => (a.nome < b.nome ? -1 : 1))
}
