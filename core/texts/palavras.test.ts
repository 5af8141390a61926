/** One word for one act: no Portuguese sentence of the product says an act by a word that another one replaced. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'
import { type Retired, wallOf } from '../testing/sentences.ts'

const RETIRED: readonly Retired[] = [
  { said: /\bestudantes?\b/i, instead: '⟦aluno⟧, the word that the tenant chose' },
  { said: /\bmand(?:ar|e|ou|amos|ad[ao]s?)\b/i, instead: 'enviar' },
  { said: /\bprocur(?:ar|e|ou|ando|ad[ao]s?)\b/i, instead: 'buscar' },
  { said: /\bacrescent/i, instead: 'adicionar' },
  { said: /\btir(?:ar|a|am|e|ou|ad[ao]s?)\b/i, instead: 'remover' },
  {
    said: /\bgrav(?:ar|a|am|em|ou|aram|ando|ad[ao]s?|aç(?:ão|ões))(?![\p{L}])/iu,
    instead: 'salvar; a sound, a picture or a live lesson is what one records',
    kept: {
      'areas/conversa/aovivo/web/texts.ts': 'a live lesson is recorded',
      'areas/ensino/aula/web/tipo-texts.ts': 'a sound is recorded',
      'areas/ensino/entrega/registro.ts': 'a sound is recorded',
      'areas/ensino/entrega/web/texts.ts': 'a sound is recorded',
      'areas/ensino/midia/web/texts.ts': 'a sound is recorded',
      'areas/ensino/tentativa/web/telas/aberta-texts.ts': 'a sound is recorded',
    },
  },
  {
    said: /\bapag(?:ar|a|am|aria|ue|uem|ou|ad[ao]s?)\b/i,
    instead: 'excluir, for good; descartar a draft; limpar a field',
    kept: { 'areas/gestao/inicio/web/aluno-texts.ts': 'a missed day takes no other away' },
  },
  { said: /\bjog(?:ar|a|ue|ou|ad[ao]s?) fora\b/i, instead: 'descartar' },
  {
    said: /\bretir(?:ar|a|e|ou|á|ad[ao]s?)/i,
    instead: 'remover, cancelar a request, anular an attempt',
    kept: {
      'areas/gestao/privacidade/texts.ts': 'a consent is withdrawn',
      'areas/gestao/privacidade/texts-export.ts': 'a consent is withdrawn',
      'areas/escola/conta/registro.ts': 'a consent is withdrawn',
      'areas/escola/auditoria/texts.ts': 'a consent or a grant is withdrawn',
      'areas/escola/pessoa/web/texts.ts': 'a grant to read is withdrawn, as a consent is',
    },
  },
  {
    said: /(?<!\p{L})(?:pôr|ponha|põe|pôs|foi post[oa])(?!\p{L})/iu,
    instead: 'adicionar, to a list; colocar',
  },
  { said: /(?<!\bt(?:em|êm|er|inha|inham) )\bmudad[ao]s?\b/iu, instead: 'alterado' },
  { said: /\bserve uma vez\b/i, instead: 'só pode ser usado uma vez' },
  {
    said: /\bque ainda vem\b|\bvem depois do início\b/i,
    instead: 'que ainda não passou; precisa vir depois',
  },
  {
    said: /\b(?:ficheiros?|regist(?:o|os|ar)|telemóve(?:l|is)|utilizador(?:es)?|palavra-passe|contactos?|equipa|partilh\p{L}+|descarreg\p{L}+)\b|ecrã/iu,
    instead: 'the Brazilian word',
  },
]

/** The sentences in Portuguese of a source: what stands in quotes between `pt:` and `en:`. */
const sentences = (source: string): string[] =>
  [...source.matchAll(/\bpt: ([\s\S]*?)\ben: /g)].flatMap(([, pt = '']) =>
    [...pt.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, built]) => plain ?? built ?? ''),
  )

const sources = ['areas', 'core', 'apps']
  .flatMap((top) => readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

const wall = wallOf(sources, RETIRED, sentences)

describe('an act', () => {
  it('is said by one word', () => {
    expect(wall.every().length).toBeGreaterThan(4000)
    expect(wall.faults()).toEqual([])
  })

  it('said by another is found: planted sentences', () => {
    const planted = `a: { pt: 'Mandar o link', en: 'Send the link' },
      c: { pt: 'Gravar # pessoas', en: 'Save # people' }, d: { pt: 'É grave', en: 'It is grave' },
      b: { pt: (n: string) => \`Retirar o nome\`, en: 'Mandar' }, acrescentar: 'procurar',`
    expect(wall.faultsIn('x', planted).map((fault) => fault.slice(0, 20))).toEqual([
      'x: Mandar o link (en',
      'x: Gravar # pessoas ',
      'x: Retirar o nome (r',
    ])
    expect(wall.faultsIn('areas/escola/conta/registro.ts', planted)).toHaveLength(2)
  })

  it('keeps an old word only where it is still said', () => {
    expect(wall.idle()).toEqual([])
  })
})
