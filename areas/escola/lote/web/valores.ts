/** What words of the file mean: as the server takes them, with what the person chose laid over. */
import { useCall } from '../../../../core/web/data.ts'
import { loteApi } from '../contract.ts'
import { FORA, placeOfText, placeText } from '../rules-origem.ts'
import type { Campo } from '../shapes.ts'

const VALORES = ['perfil', 'rede_codigo'] as const

/** What the person chose, by the word of the file. */
export type Ditos = Readonly<Record<(typeof VALORES)[number], Readonly<Record<string, string>>>>

/** Read again when other columns are said to hold roles or schools. */
export function useValores(id: number, colunas: readonly (Campo | null)[]) {
  const query = Object.fromEntries(
    VALORES.flatMap((campo) => {
      const at = colunas.indexOf(campo)
      return at < 0 ? [] : [[campo, at]]
    }),
  )
  return useCall(loteApi.findValores, { params: { id }, query }, { keep: true }).data
}

export type Achados = NonNullable<ReturnType<typeof useValores>>
export type Valor = Achados['perfis'][number]

/** A word by chance named as something of the language is no word that was chosen. */
const chosen = (ditos: Readonly<Record<string, string>>, valor: string): string | undefined =>
  Object.hasOwn(ditos, valor) ? ditos[valor] : undefined

export const sentidoOf = (ditos: Readonly<Record<string, string>>, { valor, sentido }: Valor): string =>
  chosen(ditos, valor) ?? sentido ?? ''

/** Without a school there is no class. */
export const withTurma = (before: string, turma: string): string => {
  const { escola } = placeOfText(before)
  return escola === '' || escola === FORA ? before : placeText(escola, turma)
}

/** As it is sent: words without a meaning stay as they are in the file. */
export function sentidosSaid({ perfis, escolas }: Achados, ditos: Ditos) {
  const said = (found: readonly Valor[], of: Readonly<Record<string, string>>) =>
    found.flatMap((one) => {
      const sentido = sentidoOf(of, one)
      return sentido === '' ? [] : [{ valor: one.valor, sentido }]
    })
  return { perfil: said(perfis, ditos.perfil), rede_codigo: said(escolas, ditos.rede_codigo) }
}
