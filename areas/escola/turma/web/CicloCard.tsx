/** The state of a class, and what may be done about it: close, reopen, delete, restore. */
import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Configuracao, turmaGestaoApi } from '../contract-gestao.ts'
import { type AcaoCiclo, isFree } from '../rules-ciclo.ts'
import { gestaoTexts } from './gestao-texts.ts'

const DONE = {
  encerrar: 'encerrada',
  reabrir: 'reaberta',
  excluir: 'excluida',
  restaurar: 'restaurada',
} as const

/** What the state of the class allows, of what the person may do. */
const actionsOf = ({ status, alunos, permissoes }: Configuracao): AcaoCiclo[] =>
  (
    [
      status === 'ativa' && 'encerrar',
      status === 'encerrada' && 'reabrir',
      status !== 'excluida' && isFree({ status, alunos }) && 'excluir',
      status === 'excluida' && 'restaurar',
    ] as const
  ).filter((acao) => acao !== false && permissoes[acao]) as AcaoCiclo[]

function useSentence({ status, encerrada_em, na_lixeira_ate }: Configuracao): string {
  const dates = useDates()
  const t = useTexts(gestaoTexts)
  if (status === 'excluida') return t.lixeiraAte(na_lixeira_ate ? dates.date(na_lixeira_ate) : '…')
  if (status === 'ativa') return t.ativaTexto
  return encerrada_em ? t.encerradaEm(dates.date(encerrada_em)) : t.encerradaTexto
}

export function CicloCard({ turma }: { turma: Configuracao }) {
  const language = useLanguage()
  const t = useTexts(gestaoTexts)
  const [asked, setAsked] = useState<Exclude<AcaoCiclo, 'restaurar'> | null>(null)
  const send = useSend(turmaGestaoApi.setStatus, {
    onSuccess: (_, { body }) => {
      setAsked(null)
      notify.success(t[DONE[body.acao]])
    },
  })
  const sentence = useSentence(turma)
  const run = (acao: AcaoCiclo) =>
    send.mutateAsync({ params: { turma: turma.id }, body: { acao } }).catch(() => {})
  const held = turma.status === 'ativa' && turma.alunos > 0 && turma.permissoes.excluir
  return (
    <Card title={t.situacao}>
      <div className="pilha">
        <p>{sentence}</p>
        {held && <p className="fraca t-s">{t.excluirAntes}</p>}
        {!asked && send.error && <Callout tone="erro">{errorSentence(send.error, language)}</Callout>}
        <div className="linha quebra">
          {actionsOf(turma).map((acao) => (
            <Button
              key={acao}
              size="small"
              look={acao === 'excluir' ? 'danger' : 'outlined'}
              busy={acao === 'restaurar' && send.isPending}
              onClick={() => {
                send.reset()
                if (acao === 'restaurar') void run(acao)
                else setAsked(acao)
              }}
            >
              {t[acao]}
            </Button>
          ))}
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() => run(asked)}
          title={t[`${asked}Pergunta`](turma.nome)}
          confirmLabel={t[asked]}
          harmless={asked === 'reabrir'}
          {...(asked === 'excluir' && { confirmName: turma.nome })}
        >
          {t[`${asked}Texto`]}
          {send.error && <Callout tone="erro">{errorSentence(send.error, language)}</Callout>}
        </ConfirmDialog>
      )}
    </Card>
  )
}
