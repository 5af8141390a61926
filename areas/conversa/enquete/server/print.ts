/** The results of a survey as a table (product.md H-20): added up, or a line for each person. */
import { type SheetValue, tableFile } from '../../../../core/server/sheets/write.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { rangeOf } from '../rules.ts'
import { stepsOf } from '../rules-resumo.ts'
import type { Pergunta, ResumoPergunta, Valor } from '../shapes.ts'
import { planilhaTexts } from '../texts.ts'
import type { ParticipanteRow } from './queries-resposta.ts'

/** The word of each option or step of a question. */
const labelsOf = (pergunta: Pergunta): string[] =>
  pergunta.tipo === 'escala' || pergunta.tipo === 'nps'
    ? Array.from({ length: stepsOf(pergunta) }, (_, i) => String(i + rangeOf(pergunta.tipo as 'nps')[0]))
    : pergunta.opcoes

const round = (value: number): number => Math.round(value * 100) / 100

function resumoRows(
  pergunta: Pergunta,
  resumo: ResumoPergunta | undefined,
  t: ReturnType<typeof say<typeof planilhaTexts>>,
): SheetValue[][] {
  const { enunciado } = pergunta
  if (!resumo || resumo.oculta) return [[enunciado, t.oculta, null, null]]
  const { contagens, respostas, media, nps, posicoes, textos } = resumo
  const share = (n: number) => (respostas === 0 ? null : round((n * 100) / respostas))
  return [
    ...labelsOf(pergunta).map((label, i): SheetValue[] => {
      const n = contagens[i] ?? 0
      return [enunciado, label, n, share(n)]
    }),
    ...(media === null ? [] : [[enunciado, t.media, round(media), null]]),
    ...(nps === null ? [] : [[enunciado, t.nps, nps, null]]),
    ...posicoes.map((place, i): SheetValue[] => [
      enunciado,
      t.posicao(pergunta.opcoes[i] ?? ''),
      round(place),
      null,
    ]),
    ...(pergunta.tipo === 'texto' && textos.length === 0 ? [[enunciado, t.semTextos, 0, null]] : []),
    ...textos.map((texto): SheetValue[] => [enunciado, texto, null, null]),
  ]
}

/** What a person answered to a question, in words. */
function wordsOf(pergunta: Pergunta, valor: Valor | undefined): SheetValue {
  if (!valor) return null
  if (valor.numero !== undefined) return valor.numero
  if (valor.texto !== undefined) return valor.texto
  return (valor.opcoes ?? []).map((place) => pergunta.opcoes[place] ?? '').join(' | ')
}

interface Export {
  formato: 'csv' | 'xlsx'
  language: Language
  perguntas: readonly Pergunta[]
  content: { resumo: readonly ResumoPergunta[] } | { pessoas: readonly ParticipanteRow[] }
}

export async function exportSheet({ formato, language, perguntas, content }: Export) {
  const t = say(planilhaTexts, language)
  const sheet =
    'resumo' in content
      ? {
          nome: t.enquete,
          titles: [t.pergunta, t.opcao, t.respostas, t.parte],
          rows: perguntas.flatMap((pergunta) =>
            resumoRows(
              pergunta,
              content.resumo.find(({ id }) => id === pergunta.id),
              t,
            ),
          ),
        }
      : {
          nome: t.enquete,
          titles: [t.pessoa, t.turma, t.respondeu, ...perguntas.map(({ enunciado }) => enunciado)],
          rows: content.pessoas.map(({ nome, turma_nome, respondeu, valores }) => [
            nome,
            turma_nome,
            respondeu ? t.sim : t.nao,
            ...perguntas.map((pergunta) =>
              wordsOf(
                pergunta,
                valores?.find((valor) => valor.pergunta === pergunta.id),
              ),
            ),
          ]),
        }
  return tableFile(formato, sheet)
}
