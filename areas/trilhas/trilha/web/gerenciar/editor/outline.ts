/** The outline as one list of rows, axes and skills under each other: walking, moving and taking out. Pure. */
import { type Desenho, type EixoEditado, type HabilidadeEditada, novaHabilidade, novoEixo } from './draft.ts'

export type Linha =
  | { tipo: 'eixo'; chave: string; numero: string; eixo: EixoEditado }
  | { tipo: 'habilidade'; chave: string; numero: string; eixo: EixoEditado; habilidade: HabilidadeEditada }

export const linhasDe = ({ eixos }: Pick<Desenho, 'eixos'>): Linha[] =>
  eixos.flatMap((eixo, i) => [
    { tipo: 'eixo' as const, chave: eixo.chave, numero: `${i + 1}`, eixo },
    ...eixo.habilidades.map((habilidade, j) => ({
      tipo: 'habilidade' as const,
      chave: habilidade.chave,
      numero: `${i + 1}.${j + 1}`,
      eixo,
      habilidade,
    })),
  ])

const withSkills = (eixo: EixoEditado, habilidades: readonly HabilidadeEditada[]): EixoEditado => ({
  ...eixo,
  habilidades,
})

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [one] = next.splice(from, 1)
  if (one !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, one)
  return next
}

/** A skill put into an axis, at a place of it; from wherever it stands. */
export function movedSkill(desenho: Desenho, chave: string, eixo: string, at: number): Desenho {
  const home = desenho.eixos.find(({ habilidades }) => habilidades.some((one) => one.chave === chave))
  const skill = home?.habilidades.find((one) => one.chave === chave)
  if (!skill || !desenho.eixos.some((one) => one.chave === eixo)) return desenho
  return {
    ...desenho,
    eixos: desenho.eixos.map((one) => {
      const rest = one.habilidades.filter((other) => other.chave !== chave)
      if (one.chave !== eixo) return withSkills(one, rest)
      return withSkills(one, [...rest.slice(0, at), skill, ...rest.slice(at)])
    }),
  }
}

/** A row dropped at the place of another, by their places in the outline: an axis takes its skills along. */
export function dropped(desenho: Desenho, from: number, to: number): Desenho {
  const linhas = linhasDe(desenho)
  const row = linhas[from]
  const rest = moved(linhas, from, to)
  if (!row) return desenho
  const at = rest.findIndex(({ chave }) => chave === row.chave)
  if (row.tipo === 'eixo') {
    const place = rest.slice(0, at).filter(({ tipo }) => tipo === 'eixo').length
    const here = desenho.eixos.findIndex(({ chave }) => chave === row.chave)
    return { ...desenho, eixos: moved(desenho.eixos, here, place) }
  }
  const above = rest.slice(0, at).findLastIndex(({ tipo }) => tipo === 'eixo')
  // Above the first axis there is nothing to be in: the first place of the first.
  const eixo = rest[above]?.chave ?? desenho.eixos[0]?.chave ?? ''
  return movedSkill(desenho, row.chave, eixo, Math.max(0, at - above - 1))
}

/** One step up (-1) or down (1): a skill at the edge of its axis goes over into the next. */
export function stepped(desenho: Desenho, chave: string, by: 1 | -1): Desenho {
  const i = desenho.eixos.findIndex((eixo) => eixo.chave === chave)
  if (i >= 0) return i + by < 0 ? desenho : { ...desenho, eixos: moved(desenho.eixos, i, i + by) }
  const home = desenho.eixos.findIndex(({ habilidades }) => habilidades.some((one) => one.chave === chave))
  const eixo = desenho.eixos[home]
  if (!eixo) return desenho
  const j = eixo.habilidades.findIndex((one) => one.chave === chave) + by
  if (j >= 0 && j < eixo.habilidades.length) return movedSkill(desenho, chave, eixo.chave, j)
  const next = desenho.eixos[home + by]
  return next ? movedSkill(desenho, chave, next.chave, by > 0 ? 0 : next.habilidades.length) : desenho
}

export const addedEixo = (desenho: Desenho, chave: string): Desenho => ({
  ...desenho,
  eixos: [...desenho.eixos, novoEixo(chave)],
})

/** A new skill behind another, or last in its axis. */
export function addedSkill(desenho: Desenho, eixo: string, chave: string, after?: string): Desenho {
  return {
    ...desenho,
    eixos: desenho.eixos.map((one) => {
      if (one.chave !== eixo) return one
      const at = after
        ? one.habilidades.findIndex((skill) => skill.chave === after) + 1
        : one.habilidades.length
      return withSkills(one, [
        ...one.habilidades.slice(0, at),
        novaHabilidade(chave),
        ...one.habilidades.slice(at),
      ])
    }),
  }
}

export const changedEixo = (desenho: Desenho, chave: string, part: Partial<EixoEditado>): Desenho => ({
  ...desenho,
  eixos: desenho.eixos.map((eixo) => (eixo.chave === chave ? { ...eixo, ...part } : eixo)),
})

export const changedSkill = (
  desenho: Desenho,
  chave: string,
  edit: (one: HabilidadeEditada) => HabilidadeEditada,
): Desenho => ({
  ...desenho,
  eixos: desenho.eixos.map((eixo) =>
    withSkills(
      eixo,
      eixo.habilidades.map((one) => (one.chave === chave ? edit(one) : one)),
    ),
  ),
})

export const taken = (desenho: Desenho, chave: string): Desenho => ({
  ...desenho,
  eixos: desenho.eixos
    .filter((eixo) => eixo.chave !== chave)
    .map((eixo) =>
      withSkills(
        eixo,
        eixo.habilidades.filter((one) => one.chave !== chave),
      ),
    ),
})

/** What `before` had under this key stands again, at its place, with all that has changed since kept. */
export function given(desenho: Desenho, before: Desenho, chave: string): Desenho {
  if (linhasDe(desenho).some((row) => row.chave === chave)) return desenho
  const i = before.eixos.findIndex((eixo) => eixo.chave === chave)
  const eixo = before.eixos[i]
  if (eixo) return { ...desenho, eixos: [...desenho.eixos.slice(0, i), eixo, ...desenho.eixos.slice(i)] }
  const home = before.eixos.find(({ habilidades }) => habilidades.some((one) => one.chave === chave))
  const j = home?.habilidades.findIndex((one) => one.chave === chave) ?? -1
  const skill = home?.habilidades[j]
  if (!home || !skill) return desenho
  return {
    ...desenho,
    eixos: desenho.eixos.map((one) =>
      one.chave === home.chave
        ? withSkills(one, [...one.habilidades.slice(0, j), skill, ...one.habilidades.slice(j)])
        : one,
    ),
  }
}
