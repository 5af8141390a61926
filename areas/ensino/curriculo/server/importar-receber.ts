/** Taking the files of an import: which one has the skills, which are tables of names, and what can be guessed. */
import { type Formato, formatoOf, type Leitura } from '../../../../core/contract/leitura.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { type Aberta, withPlanilha } from '../../../../core/server/sheets/read.ts'
import { refusedReading } from '../../../../core/server/sheets/refusals.ts'
import { readCodigo } from '../rules-importar-anos.ts'
import { guessColunas, missingOf, referenceColumns, vocabulario } from '../rules-importar-colunas.ts'
import { compreender } from '../rules-importar-formas.ts'
import { LIMITES, MAX_REFERENCIAS } from '../shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { unshieldCell } from './importar-celulas.ts'
import type { BaseDeCurriculo, EtapaDeEnsino, LinhaGuardada } from './importar-queries.ts'

type File = Pick<Context['files'][number], 'nome' | 'place' | 'extensao'>

export interface Recebida {
  arquivo: string
  formato: Formato
  frente: Pick<Aberta, 'cabecalho' | 'codificacao' | 'separador' | 'forma' | 'total' | 'entendimento'>
  linhas: LinhaGuardada[]
  /** Where the file lies. */
  place: string
}

/** Has one file read by the worker, all lines of it: at most 10,000. `leitura`: as its sender says, not as it seems. */
export async function readOne(
  file: File,
  meanwhile: () => Promise<unknown>,
  leitura?: readonly Leitura[],
): Promise<Recebida> {
  const formato = formatoOf(file.extensao)
  const { place } = file
  const order = { formato, limites: LIMITES, place, meanwhile, vocabulario, leitura } as const
  return withPlanilha(order, async ({ slices, ...frente }) => {
    const linhas: LinhaGuardada[] = []
    for await (const slice of slices())
      for (const { numero, celulas, crus, cortada } of slice)
        linhas.push({ numero, cortada, celulas: crus ?? celulas.map(unshieldCell) })
    const { cabecalho, linhas: lines } = compreender({ cabecalho: frente.cabecalho, linhas })
    const table = { ...frente, cabecalho: [...cabecalho], total: lines.length }
    return { arquivo: file.nome, formato, frente: table, linhas: [...lines], place }
  }).catch(refusedReading(importarTexts, 'arquivos'))
}

function namesIn({ frente: { cabecalho }, linhas }: Recebida): [string, string][] {
  const columns = referenceColumns(cabecalho)
  if (!columns) return []
  return linhas.flatMap(({ celulas }): [string, string][] => {
    const [id, nome] = [celulas[columns.id], celulas[columns.nome]].map((cell) => String(cell ?? '').trim())
    return id && nome ? [[id, nome]] : []
  })
}

/**
 * Reads every file. The one of skills is the one whose columns say so, or, of several that do not, the one that is no
 * table of names. `between`: what is said to the database meanwhile, which ends a transaction that is silent for long.
 * @throws 400 without a file; 422 for what can't be read, or when two files have skills
 */
export async function receive(
  files: readonly File[],
  between: () => Promise<unknown>,
): Promise<{ recebida: Recebida; referencias: Record<string, string> }> {
  if (files.length === 0) throw invalid({ arquivos: importarTexts.semArquivo }, importarTexts.semArquivo)
  const all: Recebida[] = []
  for (const file of files) {
    all.push(await readOne(file, between))
    await between()
  }
  const isTable = ({ frente }: Recebida) => referenceColumns(frente.cabecalho) !== undefined
  const [recebida, other] = all.length === 1 ? all : all.filter((one) => !isTable(one))
  if (!recebida || other) throw failure(422, 'dois_arquivos', importarTexts.doisArquivos)
  const names = all.filter((one) => one !== recebida).flatMap(namesIn)
  if (names.length > MAX_REFERENCIAS)
    throw failure(422, 'referencias_demais', importarTexts.referencias_demais)
  return { recebida, referencias: Object.fromEntries(names) }
}

/** What the codes say of the whole: of which base they are, of which stage. More than half of them decide. */
export function guessTarget({ frente: { cabecalho }, linhas }: Recebida): {
  base: BaseDeCurriculo
  etapa: EtapaDeEnsino
} {
  const colunas = guessColunas(cabecalho)
  if (missingOf(colunas).length > 0) return { base: 'proprio', etapa: 'livre' }
  const column = colunas.indexOf('codigo')
  const codes = linhas.map(({ celulas }) => String(celulas[column] ?? ''))
  const most = (fits: (code: string) => boolean) => codes.filter(fits).length * 2 > codes.length
  const ofStage = (estagio: string) => most((code) => readCodigo(code)?.estagio === estagio)
  const etapa = ofStage('ei') ? 'infantil' : ofStage('ef') ? 'fundamental' : ofStage('em') ? 'medio' : 'livre'
  if (most((code) => readCodigo(code) !== undefined)) return { base: 'bncc', etapa }
  return { base: most((code) => /^D\d{1,3}$/.test(code)) ? 'saeb' : 'proprio', etapa }
}

/** `habilidades-ef.csv` → `habilidades-ef`. */
export const nameOf = (arquivo: string): string =>
  arquivo.replace(/\.[^.]+$/, '').slice(0, 120) || 'Currículo'
