/** Who takes part in a phase, as a file. */
import { dayAt } from '../../../../core/contract/time.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { type TableFormat, tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { MAX_ARQUIVO } from '../shapes.ts'
import { arquivoTexts, situacaoTexts } from '../texts.ts'
import { faseFor } from './find.ts'
import * as participantes from './queries-participantes.ts'

export async function exportParticipantes(
  context: Context,
  id: number,
  { formato, ...filter }: participantes.Filter & { formato: TableFormat },
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
  const file = await tableFile(formato, sheet)
  await audit(context, {
    entidade: 'fase',
    id: fase.id,
    acao: 'exportar',
    mudanca: { depois: { formato, total: rows.length } },
  })
  return {
    arquivo: `participantes-${fase.id}-${dayAt(now)}.${formato}`,
    ...file,
    total: rows.length,
  }
}
