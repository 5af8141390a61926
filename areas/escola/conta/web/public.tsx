/** What other areas may use: inviting people to a class by mail. */
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { contaTexts } from '../texts-conta.ts'

const Convidar = lazy(() => import('./ConvidarDialog.tsx').then((m) => ({ default: m.ConvidarDialog })))

/** The window that invites guardians of a pupil. */
export const ConvidarResponsavel = (props: {
  turma: number
  aluno: { id: number; nome: string }
  onClose: () => void
}) => (
  <Suspense>
    <Convidar {...props} />
  </Suspense>
)

export function ConvidarParaTurma({ turma }: { turma: number }) {
  const t = useTexts(contaTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={IconMail} onClick={() => setOpen(true)}>
        {t.convidar}
      </Button>
      {open && (
        <Suspense>
          <Convidar turma={turma} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
