/** Lessons as steps of a turn: whether an attempt may begin, and what follows from its end. */
import { saidWhen } from '../../../../core/contract/dates.ts'
import { type Failure, failure } from '../../../../core/server/failure.ts'
import type { Caminho } from '../../../ensino/tentativa/server/public.ts'
import { situacaoAt } from '../rules.ts'
import { niveisDe } from '../rules-pontos.ts'
import type { SituacaoAprender } from '../shapes-aprender.ts'
import { abreEm, faltamPontos, aprenderTexts as texts } from '../texts-aprender.ts'
import { adiante } from './find-adiante.ts'
import { findParaContar, listMelhores } from './queries-contar.ts'
import { fimDaVezSql, findPasso, type PassoRow, turmaDaVez } from './queries-vez.ts'
import { contarVez } from './write-contar.ts'

/** Why nothing begins in a path now; null: it is open. */
export function fechadaPor(situacao: SituacaoAprender, abre: Date | null): Failure | null {
  if (situacao === 'aberta') return null
  if (situacao === 'agendada' && abre) return failure(422, 'trilha_fechada', saidWhen(abreEm, abre))
  return failure(422, 'trilha_fechada', situacao === 'arquivada' ? texts.arquivada : texts.encerrada)
}

/** For the class of the turn; of an own path, for whoever made it. */
function situacaoOf(row: PassoRow, now: Date): SituacaoAprender {
  if (row.status !== 1) return 'arquivada'
  if (row.dono === row.usuario_id) return 'aberta'
  if (!row.na_turma) return 'encerrada'
  const situacao = situacaoAt(row, now)
  return situacao === 'vigente' ? 'aberta' : situacao === 'agendado' ? 'agendada' : 'encerrada'
}

export const trilhaCaminho: Caminho = {
  async entrar({ tx, actor, now }, vez, aula) {
    const row = await findPasso(tx, vez, aula)
    if (!row || row.usuario_id !== actor.id) return undefined
    const janela = row.na_turma ? { inicio: row.inicio, fim: row.fim } : { inicio: null, fim: null }
    const passo = { turma: row.turma_id, ...janela }
    if (row.removida) return { ...passo, recusa: failure(422, 'tentativa_retirada', texts.removida) }
    if (row.status === 3) return { ...passo, recusa: failure(422, 'trilha_fechada', texts.excluida) }
    const fechada = fechadaPor(situacaoOf(row, now), row.inicio)
    if (fechada) return { ...passo, recusa: fechada }
    if (row.passada) return { ...passo, recusa: failure(409, 'tentativa_passada', texts.passada) }
    if (!row.disponivel) return { ...passo, recusa: failure(422, 'aula_indisponivel', texts.aulaFora) }
    const lugar = { usuario: row.usuario_id, trilha: row.trilha_id, habilidade: row.habilidade_id }
    const regra = await findParaContar(tx, lugar)
    const nivel = regra && niveisDe(await listMelhores(tx, lugar), regra)[row.nivel - 1]
    if (nivel && !nivel.aberto)
      return { ...passo, recusa: failure(422, 'nivel_bloqueado', faltamPontos(nivel.faltam)) }
    return { ...passo, recusa: null }
  },
  adiante,
  contar: contarVez,
  fimSql: fimDaVezSql,
  turma: turmaDaVez,
}
