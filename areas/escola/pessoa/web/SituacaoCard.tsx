/** Whether the account is active, and suspending or reactivating it, with the reason. */
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { SendDialog } from './SendDialog.tsx'
import { pessoaTexts } from './texts.ts'

function StatusDialog({ pessoa, onClose }: { pessoa: Pessoa; onClose: () => void }) {
  const t = useTexts(pessoaTexts)
  const [motivo, setMotivo] = useState('')
  const [suspends] = useState(pessoa.status === 'ativo')
  const send = useSend(pessoaApi.setStatus, {
    onSuccess: () => {
      notify.success(suspends ? t.suspensaAgora : t.reativada)
      onClose()
    },
  })
  const confirm = () =>
    send.mutate({
      params: { usuario: pessoa.id },
      body: { status: suspends ? 'suspenso' : 'ativo', motivo: motivo.trim() },
    })
  return (
    <SendDialog
      title={suspends ? t.suspenderQuem(pessoa.nome) : t.reativarQuem(pessoa.nome)}
      onClose={onClose}
      act={suspends ? t.suspender : t.reativar}
      onAct={confirm}
      send={send}
      disabled={motivo.trim().length < 3}
      danger={suspends}
    >
      <p className="fraca">{suspends ? t.suspenderTexto : t.reativarTexto}</p>
      <TextField
        label={t.motivo}
        value={motivo}
        maxLength={300}
        onChange={(event) => setMotivo(event.target.value)}
      />
    </SendDialog>
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
