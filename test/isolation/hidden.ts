/** One thing of each kind that a request may name beside what it must: for optional fields, by the field's name. */

import { putAvaliacao } from '../../areas/avaliacao/avaliacao/server/factory.ts'
import { putFase } from '../../areas/avaliacao/fase/server/factory.ts'
import { putComentario, putQuestao, putTexto } from '../../areas/avaliacao/questao/server/factory.ts'
import { putAtividade, putSugestao } from '../../areas/avaliacao/sugestao/server/factory.ts'
import { putEncontro } from '../../areas/conversa/aovivo/server/factory.ts'
import { putMensagem, putTopico } from '../../areas/conversa/forum/server/factory.ts'
import { putPublished } from '../../areas/ensino/aula/server/factory.ts'
import { putCliente, putCurriculo } from '../../areas/ensino/curriculo/server/factory.ts'
import { putMidia } from '../../areas/ensino/midia/server/factory.ts'
import { putLayout } from '../../areas/trilhas/certificado/server/factory.ts'
import { putRascunho, putRegra, putTrilha } from '../../areas/trilhas/trilha/server/factory.ts'
import type { World } from '../verdicts/world.ts'
import { insertInto } from './insert.ts'

/** Fields that place a reading in time or in a row: no thing is named by them. */
export const CURSORS = ['antes', 'ate']

/** What everybody who is signed in may choose from: there is nothing to hide. */
export const REFERENCE = [
  // Names a line of one's own queue, whatever it is of.
  'alvo',
  'disciplina',
  'disciplina_id',
  'periodo',
  'periodos',
  'matriz',
  'habilidade',
  'habilidades',
  // A row of a matrix: a skill.
  'linha',
  'descritores',
]

/** Ids of things of the world's class, by the names of the fields that ask for them. */
export async function thingsOf({ tenant, aluno, professor }: World): Promise<Record<string, number>> {
  const insert = insertInto(tenant)
  const aula = await putPublished(tenant, professor)
  const trilha = await putTrilha(tenant, professor, { aulas: [aula.id], turmas: [tenant.turma] })
  const rascunho = await putRascunho(tenant, (await putTrilha(tenant, professor)).id, [aula.id])
  const topico = await putTopico(tenant, professor)
  const mensagem = await putMensagem(tenant, aluno, topico.id)
  const layout = await putLayout(tenant, professor)
  const { cliente } = await putCliente(tenant, `x${topico.id}`)
  const { curriculo, categorias } = await putCurriculo(tenant, { cliente })
  const vez = await insert(
    `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, turma_id, numero)
     values ($1, $2, $3, $4, $5, 1) returning id`,
    aluno.id,
    trilha.id,
    trilha.habilidades[0],
    tenant.turma,
  )
  const arquivo = await insert(
    `insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256, usuario_id)
     values ($1, gen_random_uuid()::text, 'prova.pdf', '.pdf', 'application/pdf', 10, '', $2) returning id`,
    aluno.id,
  )
  const questao = await putQuestao(tenant, professor)
  const avaliacao = await putAvaliacao(tenant, professor)
  return {
    turma: tenant.turma,
    gru_id: tenant.turma,
    outras_turmas: tenant.turma,
    rede: tenant.escola,
    redes: tenant.escola,
    rede_id: tenant.escola,
    escola: tenant.escola,
    usuario: aluno.id,
    professores: professor.id,
    quem: aluno.id,
    aluno: aluno.id,
    alunos: aluno.id,
    aula: aula.id,
    projetos: aula.id,
    projetos_adicionados: aula.id,
    projetos_removidos: aula.id,
    ordem: aula.id,
    tela: aula.telas[0] as number,
    depois_de: aula.telas[0] as number,
    trilha: trilha.id,
    idTrilha: trilha.id,
    ref_eixo_id: rascunho.eixo,
    trilha_tentativa: vez,
    mensagem,
    mensagem_id: mensagem,
    resposta_id: mensagem,
    removerAnexos: arquivo,
    manter: arquivo,
    capa_id: await putMidia(tenant, professor),
    layout,
    layout_id: layout,
    regra_id: await putRegra(tenant, professor),
    encontro: await putEncontro(tenant, professor),
    cliente_id: cliente,
    curriculo_id: curriculo,
    pai_id: categorias[0],
    texto_base: await putTexto(tenant, professor),
    questao,
    comentario: await putComentario(tenant, professor, questao),
    resposta_a: await putComentario(tenant, professor, questao),
    questoes: questao,
    avaliacao_id: avaliacao,
    avaliacao,
    avaliacoes: avaliacao,
    fase_id: await putFase(tenant, professor, { rede: tenant.escola }),
    sugestao: await putSugestao(tenant, professor),
    atividades: await putAtividade(tenant, professor),
    midia: await putMidia(tenant, professor),
  }
}
