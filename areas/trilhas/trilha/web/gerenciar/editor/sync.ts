/** What must be sent so that the server's draft is what the author sees: one step at a time, found by comparing. */
import { MAX_EIXOS, MAX_HABILIDADES, NIVEIS, type Nivel } from '../../../shapes.ts'
import type { AulaLigada, Dados, Desenho, EixoEditado, HabilidadeEditada } from './draft.ts'

type Textos = Pick<EixoEditado, 'nome' | 'descricao'>
type Fatos = Textos & Pick<HabilidadeEditada, 'destaque' | 'habilidade'>

export type Passo =
  | { tipo: 'dados'; mudou: Partial<Dados> }
  | { tipo: 'layout'; layout: number | null }
  | { tipo: 'criarEixo'; chave: string; textos: Textos }
  | { tipo: 'mudarEixo'; id: number; textos: Textos }
  | { tipo: 'criarHabilidade'; chave: string; eixo: number; fatos: Fatos }
  | { tipo: 'mudarHabilidade'; id: number; eixo: number; fatos: Fatos }
  | { tipo: 'tirarAulas'; habilidade: number; aulas: readonly AulaLigada[] }
  | { tipo: 'porAulas'; habilidade: number; aulas: readonly AulaLigada[] }
  | { tipo: 'ordenarAulas'; habilidade: number; nivel: Nivel; ordem: number[] }
  | { tipo: 'ordenarEixos'; ordem: number[] }
  | { tipo: 'ordenarHabilidades'; eixo: number; ordem: number[] }
  | { tipo: 'tirarHabilidade'; id: number }
  | { tipo: 'tirarEixo'; id: number }

const textosDe = ({ nome, descricao }: Textos): Textos => ({ nome: nome.trim(), descricao: descricao.trim() })
const fatosDe = (one: HabilidadeEditada): Fatos => ({
  ...textosDe(one),
  destaque: one.destaque,
  habilidade: one.habilidade,
})
const sameTextos = (a: Textos, b: Textos): boolean =>
  a.nome.trim() === b.nome.trim() && a.descricao.trim() === b.descricao.trim()
const sameFatos = (a: HabilidadeEditada, b: HabilidadeEditada): boolean =>
  sameTextos(a, b) && a.destaque === b.destaque && a.habilidade?.id === b.habilidade?.id

const known = <T extends { id: number | null }>(one: T): one is T & { id: number } => one.id !== null
const named = ({ nome }: Textos): boolean => nome.trim() !== ''
const idsOf = (list: readonly { id: number | null }[]): number[] => list.filter(known).map(({ id }) => id)

/** Those of `all` that are not in `rest`, in their order. */
const without = (all: readonly number[], rest: readonly number[]): number[] => {
  const gone = new Set(rest)
  return all.filter((id) => !gone.has(id))
}

/** The order to send, where it is another: what waits to be taken out stands, and comes last. */
function ordemNova(local: readonly number[], held: readonly number[]): number[] | null {
  const standing = local.filter((id) => held.includes(id))
  const kept = held.filter((id) => standing.includes(id))
  if (standing.every((id, i) => id === kept[i])) return null
  return [...standing, ...without(held, standing)]
}

const habilidadesDe = ({ eixos }: Desenho) => eixos.flatMap(({ habilidades }) => habilidades)

function passoDosDados(local: Dados, held: Dados): Passo | null {
  const { layout, ...rest } = local
  const changed = Object.entries(rest).filter(([name, value]) => {
    const before = held[name as keyof Dados]
    return typeof value === 'string' ? value.trim() !== String(before ?? '').trim() : value !== before
  })
  // A path without a name stays as it was called, until it has one again.
  const sent = changed.filter(([name, value]) => name !== 'nome' || String(value).trim() !== '')
  if (sent.length > 0) return { tipo: 'dados', mudou: Object.fromEntries(sent) }
  return layout === held.layout ? null : { tipo: 'layout', layout }
}

/** The removals that nobody undid; skills first, so that those of an axis which goes are no care. */
function passoDeTirar(local: Desenho, held: Desenho): Passo | null {
  const eixos = new Set(idsOf(local.eixos))
  const habilidades = new Set(idsOf(habilidadesDe(local)))
  for (const eixo of held.eixos) {
    if (!known(eixo)) continue
    if (!eixos.has(eixo.id)) return { tipo: 'tirarEixo', id: eixo.id }
    const gone = eixo.habilidades.filter(known).find(({ id }) => !habilidades.has(id))
    if (gone) return { tipo: 'tirarHabilidade', id: gone.id }
  }
  return null
}

function passoDosEixos(local: Desenho, held: Desenho): Passo | null {
  for (const eixo of local.eixos) {
    if (!named(eixo)) continue
    const before = held.eixos.find(({ id }) => id !== null && id === eixo.id)
    // What the server lacks is made: it is new, or its undoing came after it was taken out.
    if (!before || !known(eixo)) return { tipo: 'criarEixo', chave: eixo.chave, textos: textosDe(eixo) }
    if (!sameTextos(eixo, before)) return { tipo: 'mudarEixo', id: eixo.id, textos: textosDe(eixo) }
  }
  return null
}

function passoDaHabilidade(one: HabilidadeEditada, eixo: number, held: Desenho): Passo | null {
  const home = held.eixos.find(({ habilidades }) => habilidades.some(({ id }) => id === one.id))
  const before = home?.habilidades.find(({ id }) => id === one.id)
  if (!before || !known(one))
    return named(one) ? { tipo: 'criarHabilidade', chave: one.chave, eixo, fatos: fatosDe(one) } : null
  // What has no name yet keeps the one it had.
  const fatos = fatosDe(named(one) ? one : { ...one, nome: before.nome })
  if (home?.id !== eixo || !sameFatos({ ...one, ...fatos }, before))
    return { tipo: 'mudarHabilidade', id: one.id, eixo, fatos }
  const gone = before.aulas.filter(({ id }) => !one.aulas.some((aula) => aula.id === id))
  if (gone.length > 0) return { tipo: 'tirarAulas', habilidade: one.id, aulas: gone }
  const come = one.aulas.filter(
    (aula) => !before.aulas.some(({ id, nivel }) => id === aula.id && nivel === aula.nivel),
  )
  if (come.length > 0) return { tipo: 'porAulas', habilidade: one.id, aulas: come }
  return passoDaOrdemDasAulas(one, before)
}

const atLevel = (aulas: readonly AulaLigada[], nivel: Nivel): number[] =>
  aulas.filter((aula) => aula.nivel === nivel).map(({ id }) => id)

/** The lessons themselves stand already; each level has an order of its own. */
function passoDaOrdemDasAulas(
  { id, aulas }: HabilidadeEditada & { id: number },
  before: HabilidadeEditada,
): Passo | null {
  for (const nivel of NIVEIS) {
    const ordem = ordemNova(atLevel(aulas, nivel), atLevel(before.aulas, nivel))
    if (ordem) return { tipo: 'ordenarAulas', habilidade: id, nivel, ordem }
  }
  return null
}

function passoDasHabilidades(local: Desenho, held: Desenho): Passo | null {
  for (const eixo of local.eixos) {
    if (!known(eixo) || !held.eixos.some(({ id }) => id === eixo.id)) continue
    for (const one of eixo.habilidades) {
      const passo = passoDaHabilidade(one, eixo.id, held)
      if (passo) return passo
    }
  }
  return null
}

function passoDaOrdem(local: Desenho, held: Desenho): Passo | null {
  const eixos = ordemNova(idsOf(local.eixos), idsOf(held.eixos))
  if (eixos) return { tipo: 'ordenarEixos', ordem: eixos }
  for (const eixo of local.eixos.filter(known)) {
    const before = held.eixos.find(({ id }) => id === eixo.id)
    const ordem = before && ordemNova(idsOf(eixo.habilidades), idsOf(before.habilidades))
    if (ordem) return { tipo: 'ordenarHabilidades', eixo: eixo.id, ordem }
  }
  return null
}

/** Whether the server has no room for this step until what waits to be taken out has gone. */
function lotado(passo: Passo, held: Desenho): boolean {
  if (passo.tipo === 'criarEixo') return held.eixos.length >= MAX_EIXOS
  if (passo.tipo !== 'criarHabilidade' && passo.tipo !== 'mudarHabilidade') return false
  const eixo = held.eixos.find(({ id }) => id === passo.eixo)
  const inside = passo.tipo === 'mudarHabilidade' && eixo?.habilidades.some(({ id }) => id === passo.id)
  return !inside && (eixo?.habilidades.length ?? 0) >= MAX_HABILIDADES
}

/**
 * The next thing to send; null when the server holds all that it can.
 * @param tirar removals too: while they can be undone they wait, for what is taken out loses its number
 */
export function nextPasso(local: Desenho, held: Desenho, tirar: boolean): Passo | null {
  const passo =
    passoDosDados(local.dados, held.dados) ??
    passoDosEixos(local, held) ??
    passoDasHabilidades(local, held) ??
    passoDaOrdem(local, held)
  if (passo) return lotado(passo, held) ? (passoDeTirar(local, held) ?? passo) : passo
  return tirar ? passoDeTirar(local, held) : null
}

/** How many axes and skills wait for a name: the server knows nothing without one. */
export const semNome = (local: Desenho): number =>
  [...local.eixos, ...habilidadesDe(local)].filter((one) => !named(one)).length

const inOrder = <T extends { id: number | null }>(list: readonly T[], ordem: readonly number[]): T[] =>
  ordem.flatMap((id) => list.filter((one) => one.id === id))

const mapSkill = (
  held: Desenho,
  id: number,
  change: (one: HabilidadeEditada) => HabilidadeEditada,
): Desenho => ({
  ...held,
  eixos: held.eixos.map((eixo) => ({
    ...eixo,
    habilidades: eixo.habilidades.map((one) => (one.id === id ? change(one) : one)),
  })),
})

const mapEixo = (held: Desenho, id: number, change: (eixo: EixoEditado) => EixoEditado): Desenho => ({
  ...held,
  eixos: held.eixos.map((eixo) => (eixo.id === id ? change(eixo) : eixo)),
})

function movida(held: Desenho, { id, eixo, fatos }: Extract<Passo, { tipo: 'mudarHabilidade' }>): Desenho {
  const changed = mapSkill(held, id, (one) => ({ ...one, ...fatos }))
  const home = changed.eixos.find(({ habilidades }) => habilidades.some((one) => one.id === id))
  const moving = home?.habilidades.find((one) => one.id === id)
  if (!home || !moving || home.id === eixo) return changed
  return {
    ...changed,
    eixos: changed.eixos.map((one) => ({
      ...one,
      habilidades: [
        ...one.habilidades.filter((skill) => skill.id !== id),
        ...(one.id === eixo ? [moving] : []),
      ],
    })),
  }
}

/** What the server holds after a step. @param criado the number it gave to what the step made */
export function applied(held: Desenho, passo: Passo, criado: number | null): Desenho {
  switch (passo.tipo) {
    case 'dados':
      return { ...held, dados: { ...held.dados, ...passo.mudou } }
    case 'layout':
      return { ...held, dados: { ...held.dados, layout: passo.layout } }
    case 'criarEixo':
      return {
        ...held,
        eixos: [...held.eixos, { chave: passo.chave, id: criado, ...passo.textos, habilidades: [] }],
      }
    case 'mudarEixo':
      return mapEixo(held, passo.id, (eixo) => ({ ...eixo, ...passo.textos }))
    case 'criarHabilidade':
      return mapEixo(held, passo.eixo, (eixo) => ({
        ...eixo,
        habilidades: [...eixo.habilidades, { chave: passo.chave, id: criado, ...passo.fatos, aulas: [] }],
      }))
    case 'mudarHabilidade':
      return movida(held, passo)
    case 'tirarAulas':
      return mapSkill(held, passo.habilidade, (one) => ({
        ...one,
        aulas: one.aulas.filter(({ id }) => !passo.aulas.some((aula) => aula.id === id)),
      }))
    case 'porAulas':
      return mapSkill(held, passo.habilidade, (one) => ({
        ...one,
        aulas: [...one.aulas.filter(({ id }) => !passo.aulas.some((aula) => aula.id === id)), ...passo.aulas],
      }))
    case 'ordenarAulas':
      return mapSkill(held, passo.habilidade, (one) => ({
        ...one,
        aulas: [
          ...one.aulas.filter(({ nivel }) => nivel !== passo.nivel),
          ...inOrder(one.aulas, passo.ordem),
        ],
      }))
    case 'ordenarEixos':
      return { ...held, eixos: inOrder(held.eixos, passo.ordem) }
    case 'ordenarHabilidades':
      return mapEixo(held, passo.eixo, (eixo) => ({
        ...eixo,
        habilidades: inOrder(eixo.habilidades, passo.ordem),
      }))
    case 'tirarHabilidade':
      return {
        ...held,
        eixos: held.eixos.map((eixo) => ({
          ...eixo,
          habilidades: eixo.habilidades.filter(({ id }) => id !== passo.id),
        })),
      }
    case 'tirarEixo':
      return { ...held, eixos: held.eixos.filter(({ id }) => id !== passo.id) }
  }
}

/** The number of something new, wherever it stands by now. */
export const numbered = (local: Desenho, chave: string, id: number): Desenho => ({
  ...local,
  eixos: local.eixos.map((eixo) => ({
    ...eixo,
    ...(eixo.chave === chave && { id }),
    habilidades: eixo.habilidades.map((one) => (one.chave === chave ? { ...one, id } : one)),
  })),
})
