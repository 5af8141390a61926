/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import type { Aberto } from '../../../ensino/descoberta/server/public.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { type AtividadeAlvo, atividadePolicy, type SugestaoAlvo, sugestaoPolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import type { Atividade, Sugestao } from '../shapes.ts'
import type { SugestaoRow } from './queries.ts'
import type { AtividadeRow } from './queries-atividade.ts'

export const alvoOf = ({ autor, estado, caminho, na_rede, ensina }: SugestaoRow): SugestaoAlvo => ({
  autor: autor.id,
  estado,
  redeCaminho: caminho ?? [],
  naRede: na_rede,
  ensina,
})

export const alvoDaAtividade = ({ autor, alvo }: AtividadeRow): AtividadeAlvo => ({
  autor: autor.id,
  sugestao: alvo,
})

export function presentSugestao(row: SugestaoRow, actor: Actor): Told<Sugestao> {
  const alvo = alvoOf(row)
  const edita = can(sugestaoPolicy, actor, 'edit', alvo)
  return {
    id: row.id,
    titulo: row.titulo,
    texto: row.texto,
    disciplina: row.disciplina,
    descritores: row.descritores,
    total_questoes: row.total_questoes,
    total_atividades: row.total_atividades,
    autor: row.autor,
    rede: row.rede,
    estado: row.estado,
    dataCadastro: row.created_at,
    alterada_em: row.alterada_em,
    revisao: row.revisao,
    permissoes: {
      editar: edita && row.estado !== 'arquivada',
      estados: estadosPara(row.estado, { edita, publica: can(sugestaoPolicy, actor, 'publish', alvo) }),
    },
  }
}

/** The files that an activity shows. */
export const midiasDaAtividade = ({ midia_id, html }: AtividadeRow): number[] => [
  ...(midia_id === null ? [] : [midia_id]),
  ...midiasDe({ html: html ?? '' }),
]

/** The thing within the product that an activity leads to, by its kind. */
export const alvosDe = (rows: readonly AtividadeRow[]) => ({
  aula: rows.flatMap(({ aula_id }) => aula_id ?? []),
  playlist: rows.flatMap(({ playlist_id }) => playlist_id ?? []),
  trilha: rows.flatMap(({ trilha_id }) => trilha_id ?? []),
})

const idOf = ({ aula_id, playlist_id, trilha_id }: AtividadeRow): number | null =>
  aula_id ?? playlist_id ?? trilha_id

/** What it leads to, among what the person may open. */
export const abertoDe = (row: AtividadeRow, abertos: readonly Aberto[]): Aberto | undefined =>
  abertos.find(({ tipo, id }) => tipo === row.tipo && id === idOf(row))

/** Whether the person gets anywhere by it. */
export const leva = (row: AtividadeRow, abertos: readonly Aberto[]): boolean =>
  idOf(row) === null || abertoDe(row, abertos) !== undefined

export function presentDestino(row: AtividadeRow, abertos: readonly Aberto[]) {
  const aberto = abertoDe(row, abertos)
  return {
    tipo: row.tipo,
    alvo: aberto?.id ?? null,
    turma: aberto?.turma ?? null,
    url: row.url,
    midia: row.midia_id,
    html: row.html ?? '',
  }
}

export function presentAtividade(
  row: AtividadeRow,
  { abertos, midias }: { abertos: readonly Aberto[]; midias: readonly Midia[] },
  actor: Actor,
): Told<Atividade> {
  const own = midiasDaAtividade(row)
  return {
    id: row.id,
    sugestao: row.sugestao,
    titulo: row.titulo,
    ...presentDestino(row, abertos),
    nome: abertoDe(row, abertos)?.titulo ?? '',
    midias: midias.filter(({ id }) => own.includes(id)),
    autor: row.autor,
    revisao: row.revisao,
    editar: can(atividadePolicy, actor, 'edit', alvoDaAtividade(row)),
  }
}
