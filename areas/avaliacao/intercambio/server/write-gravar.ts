/** Writing what a file brings into the bank, and taking it back. */
import { wordsOf } from '../../../../core/contract/linear.ts'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { approvesIn } from '../../questao/policy.ts'
import { estadoAoEntrar } from '../../questao/rules.ts'
import {
  archiveEscritas,
  caminhoDe,
  changeEscritas,
  chaveDoTexto,
  type Escrita,
  insertEscritas,
  listDestinos,
  lockEscritas,
  putTextos,
  removeEscritas,
  restoreEscritas,
  revisoesOf,
  reviveEscritas,
} from '../../questao/server/public-importar.ts'
import type { EstadoQuestao } from '../../questao/shapes.ts'
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
  { tx, row, now }: Scope,
  itens: readonly ItemInteiro[],
  feito: 'criada' | 'substituida',
  escrita: (item: ItemInteiro) => Escrita,
  told: Told,
): Promise<Feito[]> {
  const made: Feito[] = []
  for (let at = 0; at < itens.length; at += AT_ONCE) {
    const some = itens.slice(at, at + AT_ONCE)
    const place = { usuario: row.usuario_id, rede: row.rede_id, now }
    const ids = await insertEscritas(tx, some.map(escrita), place)
    made.push(
      ...some.map(({ numero }, n) => ({ numero, feito, questao: sure(ids[n]), revisao: 1, antes: null })),
    )
    await told(at + some.length)
  }
  return made
}

/** Questions that are there already, each a version more. */
async function mudar(
  { tx, actor, row, now }: Scope,
  itens: readonly ItemInteiro[],
  escrita: (item: ItemInteiro) => Escrita,
): Promise<Feito[]> {
  const ids = itens.map(({ questao_id }) => sure(questao_id))
  const [antes, importadas, redes] = [
    await lockEscritas(tx, ids),
    await listImportadas(tx, ids),
    await listDestinos({ tx, actor }),
  ]
  const approved = new Set(redes.filter(({ aprova }) => aprova).map(({ id }) => id))
  const mudancas = itens.map((item) => {
    const before = sure(antes.get(sure(item.questao_id)))
    const { estado, rede_id } = before.colunas as { estado: EstadoQuestao; rede_id: number | null }
    const again = estado === 'aprovada' && rede_id !== null && !approved.has(rede_id)
    const para = escrita(item)
    const depois = para.estado === 'rascunho' ? para.estado : again ? 'em_revisao' : estado
    return { numero: item.numero, antes: before, para: { ...para, estado: depois } }
  })
  const done = await changeEscritas(tx, mudancas, { usuario: row.usuario_id, now })
  return mudancas.map(({ numero, antes: questao }) => ({
    numero,
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
): Promise<Feito[]> {
  const { tx, now } = scope
  const ids = itens.map(({ questao_id }) => sure(questao_id))
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
  const itens = await listEscreve(tx, row.id, row.existentes !== 'manter')
  const textos = await textosOf(tx, itens, { usuario: row.usuario_id, rede: row.rede_id })
  const escrita = (item: ItemInteiro) => escritaDe(item, textos, entra)
  const news = itens.filter(({ situacao }) => situacao !== 'existe')
  const there = onePerQuestao(itens.filter(({ situacao }) => situacao === 'existe'))
  const criadas = await criar(scope, news, 'criada', escrita, told)
  const mudadas =
    there.length === 0
      ? []
      : row.existentes === 'versao'
        ? await mudar(scope, there, escrita)
        : await substituir(scope, there, escrita)
  await saveFeitos(tx, row, [...criadas, ...mudadas])
  return { criadas: criadas.length, mudadas: mudadas.length }
}

/** Two items that are one question of the bank change it once: as the first says. */
const onePerQuestao = (itens: readonly ItemInteiro[]): ItemInteiro[] => [
  ...new Map(itens.toReversed().map((item) => [item.questao_id, item])).values(),
]

export interface Volta {
  saem: FeitoRow[]
  voltam: FeitoRow[]
  /** Put away for a new one, which goes: brought back. */
  revivem: FeitoRow[]
  ficam: FeitoRow[]
}

/** What undoing would do: what changed since it was brought in stays. */
export async function voltaDe(tx: Tx, importacao: number, { lock = false } = {}): Promise<Volta> {
  const feitos = await listFeitos(tx, importacao)
  const now = await revisoesOf(
    tx,
    feitos.flatMap(({ questao_id, antes }) => [questao_id, ...(antes ? [antes.questao.id] : [])]),
    { lock },
  )
  const same = (one: FeitoRow) => now.get(one.questao_id) === one.revisao
  const kept = feitos.filter(same)
  const saem = kept.filter(({ feito }) => feito !== 'versao')
  return {
    saem,
    voltam: kept.filter(({ feito }) => feito === 'versao'),
    revivem: saem.filter(({ antes }) => antes && now.get(antes.questao.id) === antes.revisao),
    ficam: feitos.filter((one) => now.has(one.questao_id) && !same(one)),
  }
}

export async function desfazer(tx: Tx, { saem, voltam, revivem }: Volta, now: Date): Promise<void> {
  const antesOf = (rows: readonly FeitoRow[]) => rows.flatMap(({ antes }) => (antes ? [antes] : []))
  await removeEscritas(
    tx,
    saem.map(({ questao_id }) => questao_id),
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
}
