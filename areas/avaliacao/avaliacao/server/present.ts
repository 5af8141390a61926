/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { type AvaliacaoAlvo, avaliacaoPolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import type { Avaliacao, AvaliacaoInteira } from '../shapes.ts'
import type { AvaliacaoRow, Inteira } from './queries.ts'

export const alvoOf = ({ autor, estado, caminho, na_rede }: AvaliacaoRow): AvaliacaoAlvo => ({
  autor: autor.id,
  estado,
  redeCaminho: caminho ?? [],
  naRede: na_rede,
})

export function presentAvaliacao(row: AvaliacaoRow, actor: Actor): Told<Avaliacao> {
  const alvo = alvoOf(row)
  const edita = can(avaliacaoPolicy, actor, 'edit', alvo)
  return {
    id: row.id,
    titulo: row.titulo,
    disciplina: row.disciplina,
    periodo: row.periodo,
    modelo: row.modelo,
    modalidade: row.modalidade,
    cadernos: row.cadernos,
    total_questoes: row.total_questoes,
    autor: row.autor,
    rede: row.rede,
    estado: row.estado,
    avaliacao_id: row.avaliacao_id,
    dataCadastro: row.created_at,
    alterada_em: row.alterada_em,
    revisao: row.revisao,
    permissoes: {
      editar: edita && row.estado === 'rascunho',
      copiar: can(avaliacaoPolicy, actor, 'copy', alvo),
      estados: [...estadosPara(row, edita)],
    },
  }
}

export function presentInteira(
  row: Inteira,
  { turma, midias }: { turma: Ref | null; midias: Midia[] },
  actor: Actor,
): Told<AvaliacaoInteira> {
  const { questoes, fora, matriz, padroes, mostrar_resultado, valor, duracao, instrucoes } = row
  return {
    ...presentAvaliacao(row, actor),
    turma,
    matriz,
    embaralha_questoes: row.embaralha_questoes,
    embaralha_alternativas: row.embaralha_alternativas,
    embaralha_blocos: row.embaralha_blocos,
    valor,
    duracao,
    // Said in the room by who gives the test: not to every colleague who may look at it.
    senha: can(avaliacaoPolicy, actor, 'edit', alvoOf(row)) ? row.senha : '',
    instrucoes,
    midias,
    mostrar_resultado,
    padroes,
    questoes,
    fora,
  }
}
