/** The fields of a lesson as sent, checked and written: what is absent stays as it is. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { invalid, type Sentence } from '../../../../core/server/failure.ts'
import { findMidia, maySee } from '../../midia/server/public.ts'
import { type AulaAlvo, aulaPolicy } from '../policy.ts'
import { narrower } from '../rules.ts'
import type { Visibilidade } from '../shapes.ts'
import { aulaTexts } from '../texts.ts'
import { type AulaColumns, updateAula } from './queries.ts'
import { listRedes } from './queries-rede.ts'
import { saveMarcas } from './write-marcas.ts'

export interface Fields {
  titulo?: string
  descricao?: string
  capa_id?: number | null
  disciplina?: number | null
  rede_id?: number | null
  periodos?: readonly number[]
  habilidades?: readonly number[]
  tags?: readonly string[]
  visibilidade?: Visibilidade
  navegacao?: string
  tentativas?: number | null
  nota_minima?: number
  tempo_limite?: number | null
  offline?: boolean
}

interface Before {
  rede_id: number | null
  visibilidade: Visibilidade
}

/** Refused with every field at fault. `before`: the lesson as it stands; absent for a new one. */
export async function columnsOf(context: Context, fields: Fields, before?: Before): Promise<AulaColumns> {
  const { tx } = context
  const { titulo, descricao, capa_id, rede_id, visibilidade, navegacao, offline } = fields
  const { tentativas, nota_minima, tempo_limite } = fields
  const campos: Record<string, Sentence> = {}
  if (titulo !== undefined && titulo.trim() === '') campos.titulo = aulaTexts.tituloVazio
  const rede = rede_id === undefined ? (before?.rede_id ?? null) : rede_id
  if ((visibilidade ?? before?.visibilidade) === 'rede' && rede === null) campos.rede_id = aulaTexts.redeFalta
  if (
    rede_id &&
    rede_id !== before?.rede_id &&
    !(await listRedes(tx, context.actor)).some(({ id }) => id === rede_id)
  )
    campos.rede_id = aulaTexts.redeDeFora
  if (capa_id) {
    const capa = await findMidia(tx, capa_id)
    const usable = capa?.tipo === 'imagem' && capa.estado === 'pronta' && (await maySee(context, [capa_id]))
    if (!usable) campos.capa_id = aulaTexts.capaInvalida
  }
  if (Object.keys(campos).length > 0) throw invalid(campos)
  const columns = {
    titulo: titulo?.trim(),
    descricao: descricao?.trim(),
    capa_id,
    rede_id,
    visibilidade,
    navegacao,
    tentativas,
    nota_minima,
    tempo_limite,
    offline,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/**
 * For whom the published version is after a change: what narrows does so at once; what widens, another network too,
 * waits for the next publishing unless the person could approve it.
 */
export function alcanceAfter(
  { actor }: Pick<Context, 'actor'>,
  alvo: AulaAlvo,
  {
    visibilidade = alvo.visibilidade,
    mudaRede,
  }: { visibilidade?: Visibilidade | undefined; mudaRede: boolean },
): Visibilidade {
  if (alvo.versao === 0) return alvo.alcance
  if (can(aulaPolicy, actor, 'publish', { ...alvo, visibilidade })) return visibilidade
  const kept = mudaRede ? narrower(alvo.alcance, 'turma') : alvo.alcance
  return narrower(kept, visibilidade)
}

/** Discipline, years, skills and tags. */
export async function writeMarcas(
  context: Pick<Context, 'tx' | 'actor'>,
  aula: number,
  { disciplina, periodos, habilidades, tags }: Fields,
): Promise<void> {
  await saveMarcas(context, aula, { disciplina, periodos, habilidades, tags })
  if (disciplina !== undefined) await updateAula(context.tx, aula, { disciplina_id: disciplina })
}
