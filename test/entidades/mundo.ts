/** A world in which every field of the specification's entities has a value, and what the calls answer in it. */

import { arquivoApi } from '../../areas/acesso/arquivo/contract.ts'
import { putArquivo } from '../../areas/acesso/arquivo/server/factory.ts'
import { preferenciaApi } from '../../areas/acesso/preferencia/contract.ts'
import { sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { hashPassword } from '../../areas/acesso/sessao/server/secrets-password.ts'
import { tenantApi } from '../../areas/acesso/tenant/contract.ts'
import { avaliacaoApi } from '../../areas/avaliacao/avaliacao/contract.ts'
import { putAvaliacao } from '../../areas/avaliacao/avaliacao/server/factory.ts'
import { faseApi } from '../../areas/avaliacao/fase/contract.ts'
import { putFase } from '../../areas/avaliacao/fase/server/factory.ts'
import { questaoApi } from '../../areas/avaliacao/questao/contract.ts'
import { putQuestao } from '../../areas/avaliacao/questao/server/factory.ts'
import { sugestaoApi } from '../../areas/avaliacao/sugestao/contract.ts'
import { putAtividade, putSugestao } from '../../areas/avaliacao/sugestao/server/factory.ts'
import { enqueteApi } from '../../areas/conversa/enquete/contract.ts'
import { putEnquete } from '../../areas/conversa/enquete/server/factory.ts'
import { forumApi } from '../../areas/conversa/forum/contract.ts'
import { putPublished } from '../../areas/ensino/aula/server/factory.ts'
import { catalogoApi } from '../../areas/ensino/catalogo/contract.ts'
import { putMatriz } from '../../areas/ensino/catalogo/server/factory.ts'
import { curriculoApi } from '../../areas/ensino/curriculo/contract.ts'
import { extraApi, habilidadeApi } from '../../areas/ensino/curriculo/contract-habilidade.ts'
import { clienteOf, linkCurriculo, putCurriculo } from '../../areas/ensino/curriculo/server/factory.ts'
import { playlistApi } from '../../areas/ensino/playlist/contract.ts'
import { tentativaApi } from '../../areas/ensino/tentativa/contract.ts'
import { numerica } from '../../areas/ensino/tentativa/server/testing.ts'
import { redeApi } from '../../areas/escola/rede/contract.ts'
import { turmaApi } from '../../areas/escola/turma/contract.ts'
import { setTurma } from '../../areas/escola/turma/server/factory.ts'
import { relatorioTrilhaApi } from '../../areas/gestao/relatorio/contract-trilha.ts'
import { certificadoApi } from '../../areas/trilhas/certificado/contract.ts'
import { putLayout } from '../../areas/trilhas/certificado/server/factory.ts'
import { trilhaAprenderApi } from '../../areas/trilhas/trilha/contract-aprender.ts'
import { trilhaGerenciarApi } from '../../areas/trilhas/trilha/contract-gerenciar.ts'
import { trilhaRegraApi } from '../../areas/trilhas/trilha/contract-regra.ts'
import { putRegra, putTrilha } from '../../areas/trilhas/trilha/server/factory.ts'
import { abrirNaVez, recordsOf } from '../../areas/trilhas/trilha/server/testing.ts'
import type { Endpoint } from '../../core/contract/endpoint.ts'
import { parseRecords } from '../../core/web/session/reducer.ts'
import { type CallAsOptions, callAs } from '../kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../kit/tenant.ts'

/** Answers by call, `GET /conta/pt-br/grupos/ativos`; with `ENVIADO` before it what was sent to it and taken. */
export type Respostas = ReadonlyMap<string, unknown>

type Ask = <E extends Endpoint>(
  who: Person | { host: string },
  endpoint: E,
  input?: Parameters<typeof callAs<E>>[2],
  options?: CallAsOptions,
) => Promise<Awaited<ReturnType<typeof callAs<E>>>['data']>

const page = { query: { pagina: 1, linhas: 30 } }
const HORA = 3_600_000
const from = (hours: number) => new Date(Date.now() + hours * HORA).toISOString()

interface Mundo {
  tenant: TestTenant
  ask: Ask
  admin: Person
  professora: Person
  aluno: Person
  colega: Person
}

/** What every call of the table answers. */
export async function respostasDoMundo(): Promise<Respostas> {
  const respostas = new Map<string, unknown>()
  const ask: Ask = async (who, endpoint, input, options) => {
    const { data } = await callAs(who, endpoint, input as never, options)
    const call = `${endpoint.method} ${endpoint.path}`
    const files = (options?.files ?? []).map(({ campo = 'arquivos', nome }) => [campo, nome])
    respostas.set(call, data)
    respostas.set(`ENVIADO ${call}`, { ...(input as { body?: object })?.body, ...Object.fromEntries(files) })
    return data
  }
  const tenant = await testTenant()
  const { turma } = tenant
  const mundo: Mundo = {
    ...{ tenant, ask },
    admin: await tenant.person('Aparecida', { papel: 'administrador-plataforma' }),
    professora: await tenant.person('Rosângela', { papel: 'professor', turma }),
    aluno: await tenant.person('Heloísa', { papel: 'aluno', turma }),
    colega: await tenant.person('Kauã', { papel: 'aluno', turma }),
  }
  await marca(mundo)
  await escola(mundo)
  await forum(mundo)
  await curriculo(mundo)
  await caminhos(mundo)
  respostas.set('APARELHO contas', parseRecords({ usuario: mundo.aluno.id, token: mundo.aluno.token }))
  return respostas
}

/** A brand that shows another tenant's data, with everything that it may say of itself; an account, its preferences. */
async function marca({ tenant, ask, admin, aluno }: Mundo) {
  const brand = await testTenant({ donoId: tenant.id })
  await brand.sql(
    `update tenant set whatsapp = '{"mensagem": "Oi", "numero": "4899990000"}', links = '{"wiki": "https://wiki.test"}',
       features = '{"forum": true}', configuracoes = configuracoes || '{"recaptcha": "r", "gtm": "GTM-ABCD1", "google_login_id": "g",
         "microsoft_login_id": "m", "apple_login_id": "a"}' where id = $1`,
    [brand.id],
  )
  await expectKnown(() => ask({ host: brand.host }, tenantApi.recover, { body: { host_tenant: brand.host } }))
  await ask(admin, tenantApi.findBySlug, { params: { slug: brand.slug } })
  await ask(admin, tenantApi.listClientes)
  await tenant.sql('update usuario set senha_hash = $2, login = $3 where id = $1', [
    aluno.id,
    await hashPassword('Tormalina 7 é verde'),
    `entidade-${aluno.id}`,
  ])
  await ask({ host: tenant.host }, sessaoApi.signIn, {
    body: { usuario: `entidade-${aluno.id}`, senha: 'Tormalina 7 é verde' },
  })
  const chave = { params: { chave: 'filtros' } }
  await ask(aluno, preferenciaApi.save, { body: { ...chave.params, preferencias: { periodo: 'completo' } } })
  await ask(aluno, preferenciaApi.find, chave)
  await ask(aluno, arquivoApi.limites)
}

/** The register hears of a change by a notice, a moment later. */
async function expectKnown(look: () => Promise<{ tenant: { links: { wiki: string | null } } }>) {
  while ((await look()).tenant.links.wiki === null) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Classes, open and closed, their networks, choosing pupils, a survey, a question. */
async function escola({ tenant, ask, admin, professora }: Mundo) {
  const { rede, turma, escola: school } = tenant
  const velha = await tenant.newTurma('6º A')
  await setTurma(tenant, velha, { status: 'encerrada' })
  await ask(admin, turmaApi.listAtivas, page)
  await ask(admin, turmaApi.listDesativadas, page)
  const [row] = await tenant.sql<{ codigo: string; turma: string }>(
    `select r.codigo, t.codigo as turma from rede r, turma t
     where r.tenant_id = $1 and r.id = $2 and t.tenant_id = $1 and t.id = $3`,
    [tenant.id, rede, turma],
  )
  await ask(admin, redeApi.dadosRede, { body: { rede_codigo: row?.codigo ?? '' } })
  await ask(admin, redeApi.selecaoChildren, {
    params: { rede: school, turma, tipo: 'turma', no: turma },
    query: { pagina: 1 },
  })
  await putEnquete(tenant, professora)
  await ask(professora, enqueteApi.report, { params: { code: row?.turma ?? '' } })
  const matriz = await putMatriz(tenant)
  const id = await putQuestao(tenant, professora)
  const { disciplinas } = await ask(professora, catalogoApi.disciplinas)
  const { ensinos } = await ask(professora, catalogoApi.periodos)
  await ask(professora, questaoApi.edit, {
    params: { id },
    body: {
      ...{
        revisao: 1,
        dificuldade: 3,
        tags: ['água'],
        repassar: true,
        habilidades: [matriz.habilidades[0] as number],
      },
      disciplina: disciplinas[0]?.id ?? null,
      periodo: ensinos[0]?.periodos[0]?.id ?? null,
    },
  })
  await ask(professora, questaoApi.list, page)
  await ask(professora, questaoApi.find, { params: { id } })
  const sugestao = await putSugestao(tenant, professora, {
    rede: tenant.escola,
    questoes: [id],
    descritores: matriz.habilidades.slice(0, 1),
  })
  await putAtividade(tenant, professora, { sugestao })
  const ano = ensinos[0]?.periodos[0]
  const prova = await putAvaliacao(tenant, professora, { questoes: [id] })
  const { avaliacao } = await ask(professora, avaliacaoApi.copy, { params: { id: prova } })
  await ask(professora, avaliacaoApi.find, { params: { id: avaliacao.id } })
  const fase = await putFase(tenant, professora, {
    rede: tenant.rede,
    avaliacoes: [prova],
    ...(ano && { periodo: ano.id }),
  })
  await ask(admin, faseApi.list, page)
  await ask(admin, faseApi.find, { params: { id: fase } })
  await ask(admin, faseApi.totais, { params: { ids: [fase] } })
  await ask(professora, sugestaoApi.find, { params: { id: sugestao } })
  await ask(professora, sugestaoApi.listAtividades, page)
}

/** A graded topic that was answered, answered again and marked, as the pupil who was marked reads it; and a notice. */
async function forum({ tenant, ask, professora, aluno, colega }: Mundo) {
  const gru_id = tenant.turma
  const anexo = { nome: 'fonte.txt', conteudo: 'Oi', campo: 'novosAnexos' }
  const datas = { inicio: from(-1), fim: from(48) }
  const aberto = {
    gru_id,
    tipo: 'forum' as const,
    titulo: 'Água',
    conteudo: '<p>De onde vem?</p>',
    temas: ['água'],
  }
  const { topico } = await ask(
    professora,
    forumApi.create,
    { body: { ...aberto, ...datas, avaliativo: true } },
    { files: [anexo] },
  )
  const params = { id: topico.id }
  const reply = (who: Person, resposta_id?: number) =>
    ask(
      who,
      forumApi.reply,
      { params, body: { conteudo: '<p>Da chuva</p>', ...(resposta_id && { resposta_id }) } },
      { files: [anexo] },
    )
  const nota = { params: { gru_id, tpc_id: topico.id } }
  const { mensagem: primeira } = await reply(aluno)
  await reply(colega, primeira.id)
  const { mensagem } = await reply(aluno, primeira.id)
  await reply(colega, mensagem.id)
  await ask(professora, forumApi.saveNotas, {
    ...nota,
    body: {
      notas: [aluno, colega].map(({ id }) => ({
        aluno_id: id,
        revisao: 0,
        nota: 8.5,
        mensagem: 'Muito bem',
      })),
    },
  })
  await ask(professora, forumApi.publishNotas, { ...nota, body: {} })
  await ask(professora, forumApi.listNotas, nota)
  const { versao, anexos } = mensagem
  await ask(
    aluno,
    forumApi.editMensagem,
    {
      params: { id: mensagem.id },
      body: { conteudo: '<p>Do rio</p>', versao, removerAnexos: anexos.map(({ id }) => id) },
    },
    { files: [anexo] },
  )
  await reply(aluno)
  await ask(
    professora,
    forumApi.create,
    { body: { ...aberto, ...datas, inicio: from(0.001), tipo: 'aviso' as const } },
    { files: [anexo] },
  )
  await ask(professora, forumApi.listAvisos, page)
  await ask(aluno, forumApi.listTopicos, page)
  await ask(aluno, forumApi.find, { params })
  await ask(professora, forumApi.listMensagens, { params, query: { pagina: 1, linhas: 20 } })
  await ask(professora, forumApi.findMensagem, { params: { id: mensagem.id } })
}

/** A curriculum that a client uses, and a playlist. */
async function curriculo({ tenant, ask, admin, professora }: Mundo) {
  const made = await putCurriculo(tenant)
  await linkCurriculo(tenant, { curriculo: made.curriculo, cliente: await clienteOf(tenant) })
  const [categoria] = made.categorias
  await ask(admin, curriculoApi.list, page)
  await ask(admin, curriculoApi.find, { params: { id: made.curriculo }, query: {} })
  await ask(admin, curriculoApi.categorias, { params: { id: made.curriculo }, query: {} })
  await ask(admin, curriculoApi.categoria, { params: { id: categoria }, query: {} })
  await ask(admin, habilidadeApi.listHabilidades, { params: { id: categoria }, ...page })
  await ask(admin, extraApi.listExtras, { params: { id: categoria }, query: {} })
  await ask(admin, extraApi.itens, { params: { id: made.extra }, query: {} })
  const aula = await putPublished(tenant, professora)
  const { playlist } = await ask(professora, playlistApi.create, {
    body: { nome: 'Água', tipo: 'PAD', descricao: 'Do rio ao mar', tags: ['água'], projetos: [aula.id] },
  })
  await ask(professora, playlistApi.edit, { body: { id: playlist.id, nome: 'Águas' } })
  await ask(professora, playlistApi.find, { params: { id: playlist.id } })
  await ask(professora, playlistApi.projetos, { body: { id: playlist.id } })
  await ask(professora, playlistApi.list, { query: { pagina: 1, linhas: 200 } })
}

/** A path with a rule and a sheet, that a class follows and a pupil has begun; its reports and rankings. */
async function caminhos({ tenant, ask, professora, aluno }: Mundo) {
  const { turma } = tenant
  const [regra] = [await putRegra(tenant, professora), await putRegra(tenant, null, { nome: 'Da casa' })]
  const layout = await putLayout(tenant, professora)
  const aula = await putPublished(tenant, professora, { telas: [numerica(1, 7), numerica(2, 3)] })
  const datas = { inicio: new Date(from(-1)), fim: new Date(from(48)) }
  const { id, habilidades, eixos } = await putTrilha(tenant, professora, {
    ...{ regra, layout, aulas: [aula.id], turmas: [turma], habilidades: 2, destaque: true, ...datas },
  })
  const habilidade = habilidades[0] as number
  const { tentativa: vez } = await ask(aluno, trilhaAprenderApi.iniciarTentativa, {
    body: { habilidade_id: habilidade },
  })
  const { tentativa } = (await abrirNaVez(aluno, aula.id, vez.id)).data
  await ask(aluno, tentativaApi.fila, {
    body: { registros: recordsOf(aluno, aula, { tentativa: tentativa.uuid, vez: vez.id }) },
  })
  await tenant.sql('update usuario set foto_id = $2 where id = $1', [
    aluno.id,
    await putArquivo(tenant, 'foto.png'),
  ])
  await ask(professora, trilhaGerenciarApi.createEixo, { body: { trilha_id: id, nome: 'Mata' } })
  await ask(professora, trilhaGerenciarApi.createHabilidade, {
    body: { ref_trilha_id: id, ref_eixo_id: eixos[0] as number, nome: 'Narrador' },
  })
  await ask(professora, trilhaGerenciarApi.list, page)
  await ask(professora, trilhaGerenciarApi.find, { params: { id } })
  await ask(professora, trilhaGerenciarApi.cenarios)
  await ask(professora, trilhaGerenciarApi.musicas)
  await ask(professora, trilhaRegraApi.listRegras)
  await ask(professora, certificadoApi.layouts)
  await ask(aluno, trilhaAprenderApi.listMinhas, page)
  await ask(aluno, trilhaAprenderApi.estrutura, { params: { id } })
  await ask(aluno, trilhaAprenderApi.habilidade, { params: { id: habilidade }, query: {} })
  await ask(aluno, trilhaAprenderApi.ranking, { params: { eixoId: eixos[0] as number }, query: {} })
  await ask(professora, trilhaAprenderApi.rankingCompleto, {
    params: { eixoId: eixos[0] as number },
    ...page,
  })
  await ask(professora, relatorioTrilhaApi.trilhaGrupo, { params: { turma } })
  const [row] = await tenant.sql<{ codigo: string }>(
    'select codigo from turma where tenant_id = $1 and id = $2',
    [tenant.id, turma],
  )
  const daTurma = { body: { turma_codigo: row?.codigo ?? '', idTrilha: id } }
  await ask(professora, relatorioTrilhaApi.relatorioTrilhas, daTurma)
  await ask(professora, relatorioTrilhaApi.creatorLabBoletim, daTurma)
  await ask(professora, relatorioTrilhaApi.relatorioTrilhasAulas, daTurma)
}
