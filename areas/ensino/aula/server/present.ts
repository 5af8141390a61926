/** From rows to the contract's shapes, for one person. */

import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { type AulaAlvo, aulaPolicy } from '../policy.ts'
import type { Aula, AulaInteira, EstadoAula, Tela, Visibilidade } from '../shapes.ts'
import type { AulaRow, findParecer } from './queries.ts'
import type { TelaRow } from './queries-tela.ts'
import type { Marcas } from './write-marcas.ts'

export const alvoOf = (row: AulaRow): AulaAlvo => ({
  autores: (row.autores ?? []).map(({ id }) => id),
  estado: row.estado as EstadoAula,
  visibilidade: row.visibilidade as Visibilidade,
  alcance: row.alcance as Visibilidade,
  versao: row.versao,
  removida: row.removida_em !== null,
  redeCaminho: row.caminho ?? [],
  emTurma: row.em_turma,
  aprende: row.aprende,
  naRede: row.na_rede,
})

const NENHUMA: Marcas = { disciplina: null, periodos: [], habilidades: [], tags: [] }

const autorOf = (row: AulaRow): Ref =>
  (row.autores ?? []).find(({ id }) => id === row.usuario_id) ?? { id: row.usuario_id, nome: '' }

function permissoesOf(actor: Actor, alvo: AulaAlvo): Aula['permissoes'] {
  const may = (action: keyof typeof aulaPolicy) => !isVisitor(actor) && can(aulaPolicy, actor, action, alvo)
  const { estado } = alvo
  return {
    lerRascunho: can(aulaPolicy, actor, 'open', alvo),
    editar: may('edit') && estado !== 'arquivada' && (estado !== 'em_revisao' || may('review')),
    gerenciar: may('manage'),
    publicar: may('publish') && estado !== 'arquivada',
    enviar: may('submit') && (estado === 'rascunho' || estado === 'publicada'),
    revisar: may('review'),
    duplicar: may('duplicate'),
  }
}

export function presentAula(row: AulaRow, marcas: Marcas | undefined, actor: Actor): Told<Aula> {
  const { disciplina, periodos } = marcas ?? NENHUMA
  return {
    id: row.id,
    codigo: row.codigo,
    titulo: row.titulo,
    descricao: row.descricao,
    capa_id: row.capa_id,
    disciplina,
    periodos,
    autor: autorOf(row),
    estado: row.estado as EstadoAula,
    visibilidade: row.visibilidade as Visibilidade,
    alcance: row.alcance as Visibilidade,
    versao: row.versao,
    jogo: row.jogo,
    total_telas: row.total_telas,
    mudou: row.publicada_em !== null && row.alterada_em > row.publicada_em,
    alterada_em: row.alterada_em,
    publicada_em: row.publicada_em,
    removida_em: row.removida_em,
    permissoes: permissoesOf(actor, alvoOf(row)),
  }
}

export const presentTela = (row: TelaRow): Told<Tela> => ({
  id: row.id,
  ordem: row.ordem,
  tipo: row.tipo,
  titulo: row.titulo,
  conteudo: row.conteudo as Record<string, unknown>,
  revisao: row.revisao,
  alterada_em: row.alterada_em,
  alterada_por: { id: row.por_id, nome: row.por_nome },
})

interface Parts {
  marcas: Marcas | undefined
  telas: readonly TelaRow[]
  removidas: readonly TelaRow[]
  parecer: Awaited<ReturnType<typeof findParecer>>
}

export function presentInteira(
  row: AulaRow,
  { marcas, telas, removidas, parecer }: Parts,
  actor: Actor,
): Told<AulaInteira> {
  const { habilidades, tags } = marcas ?? NENHUMA
  return {
    ...presentAula(row, marcas, actor),
    rede: row.rede_id === null ? null : { id: row.rede_id, nome: row.rede_nome ?? '' },
    habilidades,
    tags,
    autores: row.autores ?? [],
    navegacao: row.navegacao,
    tentativas: row.tentativas,
    nota_minima: Number(row.nota_minima),
    tempo_limite: row.tempo_limite,
    offline: row.offline,
    revisao: row.revisao,
    parecer: parecer
      ? {
          aprova: parecer.aprova,
          texto: parecer.texto,
          por: { id: parecer.id, nome: parecer.nome },
          em: parecer.created_at,
        }
      : null,
    telas: telas.map((tela) => presentTela(tela)),
    telas_removidas: removidas.map(({ id, tipo, titulo, removida_em, alterada_em }) => ({
      id,
      tipo,
      titulo,
      removida_em: removida_em ?? alterada_em,
    })),
  }
}
