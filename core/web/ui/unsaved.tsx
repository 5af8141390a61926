/** The guard of unsaved changes: asks before another page, warns before the tab closes. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { innerTexts } from './inner-texts.ts'

/** Only a change of path asks; filters and tabs in the address do not. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useTexts(innerTexts)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t.semSalvar}
      role="alertdialog"
      footer={
        <>
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            {t.sairSemSalvar}
          </Button>
          <Button look="filled" onClick={stay}>
            {t.continuarEditando}
          </Button>
        </>
      }
    >
      <p className="fraca">{t.semSalvarTexto}</p>
    </Dialog>
  )
}
