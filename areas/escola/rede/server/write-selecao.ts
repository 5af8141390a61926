/** Choosing pupils of a network for a class: the tree with its figures, and saving a choice at once (section 4, H-03). */
import { sql } from 'kysely'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publishEach } from '../../../../core/server/events.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { requireRank } from '../../../acesso/sessao/server/public.ts'
import { enrolAll, unenrolAll } from '../../turma/server/public-matricula.ts'
import { lockSala } from '../../turma/server/public-sala.ts'
import * as selecao from '../../turma/server/public-selecao.ts'
import { POR_PAGINA } from '../contract.ts'
import { findEscolha, findNo } from './find.ts'
import { openArvore, presentNo, searchArvore } from './public-selecao.ts'
import { semVagas, turmaFechada } from './refusals.ts'

interface Place {
  rede: number
  turma: number
}

export async function openSelecao(context: Context, place: Place) {
  const { turma, escolha } = await findEscolha(context, place)
  const { id, nome, escola, capacidade, dentro: alunos } = turma
  return {
    turma: { id, nome, escola, capacidade, alunos },
    rede: await openArvore(context.tx, escolha),
  }
}

export async function listSelecao(
  context: Context,
  { tipo, no, ...place }: Place & { tipo: 'rede' | 'turma'; no: number },
  pagina: number,
) {
  const { escolha } = await findEscolha(context, place)
  const { nivel } = await findNo(context, { rede: place.rede, tipo, no })
  const page = { pagina, linhas: POR_PAGINA }
  const rows =
    tipo === 'rede'
      ? await selecao.listGrupos(context.tx, escolha, { id: no, nivel }, page)
      : await selecao.listAlunos(context.tx, escolha, no, page)
  return { nos: rows.map(presentNo), total: rows[0]?.linhas ?? 0 }
}

export async function searchSelecao(context: Context, place: Place, busca: string) {
  const { escolha } = await findEscolha(context, place)
  return { nos: await searchArvore(context.tx, escolha, busca) }
}

/** The screens of the people whose classes changed read their roles again: one row each, one statement. */
async function tellAll(tx: Tx, alunos: readonly number[]): Promise<void> {
  await publishEach(
    tx,
    sql`'usuario:' || id`,
    'papeis_mudaram',
    sql`'{}'::jsonb from unnest(${bigints(alunos)}) a (id)`,
  ).execute(tx)
}

/** All or nothing, and the same again does nothing more. @throws 409 for a class that is closed or too small */
export async function saveSelecao(context: Context, place: Place, marcas: readonly selecao.Marca[]) {
  const { tx, now } = context
  const { turma, escolha } = await findEscolha(context, place)
  const locked = await lockSala(tx, turma.id)
  if (locked?.status !== 'ativa') throw turmaFechada()
  const { entram, saem, entrando, saindo } = await selecao.compare(tx, escolha, marcas)
  await requireRank(context, 'place', [...entrando, ...saindo])
  const alunos = locked.alunos + entram - saem
  if (alunos > locked.capacidade && entram > 0) throw semVagas(locked.capacidade, alunos)
  if (saem > 0) await unenrolAll(tx, { turma: turma.id, alunos: saindo, now })
  if (entram > 0) await enrolAll(tx, { turma: turma.id, alunos: entrando, ultimo: locked.ultimo ?? 0, now })
  if (entram + saem > 0) {
    await tellAll(tx, [...entrando, ...saindo])
    const mudanca = { depois: { entraram: entrando, sairam: saindo } }
    await audit(context, { entidade: 'matricula', id: turma.id, acao: 'escolher_alunos', mudanca })
  }
  return { entraram: entram, sairam: saem, alunos }
}
