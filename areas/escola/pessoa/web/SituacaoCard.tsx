/** Whether the account is active, and suspending or reactivating it, with the reason. */

import { useState } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { pessoaTexts } from './texts.ts'

function StatusDialog({ pessoa, onClose }: { pessoa: Pessoa; onClose: () => void }) {
  const t = useTexts(pessoaTexts)
  const [suspends] = useState(pessoa.status === 'ativo')
  const { valores, field, sheet } = useForm(pessoaApi.setStatus, {
    start: { motivo: '' },
    input: ({ motivo }) => ({
      params: { usuario: pessoa.id },
      body: { status: suspends ? ('suspenso' as const) : ('ativo' as const), motivo: motivo.trim() },
    }),
    onDone: () => {
      notify.success(suspends ? t.suspensaAgora : t.reativada)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={suspends ? t.suspenderQuem(pessoa.nome) : t.reativarQuem(pessoa.nome)}
      submitLabel={suspends ? t.suspender : t.reativar}
      disabled={valores.motivo.trim().length < 3}
      danger={suspends}
      onClose={onClose}
    >
      <p className="fraca">{suspends ? t.suspenderTexto : t.reativarTexto}</p>
      <TextField label={t.motivo} maxLength={300} {...field('motivo')} />
    </FormDialog>
  )
}

export function SituacaoCard({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const [open, setOpen] = useState(false)
  const active = pessoa.status === 'ativo'
  return (
    <Card title={t.situacao}>
      <div className="pilha">
        <p className={active ? 'fraca' : undefined}>{active ? t.ativa : t.suspensaTexto}</p>
        {pessoa.permissoes.suspend && (
          <div className="acoes-r">
            <Button size="small" onClick={() => setOpen(true)}>
              {active ? t.suspender : t.reativar}
            </Button>
          </div>
        )}
      </div>
      {open && <StatusDialog pessoa={pessoa} onClose={() => setOpen(false)} />}
    </Card>
  )
}
