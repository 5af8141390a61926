/** Writing what a file brings into the bank, and taking it back. */
import { wordsOf } from '../../../../core/contract/linear.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { approvesIn } from '../../questao/policy.ts'
import { estadoAoEntrar } from '../../questao/rules.ts'
import {
  type Antes,
  archiveEscritas,
  caminhoDe,
  changeEscritas,
  chaveDoTexto,
  type Escrita,
  estadosOf,
  insertEscritas,
  listDestinos,
  listTocadas,
  lockEscritas,
  type NovoPasso,
  putTextos,
  removeEscritas,
  restoreEscritas,
  revisoesOf,
  reviveEscritas,
  tellPassos,
} from '../../questao/server/public-importar.ts'
import { ESTADOS_QUESTAO, type EstadoQuestao } from '../../questao/shapes.ts'
import type { Porque } from '../shapes.ts'
import type { ImportacaoRow } from './queries.ts'
import {
  type Feito,
  type FeitoRow,
  type ItemInteiro,
  listEscreve,
  listFeitos,
  listImportadas,
  restoreImportadas,
  saveFeitos,
} from './queries-gravar.ts'

const AT_ONCE = 100

interface Scope {
  tx: Tx
  actor: Actor
  row: ImportacaoRow
  now: Date
}

/** With the state that the question has then. */
type FeitoAgora = Feito & { estado: EstadoQuestao }

type Told = (feito: number) => Promise<void>

async function textosOf(
  tx: Tx,
  itens: readonly ItemInteiro[],
  place: { usuario: number; rede: number | null },
) {
  const bases = new Map(
    itens.flatMap(({ questao: { base } }) => (base ? [[chaveDoTexto(base), base] as const] : [])),
  )
  return putTextos(
    tx,
    [...bases.values()].map(({ titulo, html }) => ({ titulo, html, palavras: `${titulo} ${wordsOf(html)}` })),
    place,
  )
}

function escritaDe(
  { questao }: ItemInteiro,
  textos: ReadonlyMap<string, number>,
  entra: EstadoQuestao,
): Escrita {
  const { base, rascunho, ...rest } = questao
  return {
    ...rest,
    texto_base_id: base ? sure(textos.get(chaveDoTexto(base))) : null,
    estado: rascunho ? 'rascunho' : entra,
  }
}

/** New questions, some at a time. */
async function criar(
  { tx, row }: Scope,
  itens: readonly ItemInteiro[],
  feito: 'criada' | 'substituida',
  escrita: (item: ItemInteiro) => Escrita,
  told: Told,
): Promise<FeitoAgora[]> {
  const made: FeitoAgora[] = []
  for (let at = 0; at < itens.length; at += AT_ONCE) {
    const some = itens.slice(at, at + AT_ONCE)
    const place = { usuario: row.usuario_id, rede: row.rede_id }
    const escritas = some.map(escrita)
    const ids = await insertEscritas(tx, escritas, place)
    made.push(
      ...some.map(({ numero }, n) => ({
        ...{ numero, feito, questao: sure(ids[n]), revisao: 1, antes: null },
        estado: sure(escritas[n]).estado,
      })),
    )
    await told(at + some.length)
  }
  return made
}

/** Questions that are there already, each a version more. */
async function mudar(
  { tx, actor, now }: Scope,
  itens: readonly ItemInteiro[],
  escrita: (item: ItemInteiro) => Escrita,
): Promise<FeitoAgora[]> {
  const ids = itens.map(({ alvo }) => sure(alvo))
  const [antes, importadas, redes] = [
    await lockEscritas(tx, ids),
    await listImportadas(tx, ids),
    await listDestinos({ tx, actor }),
  ]
  const approved = new Set(redes.filter(({ aprova }) => aprova).map(({ id }) => id))
  const mudancas = itens.map((item) => {
    const before = sure(antes.get(sure(item.alvo)))
    const { estado, rede_id } = before.colunas as { estado: EstadoQuestao; rede_id: number | null }
    const again = estado === 'aprovada' && rede_id !== null && !approved.has(rede_id)
    const para = escrita(item)
    const depois = para.estado === 'rascunho' ? para.estado : again ? 'em_revisao' : estado
    return { numero: item.numero, antes: before, para: { ...para, estado: depois } }
  })
  const done = await changeEscritas(tx, mudancas, now)
  return mudancas.map(({ numero, antes: questao, para }) => ({
    numero,
    estado: para.estado,
    feito: 'versao',
    questao: questao.id,
    revisao: sure(done.get(questao.id)),
    antes: { questao, importada: importadas.get(questao.id) ?? null },
  }))
}

/** New ones in the place of those that are there, which are put away. */
async function substituir(
  scope: Scope,
  itens: readonly ItemInteiro[],
  escrita: (item: ItemInteiro) => Escrita,
): Promise<FeitoAgora[]> {
  const { tx, now } = scope
  if (itens.length === 0) return []
  const ids = itens.map(({ alvo }) => sure(alvo))
  const antes = await lockEscritas(tx, ids)
  const away = await archiveEscritas(tx, ids, now)
  const made = await criar(scope, itens, 'substituida', escrita, async () => {})
  return made.map((one, at) => {
    const id = sure(ids[at])
    return { ...one, antes: { questao: sure(antes.get(id)), importada: null, revisao: sure(away.get(id)) } }
  })
}

/** Writes all that is to be written. Returns how many of each. @throws 400 where the network is no longer theirs */
export async function gravar(scope: Scope, told: Told): Promise<{ criadas: number; mudadas: number }> {
  const { tx, actor, row } = scope
  const caminho = await caminhoDe({ tx, actor }, row.rede_id)
  const aprova = approvesIn(actor, { redeCaminho: [...caminho] })
  const entra = estadoAoEntrar({ rede: row.rede_id !== null, aprova })
  const itens = await listEscreve(tx, row.id)
  const textos = await textosOf(tx, itens, { usuario: row.usuario_id, rede: row.rede_id })
  const escrita = (item: ItemInteiro) => escritaDe(item, textos, entra)
  const there = onePerQuestao(itens.filter(({ faz }) => faz !== 'trazer'))
  const of = (one: ItemInteiro['faz'], among: readonly ItemInteiro[]) =>
    among.filter(({ faz }) => faz === one)
  const criadas = await criar(scope, of('trazer', itens), 'criada', escrita, told)
  const versoes = of('versao', there)
  const mudadas = [
    ...(versoes.length > 0 ? await mudar(scope, versoes, escrita) : []),
    ...(await substituir(scope, of('substituir', there), escrita)),
  ]
  const feitos = [...criadas, ...mudadas]
  await saveFeitos(tx, row, feitos)
  await tellPassos(scope, feitos.flatMap(passosDe), `importacao:${row.id}`)
  return { criadas: criadas.length, mudadas: mudadas.length }
}

const estadoDe = ({ colunas }: Antes): EstadoQuestao | null =>
  ESTADOS_QUESTAO.find((one) => one === colunas.estado) ?? null

/** The ways that questions went: new ones only where somebody has to look at them. */
function passosDe({ feito, questao, estado, antes }: FeitoAgora): NovoPasso[] {
  const was = antes && { questao: antes.questao.id, antes: estadoDe(antes.questao) }
  if (feito === 'versao') return was ? [{ ...was, depois: estado }] : []
  return [
    ...(was ? [{ ...was, depois: 'arquivada' as const }] : []),
    ...(estado === 'em_revisao' ? [{ questao, antes: null, depois: estado }] : []),
  ]
}

/** Two items that are one question of the bank change it once: as the first says. */
const onePerQuestao = (itens: readonly ItemInteiro[]): ItemInteiro[] => [
  ...new Map(itens.toReversed().map((item) => [item.alvo, item])).values(),
]

export interface Volta {
  saem: FeitoRow[]
  voltam: FeitoRow[]
  /** Put away for a new one, which goes: brought back. */
  revivem: FeitoRow[]
  ficam: (FeitoRow & { porque: Porque })[]
}

/** What undoing would do: what changed since it was brought in, or others took up, stays. */
export async function voltaDe(
  tx: Tx,
  { id, usuario_id, gravado_em }: Pick<ImportacaoRow, 'id' | 'usuario_id' | 'gravado_em'>,
  { lock = false } = {},
): Promise<Volta> {
  const feitos = await listFeitos(tx, id)
  const now = await revisoesOf(
    tx,
    feitos.flatMap(({ questao_id, antes }) => [questao_id, ...(antes ? [antes.questao.id] : [])]),
    { lock },
  )
  const tocadas = await listTocadas(
    tx,
    feitos.map(({ questao_id }) => questao_id),
    { usuario: usuario_id, desde: gravado_em ?? new Date(0) },
  )
  const porqueOf = ({ feito, questao_id, revisao }: FeitoRow): Porque | null => {
    if (now.get(questao_id) !== revisao) return 'mudada'
    const como = tocadas.get(questao_id) ?? null
    // What was there before is used as it was before, too.
    return feito === 'versao' && como === 'usada' ? null : como
  }
  const kept = feitos.filter((one) => now.has(one.questao_id) && porqueOf(one) === null)
  const saem = kept.filter(({ feito }) => feito !== 'versao')
  return {
    saem,
    voltam: kept.filter(({ feito }) => feito === 'versao'),
    revivem: saem.filter(({ antes }) => antes && now.get(antes.questao.id) === antes.revisao),
    ficam: feitos.flatMap((one) => {
      const porque = now.has(one.questao_id) ? porqueOf(one) : null
      return porque === null ? [] : [{ ...one, porque }]
    }),
  }
}

export async function desfazer(
  { tx, actor, now }: Pick<Scope, 'tx' | 'actor' | 'now'>,
  { saem, voltam, revivem }: Volta,
  importacao: number,
): Promise<void> {
  const antesOf = (rows: readonly FeitoRow[]) => rows.flatMap(({ antes }) => (antes ? [antes] : []))
  await removeEscritas(
    tx,
    saem.map(({ questao_id }) => questao_id),
  )
  const agora = await estadosOf(
    tx,
    voltam.map(({ questao_id }) => questao_id),
  )
  await restoreEscritas(
    tx,
    antesOf(voltam).map(({ questao }) => questao),
    now,
  )
  await restoreImportadas(
    tx,
    antesOf(voltam).map(({ questao, importada }) => ({ id: questao.id, importada })),
  )
  await reviveEscritas(
    tx,
    antesOf(revivem).map(({ questao }) => ({ id: questao.id, estado: String(questao.colunas.estado) })),
    now,
  )
  const passos = antesOf([...voltam, ...revivem]).flatMap(({ questao }) => {
    const depois = estadoDe(questao)
    const antes = agora.get(questao.id) ?? 'arquivada'
    return depois ? [{ questao: questao.id, antes, depois }] : []
  })
  await tellPassos({ tx, actor, now }, passos, `importacao:${importacao}:desfeita`)
}
