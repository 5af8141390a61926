/** What the reports of a class share: the heading with its actions, files, a refusal. */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ReactNode } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { relatorioWebTexts } from './texts.ts'
import './relatorio.css'

interface HeadingProps {
  turma: number
  title: string
  text?: ReactNode
  /** A report without rows is not printed. */
  printable: boolean
}

export function ReportHeading({ turma, title, text, printable }: HeadingProps) {
  const t = useTexts(relatorioWebTexts)
  return (
    <div className="linha quebra cima">
      <div className="cresce-20 prosa">
        <h2 id="rel-t">{title}</h2>
        {text && <p className="fraca">{text}</p>}
      </div>
      <span className="linha quebra vao cel-ms-z papel-sai">
        <ButtonLink look="link" to={href('/logado/turmas/turma/:id/relatorios', { id: turma })}>
          {t.relatorios}
        </ButtonLink>
        {printable && (
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        )}
      </span>
    </div>
  )
}

/** For who opened the address of a report that is the staff's. */
export function NotYours() {
  const t = useTexts(relatorioWebTexts)
  return <EmptyState title={t.semPermissaoTitulo}>{t.semPermissao}</EmptyState>
}

interface Made {
  arquivo: string
  tipo: string
  conteudo: string
}

/** The two files of a report, as the table's menu offers them. */
export function useExports(make: (formato: 'csv' | 'xlsx') => Promise<Made>) {
  const t = useTexts(relatorioWebTexts)
  const language = useLanguage()
  const take = (formato: 'csv' | 'xlsx') => () =>
    void make(formato).then(
      ({ arquivo, tipo, conteudo }) => saveFile(arquivo, tipo, conteudo),
      (refused: unknown) => notify.error(errorSentence(refused, language)),
    )
  return [
    { label: t.csv, onSelect: take('csv') },
    { label: t.xlsx, onSelect: take('xlsx') },
  ]
}
