/** Rows of lessons for a tenant that others must never see: curriculum, lessons, attempts, playlists, deliveries. */

import { putAvaliacao } from '../../areas/avaliacao/avaliacao/server/factory.ts'
import { putFase } from '../../areas/avaliacao/fase/server/factory.ts'
import { putImportacaoDeQuestoes } from '../../areas/avaliacao/intercambio/server/factory.ts'
import { putComentario, putQuestao, putTexto } from '../../areas/avaliacao/questao/server/factory.ts'
import { putAtividade, putSugestao } from '../../areas/avaliacao/sugestao/server/factory.ts'
import { putPublished } from '../../areas/ensino/aula/server/factory.ts'
import { putMatriz } from '../../areas/ensino/catalogo/server/factory.ts'
import { putCompartilhamento } from '../../areas/ensino/compartilhamento/server/factory.ts'
import {
  putAulaAberta,
  putCorrecao,
  putEntrega,
  putFrase,
} from '../../areas/ensino/entrega/server/factory.ts'
import { putPlaylist } from '../../areas/ensino/playlist/server/factory.ts'
import { putReparo, putTentativa } from '../../areas/ensino/tentativa/server/factory.ts'
import { putRascunho, putRegra, putTrilha } from '../../areas/trilhas/trilha/server/factory.ts'
import { aberturaDe, putPagina } from '../../areas/trilhas/vitrine/server/factory.ts'
import type { Person, TestTenant } from '../kit/tenant.ts'
import { fillCurriculo } from './curriculo.ts'
import { insertInto } from './insert.ts'

interface Given {
  aluno: Person
  professor: Person
  /** A file of theirs. */
  arquivo: number
}

/** Gives back the ids of what it made. */
export async function fillLessons(
  tenant: TestTenant,
  { aluno, professor, arquivo }: Given,
): Promise<number[]> {
  const insert = insertInto(tenant)
  const matriz = await putMatriz(tenant)
  const curriculo = await fillCurriculo(tenant)
  const marcada = await insert(
    `insert into aula (tenant_id, codigo, usuario_id, titulo, disciplina_id)
     select $1, 'ABCDEFGH', $2, 'x', id from disciplina where tenant_id = $1 limit 1 returning id`,
    professor.id,
  )
  await insert(
    `insert into aula_periodo (tenant_id, aula_id, periodo_id) select $1, $2, id from periodo where tenant_id = $1 limit 1`,
    marcada,
  )
  await insert(
    `insert into aula_habilidade (tenant_id, aula_id, habilidade_id) values ($1, $2, $3)`,
    marcada,
    matriz.habilidades[0],
  )
  const tag = await insert(`insert into tag (tenant_id, nome) values ($1, 'x') returning id`)
  await insert(`insert into aula_tag (tenant_id, aula_id, tag_id) values ($1, $2, $3)`, marcada, tag)
  await insert(
    `insert into aula_autor (tenant_id, aula_id, usuario_id) values ($1, $2, $3)`,
    marcada,
    professor.id,
  )
  await insert(
    `insert into aula_parecer (tenant_id, aula_id, usuario_id, aprova, texto) values ($1, $2, $3, true, 'x')`,
    marcada,
    professor.id,
  )
  await insert(
    `insert into aula_antes (tenant_id, aula_id, campos, telas) values ($1, $2, '{}', '[]')`,
    marcada,
  )
  const aula = await putPublished(tenant, professor)
  const tentativa = await putTentativa(tenant, aluno, aula, {
    respostas: aula.telas.slice(0, 1).map((tela) => ({ tela, resposta: { texto: 'x' } })),
  })
  await insert(
    `insert into registro (tenant_id, uuid, tentativa_id, tipo, dispositivo_id, desvio_relogio)
     values ($1, gen_random_uuid(), $2, 'resposta', gen_random_uuid(), 0)`,
    tentativa.id,
  )
  await insert(
    `insert into resposta_vez (tenant_id, tentativa_id, tela_id, aula_id, versao, respondida_em, resposta, registro)
     select r.tenant_id, r.tentativa_id, r.tela_id, r.aula_id, r.versao, now(), r.resposta, g.uuid
     from resposta r join registro g using (tenant_id, tentativa_id) where r.tenant_id = $1`,
  )
  await insert(
    `insert into relogio (tenant_id, usuario_id, dispositivo_id, desde, desvio, medido_em)
     values ($1, $2, gen_random_uuid(), now(), 0, now())`,
    aluno.id,
  )
  await putReparo(tenant, professor, { aula, tentativa: tentativa.id })
  const playlist = await putPlaylist(tenant, professor, {
    aulas: [marcada],
    tags: ['x'],
    turma: tenant.turma,
    rede: tenant.rede,
  })
  const questao = await putQuestao(tenant, professor, { rede: tenant.escola })
  // And one that is like it.
  await putQuestao(tenant, professor, { rede: tenant.escola })
  await insert(
    `insert into questao_habilidade (tenant_id, questao_id, habilidade_id, ordem)
     select $1, $2, h.id, 1 from habilidade h where h.tenant_id = $1 order by h.id limit 1`,
    questao,
  )
  const comentario = await putComentario(tenant, professor, questao)
  await putComentario(tenant, professor, questao, { respostaA: comentario })
  await insert(
    `insert into questao_passo (tenant_id, questao_id, usuario_id, depois) values ($1, $2, $3, 'em_revisao')`,
    questao,
    professor.id,
  )
  const texto = await putTexto(tenant, professor, { rede: tenant.escola })
  await tenant.sql('update questao set texto_base_id = $2 where id = $1', [questao, texto])
  await insert(
    `insert into questao_favorita (tenant_id, questao_id, usuario_id) values ($1, $2, $3)`,
    questao,
    professor.id,
  )
  await tenant.sql(`insert into questao_lote (tenant_id, usuario_id, antes) values ($1, $2, '[]')`, [
    tenant.id,
    professor.id,
  ])
  await insert(`insert into questao_tag (tenant_id, questao_id, tag_id) values ($1, $2, $3)`, questao, tag)
  const [citada] = await tenant.sql<{ id: number }>(
    'select id from habilidade where tenant_id = $1 order by id limit 1',
    [tenant.id],
  )
  const avaliacao = await putAvaliacao(tenant, professor, {
    rede: tenant.escola,
    questoes: [questao],
    estado: 'pronta',
  })
  const fase = await putFase(tenant, professor, {
    ...{ rede: tenant.escola, estado: 'apuracao', avaliacoes: [avaliacao] },
    alunos: [{ id: aluno.id, turma: tenant.turma }],
  })
  await tenant.sql(
    `insert into fase_passo (tenant_id, fase_id, de, para, usuario_id, totais) values ($1, $2, 'producao', 'apuracao', $3, '{}')`,
    [tenant.id, fase, professor.id],
  )
  await tenant.sql(`update participante set decidida_por = $2 where fase_id = $1`, [fase, professor.id])
  const sugestao = await putSugestao(tenant, professor, {
    rede: tenant.escola,
    questoes: [questao],
    descritores: [Number(citada?.id)],
  })
  const atividade = await putAtividade(tenant, professor, { sugestao, aula: aula.id })
  await insert(
    `insert into sugestao_alternativa (tenant_id, questao_id, parte, sugestao_id) values ($1, $2, 'a', $3)`,
    questao,
    sugestao,
  )
  const importacao = await putImportacaoDeQuestoes(tenant, professor, { rede: tenant.escola })
  await tenant.sql(
    'update questao_importacao_item set questao_id = $2 where tenant_id = $1 and importacao_id = $3',
    [tenant.id, questao, importacao],
  )
  await insert(
    `insert into questao_importada (tenant_id, questao_id, usuario_id, origem, chave, impressao, resumo, original)
     values ($1, $2, $3, 'x', 'x', 'x', 'x', 'x')`,
    questao,
    professor.id,
  )
  const shared = [
    await putCompartilhamento(tenant, professor, { aula: aula.id }),
    await putCompartilhamento(tenant, professor, { playlist }),
  ]
  const aberta = await putAulaAberta(tenant, professor)
  const entrega = await putEntrega(tenant, aluno, aberta)
  await putCorrecao(tenant, professor, entrega.id)
  await putFrase(tenant, professor)
  await insert(
    `insert into retida (tenant_id, uuid, usuario_id, aula_id, versao, turma_id, tentativa, registro, limite, feita_em,
       estado, decidida_por, decidida_em, motivo)
     select $1, gen_random_uuid(), usuario_id, aula_id, versao, turma_id, uuid, '{"tipo":"resposta","respostas":[]}', 'fora_do_prazo',
       now(), 'recusada', $3, now(), 'x' from tentativa where id = $2`,
    entrega.tentativa,
    professor.id,
  )
  await insert(
    `insert into entrega_arquivo (tenant_id, entrega_id, arquivo_id) values ($1, $2, $3)`,
    entrega.id,
    arquivo,
  )
  await insert(
    `insert into entrega_passo (tenant_id, entrega_id, usuario_id, tipo, texto, arquivos) values ($1, $2, $3, 'enviada', 'x', '{x}')`,
    entrega.id,
    aluno.id,
  )
  const trilha = await putTrilha(tenant, professor, { aulas: [aula.id], turmas: [tenant.turma] })
  const rascunho = await putRascunho(tenant, trilha.id, [aula.id])
  const regra = await putRegra(tenant, professor)
  await putRegra(tenant, null)
  const edicao = await insert(
    `insert into trilha_edicao (tenant_id, trilha_id, usuario_id, expira_em) values ($1, $2, $3, now()) returning id`,
    trilha.id,
    professor.id,
  )
  const vez = await insert(
    `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, turma_id, numero)
     values ($1, $2, $3, $4, $5, 1) returning id`,
    aluno.id,
    trilha.id,
    trilha.habilidades[0],
    tenant.turma,
  )
  await insert(
    `insert into trilha_nota (tenant_id, usuario_id, trilha_id, habilidade_id, aula_id, nivel, nota, status, pontos, tempo,
       tentativa_id)
     values ($1, $2, $3, $4, $5, 1, 8, 'aprovado', 8, 60, $6)`,
    aluno.id,
    trilha.id,
    trilha.habilidades[0],
    aula.id,
    tentativa.id,
  )
  await insert(
    `insert into trilha_dominio (tenant_id, usuario_id, trilha_id, habilidade_id, pontos) values ($1, $2, $3, $4, 8)`,
    aluno.id,
    trilha.id,
    trilha.habilidades[0],
  )
  await insert(
    `insert into trilha_ponto (tenant_id, usuario_id, trilha_id, eixo, turma_id, pontos) values ($1, $2, $3, 0, $4, 8)`,
    aluno.id,
    trilha.id,
    tenant.turma,
  )
  await putPagina(tenant, [
    aberturaDe('x'),
    { tipo: 'trilhas', titulo: 'x', texto: 'x', trilhas: [trilha.id] },
  ])
  return [
    ...shared,
    vez,
    marcada,
    aula.id,
    aula.vinculo,
    tentativa.id,
    playlist,
    questao,
    importacao,
    texto,
    avaliacao,
    fase,
    sugestao,
    atividade,
    tag,
    entrega.id,
    aberta.id,
    entrega.tentativa,
    matriz.curriculo,
    ...curriculo,
    trilha.id,
    ...trilha.eixos,
    ...trilha.habilidades,
    rascunho.eixo,
    rascunho.habilidade,
    regra,
    edicao,
  ]
}
