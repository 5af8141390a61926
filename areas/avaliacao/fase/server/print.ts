/** Who takes part in a phase, as a file. */
import { dayAt } from '../../../../core/contract/time.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { writeCsv, writeXlsx } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { MAX_ARQUIVO } from '../shapes.ts'
import { arquivoTexts, situacaoTexts } from '../texts.ts'
import { faseFor } from './find.ts'
import * as participantes from './queries-participantes.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export async function exportParticipantes(
  context: Context,
  id: number,
  { formato, ...filter }: participantes.Filter & { formato: keyof typeof TYPES },
) {
  const { tx, now, language } = context
  const fase = await faseFor(context, 'view', id)
  const rows = await participantes.list(tx, id, filter, { pagina: 1, linhas: MAX_ARQUIVO })
  const [t, situacoes] = [say(arquivoTexts, language), say(situacaoTexts, language)]
  const sheet = {
    nome: t.participantes,
    titles: [t.aluno, t.turma, t.escola, t.avaliacao, t.caderno, t.situacao, t.motivo, t.desde],
    rows: rows.map(({ nome, turma, escola, avaliacao, caderno, situacao, motivo, decidida_em }) => [
      ...[nome, turma.nome, escola, avaliacao.nome, caderno],
      ...[situacoes[situacao], motivo, decidida_em],
    ]),
  }
  const file = formato === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet)
  await audit(context, {
    entidade: 'fase',
    id: fase.id,
    acao: 'exportar',
    mudanca: { depois: { formato, total: rows.length } },
  })
  return {
    arquivo: `participantes-${fase.id}-${dayAt(now)}.${formato}`,
    tipo: TYPES[formato],
    conteudo: file.toString('base64'),
    total: rows.length,
  }
}
