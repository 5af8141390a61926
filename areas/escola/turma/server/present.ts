/** Rows as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { abilities } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import type { Grupo, Integrante, MuralAviso, MuralTopico, Proximo, TurmaHeader } from '../contract.ts'
import { type TurmaTarget, turmaPolicy } from '../policy.ts'
import { excerpt, papelIn, recursosOn } from '../rules.ts'
import { shownTo } from '../rules-perfil.ts'
import type { AvisoRow, ProximoRow, TopicoRow } from './public-conversa.ts'
import type { GrupoRow, MemberRow } from './queries.ts'

export const targetOf = (row: Pick<GrupoRow, 'id' | 'status' | 'caminho'>): TurmaTarget => ({
  id: row.id,
  status: row.status,
  redeCaminho: row.caminho,
})

type Showing = Pick<Context, 'actor' | 'brand' | 'services' | 'now'>

/** The small picture of a class, at an address for about two hours. */
export const imagemUrl = ({ brand, services, now }: Omit<Showing, 'actor'>, id: number | null) =>
  id === null
    ? null
    : fileUrl(services.config.secretKey, brand.ownerId, { id, nome: 'turma' }, now, 'miniatura')

export const presentGrupo = (row: GrupoRow, context: Showing): Grupo => ({
  id: row.id,
  codigo: row.codigo,
  nome: row.nome,
  disciplina: row.disciplina,
  periodo: row.periodo,
  turno: row.turno,
  tipo: row.tipo,
  ano_letivo: row.ano_letivo,
  status: row.status,
  cor: row.cor,
  imagem: imagemUrl(context, row.imagem_id),
  escola: { id: row.escola_id, nome: row.escola_nome },
  papel: papelIn(context.actor, row.id),
  total_alunos: row.total_alunos,
  professores: row.professores,
  forum_novos: row.forum_novos,
  avisos_novos: row.avisos_novos,
})

export const presentHeader = (row: GrupoRow, context: Showing): TurmaHeader => {
  const { manage, viewMembers, viewContacts, viewForum } = abilities(
    turmaPolicy,
    context.actor,
    targetOf(row),
  )
  return {
    ...presentGrupo(row, context),
    recursos: recursosOn(row.recursos),
    permissoes: { manage, viewMembers, viewContacts, viewForum },
  }
}

/** `contacts`: the reader may see e-mails and call numbers. */
export const presentMember = (
  { total: _, perfil_visivel, ...row }: MemberRow,
  actor: Actor,
  contacts: boolean,
): Integrante => ({
  ...row,
  nome: shownTo(actor, { ...row, perfil_visivel, foto_visivel: false }).nome,
  numero_chamada: contacts ? row.numero_chamada : null,
  email: contacts ? row.email : null,
})

/**
 * `receipts`: the reader may see how many acknowledged. A notice of the network asks the roles that it is for, teachers
 * too, and whoever sent it reads the receipts.
 */
export const presentAviso = (row: AvisoRow, actor: Actor, receipts: boolean): Told<MuralAviso> => {
  const { conteudo, cientes, total_alunos, responsaveis, quando, da_rede, papeis, ...rest } = row
  const papel = papelIn(actor, row.turma.id)
  const isAsked = !da_rede || (papel !== 'gestor' && (papeis === null || papeis.includes(papel)))
  const asks = row.pede_ciente && isAsked
  return {
    ...rest,
    pede_ciente: asks,
    resumo: excerpt(conteudo),
    recibo: receipts && asks && !da_rede ? { cientes, total: total_alunos, responsaveis } : null,
    quando,
  }
}

export const presentTopico = (row: TopicoRow): Told<MuralTopico> => ({ ...row, quando: row.quando })

export const presentProximo = (row: ProximoRow): Told<Proximo> => ({ ...row, quando: row.quando })
