/** The list as a file: what the list shows and no more, within a bound, in the log. */
import { dayAt } from '../../../../core/contract/time.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import type { Filtro } from '../contract.ts'
import { acervoPolicy } from '../policy.ts'
import { planilhaTexts } from '../texts.ts'
import { listPessoas } from './queries-lista.ts'
import { tooMany } from './refusals.ts'

const MOST = 20_000

export async function exportList(
  context: Context,
  { formato, ...filtro }: Filtro & { formato: 'csv' | 'xlsx' },
) {
  const { tx, actor, language, now } = context
  context.authorize(acervoPolicy, 'export', null)
  const rows = await listPessoas(tx, actor, filtro, { limit: MOST, offset: 0 })
  const total = rows[0]?.total ?? 0
  if (total > MOST) throw tooMany(MOST)
  const t = say(planilhaTexts, language)
  const papeis = say(sessaoTexts, language)
  const sheet = {
    nome: t.pessoas,
    titles: [t.nome, t.usuario, t.papeis, t.onde, t.situacao, t.criada, t.vista],
    rows: rows.map((row) => [
      row.nome,
      row.login,
      row.papeis.map((papel) => papeis[papelPrincipal([papel])]).join(', '),
      row.lugares.join(', '),
      row.status === 'ativo' ? t.ativo : t.suspenso,
      row.created_at,
      row.visto_em,
    ]),
  }
  const file = await tableFile(formato, sheet)
  const { busca: _, ...shown } = filtro
  const mudanca = { depois: { formato, total, ...shown } }
  await audit(context, { entidade: 'usuario', acao: 'exportar', mudanca })
  return {
    arquivo: `pessoas-${dayAt(now)}.${formato}`,
    ...file,
    total,
  }
}
