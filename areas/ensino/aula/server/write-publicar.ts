/** Publishing: the draft becomes a version that never changes, in one transaction (product.md H-04). */
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { setUsos } from '../../midia/server/public.ts'
import { conferir } from '../rules-conferir.ts'
import { incorporarDe } from '../rules-incorporar.ts'
import { publicar } from '../rules-publicar.ts'
import { midiasDe } from '../rules-tela.ts'
import type { Problema } from '../shapes.ts'
import type { Conteudo, TelaDe } from '../shapes-telas.ts'
import { isJogo } from '../shapes-tipos.ts'
import { aulaTexts } from '../texts.ts'
import { problemaTexts } from '../texts-problema.ts'
import { type AulaRow, markPublished } from './queries.ts'
import { findResumo, insertVersao, listTelas, type TelaRow, type VersaoTela } from './queries-tela.ts'
import { keepEscritas } from './queries-versao.ts'

const telaDe = (row: TelaRow): TelaDe & { id: number } =>
  ({ id: row.id, tipo: row.tipo, conteudo: row.conteudo }) as unknown as TelaDe & { id: number }

/** What the draft lacks. */
export const problemasOf = (row: AulaRow, telas: readonly TelaRow[]): Problema[] =>
  conferir({ disciplina: row.disciplina_id }, telas.map(telaDe))

/** @throws 422 aula_incompleta while something blocks: how much, and the first of it in words */
export function refuseIncomplete(row: AulaRow, telas: readonly TelaRow[]): void {
  const blocking = problemasOf(row, telas).filter(({ bloqueia }) => bloqueia)
  const [first] = blocking
  if (!first) return
  const place = telas.findIndex(({ id }) => id === first.tela) + 1
  const sentence = (language: 'pt' | 'en'): string => {
    const words = problemaTexts[first.codigo][language]
    const where = place === 0 ? words : aulaTexts.naTela[language](place, words)
    return aulaTexts.incompleta[language](blocking.length, where)
  }
  throw failure(422, 'aula_incompleta', { pt: sentence('pt'), en: sentence('en') })
}

/** What tells one draft from another: the same draft makes no second version. */
const resumoOf = (row: AulaRow, telas: readonly TelaRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [row.titulo, row.descricao, row.navegacao, row.tentativas, Number(row.nota_minima), row.tempo_limite],
        telas.map(({ id, tipo, titulo, conteudo }) => [id, tipo, titulo, conteudo]),
      ]),
    )
    .digest('hex')

/** The seed orders the parts that learners get: nobody may guess it, and it is kept nowhere. */
function versaoTelaOf({ id, tipo, titulo, conteudo }: TelaRow): VersaoTela {
  const written = conteudo as unknown as Conteudo
  // The address of a page becomes that of its frame: the check list let only such pages through.
  const framed =
    tipo === 'incorporar' && 'url' in written
      ? { ...written, url: incorporarDe(written.url) ?? written.url }
      : written
  const made = publicar({ tipo, conteudo: framed }, randomBytes(16).toString('hex'))
  return { tela_id: id, tipo, titulo, ...made }
}

/** Publishes the draft of a lesson that is locked; the reach becomes what its authors chose. Answers the version's number. */
export async function publishDraft(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  row: AulaRow,
): Promise<number> {
  const telas = await listTelas(tx, row.id)
  refuseIncomplete(row, telas)
  const resumo = resumoOf(row, telas)
  const same = row.versao > 0 && (await findResumo(tx, row.id, row.versao)) === resumo
  const numero = same ? row.versao : row.versao + 1
  if (!same) {
    const { titulo, descricao, navegacao, tentativas, tempo_limite } = row
    await insertVersao(
      tx,
      {
        ...{ aula_id: row.id, numero, titulo, descricao, navegacao, tentativas, tempo_limite, resumo },
        nota_minima: Number(row.nota_minima),
        total_telas: telas.length,
        publicada_por: actor.id,
      },
      telas.map(versaoTelaOf),
    )
    await keepEscritas(tx, row.id, numero)
    const midias = telas.flatMap(({ conteudo }) => midiasDe(conteudo))
    await setUsos(tx, { onde: 'versao', id: row.id, numero }, midias)
  }
  const jogo = telas.every(({ tipo }) => isJogo(tipo))
  await markPublished(tx, row.id, { versao: numero, alcance: row.visibilidade, jogo })
  return numero
}
