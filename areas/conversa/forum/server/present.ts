/** Rows become what the contract names: the old wire names, rights computed, words withheld where they must be. */

import type { Static } from 'typebox'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { wordsOf } from '../../../../core/contract/linear.ts'
import { type Actor, hasPapel } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import { shownTo } from '../../../escola/turma/rules-perfil.ts'
import type { Fala, NotaEscrita } from '../contract-mesa.ts'
import { type MensagemAlvo, mensagemPolicy, type TopicoAlvo, topicoPolicy } from '../policy.ts'
import { AGENDADO, inherit, statusDataAt, statusOf } from '../rules.ts'
import { isSoFamilias } from '../rules-aviso.ts'
import type { Anexo, Leitura, Mensagem, NotaForum, Pessoa, Topico } from '../shapes.ts'
import type { FrameRow } from './queries.ts'
import type { LeituraRow, MolduraRow } from './queries-leitura.ts'
import { FIO, type MensagemAlvoRow } from './queries-mensagem.ts'
import type { EscritaRow, FalaRow } from './queries-mesa.ts'
import type { NotaRow } from './queries-nota.ts'
import type { MensagemRow } from './queries-shown.ts'
import type { TopicoRow } from './queries-shown-topico.ts'
import type { AnexoRow, PessoaRow } from './queries-visible.ts'

/** For whom, when, and with which key the addresses of files are signed. */
export interface Viewer {
  actor: Actor
  now: Date
  secretKey: string
  ownerId: number
}

export const viewerOf = ({
  actor,
  now,
  services,
  brand,
}: {
  actor: Actor
  now: Date
  services: { config: { secretKey: string } }
  brand: { ownerId: number }
}): Viewer => ({ actor, now, secretKey: services.config.secretKey, ownerId: brand.ownerId })

/** What the policy asks of a topic, from its row. */
export function topicoAlvo(row: FrameRow, now: Date): TopicoAlvo {
  const statusData = statusDataAt(row, now)
  return {
    turma: row.turma_id,
    redeCaminho: row.caminho,
    turmaStatus: row.turma_status,
    ligado: row.ligado,
    usuario: row.usuario_id,
    tipo: row.tipo,
    status: statusOf(row.status, row.removido_em !== null),
    statusData,
    // Once open, a topic no longer waits.
    agendar: row.agendar && statusData === AGENDADO,
    bloqueado: row.bloqueado,
    apenasLeitura: row.apenas_leitura,
    daRede: row.aviso_rede_id !== null,
    papeis: row.papeis,
  }
}

/** What the policy asks of a message, from its row and its topic. */
export const mensagemAlvo = (
  topico: TopicoAlvo,
  row: Pick<MensagemAlvoRow, 'usuario_id' | 'visivel' | 'removida_em' | 'removida_por'>,
): MensagemAlvo => ({
  // Its own first: what is added behind a spread costs a microsecond a field, and a page has many messages.
  autor: row.usuario_id,
  visivel: row.visivel,
  removida: row.removida_em !== null,
  removidaPor: row.removida_por,
  ...topico,
})

export function presentPessoa(row: PessoaRow, viewer: Viewer): Pessoa {
  const { id, foto_id, papel } = row
  const { nome, foto } = shownTo(viewer.actor, row)
  return {
    id,
    nome,
    foto: foto && foto_id !== null ? signed(viewer, { id: foto_id, nome: 'foto' }, true) : null,
    papel: papel as Pessoa['papel'],
  }
}

const signed = ({ secretKey, ownerId, now }: Viewer, file: { id: number; nome: string }, small = false) =>
  fileUrl(secretKey, ownerId, file, now, small ? 'miniatura' : 'original')

export const presentAnexo = (row: AnexoRow, viewer: Viewer): Anexo => ({
  id: row.id,
  nome: row.nome,
  extensao: row.extensao,
  bytes: row.bytes,
  url: signed(viewer, row),
  miniatura: row.miniatura ? signed(viewer, row, true) : null,
})

/** What a topic and all of its messages say alike. */
const presentDoTopico = (
  row: FrameRow,
  { agendar }: TopicoAlvo,
  { favorita, professores }: Pick<MolduraRow, 'favorita' | 'professores'>,
  viewer: Viewer,
) => ({
  titulo: row.titulo,
  gru_id: row.turma_id,
  grupo: { codigo: row.codigo, nome: row.turma_nome },
  avaliativo: row.avaliativo,
  agendar,
  inicio: row.inicio,
  fim: row.fim,
  apenasLeitura: row.apenas_leitura,
  notificarProfessores: row.notificar_professores,
  notificarAlunosAbertura: row.notificar_alunos_abertura,
  notificarAlunosInteracoes: row.notificar_alunos_interacoes,
  temas: row.temas,
  professores: professores.map((pessoa) => presentPessoa(pessoa, viewer)),
  favorita,
})

/** `respostas`: of one that is asked for by itself. All fields stand in one literal, as those of a message do. */
export function presentTopico(
  row: TopicoRow,
  viewer: Viewer,
  respostas: Told<Mensagem>[] = [],
): Told<Topico> {
  const { actor, now } = viewer
  const alvo = topicoAlvo(row, now)
  const may = (action: keyof typeof topicoPolicy) => can(topicoPolicy, actor, action, alvo)
  return {
    titulo: row.titulo,
    gru_id: row.turma_id,
    grupo: { codigo: row.codigo, nome: row.turma_nome },
    avaliativo: row.avaliativo,
    agendar: alvo.agendar,
    inicio: row.inicio,
    fim: row.fim,
    apenasLeitura: row.apenas_leitura,
    notificarProfessores: row.notificar_professores,
    notificarAlunosAbertura: row.notificar_alunos_abertura,
    notificarAlunosInteracoes: row.notificar_alunos_interacoes,
    temas: row.temas,
    professores: row.professores.map((pessoa) => presentPessoa(pessoa, viewer)),
    favorita: row.favorita,
    id: row.id,
    topico_id: row.id,
    resposta_id: null,
    nivel: 0,
    respostas,
    mensagem_id: row.mensagem_id,
    tipo: row.tipo,
    conteudo: row.conteudo,
    anexos: row.anexos.map((anexo) => presentAnexo(anexo, viewer)),
    status: alvo.status as Topico['status'],
    statusData: statusDataAt(row, now),
    nota: row.nota_publicada === null ? null : Number(row.nota_publicada),
    bloqueado: row.bloqueado,
    ocultar: row.status !== '1',
    retida: row.retida,
    devolucao: row.usuario_id === actor.id || may('moderate') ? row.devolucao : null,
    fixado: row.fixado,
    urgente: row.urgente,
    pedeCiente: row.pede_ciente,
    soFamilias: isSoFamilias(row.papeis),
    daRede: alvo.daRede,
    cienteEm: row.ciente_em,
    permitirAnexos: row.permitir_anexos,
    permissaoEditar: may('edit'),
    visualizado: row.visto,
    novas: row.novas,
    curtido: row.curtido,
    voto: row.voto as Topico['voto'],
    totalVotos: row.total_votos,
    totalCurtidas: row.total_curtidas,
    totalInteracoes: row.total_interacoes,
    totalParticipantes: row.participantes,
    usuariosInteracoes: row.interagiram.map((pessoa) => presentPessoa(pessoa, viewer)),
    usuario: presentPessoa(row.usuario, viewer),
    editado: row.editada_em !== null,
    versao: row.versao,
    dataCadastro: row.created_at,
    dataAtualizacao: row.updated_at,
    ultimaInteracao: row.ultima_interacao,
    permissoes: {
      responder: may('reply'),
      interagir: may('react'),
      configurar: may('configure'),
      remover: may('remove'),
      avaliar: may('grade'),
      moderar: may('moderate'),
      verLeituras: may('seeReceipts'),
      darCiente: may('ciente') && row.pede_ciente && row.ciente_em === null,
    },
  }
}

/** What a message takes from its topic, read once for a whole page. */
export interface Thread {
  tipo: string
  alvo: TopicoAlvo
  permitirAnexos: boolean
  /** How far the person had read before this visit; null: never. */
  vistoAte: number | null
  doTopico: ReturnType<typeof presentDoTopico>
}

export function threadOf(row: FrameRow, moldura: MolduraRow, viewer: Viewer): Thread {
  const alvo = topicoAlvo(row, viewer.now)
  return {
    tipo: row.tipo,
    alvo,
    permitirAnexos: row.permitir_anexos,
    vistoAte: moldura.visto_ate,
    doTopico: presentDoTopico(row, alvo, moldura, viewer),
  }
}

/**
 * One message without its replies. Of one that the person may not read only its place goes out. All fields are written in
 * one literal: an object that spreads put together grows field by field, and a page of them was a third of its answer.
 */
export function presentMensagem(row: MensagemRow, thread: Thread, viewer: Viewer): Told<Mensagem> {
  const { actor } = viewer
  const { doTopico } = thread
  const { visivel, removida_em, removida_por } = row
  const alvo = mensagemAlvo(thread.alvo, { usuario_id: row.usuario.id, visivel, removida_em, removida_por })
  const may = (action: keyof typeof mensagemPolicy) => can(mensagemPolicy, actor, action, alvo)
  const readable = row.removida_em === null && may('view')
  const mine = row.usuario.id === actor.id
  const grades = can(topicoPolicy, actor, 'seeDrafts', thread.alvo)
  const nota = grades ? row.nota : mine ? row.nota_publicada : null
  const { total, ultima, pessoas } = row.abaixo
  const inherited = inherit(
    {
      permissaoEditar: may('edit'),
      permitirAnexos: thread.permitirAnexos,
      statusData: thread.alvo.statusData as Mensagem['statusData'],
      bloqueado: thread.alvo.bloqueado,
    },
    mine,
  )
  return {
    titulo: doTopico.titulo,
    gru_id: doTopico.gru_id,
    grupo: doTopico.grupo,
    avaliativo: doTopico.avaliativo,
    agendar: doTopico.agendar,
    inicio: doTopico.inicio,
    fim: doTopico.fim,
    apenasLeitura: doTopico.apenasLeitura,
    notificarProfessores: doTopico.notificarProfessores,
    notificarAlunosAbertura: doTopico.notificarAlunosAbertura,
    notificarAlunosInteracoes: doTopico.notificarAlunosInteracoes,
    temas: doTopico.temas,
    professores: doTopico.professores,
    favorita: doTopico.favorita,
    id: row.id,
    topico_id: row.topico_id,
    resposta_id: row.resposta_id,
    tipo: thread.tipo as Mensagem['tipo'],
    nivel: row.nivel,
    conteudo: readable ? row.conteudo : '',
    anexos: readable ? row.anexos.map((anexo) => presentAnexo(anexo, viewer)) : [],
    usuario: presentPessoa(row.usuario, viewer),
    permissaoEditar: inherited.permissaoEditar,
    permitirAnexos: inherited.permitirAnexos,
    statusData: inherited.statusData,
    bloqueado: inherited.bloqueado,
    permissaoRemover: may('remove'),
    ocultar: row.ocultar,
    retida: row.retida,
    devolucao: row.devolucao !== null && readable && (mine || may('moderate')) ? row.devolucao : null,
    removida: row.removida_em !== null,
    status: statusOf(row.ocultar || row.retida ? '0' : '1', row.removida_em !== null),
    editado: row.editada_em !== null,
    visualizado: mine || (thread.vistoAte !== null && row.id <= thread.vistoAte),
    curtido: row.curtido,
    totalCurtidas: row.total_curtidas,
    voto: row.voto as Mensagem['voto'],
    totalVotos: row.total_votos,
    nota: nota === null ? null : Number(nota),
    versao: row.versao,
    dataCadastro: row.created_at,
    dataAtualizacao: row.editada_em ?? row.created_at,
    totalInteracoes: total,
    ultimaInteracao: ultima ?? row.created_at,
    usuariosInteracoes: pessoas.map((pessoa) => presentPessoa(pessoa, viewer)),
    restantes: Math.max(0, row.no_fio - FIO),
    respostas: [],
  }
}

/** A mark as the pupil or, with `drafts`, as the teacher reads it. */
export const presentNota = (
  row: NotaRow,
  topico: { id: number; codigo: string },
  drafts: boolean,
  viewer: Viewer,
): Told<NotaForum> => {
  const nota = drafts ? row.nota : row.nota_publicada
  const changed = row.nota !== row.nota_publicada || row.mensagem !== row.mensagem_publicada
  return {
    aluno: presentPessoa(row.aluno, viewer),
    topico: topico.id,
    grupo: { codigo: topico.codigo },
    nota: nota === null ? null : Number(nota),
    mensagem: drafts ? row.mensagem : row.mensagem_publicada,
    interacoes: row.interacoes,
    publicadaEm: row.publicada_em,
    rascunho: drafts && changed,
    revisao: drafts ? row.revisao : 0,
    autor: drafts ? row.autor : null,
  }
}

export const presentEscrita = ({ autor_id, autor, ...row }: EscritaRow): NotaEscrita => ({
  ...row,
  autor: { id: autor_id, nome: autor },
})

/** Words of what is answered that are told. */
const INICIO = 220

const inicioOf = (html: string): string => {
  const words = wordsOf(html)
  return words.length > INICIO ? `${words.slice(0, INICIO).trimEnd()}…` : words
}

export const presentFala = ({ autor_id, autor, inicio, ...row }: FalaRow, viewer: Viewer): Told<Fala> => ({
  ...row,
  anexos: row.anexos.map((anexo) => presentAnexo(anexo, viewer)),
  responde:
    autor_id === null ? null : { autor: { id: autor_id, nome: autor ?? '' }, inicio: inicioOf(inicio ?? '') },
})

export const presentLeitura = (row: LeituraRow, viewer: Viewer): Told<Static<typeof Leitura>> => ({
  usuario: presentPessoa(row.usuario, viewer),
  vistoEm: row.visto_em,
  cienteEm: row.ciente_em,
})

/** People of the class whose words wait for a look before others read them. */
export const isPupil = (actor: Actor, turma: number): boolean =>
  hasPapel(actor, turma, 'aluno') && !hasPapel(actor, turma, 'professor')
