/** A tenant with a row in every table and a canary in every text that holds one: what must never be seen elsewhere. */

import { randomBytes } from 'node:crypto'
import { putFiltro } from '../../areas/avaliacao/questao/server/factory.ts'
import { putEncontro } from '../../areas/conversa/aovivo/server/factory.ts'
import { putEnquete, putResposta } from '../../areas/conversa/enquete/server/factory.ts'
import { putAvisoRede, putMensagem, putTopico } from '../../areas/conversa/forum/server/factory.ts'
import { putCompartilhamento } from '../../areas/ensino/compartilhamento/server/factory.ts'
import { clienteOf } from '../../areas/ensino/curriculo/server/factory.ts'
import { putMidiaInteira } from '../../areas/ensino/midia/server/factory.ts'
import { readRegistro } from '../../areas/escola/matricula/server/queries-passaporte.ts'
import { putPrivacidade } from '../../areas/gestao/privacidade/server/factory.ts'
import { testApp } from '../kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../kit/tenant.ts'
import { tenantTables } from '../traces.ts'
import { putImportacao, putListaDeEscolas, putLote } from './batches.ts'
import { fillCertificados } from './certificados.ts'
import { insertInto } from './insert.ts'
import { fillLessons } from './lessons.ts'
import { fillEscolas } from './schools.ts'
import { sow } from './sow.ts'

export interface Furnished extends TestTenant {
  canary: string
  admin: Person
  aluno: Person
  professor: Person
  /** Ids of every kind of thing the tenant has. */
  ids: readonly number[]
  /** A lesson that was handed in, and the screen of it. */
  entregue: { aula: number; tela: number }
  /** The client that its networks belong to. */
  cliente: number
  /** Tables without a row: none, or the furnishing is out of date. */
  empty: readonly string[]
  /** Text columns that took the canary. */
  sown: readonly string[]
}

/** One row in each table that no factory fills. */
async function fill(tenant: TestTenant, { aluno, professor }: { aluno: Person; professor: Person }) {
  const insert = insertInto(tenant)

  const encerrada = await tenant.newTurma('Encerrada')
  await insert(`update turma set status = 'encerrada' where tenant_id = $1 and id = $2`, encerrada)
  const avisoRede = await putAvisoRede(tenant, professor)
  const topico = await putTopico(tenant, professor, { avaliativo: true, temas: ['tema'] })
  const aviso = await putTopico(tenant, professor, { tipo: 'aviso', pedeCiente: true })
  const resposta = await putMensagem(tenant, aluno, topico.id)
  const nested = await putMensagem(tenant, professor, topico.id, { em: resposta })
  const retida = await putMensagem(tenant, aluno, topico.id, { retida: true })
  const arquivo = await insert(
    `insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256, usuario_id)
     values ($1, $2, 'prova.pdf', '.pdf', 'application/pdf', 10, '', $3) returning id`,
    randomBytes(16).toString('hex'),
    aluno.id,
  )
  const notificacao = await insert(
    `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
     values ($1, $2, 'resposta_nova', '{"autor": "x", "titulo": "x", "turma": "x"}', '/logado') returning id`,
    aluno.id,
  )
  await insert(`insert into evento (tenant_id, canal, tipo) values ($1, $2, 'x')`, `turma:${tenant.turma}`)
  await insert(
    `insert into rede_excluida (tenant_id, id, cliente_id, pai_id, dados, vinculos)
     select $1, 1, cliente_id, id, '{"nome": "x"}', '[{"x": "x"}]' from rede where id = $2`,
    tenant.rede,
  )
  const trabalho = await insert(
    `insert into trabalho (tenant_id, tarefa, usuario_id) values ($1, 'x', $2) returning id`,
    aluno.id,
  )
  await insert(`insert into arquivo_removido (tenant_id, chave) values ($1, 'x')`)
  await insert(`insert into tentativa_login (tenant_id, chave) values ($1, 'x')`)
  await insert(
    `insert into navegador_conhecido (tenant_id, usuario_id, marca) values ($1, $2, sha256('x'))`,
    aluno.id,
  )
  await insert(
    `insert into notificacao_escolha (tenant_id, usuario_id, categoria) values ($1, $2, 'avisos')`,
    aluno.id,
  )
  await insert(
    `insert into notificacao_entrega (tenant_id, notificacao_id, canal, usuario_id, categoria, devida_em)
     values ($1, $2, 'email', $3, 'forum', now())`,
    notificacao,
    aluno.id,
  )
  await insert(
    `insert into push_inscricao (tenant_id, usuario_id, sessao_id, endpoint, p256dh, auth)
     select $1, $2, id, 'https://x/' || $2::bigint::text, repeat('x', 87), repeat('x', 22) from sessao
     where tenant_id = $1 and usuario_id = $2 limit 1`,
    aluno.id,
  )
  await insert(
    `insert into exclusao_conta (tenant_id, usuario_id, pedida_em) values ($1, $2, now())`,
    professor.id,
  )
  await insert(
    `insert into cadastro_pendente (tenant_id, nome, email, senha_hash, idioma, turma_id, versao_texto)
     values ($1, 'x', 'x@x', 'x', 'pt-br', $2, 'x')`,
    tenant.turma,
  )
  await insert(
    `insert into provedor (tenant_id, tipo, nome, issuer, client_id, segredo, equipe, chave)
     values ($1, 'oidc', 'x', 'https://x.test', 'x', 'x', 'x', 'x')`,
  )
  await insert(
    `insert into identidade (tenant_id, usuario_id, issuer, subject, rotulo) values ($1, $2, 'https://x.test', 'x', 'x')`,
    aluno.id,
  )
  await insert(
    `insert into preferencia (tenant_id, usuario_id, chave, preferencias) values ($1, $2, 'texto', '{"x": "x"}')`,
    aluno.id,
  )
  await insert(
    `insert into fila_adiada (tenant_id, usuario_id, tipo, turma_id, alvo_id, adiada_em) values ($1, $2, 'entrada', $3, 0, now())`,
    professor.id,
    tenant.turma,
  )
  await fillEscolas(tenant, professor)
  await insert(
    `insert into repeticao (tenant_id, usuario_id, chave, pedido_hash) values ($1, $2, 'x', '')`,
    aluno.id,
  )
  await insert(
    `insert into mensagem_versao (tenant_id, mensagem_id, versao, conteudo, usuario_id) values ($1, $2, 1, 'x', $3)`,
    resposta,
    aluno.id,
  )
  await insert(
    `insert into mensagem_anexo (tenant_id, mensagem_id, arquivo_id) values ($1, $2, $3)`,
    resposta,
    arquivo,
  )
  for (const table of ['topico_participacao', 'topico_favorito', 'topico_visto'])
    await insert(
      `insert into ${table} (tenant_id, topico_id, usuario_id) values ($1, $2, $3)`,
      topico.id,
      aluno.id,
    )
  await insert(
    `insert into curtida (tenant_id, mensagem_id, usuario_id) values ($1, $2, $3)`,
    resposta,
    professor.id,
  )
  await insert(
    `insert into voto (tenant_id, mensagem_id, usuario_id, valor) values ($1, $2, $3, 1)`,
    resposta,
    professor.id,
  )
  await insert(
    `insert into aviso_rede_anexo (tenant_id, aviso_rede_id, arquivo_id) values ($1, $2, $3)`,
    avisoRede.id,
    arquivo,
  )
  const compartilhamento = await putCompartilhamento(tenant, professor)
  const enquete = await putEnquete(tenant, professor)
  await putResposta(tenant, enquete, aluno, [{ pergunta: 5, texto: 'x' }])
  const midia = await putMidiaInteira(tenant, aluno)
  await insert(
    `insert into confirmacao (tenant_id, usuario_id, ato, email, motivo, pedido_por, expira_em)
     values ($1, $2, 'email', 'x', 'perdeu', $3, now() + interval '1 day')`,
    aluno.id,
    professor.id,
  )
  const privacidade = await putPrivacidade(tenant, { aluno, professor })
  await insert(
    `insert into topico_nota (tenant_id, topico_id, aluno_id, nota, mensagem, usuario_id, mensagem_publicada, publicada_em)
     values ($1, $2, $3, 7, 'x', $4, 'x', now())`,
    topico.id,
    aluno.id,
    professor.id,
  )
  await insert(
    `insert into segundo_fator (tenant_id, usuario_id, segredo) values ($1, $2, 'x')`,
    professor.id,
  )
  await insert(
    `insert into codigo_recuperacao (tenant_id, usuario_id, codigo_hash) values ($1, $2, sha256('x'))`,
    professor.id,
  )
  await insert(
    `insert into pedido_dispositivo (tenant_id, dispositivo_hash, codigo, programa, estado, usuario_id, agente, expira_em)
     values ($1, sha256('x'), 'BCDFGHJK', 'creator4all-desktop', 'aprovado', $2, 'x', now() + interval '1 minute')`,
    professor.id,
  )
  await insert(
    `insert into auditoria (tenant_id, numero, quem_id, entidade, entidade_id, acao, mudanca, motivo)
     values ($1, 0, $2, 'x', 'x', 'x', '{"depois": {"x": "x"}}', 'x')`,
    aluno.id,
  )
  await insert(
    `insert into cartao (tenant_id, usuario_id, codigo_hash) values ($1, $2, sha256('x'))`,
    aluno.id,
  )
  await insert(
    `insert into senha_imagem (tenant_id, usuario_id, imagens_hash) values ($1, $2, 'x')`,
    aluno.id,
  )
  await insert(
    `insert into aparelho (tenant_id, turma_id, token_hash, nome, criado_por, expira_em)
     values ($1, $2, sha256('x'), 'x', $3, now() + interval '1 day')`,
    tenant.turma,
    professor.id,
  )
  const transferencia = await insert(
    `insert into transferencia (tenant_id, aluno_id, origem_id, motivo, fora, quem_id, passaporte)
     values ($1, $2, $3, 'transferencia_externa', 'x', $4, $5) returning id`,
    aluno.id,
    tenant.turma,
    professor.id,
    JSON.stringify(
      await (await testApp()).database.asTenant(tenant.id, (tx) =>
        readRegistro(tx, tenant.turma, aluno.id, new Date()),
      ),
    ),
  )
  for (const status of ['pendente', 'removido'])
    await insert(
      `insert into matricula (tenant_id, turma_id, aluno_id, status) values ($1, $2, $3, $4)`,
      tenant.turma,
      (await tenant.person(status)).id,
      status,
    )
  await insert(
    `update turma set status = 'excluida' where tenant_id = $1 and id = $2`,
    await tenant.newTurma('Na lixeira'),
  )
  await insert(
    `update turma set tipo = 'plataforma' where tenant_id = $1 and id = $2`,
    await tenant.newTurma('Da plataforma'),
  )
  await insert(
    `insert into dado_pessoal (tenant_id, usuario_id, nome_civil, cpf, ra, inep, data_nascimento, telefone)
     values ($1, $2, 'x', '52998224725', 'x', '123456789012', '2013-05-04', '48999990000') on conflict do nothing`,
    aluno.id,
  )
  await insert(
    `insert into laudo (tenant_id, usuario_id, deficiencia) values ($1, $2, 'x') on conflict do nothing`,
    aluno.id,
  )
  await insert(
    `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo, concedida_por)
     values ($1, $2, 'laudo', $3, 'apoio', $4) on conflict do nothing`,
    professor.id,
    tenant.escola,
    aluno.id,
  )
  await insert(
    `insert into ficha (tenant_id, token_hash, finalidade, usuario_id, dados, expira_em)
     values ($1, sha256(gen_random_uuid()::text::bytea), 'recuperar_senha', $2, '{"x": "x"}', now())`,
    aluno.id,
  )
  const serie = await insert(
    `insert into encontro_serie (tenant_id, turma_id, recorrencia) values ($1, $2, '{"dias": [1], "vezes": 2}') returning id`,
    tenant.turma,
  )
  const encontro = await putEncontro(tenant, professor, { em: 5, serie })
  await insert(
    `insert into encontro_presenca (tenant_id, encontro_id, usuario_id, intervalos) values ($1, $2, $3, '{[2026-01-01,2026-01-02)}')`,
    encontro,
    aluno.id,
  )
  await putEncontro(tenant, professor, { em: -90 })
  await insert(
    `insert into ficha (tenant_id, token_hash, finalidade, dados, expira_em)
     values ($1, sha256(gen_random_uuid()::text::bytea), 'campanha', jsonb_build_object('email', 'x', 'turma', $2::bigint), now())`,
    tenant.turma,
  )
  const lessons = await fillLessons(tenant, { aluno, professor, arquivo })
  const certificados = await fillCertificados(tenant, { aluno, professor })
  const agenda = await insert(
    `insert into agenda (tenant_id, usuario_id, nome, token_hash) values ($1, $2, 'x', sha256('x')) returning id`,
    aluno.id,
  )
  return [
    topico.id,
    encontro,
    agenda,
    aviso.id,
    avisoRede.id,
    avisoRede.topico,
    transferencia,
    topico.abertura,
    resposta,
    nested,
    retida,
    arquivo,
    notificacao,
    midia,
    ...privacidade,
    trabalho,
    ...certificados,
    compartilhamento,
    enquete,
    ...lessons,
  ]
}

/** Furnishes a tenant; one that holds something already gets canaries in that too. */
export async function furnish(given?: TestTenant): Promise<Furnished> {
  const tenant = given ?? (await testTenant())
  const canary = `q${randomBytes(8).toString('hex').slice(1)}`
  const aluno = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const admin = await tenant.person(
    'Administradora',
    { papel: 'administrador-plataforma' },
    { papel: 'responsavel', aluno: aluno.id },
  )
  await tenant.sql(`update usuario set email = 'x' || id, senha_hash = 'x' where tenant_id = $1`, [tenant.id])
  const made = [
    ...(await fill(tenant, { aluno, professor })),
    await putLote(tenant, admin),
    await putFiltro(tenant, admin),
    await putImportacao(tenant, admin),
    await putListaDeEscolas(tenant, admin),
  ]
  const sown = await sow(tenant, canary)
  // Found by their names, which a request must give.
  await tenant.sql(`update preferencia set chave = 'texto' where tenant_id = $1`, [tenant.id])
  await tenant.sql(`update ficha set finalidade = 'campanha' where tenant_id = $1 and dados ? 'turma'`, [
    tenant.id,
  ])
  await tenant.sql(`update retencao_dado set tabela = 'tempo_uso' where tenant_id = $1`, [tenant.id])
  // Likeness is found by the words of questions, not by canaries in their place.
  await tenant.sql(`delete from questao_palavra where tenant_id = $1`, [tenant.id])
  await tenant.sql(`update questao set titulo = titulo || ' x' where tenant_id = $1`, [tenant.id])
  const [sessao] = await tenant.sql<{ id: number }>(
    'select id from sessao where tenant_id = $1 and usuario_id = $2',
    [tenant.id, aluno.id],
  )
  const counts = await Promise.all(
    (await tenantTables(tenant)).map(async (table) => ({
      table,
      rows: await tenant.sql(`select 1 from ${table} where tenant_id = $1 limit 1`, [tenant.id]),
    })),
  )
  const [entregue] = await tenant.sql<{ aula: number; tela: number }>(
    'select aula_id::int as aula, tela_id::int as tela from entrega where tenant_id = $1 and usuario_id = $2',
    [tenant.id, aluno.id],
  )
  if (!entregue) throw new Error('nothing was handed in')
  return {
    ...tenant,
    canary,
    entregue,
    cliente: await clienteOf(tenant),
    admin,
    aluno,
    professor,
    sown,
    ids: [tenant.turma, tenant.escola, aluno.id, Number(sessao?.id), ...made],
    empty: counts.filter(({ rows }) => rows.length === 0).map(({ table }) => table),
  }
}
