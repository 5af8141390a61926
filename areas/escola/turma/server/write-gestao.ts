/** Finding a class to manage it, its settings, its picture and its code. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isAdministradorTenant, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure, invalid, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { removeFiles, saveFiles } from '../../../acesso/arquivo/server/public.ts'
import type { Campos, Configuracao, Mudanca } from '../contract-gestao.ts'
import { gestaoPolicy, novaTurmaPolicy } from '../policy-gestao.ts'
import { recursosOn } from '../rules.ts'
import { isFree } from '../rules-ciclo.ts'
import { changesOnlyName, type Faltas, faultsOf, isSame } from '../rules-gestao.ts'
import { turmaTexts } from '../texts.ts'
import { recusaTexts } from '../texts-recusa.ts'
import { presentConfiguracao } from './present-gestao.ts'
import { listDocentes } from './queries-docente.ts'
import * as queries from './queries-gestao.ts'

export type Acao = keyof typeof gestaoPolicy

export const conflict = (codigo: string, sentence: Sentence) => failure(409, codigo, sentence)

/** Whose roles count: a visitor's number is somebody else's here. */
export const ownId = ({ actor, brand }: Pick<Context, 'actor' | 'brand'>): number =>
  actor.tenantId === brand.ownerId ? actor.id : 0

export const gestaoTarget = (row: queries.GestaoRow) => ({
  id: row.id,
  status: row.status,
  redeCaminho: row.caminho,
  titular: row.titular,
})

/** The only way a handler gets a class to manage: by naming what it means to do; locked when it will write. */
export async function gestaoFor(
  { tx, actor, brand, authorize }: Pick<Context, 'tx' | 'actor' | 'brand' | 'authorize'>,
  acao: Acao,
  id: number,
): Promise<queries.GestaoRow> {
  if (acao !== 'view') await queries.lockTurma(tx, id)
  const row = await queries.findGestao(tx, id, ownId({ actor, brand }))
  if (!row || !can(gestaoPolicy, actor, 'view', gestaoTarget(row))) throw notFound(turmaTexts.naoEncontrada)
  authorize(gestaoPolicy, acao, gestaoTarget(row))
  return row
}

/** Stops with the sentence of the state that the class is in. */
export function requireAtiva({ status }: Pick<queries.GestaoRow, 'status'>): void {
  if (status === 'excluida') throw conflict('turma_na_lixeira', recusaTexts.na_lixeira)
  if (status === 'encerrada') throw conflict('turma_encerrada', recusaTexts.encerrada)
}

export const tellTurma = (tx: Context['tx'], id: number) => publish(tx, `turma:${id}`, 'turma_mudou')

/** A field at fault with its sentence. */
const sentencesOf = (faults: Faltas, alunos: number): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries(faults).map(([campo, fault]) => [
      campo,
      fault === 'poucosLugares'
        ? { pt: recusaTexts.poucosLugares.pt(alunos), en: recusaTexts.poucosLugares.en(alunos) }
        : recusaTexts[fault],
    ]),
  )

export function requireSound(
  { actor }: Pick<Context, 'actor'>,
  campos: Pick<Campos, 'nome' | 'inicio' | 'fim' | 'capacidade' | 'tipo'>,
  { alunos, tipo }: { alunos: number; tipo?: Campos['tipo'] },
): void {
  const sentences = sentencesOf(faultsOf(campos, alunos), alunos)
  const raised = campos.tipo === 'plataforma' && tipo !== 'plataforma' && !isAdministradorTenant(actor)
  const all = { ...sentences, ...(raised && { tipo: recusaTexts.soPlataforma }) }
  if (Object.keys(all).length > 0) throw invalid(all)
}

export async function configuracaoOf(context: Context, row: queries.GestaoRow): Promise<Told<Configuracao>> {
  return presentConfiguracao(context, row, await listDocentes(context.tx, row.id))
}

/** The school that a class goes to must be the actor's too, and the class free to go. */
async function requireMove(context: Context, row: queries.GestaoRow, redeId: number): Promise<void> {
  context.authorize(gestaoPolicy, 'mover', gestaoTarget(row))
  const lugar = await queries.findLugar(context.tx, redeId, ownId(context))
  if (!lugar || !can(novaTurmaPolicy, context.actor, 'gerir', lugar))
    throw invalid({ rede: recusaTexts.redeInvalida })
  if (!isFree(row)) throw conflict('turma_com_alunos', recusaTexts.semMudarDeEscola)
}

const storedOf = (row: queries.GestaoRow): Campos => ({ ...row, recursos: recursosOn(row.recursos) })

/** What really changes, and what it was. */
function changesOf(row: queries.GestaoRow, { versao: _, rede, ...campos }: Mudanca) {
  const before: Partial<Record<string, unknown>> = storedOf(row)
  const named = Object.entries({ ...campos, ...(campos.nome && { nome: campos.nome.trim() }) })
  const changed = named.filter(([campo, value]) => value !== undefined && !isSame(before[campo], value))
  const moved = rede !== undefined && rede !== row.rede_id
  return {
    depois: { ...Object.fromEntries(changed), ...(moved && { rede_id: rede }) },
    antes: {
      ...Object.fromEntries(changed.map(([campo]) => [campo, before[campo]])),
      ...(moved && { rede_id: row.rede_id }),
    },
  }
}

export async function configure(context: Context, id: number, body: Mudanca): Promise<Told<Configuracao>> {
  const { tx } = context
  const row = await gestaoFor(context, 'configurar', id)
  if (row.status === 'excluida') requireAtiva(row)
  const { antes, depois } = changesOf(row, body)
  if (Object.keys(depois).length === 0) return configuracaoOf(context, row)
  if (row.versao !== body.versao)
    throw failure(409, 'editado_por_outra_pessoa', recusaTexts.editadaPorOutra, {
      campos: { versao: String(row.versao) },
    })
  if (row.status === 'encerrada' && !changesOnlyName(body))
    throw conflict('turma_encerrada', recusaTexts.encerradaSoNome)
  requireSound(context, { ...storedOf(row), ...depois }, row)
  if (depois.rede_id !== undefined) await requireMove(context, row, depois.rede_id)
  await queries.updateTurma(tx, id, depois)
  const saved = await queries.findGestao(tx, id, ownId(context))
  await tellTurma(tx, id)
  const shown = await configuracaoOf(context, saved ?? row)
  await audit(context, { entidade: 'turma', id, acao: 'mudar', mudanca: { antes, depois } })
  return shown
}

/** Puts another picture, or none, in the place of the one before, whose file goes. */
async function changeImagem(context: Context, row: queries.GestaoRow, imagemId: number | null) {
  await queries.setImagem(context.tx, row.id, imagemId)
  if (row.imagem_id !== null) await removeFiles(context.tx, [row.imagem_id])
  await tellTurma(context.tx, row.id)
  const acao = imagemId === null ? 'tirar_foto' : 'mudar_foto'
  await audit(context, { entidade: 'turma', id: row.id, acao })
  return {}
}

export async function setImagem(context: Context, id: number): Promise<object> {
  const row = await gestaoFor(context, 'configurar', id)
  requireAtiva(row)
  if (isVisitor(context.actor)) throw failure(403, 'visitante', recusaTexts.visitante)
  const [imagem] = await saveFiles(context, context.files)
  if (imagem === undefined) throw invalid({ arquivos: recusaTexts.escolhaImagem })
  return changeImagem(context, row, imagem)
}

export async function removeImagem(context: Context, id: number): Promise<object> {
  const row = await gestaoFor(context, 'configurar', id)
  requireAtiva(row)
  return row.imagem_id === null ? {} : changeImagem(context, row, null)
}

export async function renewCodigo(context: Context, id: number): Promise<{ codigo: string }> {
  const row = await gestaoFor(context, 'configurar', id)
  requireAtiva(row)
  const codigo = await queries.renewCodigo(context.tx, id)
  await tellTurma(context.tx, id)
  await audit(context, { entidade: 'turma', id, acao: 'trocar_codigo' })
  return { codigo }
}
