/** Whose marks follow a mended key: what the rehearsal found, what was done, and the way back. */
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import { UndoCard } from '../../../../../core/web/ui/UndoCard.tsx'
import type { Reparo } from '../../contract-reparo.ts'
import { gabaritoTexts } from './texts.ts'

interface Shown {
  aula: number
  reparo: Reparo
}

/** By class, and pupil by pupil where the reader sees the class: each leads to what was done of the lesson there. */
function Mudancas({ aula, reparo }: Shown) {
  const resultados = (turma: number) => href('/logado/turmas/turma/:id/aulas/:aula', { id: turma, aula })
  const t = useTexts(gabaritoTexts)
  const language = useLanguage()
  const nota = (value: string) => formatNumber(Number(value), 2, language)
  return (
    <>
      <ul className="lista">
        {reparo.turmas.map(({ turma, sobem, mantidas }) => (
          <li key={turma?.id ?? 0}>
            <p>
              {turma ? <Link to={resultados(turma.id)}>{turma.nome}</Link> : <b>{t.outras}</b>}
              <br />
              <span className="fraca t-s">{t.contagem(sobem, mantidas)}</span>
            </p>
          </li>
        ))}
      </ul>
      {reparo.alunos.length > 0 && (
        <DataTable
          label={t.quemMuda}
          columns={[
            {
              id: 'aluno',
              header: t.aluno,
              value: ({ aluno }) => aluno.nome,
              cell: ({ aluno, turma_id }) => (
                <Link to={`${resultados(turma_id)}?aluno=${aluno.id}`}>{aluno.nome}</Link>
              ),
            },
            { id: 'turma', header: t.turma, value: ({ turma }) => turma },
            {
              id: 'de',
              header: t.de,
              align: 'end',
              value: ({ de }) => Number(de),
              cell: ({ de }) => <span className="num">{nota(de)}</span>,
            },
            {
              id: 'para',
              header: t.para,
              align: 'end',
              value: ({ para }) => Number(para),
              cell: ({ para }) => <span className="num">{nota(para)}</span>,
            },
          ]}
          rows={reparo.alunos.map((one, at) => ({ ...one, at }))}
          rowId={({ at }) => at}
          exportName="gabarito-corrigido"
        />
      )}
    </>
  )
}

/** The rehearsal, with what it means, and the one act. */
export function Ensaio({ aula, reparo, onGravar }: Shown & { onGravar: () => Promise<unknown> }) {
  const t = useTexts(gabaritoTexts)
  const [asks, setAsks] = useState(false)
  return (
    <Card title={t.sobem(reparo.sobem)}>
      <div className="pilha">
        <p className="fraca">{t.motivoDito(reparo.motivo)}</p>
        <Mudancas aula={aula} reparo={reparo} />
        <Callout>{t.consequencias}</Callout>
        <div>
          <Button look="filled" onClick={() => setAsks(true)}>
            {t.gravar}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => onGravar().finally(() => setAsks(false))}
        title={t.gravarPergunta}
        confirmLabel={t.gravar}
      >
        {t.gravarTexto(reparo.sobem)}
      </ConfirmDialog>
    </Card>
  )
}

/** What was done, and its undoing while there is time. */
export function Feito({ aula, reparo, onDesfazer }: Shown & { onDesfazer: () => Promise<unknown> }) {
  const t = useTexts(gabaritoTexts)
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const { desfazer_ate, gravado_em, passo } = reparo
  if (passo === 'desfeito') return <Callout tone="ok" live title={t.desfeito} />
  return (
    <>
      <Callout tone="ok" live title={t.feito(reparo.sobem)}>
        {t.motivoDito(reparo.motivo)} {gravado_em && t.quando(reparo.por, dates.dateTime(gravado_em))}
      </Callout>
      {reparo.turmas.length > 0 && (
        <Card title={t.quemMudou}>
          <Mudancas aula={aula} reparo={reparo} />
        </Card>
      )}
      {desfazer_ate && (
        <UndoCard
          open={open}
          onOpen={setOpen}
          until={t.desfazerAte(dates.dateTime(desfazer_ate))}
          label={t.desfazer}
          title={t.desfazerPergunta}
          onConfirm={() => onDesfazer().finally(() => setOpen(false))}
          error={undefined}
          words={{ mudadas: String, eMais: String }}
        >
          <p>{t.desfazerTexto}</p>
        </UndoCard>
      )}
    </>
  )
}
