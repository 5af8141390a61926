/** Handlers of assembling an assessment (section 2, 'montagem-avaliacao'; product.md H-13). */
import type { Ref } from '../../../../core/contract/schema.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { listCitadas } from '../../../ensino/curriculo/server/public.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { DIFICULDADES, faixaDe } from '../../avaliacao/rules-matriz.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { listPares } from '../../questao/server/public-parecidas.ts'
import * as banco from '../../questao/server/public-prova.ts'
import type { montagemApi } from '../contract.ts'
import { escolher } from '../rules-escolher.ts'
import { montagemTexts } from '../texts.ts'
import { presentCandidata } from './present.ts'
import { findOnde } from './queries.ts'

/** Candidates that are looked at in all, and of one square at least. */
const CANDIDATAS = 140
const DE_SOBRA = 3

/** Of each question those that ask almost the same. */
async function parecidasEntre(tx: Tx, ids: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>()
  for (const { a, b } of await listPares(tx, ids)) {
    found.set(a, [...(found.get(a) ?? []), b])
    found.set(b, [...(found.get(b) ?? []), a])
  }
  return found
}

/** @throws 404 where the person is not told what the class does */
async function turmaOf({ tx, actor }: Context, id: number | null): Promise<Ref | null> {
  if (id === null) return null
  const turma = await findTurma(tx, id)
  if (!turma || !can(turmaPolicy, actor, 'viewContacts', turma)) throw notFound(montagemTexts.turmaAusente)
  return { id: turma.id, nome: turma.nome }
}

/** In the order of `ids`; what is not there is passed over. */
const inOrder = <T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

export const montagemHandlers: Handlers<typeof montagemApi> = {
  async conferir({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const { questoes, disciplina, periodo, ...para } = body
    const [turma, rows, habilidades, onde, pares] = await Promise.all([
      turmaOf(context, para.turma),
      banco.listAprovadas(tx, actor, questoes, para),
      listCitadas(tx, actor, para.habilidades),
      findOnde(tx, { disciplina, periodo }),
      listPares(tx, questoes),
    ])
    const seen = new Set(rows.map(({ id }) => id))
    return {
      ...onde,
      pares: pares.filter(({ a, b }) => seen.has(a) && seen.has(b)).map(({ a, b }) => ({ a, b })),
      habilidades,
      turma,
      questoes: inOrder(rows, questoes).map((row) => presentCandidata(row, actor)),
    }
  },

  async procurar({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const { habilidades, turma, questoes, pagina, linhas, linha, faixa, ...procura } = body
    await turmaOf(context, turma)
    const { rows, total } = await banco.searchAprovadas(
      tx,
      actor,
      { habilidades, turma },
      {
        ...procura,
        fora: questoes,
        habilidade: linha,
        dificuldades: faixa === undefined ? undefined : DIFICULDADES[faixa],
      },
      { pagina, linhas },
    )
    return { questoes: rows.map((row) => presentCandidata(row, actor)), total }
  },

  async sugerir({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const { habilidades, turma, questoes, vagas, disciplina, periodo } = body
    await turmaOf(context, turma)
    const para = { habilidades, turma }
    const asked = vagas.flatMap(({ linha, faixa }) => {
      const [de, ate] = DIFICULDADES[faixa] ?? []
      return de === undefined || ate === undefined ? [] : [{ linha, de, ate }]
    })
    const most = Math.max(
      Math.floor(CANDIDATAS / vagas.length),
      DE_SOBRA + Math.max(...vagas.map(({ quantas }) => quantas)),
    )
    const [found, inside] = await Promise.all([
      banco.listCandidatas(tx, actor, para, { disciplina, periodo, fora: questoes }, asked, most),
      banco.listAprovadas(tx, actor, questoes, para),
    ])
    const parecidas = await parecidasEntre(tx, [...questoes, ...found.map(({ id }) => id)])
    const shown = found.map((row) => presentCandidata(row, actor))
    const { escolhidas, vazias } = escolher(
      vagas,
      shown.flatMap(({ id, linha, dificuldade, vista, letra }) => {
        const faixa = faixaDe(dificuldade)
        return faixa === null ? [] : [{ id, linha, faixa, vista, letra, parecidas: parecidas.get(id) ?? [] }]
      }),
      questoes,
      inside.flatMap((row) => presentCandidata(row, actor).letra ?? []),
    )
    return { questoes: inOrder(shown, escolhidas), vazias }
  },

  async papel({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const rows = inOrder(await banco.listNoPapel(tx, actor, body.questoes), body.questoes)
    const shown = rows.flatMap(({ conteudo, comando, texto_base }) => [
      ...midiasDe(conteudo),
      ...midiasDe({ html: comando }),
      ...midiasDe({ html: texto_base?.html ?? '' }),
    ])
    return {
      questoes: rows.map(({ conteudo, ...row }) => ({ ...row, conteudo: { ...conteudo } })),
      midias: await midiasOf(context, shown),
    }
  },
}
