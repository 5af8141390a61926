/** The report of transfers of a class (H-20): on the screen, and as a file. Register numbers only by grant (B11). */
import { dayAt, dayStart } from '../../../../core/contract/time.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { invalid, notFound } from '../../../../core/server/failure.ts'
import { tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { findSalaByCodigo } from '../../turma/server/public-sala.ts'
import { turmaTexts } from '../../turma/texts.ts'
import { raPolicy } from '../policy.ts'
import { readCodigo } from '../rules.ts'
import { matriculaTexts, progressWords } from '../texts.ts'
import { authorOf, findFor } from './find.ts'
import { presentLinha } from './present.ts'
import { listRaConcedidas, listReport } from './queries-transferencia.ts'

export interface Asked {
  turma_codigo: string
  inicio?: string
  fim?: string
}

/** The start of a day; `after`: of the day that follows. */
function dayOf(iso: string | undefined, campo: 'inicio' | 'fim', after = false): Date | null {
  if (!iso) return null
  try {
    return dayStart(iso, Number(after))
  } catch {
    const sentence = { pt: 'Esta data não existe.', en: 'This date does not exist.' }
    throw invalid({ [campo]: sentence }, sentence)
  }
}

async function readReport(context: Context, { turma_codigo, inicio, fim }: Asked) {
  const { tx, actor } = context
  const codigo = readCodigo(turma_codigo)
  const found = codigo === null ? undefined : await findSalaByCodigo(tx, codigo)
  if (!found) throw notFound(turmaTexts.naoEncontrada)
  const turma = await findFor(context, 'review', found.id)
  const since = dayOf(inicio, 'inicio')
  const until = dayOf(fim, 'fim', true)
  if (since && until && until <= since) {
    const sentence = { pt: 'O fim vem antes do início.', en: 'The end comes before the start.' }
    throw invalid({ fim: sentence }, sentence)
  }
  const id = authorOf(context)
  const concedidas = id === null ? [] : await listRaConcedidas(tx, id)
  const ra = can(raPolicy, actor, 'read', { redeCaminho: turma.caminho, concedidas })
  const rows = await listReport(tx, turma.id, { since, until, ra })
  return { turma, ra, linhas: rows.map((row) => presentLinha(row, turma.id)) }
}

export async function report(context: Context, asked: Asked) {
  const { turma, ra, linhas } = await readReport(context, asked)
  if (ra && linhas.some((linha) => linha.ra !== null))
    await audit(context, {
      entidade: 'turma',
      id: turma.id,
      acao: 'ler_ra',
      mudanca: { depois: { linhas: linhas.length } },
    })
  return { transferencias: linhas, com_ra: ra }
}

export async function exportReport(
  context: Context,
  { formato, ...asked }: Asked & { formato: 'csv' | 'xlsx' },
) {
  const { turma, ra, linhas } = await readReport(context, asked)
  const t = say(matriculaTexts, context.language)
  const sheet = {
    nome: t.transferencias,
    titles: [
      t.aluno,
      ...(ra ? ['RA'] : []),
      t.sentido,
      t.origem,
      t.destino,
      t.data,
      t.motivo,
      t.quem,
      t.progressoLevado,
      t.situacao,
    ],
    rows: linhas.map((linha) => [
      linha.aluno,
      ...(ra ? [linha.ra] : []),
      t[linha.sentido],
      linha.origem,
      linha.destino ?? t.foraDaRede,
      new Date(linha.data),
      t[linha.motivo],
      linha.quem,
      progressWords(linha.progresso, context.language),
      linha.desfeita_em ? t.desfeita : '',
    ]),
  }
  const file = await tableFile(formato, sheet)
  const mudanca = { depois: { formato, total: linhas.length, ra } }
  await audit(context, { entidade: 'transferencia', id: turma.id, acao: 'exportar', mudanca })
  return {
    arquivo: `transferencias-${turma.codigo}-${dayAt(context.now)}.${formato}`,
    ...file,
    total: linhas.length,
  }
}
