/** What a person may read of what is kept apart: granting it, with the reason, and taking it back. */

import { useState } from 'react'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { Concessao, Pessoa } from '../shapes.ts'
import { pessoaTexts } from './texts.ts'

function GrantDialog({ usuario, onClose }: { usuario: number; onClose: () => void }) {
  const t = useTexts(pessoaTexts)
  const redes = useCall(pessoaApi.options, { query: {} }).data?.redes ?? []
  const { valores, set, field, sheet } = useForm(pessoaApi.grant, {
    start: { dado: 'nascimento' as 'laudo' | 'nascimento', rede: '', motivo: '', fim: '' },
    input: ({ dado, rede, motivo, fim }) => ({
      params: { usuario },
      body: { dado, rede: Number(rede), motivo: motivo.trim(), ...(fim && { fim }) },
    }),
    onDone: () => {
      notify.success(t.concedida)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.conceder}
      submitLabel={t.conceder}
      disabled={valores.rede === '' || valores.motivo.trim().length < 3}
      onClose={onClose}
    >
      <SelectField
        label={t.oQue}
        value={valores.dado}
        onChange={({ target }) => set({ dado: target.value === 'laudo' ? 'laudo' : 'nascimento' })}
        options={[
          { value: 'nascimento', label: t.lerNascimento },
          { value: 'laudo', label: t.lerLaudo },
        ]}
      />
      <SelectField
        label={t.rede}
        placeholder={t.escolha}
        options={redes.map(({ id, nome, nivel }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(nivel)}${nome}`,
        }))}
        {...field('rede')}
      />
      <TextField label={t.motivo} maxLength={300} {...field('motivo')} />
      <DateField label={t.ultimoDia} optional help={t.semFim} {...field('fim')} />
    </FormDialog>
  )
}

function ConcessaoRow({ usuario, concessao }: { usuario: number; concessao: Concessao }) {
  const language = useLanguage()
  const t = useTexts(pessoaTexts)
  const dates = useDates()
  const end = useSend(pessoaApi.endGrant, {
    onSuccess: () => notify.success(t.retirada),
  })
  const nome = concessao.dado === 'laudo' ? t.lerLaudo : t.lerNascimento
  return (
    <li className="fio-c">
      <div>
        <b>{nome}</b> · {concessao.rede.nome}
        <p className="fraca t-s">
          {concessao.motivo}
          {concessao.concedida_por && ` · ${t.concedidaPor(concessao.concedida_por)}`}
          {concessao.fim && ` · ${t.ate(dates.date(new Date(new Date(concessao.fim).getTime() - 1)))}`}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`${t.retirar}: ${nome}, ${concessao.rede.nome}`}
        busy={end.isPending}
        onClick={() =>
          end.mutate(
            { params: { usuario, concessao: concessao.id } },
            { onError: (error) => notify.error(errorSentence(error, language)) },
          )
        }
      >
        {t.retirar}
      </Button>
    </li>
  )
}

/** For those who work with pupils, where the reader may grant. */
export function ConcessoesCard({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const [open, setOpen] = useState(false)
  const answers = pessoa.vinculos.some(
    ({ papel, situacao }) => papel !== 'responsavel' && situacao !== 'encerrado',
  )
  if (!pessoa.permissoes.grant || !(answers || pessoa.concessoes.length > 0)) return null
  return (
    <Card
      title={t.concessoes}
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          {t.conceder}
        </Button>
      }
    >
      <p className="fraca t-s">{t.concessoesTexto}</p>
      {pessoa.concessoes.length > 0 && (
        <ul className="lista-p">
          {pessoa.concessoes.map((concessao) => (
            <ConcessaoRow key={concessao.id} usuario={pessoa.id} concessao={concessao} />
          ))}
        </ul>
      )}
      {open && <GrantDialog usuario={pessoa.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
