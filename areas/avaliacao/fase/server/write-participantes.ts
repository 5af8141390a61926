/** Who takes an assessment of a phase: the tree, putting pupils in and taking them out, what became of them. */
import { sql } from 'kysely'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { POR_PAGINA } from '../../../escola/rede/contract.ts'
import { findNo, openArvore, presentNo, searchArvore } from '../../../escola/rede/server/public-selecao.ts'
import * as selecao from '../../../escola/turma/server/public-selecao.ts'
import { holdAvaliacoes } from '../../avaliacao/server/public.ts'
import type { faseApi } from '../contract.ts'
import { contar, pedeMotivoDe } from '../rules.ts'
import { faseTexts } from '../texts.ts'
import { avaliacaoDaFase, faseFor } from './find.ts'
import { presentFase } from './present.ts'
import type { FaseRow, NaFaseRow } from './queries.ts'
import * as participantes from './queries-participantes.ts'

interface Place {
  faseID: number
  avaliacaoID: number
}

/** The tree of the phase's network with who takes part; `doAno`: only classes of the year of the assessment, if it has one. */
function escolhaDe(fase: FaseRow, { avaliacao }: NaFaseRow, doAno: boolean): selecao.Escolha {
  const { periodo } = avaliacao
  return {
    raiz: fase.rede.id,
    escolhidos: participantes.escolhidosSql({ fase: fase.id, avaliacao: avaliacao.id }),
    ...(doAno && periodo && { anos: [periodo.nome, periodo.codigo] }),
  }
}

async function treeOf(context: Context, params: Place, doAno: boolean) {
  const { fase, naFase } = await avaliacaoDaFase(context, 'view', params)
  return { fase, naFase, escolha: escolhaDe(fase, naFase, doAno) }
}

type Written = 'arvore' | 'arvoreNos' | 'arvoreBusca' | 'participar' | 'marcar' | 'participantes' | 'escolas'

export const participanteHandlers: Pick<Handlers<typeof faseApi>, Written> = {
  async arvore({ params, query, ...context }) {
    const { fase, naFase, escolha } = await treeOf(context, params, query.do_ano)
    const { id, titulo, periodo } = naFase.avaliacao
    return {
      fase: { id: fase.id, nome: fase.nome, status: fase.estado },
      avaliacao: { id, titulo, periodo },
      rede: await openArvore(context.tx, escolha),
      permissoes: { participantes: presentFase(fase, [], context.actor).permissoes.participantes },
    }
  },

  async arvoreNos({ params, query, ...context }) {
    const { fase, escolha } = await treeOf(context, params, query.do_ano)
    const { nivel } = await findNo(context, { rede: fase.rede.id, ...params })
    const page = { pagina: query.pagina, linhas: POR_PAGINA }
    const rows =
      params.tipo === 'rede'
        ? await selecao.listGrupos(context.tx, escolha, { id: params.no, nivel }, page)
        : await selecao.listAlunos(context.tx, escolha, params.no, page)
    return { nos: rows.map(presentNo), total: rows[0]?.linhas ?? 0 }
  },

  async arvoreBusca({ params, query, ...context }) {
    const { escolha } = await treeOf(context, params, query.do_ano)
    return { nos: await searchArvore(context.tx, escolha, query.busca) }
  },

  async participar({ body, ...context }) {
    const { tx } = context
    const { fase_id, avaliacao_id, escolhas, do_ano = false } = body
    const place = { faseID: fase_id, avaliacaoID: avaliacao_id }
    const { fase, naFase } = await avaliacaoDaFase(context, 'edit', place, { lock: true })
    const open = fase.estado === 'producao' || fase.estado === 'apuracao'
    if (!open) throw failure(409, 'fase_encerrada', faseTexts.encerrada)
    const at = { fase: fase.id, avaliacao: avaliacao_id }
    const mudadas = selecao.mudadas(escolhaDe(fase, naFase, do_ano), escolhas)
    const [held] = await holdAvaliacoes(tx, [avaliacao_id])
    const before = await participantes.countParticipantes(tx, at)
    await participantes.takeOut(tx, at, sql`select aluno_id from (${mudadas}) m where not m.marcado`)
    const between = await participantes.countParticipantes(tx, at)
    const entrando = sql`select aluno_id, turma_id from (${mudadas}) m where m.marcado`
    await participantes.putIn(tx, at, entrando, fase.estado === 'apuracao' ? (held?.cadernos ?? 1) : null)
    const alunos = await participantes.countParticipantes(tx, at)
    const [entraram, sairam] = [alunos - between, before - between]
    if (entraram + sairam > 0)
      await audit(context, {
        entidade: 'fase',
        id: fase.id,
        acao: 'escolher_alunos',
        mudanca: { depois: { avaliacao: avaliacao_id, entraram, sairam } },
      })
    return { entraram, sairam, alunos }
  },

  async participantes({ params, query: { pagina, linhas, ...filter }, ...context }) {
    const { tx } = context
    await faseFor(context, 'view', params.id)
    const rows = await participantes.list(tx, params.id, filter, { pagina, linhas })
    return { participantes: rows, total: await participantes.count(tx, params.id, filter) }
  },

  async escolas({ params, query: { pagina, linhas, ...filter }, ...context }) {
    await faseFor(context, 'view', params.id)
    const ask = (page: { pagina: number; linhas: number }) =>
      participantes.listEscolas(context.tx, params.id, filter, page)
    const rows = await ask({ pagina, linhas })
    // Past the last page nothing says how many there are.
    const [first] = rows.length > 0 || pagina === 1 ? rows : await ask({ pagina: 1, linhas: 1 })
    return {
      escolas: rows.map(({ id, nome, por }) => ({ id, nome, totais: contar(por) })),
      total: first?.linhas ?? 0,
    }
  },

  async marcar({ params, body, ...context }) {
    const { tx, actor, now } = context
    const { fase } = await avaliacaoDaFase(context, 'edit', params, { lock: true })
    if (fase.estado !== 'apuracao') throw failure(409, 'fase_fora_da_apuracao', faseTexts.foraDaApuracao)
    const { situacao, alunos } = body
    const motivo = (body.motivo ?? '').trim()
    if (pedeMotivoDe(situacao) && motivo === '') throw invalid({ motivo: faseTexts.motivo })
    const at = { fase: fase.id, avaliacao: params.avaliacaoID }
    const mudaram = await participantes.say(tx, at, { situacao, motivo, alunos, por: actor.id, now })
    if (mudaram > 0)
      await audit(context, {
        entidade: 'fase',
        id: fase.id,
        acao: 'marcar',
        mudanca: { depois: { avaliacao: params.avaliacaoID, situacao, mudaram, ...(alunos && { alunos }) } },
        ...(motivo && { motivo }),
      })
    return { mudaram }
  },
}
