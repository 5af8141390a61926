/** The code of a class: to copy, to read with a camera, to print, to change. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { CodeCopy } from '../../../../core/web/ui/ClassHeader.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Configuracao, turmaGestaoApi } from '../contract-gestao.ts'
import { gestaoTexts } from './gestao-texts.ts'

/** Four light modules around it, as readers need. */
const QUIET = 4

function Qr({ qr: { lado, caminho } }: Pick<Configuracao, 'qr'>) {
  const t = useTexts(gestaoTexts)
  const side = lado + 2 * QUIET
  return (
    <svg
      className="qr-t caixa bloco"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={t.qr}
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={caminho} fill="#000" />
    </svg>
  )
}

/** What hangs on the wall: seen on paper only. */
function Folha({ turma }: { turma: Configuracao }) {
  const t = useTexts(gestaoTexts)
  const { tenant } = useFrame()
  return (
    <div
      className="folha-turma folha-impressa sai papel-grade papel-ji-c papel-ac-i papel-ta-c"
      aria-hidden="true"
    >
      <p>{`${tenant.nome} · ${turma.escola.nome}`}</p>
      <p className="chamada">{t.entreNaTurma}</p>
      <p className="da-turma">{[turma.nome, turma.disciplina].filter(Boolean).join(' · ')}</p>
      <Qr qr={turma.qr} />
      <p className="codigo-f papel-cheia">{turma.codigo}</p>
      <ol className="papel-grade papel-ta-i">
        <li>
          {t.folhaPasso1} <b>{turma.endereco.replace(/^https?:\/\//, '')}</b>
        </li>
        <li>
          {t.folhaPasso2} <b>{turma.codigo}</b>
        </li>
        <li>{t.folhaPasso3}</li>
      </ol>
    </div>
  )
}

export function CodigoCard({ turma }: { turma: Configuracao }) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const renew = useSend(turmaGestaoApi.renewCodigo, {
    onSuccess: ({ codigo }) => {
      setAsking(false)
      notify.success(t.codigoTrocado(codigo))
    },
  })
  const active = turma.status === 'ativa'
  return (
    <Card title={t.codigo} className="codigo-c">
      <div className="pilha">
        <CodeCopy code={turma.codigo} />
        <Qr qr={turma.qr} />
        <p className="fraca t-s">{turma.entrada === 'fechada' ? t.codigoFechado : t.codigoTexto}</p>
        <div className="linha quebra">
          <Button size="small" icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
          {active && turma.permissoes.configurar && (
            <Button size="small" icon={IconRefresh} onClick={() => setAsking(true)}>
              {t.trocarCodigo}
            </Button>
          )}
        </div>
      </div>
      <Folha turma={turma} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => renew.mutateAsync({ params: { turma: turma.id } }).catch(() => {})}
        title={t.trocarCodigoPergunta}
        confirmLabel={t.trocarCodigo}
      >
        {t.trocarCodigoTexto}
        {renew.error && <Callout tone="erro">{errorSentence(renew.error, language)}</Callout>}
      </ConfirmDialog>
    </Card>
  )
}
