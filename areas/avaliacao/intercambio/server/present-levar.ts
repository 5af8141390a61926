/** What a rehearsal of an export found, in words. */
import type { Returned, Told } from '../../../../core/contract/endpoint.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { faltaTexts } from '../../questao/texts.ts'
import type { levarApi } from '../contract-levar.ts'
import { ficaTexts, perdaTexts } from '../texts-levar.ts'
import type { Ensaio, Reunidas } from './find-levar.ts'

type Answer = Told<Returned<typeof levarApi.rehearseExportacao>>

const SHOWN = 30
const NAME = 120

const inWords = <T extends object>(words: T, name: string, otherwise: keyof T): T[keyof T] =>
  Object.entries(words).find(([own]) => own === name)?.[1] ?? words[otherwise]

/** How many questions each is said of, the most frequent first. */
function counted(said: Iterable<readonly [texto: string, questao: number]>): Answer['perdas'] {
  const found = new Map<string, Set<number>>()
  for (const [texto, questao] of said) found.set(texto, (found.get(texto) ?? new Set()).add(questao))
  return [...found]
    .map(([texto, of]) => ({ texto, questoes: of.size }))
    .sort((a, b) => b.questoes - a.questoes || a.texto.localeCompare(b.texto))
}

export function presentEnsaio(
  { questoes }: Reunidas,
  { perdas, fora }: Ensaio,
  asked: number,
  language: Language,
): Answer {
  const faltas = say(faltaTexts, language)
  const fica = say(ficaTexts, language)
  const words = say(perdaTexts, language)
  const stays = new Map<number, string>([
    ...fora.map(({ questao, falta }) => [questao, inWords(faltas, falta, 'outra')] as const),
    ...perdas
      .filter(({ campo }) => campo === 'pede')
      .map(({ questao, detalhe }) => [questao, inWords(fica, detalhe, 'outro')] as const),
  ])
  const goes = perdas.filter(({ questao }) => !stays.has(questao))
  const textOf = ({ campo, questao }: (typeof perdas)[number]) =>
    [inWords(words, campo, 'outra'), questao] as const
  const lost = goes.filter(({ guardado }) => !guardado)
  const poorer = new Set(lost.map(({ questao }) => questao)).size
  return {
    total: questoes.length,
    ausentes: asked - questoes.length,
    inteiras: questoes.length - stays.size - poorer,
    perdem: poorer,
    perdas: counted(lost.map(textOf)),
    guardados: counted(goes.filter(({ guardado }) => guardado).map(textOf)),
    ficam: stays.size,
    motivos: counted([...stays].map(([questao, texto]) => [texto, questao])),
    fora: [...stays].slice(0, SHOWN).flatMap(([at, motivo]) => {
      const questao = questoes[at]
      return questao ? [{ id: questao.id, nome: nomeDe(questao), motivo }] : []
    }),
  }
}

const nomeDe = ({ titulo, texto }: Reunidas['questoes'][number]): string => (titulo || texto).slice(0, NAME)
