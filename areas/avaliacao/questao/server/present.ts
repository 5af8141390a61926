/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { type QuestaoAlvo, questaoPolicy, type TextoBaseAlvo, textoBasePolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import type { Questao, QuestaoInteira, TextoBase } from '../shapes.ts'
import type { Inteira, QuestaoRow } from './queries.ts'
import type { TextoBaseRow } from './queries-texto.ts'

export const alvoOf = ({ autor, estado, caminho, na_rede, repassar }: QuestaoRow): QuestaoAlvo => ({
  autor: autor.id,
  estado,
  redeCaminho: caminho ?? [],
  naRede: na_rede,
  repassar,
})

export const presentQuestao = (row: QuestaoRow, actor: Actor): Told<Questao> => ({
  id: row.id,
  tipo: row.tipo,
  titulo: row.titulo,
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
  favorita: row.favorita,
  repassar: row.repassar,
  versao: row.versao,
  alterada_em: row.alterada_em,
})

export const alvoDoTexto = ({ autor, caminho, na_rede }: TextoBaseRow): TextoBaseAlvo => ({
  autor: autor.id,
  redeCaminho: caminho ?? [],
  naRede: na_rede,
})

export const presentTexto = (row: TextoBaseRow, midias: Midia[], actor: Actor): Told<TextoBase> => ({
  id: row.id,
  titulo: row.titulo,
  html: row.html,
  autor: row.autor,
  rede: row.rede,
  usos: row.usos,
  revisao: row.revisao,
  midias,
  editar: can(textoBasePolicy, actor, 'edit', alvoDoTexto(row)),
})

export function presentInteira(
  row: Inteira,
  { midias, texto }: { midias: Midia[]; texto: Told<TextoBase> | null },
  actor: Actor,
): Told<QuestaoInteira> {
  const alvo = alvoOf(row)
  const edita = can(questaoPolicy, actor, 'edit', alvo)
  const aprova = can(questaoPolicy, actor, 'approve', alvo)
  return {
    ...presentQuestao(row, actor),
    conteudo: { ...row.conteudo },
    comando: row.comando,
    texto_base: texto,
    analises: row.analises,
    bloom: row.bloom,
    fonte: row.fonte,
    autoria: row.autoria,
    licenca: row.licenca === '' ? null : row.licenca,
    idioma: row.idioma,
    tri: row.tri,
    explicacao: row.explicacao,
    copia_de: row.copia_de,
    origem: row.origem,
    revisao: row.revisao,
    midias,
    permissoes: {
      editar: edita && row.estado !== 'arquivada',
      copiar: can(questaoPolicy, actor, 'copy', alvo),
      estados: estadosPara(row.estado, { rede: row.rede !== null, edita, aprova }),
    },
  }
}
