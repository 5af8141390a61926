/** Rows of one tenant, made in memory with their ids and written in one statement a table. */
import type { Kysely } from 'kysely'
import { arquivoRows } from '../areas/acesso/arquivo/server/factory-rows.ts'
import { notificacaoRows } from '../areas/acesso/notificacao/server/factory-rows.ts'
import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { tenantRows } from '../areas/acesso/tenant/server/factory-rows.ts'
import { avaliacaoRows } from '../areas/avaliacao/avaliacao/server/factory-rows.ts'
import { faseRows } from '../areas/avaliacao/fase/server/factory-rows.ts'
import { questaoRows } from '../areas/avaliacao/questao/server/factory-rows.ts'
import { sugestaoRows } from '../areas/avaliacao/sugestao/server/factory-rows.ts'
import { aovivoRows } from '../areas/conversa/aovivo/server/factory-rows.ts'
import { enqueteRows } from '../areas/conversa/enquete/server/factory-rows.ts'
import { forumRows } from '../areas/conversa/forum/server/factory-rows.ts'
import { aulaRows } from '../areas/ensino/aula/server/factory-rows.ts'
import { catalogoRows } from '../areas/ensino/catalogo/server/factory-rows.ts'
import { compartilhamentoRows } from '../areas/ensino/compartilhamento/server/factory-rows.ts'
import { curriculoRows } from '../areas/ensino/curriculo/server/factory-rows.ts'
import { entregaRows } from '../areas/ensino/entrega/server/factory-rows.ts'
import { midiaRows } from '../areas/ensino/midia/server/factory-rows.ts'
import { playlistRows } from '../areas/ensino/playlist/server/factory-rows.ts'
import { tentativaRows } from '../areas/ensino/tentativa/server/factory-rows.ts'
import { matriculaRows } from '../areas/escola/matricula/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { privacidadeRows } from '../areas/gestao/privacidade/server/factory-rows.ts'
import { certificadoRows } from '../areas/trilhas/certificado/server/factory-rows.ts'
import { trilhaRows } from '../areas/trilhas/trilha/server/factory-rows.ts'
import { vitrineRows } from '../areas/trilhas/vitrine/server/factory-rows.ts'
import { type Row, type RowSet, writeRows } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'

/** What the demonstration fills, in the order that references ask for. */
export const SETS = [
  tenantRows.cliente,
  curriculoRows.curriculo,
  curriculoRows.categoria,
  curriculoRows.habilidade,
  curriculoRows.extra,
  curriculoRows.extra_item,
  curriculoRows.curriculo_vinculo,
  catalogoRows.tag,
  vitrineRows.pagina_publica,
  turmaRows.rede,
  sessaoRows.usuario,
  arquivoRows.arquivo,
  midiaRows.midia,
  midiaRows.midia_arquivo,
  turmaRows.turma,
  sessaoRows.vinculo,
  turmaRows.matricula,
  matriculaRows.transferencia,
  forumRows.aviso_rede,
  forumRows.topico,
  forumRows.mensagem,
  forumRows.mensagem_versao,
  forumRows.topico_participacao,
  forumRows.curtida,
  forumRows.topico_favorito,
  forumRows.topico_visto,
  forumRows.topico_nota,
  enqueteRows.enquete,
  enqueteRows.enquete_turma,
  enqueteRows.enquete_participacao,
  enqueteRows.enquete_resposta,
  aovivoRows.encontro_serie,
  aovivoRows.encontro,
  aovivoRows.encontro_presenca,
  aulaRows.aula,
  midiaRows.midia_uso,
  aulaRows.tela,
  aulaRows.aula_versao,
  aulaRows.versao_tela,
  aulaRows.versao_escrita,
  aulaRows.turma_aula,
  aulaRows.aula_periodo,
  aulaRows.aula_habilidade,
  aulaRows.aula_tag,
  playlistRows.playlist,
  playlistRows.playlist_aula,
  playlistRows.playlist_tag,
  playlistRows.playlist_vinculo,
  compartilhamentoRows.compartilhamento,
  questaoRows.questao,
  questaoRows.questao_habilidade,
  questaoRows.questao_comentario,
  questaoRows.questao_passo,
  questaoRows.questao_versao,
  sugestaoRows.sugestao,
  sugestaoRows.sugestao_habilidade,
  sugestaoRows.sugestao_questao,
  sugestaoRows.atividade,
  avaliacaoRows.avaliacao,
  avaliacaoRows.avaliacao_questao,
  avaliacaoRows.avaliacao_caderno,
  faseRows.fase,
  faseRows.fase_avaliacao,
  faseRows.participante,
  faseRows.fase_passo,
  certificadoRows.certificado,
  trilhaRows.regra_trilha,
  trilhaRows.trilha,
  trilhaRows.trilha_eixo,
  trilhaRows.trilha_habilidade,
  trilhaRows.trilha_aula,
  trilhaRows.trilha_grupo,
  trilhaRows.trilha_rascunho,
  trilhaRows.rascunho_eixo,
  trilhaRows.rascunho_habilidade,
  trilhaRows.rascunho_aula,
  trilhaRows.trilha_tentativa,
  trilhaRows.trilha_dominio,
  tentativaRows.tentativa,
  tentativaRows.resposta,
  tentativaRows.resultado,
  trilhaRows.trilha_nota,
  entregaRows.entrega,
  entregaRows.entrega_passo,
  entregaRows.entrega_frase,
  privacidadeRows.pedido_dados,
  privacidadeRows.incidente,
  privacidadeRows.tempo_uso,
  privacidadeRows.retencao_dado,
  notificacaoRows.notificacao,
] as const satisfies readonly RowSet[]
export type Filled = (typeof SETS)[number]

/** Those whose ids are given here. */
export const NUMBERED = [
  curriculoRows.curriculo,
  curriculoRows.categoria,
  curriculoRows.habilidade,
  curriculoRows.extra,
  catalogoRows.tag,
  playlistRows.playlist,
  questaoRows.questao,
  sugestaoRows.sugestao,
  sugestaoRows.atividade,
  avaliacaoRows.avaliacao,
  faseRows.fase,
  trilhaRows.regra_trilha,
  trilhaRows.trilha,
  trilhaRows.trilha_eixo,
  trilhaRows.trilha_habilidade,
  trilhaRows.rascunho_eixo,
  trilhaRows.rascunho_habilidade,
  trilhaRows.trilha_tentativa,
  tenantRows.cliente,
  turmaRows.rede,
  sessaoRows.usuario,
  arquivoRows.arquivo,
  midiaRows.midia,
  turmaRows.turma,
  sessaoRows.vinculo,
  forumRows.aviso_rede,
  forumRows.topico,
  forumRows.mensagem,
  enqueteRows.enquete,
  aovivoRows.encontro_serie,
  aovivoRows.encontro,
  compartilhamentoRows.compartilhamento,
  aulaRows.aula,
  aulaRows.tela,
  tentativaRows.tentativa,
  entregaRows.entrega,
  entregaRows.entrega_frase,
  privacidadeRows.pedido_dados,
  privacidadeRows.incidente,
  notificacaoRows.notificacao,
] as const satisfies readonly Filled[]
export type Numbered = (typeof NUMBERED)[number]

export interface Draft {
  /** Keeps a row and gives its id. Every row of a set names the same columns. */
  add<S extends Numbered>(set: S, row: Row<S>): number
  /** Keeps a row of a set without ids of its own. */
  put<S extends Exclude<Filled, Numbered>>(set: S, row: Row<S>): void
  /** What was kept of a set. */
  rows(set: Filled): readonly object[]
  /** Writes everything kept so far, and forgets it. The transaction is bound to the tenant. */
  write(tx: Kysely<DB>): Promise<void>
  /** The last id that each counter gave. */
  lastIds(): ReadonlyMap<string, number>
}

/** `after`: the last id in use, by counter. */
export function openDraft(after: ReadonlyMap<string, number>): Draft {
  const last = new Map(after)
  const rows = new Map<RowSet, object[]>()
  const keep = (set: RowSet, row: object) => {
    const list = rows.get(set)
    if (list) list.push(row)
    else rows.set(set, [row])
  }
  return {
    add(set, row) {
      const id = (last.get(set.counter) ?? 0) + 1
      last.set(set.counter, id)
      keep(set, { id, ...row })
      return id
    },
    put: keep,
    rows: (set) => rows.get(set) ?? [],
    async write(tx) {
      for (const set of SETS) await writeRows(tx, set, rows.get(set) ?? [])
      rows.clear()
    },
    lastIds: () => last,
  }
}
