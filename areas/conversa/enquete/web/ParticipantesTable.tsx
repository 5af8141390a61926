/** Who answered what, of a survey that tells names; for staff. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { enqueteApi } from '../contract.ts'
import type { EnqueteInteira, Participante, Pergunta, Valor } from '../shapes.ts'
import { resultadoTexts } from './resultado-texts.ts'

/** A usual class stands on one page. */
const PAGE = 60

const wordsOf = (pergunta: Pergunta, { numero, texto, opcoes = [] }: Valor): string =>
  numero !== undefined
    ? String(numero)
    : (texto ??
      opcoes.map((place) => pergunta.opcoes[place] ?? '').join(pergunta.tipo === 'ordenacao' ? ' › ' : ', '))

function Answers({ pessoa, perguntas }: { pessoa: Participante; perguntas: readonly Pergunta[] }) {
  const valores = pessoa.valores ?? []
  return (
    <dl className="pilha v-3 mt-3 mi-z mb-1">
      {perguntas.flatMap((pergunta) => {
        const valor = valores.find((one) => one.pergunta === pergunta.id)
        return valor
          ? [
              <div key={pergunta.id}>
                <dt className="fraca t-s">{pergunta.enunciado}</dt>
                <dd className="linhas-t">{wordsOf(pergunta, valor)}</dd>
              </div>,
            ]
          : []
      })}
    </dl>
  )
}

export function ParticipantesTable({ enquete, turma }: { enquete: EnqueteInteira; turma: number }) {
  const t = useTexts(resultadoTexts)
  const [pagina, setPagina] = useState(1)
  const { data } = useCall(
    enqueteApi.participants,
    { params: { id: enquete.id }, query: { turma, pagina, linhas: PAGE } },
    { keep: true },
  )
  return (
    <section className="pilha enq-pessoas" aria-labelledby="pessoas-t">
      <h3 id="pessoas-t">{t.pessoas}</h3>
      {!data ? (
        <ListSkeleton rows={5} rowHeight={3} />
      ) : (
        <>
          <ul className="lista">
            {data.participantes.map((pessoa) => (
              <li key={pessoa.id}>
                {pessoa.valores ? (
                  <details className="cresce">
                    <summary className="linha cresce quebra v-5 j-1 entre h-2 mao">
                      <span className="sublinhada">{pessoa.nome}</span>
                      <Status state="right">{t.respondeu}</Status>
                    </summary>
                    <Answers pessoa={pessoa} perguntas={enquete.perguntas} />
                  </details>
                ) : (
                  <span className="linha quebra entre v-5 j-1 cresce h-2">
                    <span>{pessoa.nome}</span>
                    <Status state={pessoa.respondeu ? 'right' : 'waiting'}>
                      {pessoa.respondeu ? t.respondeu : t.falta}
                    </Status>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Pagination page={pagina} pageSize={PAGE} total={data.total} onPage={setPagina} />
        </>
      )}
    </section>
  )
}
