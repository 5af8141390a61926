/** The devices of a class: this one made one of them, and any of them ended. */

import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { missing } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { type Aparelho, cartaoApi } from '../contract.ts'
import { forgetAparelho, keepAparelho, readAparelho } from './aparelho.ts'
import { cartoesTexts } from './cartoes-texts.ts'

function RegisterForm({ turma, onDone }: { turma: TurmaHeader; onDone: () => void }) {
  const t = useTexts(cartoesTexts)
  const [kept, setKept] = useState(true)
  const { field, sheet } = useForm(cartaoApi.registerAparelho, {
    start: { nome: '' },
    id: 'aparelho',
    above: true,
    check: (typed) => missing(typed, ['nome'], t.preencha),
    input: ({ nome }) => ({ params: { turma: turma.id }, body: { nome: nome.trim() } }),
    onDone: ({ aparelho, token }) => {
      if (!keepAparelho({ id: aparelho.id, token })) return setKept(false)
      notify.success(t.registrado)
      onDone()
    },
  })
  return (
    <Form {...sheet}>
      <p className="fraca">{t.registrarTexto}</p>
      {!kept && <Callout tone="erro">{t.naoGuarda}</Callout>}
      <TextField
        label={t.nomeDoAparelho}
        help={t.nomeAjuda}
        name="nome"
        maxLength={60}
        autoComplete="off"
        {...field('nome')}
      />
      <Button type="submit" look="filled" busy={sheet.busy}>
        {t.registrar}
      </Button>
    </Form>
  )
}

export function Aparelhos({ turma, aparelhos }: { turma: TurmaHeader; aparelhos: readonly Aparelho[] }) {
  const dates = useDates()
  const t = useTexts(cartoesTexts)
  const language = useLanguage()
  const [registering, setRegistering] = useState(false)
  const [ending, setEnding] = useState<Aparelho | null>(null)
  const own = readAparelho()?.id
  const revoke = useSend(cartaoApi.revokeAparelho, {
    onSuccess: (_, { params }) => {
      if (params.aparelho === own) forgetAparelho()
      setEnding(null)
      notify.success(t.retirado)
    },
  })
  const columns: TableColumn<Aparelho>[] = [
    {
      id: 'nome',
      header: t.nome,
      value: ({ nome }) => nome,
      cell: ({ id, nome }) => (
        <>
          {nome} {id === own && <Tag tone="marca">{t.esteAparelho}</Tag>}
        </>
      ),
    },
    { id: 'criado_por', header: t.registradoPor, value: ({ criado_por }) => criado_por },
    {
      id: 'visto_em',
      header: t.ultimoUso,
      value: ({ visto_em }) => visto_em,
      cell: ({ visto_em }) => <RelativeTime value={visto_em} />,
    },
    {
      id: 'expira_em',
      header: t.valeAte,
      value: ({ expira_em }) => expira_em,
      cell: ({ expira_em }) => dates.date(expira_em),
    },
    {
      id: 'acoes',
      header: t.acoes,
      sortable: false,
      value: () => null,
      cell: (aparelho) => (
        <Button size="small" aria-label={t.retirarDe(aparelho.nome)} onClick={() => setEnding(aparelho)}>
          {t.retirar}
        </Button>
      ),
    },
  ]
  return (
    <section className="pilha">
      <div className="linha quebra" style={{ justifyContent: 'space-between' }}>
        <div>
          <h3>{t.aparelhos}</h3>
          <p className="fraca t-s">{t.aparelhosTexto}</p>
        </div>
        <Button icon={IconDeviceTablet} onClick={() => setRegistering(true)}>
          {t.registrar}
        </Button>
      </div>
      {aparelhos.length === 0 ? (
        <Callout>{t.nenhumAparelho}</Callout>
      ) : (
        <DataTable
          label={t.aparelhos}
          columns={columns}
          rows={aparelhos}
          rowId={({ id }) => id}
          prefix="d"
          chooseColumns={false}
        />
      )}
      <Dialog open={registering} onClose={() => setRegistering(false)} title={t.registrarTitulo(turma.nome)}>
        <RegisterForm turma={turma} onDone={() => setRegistering(false)} />
      </Dialog>
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={() =>
          ending &&
          revoke
            .mutateAsync({ params: { turma: turma.id, aparelho: ending.id } })
            .catch((error: unknown) => notify.error(errorSentence(error, language)))
        }
        title={t.confirmarRetirar(ending?.nome ?? '')}
        confirmLabel={t.retirar}
      >
        {t.retirarTexto}
      </ConfirmDialog>
    </section>
  )
}
