/** "Ver como" on a person's page, for those who may look through these eyes. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { can } from '../../../../core/policy/policy.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { verComoPolicy } from '../policy.ts'
import { auditoriaTexts } from '../texts.ts'
import { VerComoDialog } from './VerComoDialog.tsx'

interface Props {
  pessoa: { id: number; nome: string; status: string }
  /** Roles that have not ended. */
  papeis: readonly string[]
}

export function VerComoButton({ pessoa, papeis }: Props) {
  const t = useTexts(auditoriaTexts)
  const eu = useEu()
  const [open, setOpen] = useState(false)
  const actor = eu && asActor(eu)
  const alvo = { tenantId: actor?.tenantId ?? 0, usuarioId: pessoa.id, papeis }
  if (!actor || pessoa.status !== 'ativo' || !can(verComoPolicy, actor, 'start', alvo)) return null
  return (
    <>
      <Button icon={IconEye} onClick={() => setOpen(true)}>
        {t.verComo}
      </Button>
      {open && <VerComoDialog pessoa={pessoa} onClose={() => setOpen(false)} />}
    </>
  )
}
