/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { type QuestaoAlvo, questaoPolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import type { Questao, QuestaoInteira } from '../shapes.ts'
import type { Inteira, QuestaoRow } from './queries.ts'

export const alvoOf = ({ autor, estado, caminho, na_rede }: QuestaoRow): QuestaoAlvo => ({
  autor: autor.id,
  estado,
  redeCaminho: caminho ?? [],
  naRede: na_rede,
})

export const presentQuestao = (row: QuestaoRow, actor: Actor): Told<Questao> => ({
  id: row.id,
  tipo: row.tipo,
  texto: row.texto,
  disciplina: row.disciplina,
  periodo: row.periodo,
  dificuldade: row.dificuldade,
  habilidades: row.habilidades,
  tags: row.tags,
  autor: row.autor,
  rede: row.rede,
  estado: row.estado,
  status_usuario: row.autor.id === actor.id ? 'propria' : 'compartilhada',
  repassar: row.repassar,
  versao: row.versao,
  alterada_em: row.alterada_em,
})

export function presentInteira(row: Inteira, midias: Midia[], actor: Actor): Told<QuestaoInteira> {
  const alvo = alvoOf(row)
  const edita = can(questaoPolicy, actor, 'edit', alvo)
  const aprova = can(questaoPolicy, actor, 'approve', alvo)
  return {
    ...presentQuestao(row, actor),
    conteudo: { ...row.conteudo },
    explicacao: row.explicacao,
    origem: row.origem,
    revisao: row.revisao,
    midias,
    permissoes: {
      editar: edita && row.estado !== 'arquivada',
      estados: estadosPara(row.estado, { rede: row.rede !== null, edita, aprova }),
    },
  }
}
