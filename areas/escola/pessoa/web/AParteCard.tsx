/** What is not shown openly: CPF in full, birth date, report; each shown when asked, each reading logged. */

import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { call, useTransport } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormCard } from '../../../../core/web/ui/FormCard.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { pessoaTexts } from './texts.ts'

type Dado = 'cpf' | 'nascimento' | 'laudo'
type Lido = Awaited<ReturnType<typeof call<typeof pessoaApi.readDado>>>

/** Never in the cache of answers: what was read is gone with the page. */
function useReading(usuario: number, dado: Dado) {
  const transport = useTransport()
  const language = useLanguage()
  const [read, setRead] = useState<Lido | null>(null)
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      setRead(await call(transport, pessoaApi.readDado, { params: { usuario }, body: { dado } }))
    } catch (error) {
      notify.error(errorSentence(error, language))
    } finally {
      setBusy(false)
    }
  }
  return { read, busy, show }
}

function Cpf({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const { read, busy, show } = useReading(pessoa.id, 'cpf')
  return (
    <li className="fio-c">
      <div>
        <b>{t.cpf}</b>
        <p className="num" role="status">
          {read?.cpf ?? pessoa.cpf}
        </p>
      </div>
      {!read && (
        <Button size="small" aria-label={t.mostrarCpf} busy={busy} onClick={() => void show()}>
          {t.mostrar}
        </Button>
      )}
    </li>
  )
}

interface ReadProps {
  usuario: number
  read: Lido
}

/** A date that was shown may be mended where it stands. */
function NascimentoForm({ usuario, read }: ReadProps) {
  const t = useTexts(pessoaTexts)
  const { field, sheet } = useForm(pessoaApi.writeDado, {
    start: { data_nascimento: read.data_nascimento ?? '' },
    id: 'aparte',
    input: (body) => ({ params: { usuario }, body }),
    onDone: () => notify.success(t.salvo),
  })
  return (
    <FormCard {...sheet} submitLabel={t.salvar} quiet>
      <TextField label={t.nascimento} placeholder="dd/mm/aaaa" {...field('data_nascimento')} />
    </FormCard>
  )
}

function Nascimento({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const { read, busy, show } = useReading(pessoa.id, 'nascimento')
  return (
    <li className="fio-c">
      <div>
        {read && pessoa.permissoes.editNascimento ? (
          <NascimentoForm usuario={pessoa.id} read={read} />
        ) : (
          <>
            <b>{t.nascimento}</b>
            <p className="num" role="status">
              {read && (read.data_nascimento ?? t.naoInformada)}
            </p>
          </>
        )}
      </div>
      {!read && (
        <Button
          size="small"
          aria-label={`${t.mostrar}: ${t.nascimento}`}
          busy={busy}
          onClick={() => void show()}
        >
          {t.mostrar}
        </Button>
      )}
    </li>
  )
}

function LaudoForm({ usuario, read }: ReadProps) {
  const t = useTexts(pessoaTexts)
  const { valores, set, field, sheet } = useForm(pessoaApi.writeDado, {
    start: { laudo: read.laudo ?? false, deficiencia: read.deficiencia ?? '' },
    id: 'aparte',
    input: (body) => ({ params: { usuario }, body }),
    onDone: () => notify.success(t.salvo),
  })
  return (
    <FormCard {...sheet} submitLabel={t.salvar} quiet>
      <Checkbox
        label={t.temLaudo}
        checked={valores.laudo}
        onChange={({ target }) => set({ laudo: target.checked })}
      />
      {valores.laudo && <TextArea label={t.deficiencia} maxLength={300} {...field('deficiencia')} />}
    </FormCard>
  )
}

function Laudo({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const { read, busy, show } = useReading(pessoa.id, 'laudo')
  return (
    <li className="fio-c">
      <div>
        {read && pessoa.permissoes.editLaudo ? (
          <LaudoForm usuario={pessoa.id} read={read} />
        ) : (
          <>
            <b>{t.laudo}</b>
            <p role="status">
              {read && (read.laudo ? `${t.temLaudo}. ${read.deficiencia ?? ''}` : t.semLaudo)}
            </p>
          </>
        )}
      </div>
      {!read && (
        <Button size="small" aria-label={`${t.mostrar}: ${t.laudo}`} busy={busy} onClick={() => void show()}>
          {t.mostrar}
        </Button>
      )}
    </li>
  )
}

/** Nothing for who may read none of it. */
export function AParteCard({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const { edit, laudo, nascimento } = pessoa.permissoes
  const showsCpf = edit && pessoa.cpf !== null
  if (!showsCpf && !laudo && !nascimento) return null
  return (
    <Card title={t.aParte}>
      <p className="fraca t-s">{t.aParteTexto}</p>
      <ul className="lista-p">
        {showsCpf && <Cpf pessoa={pessoa} />}
        {nascimento && <Nascimento pessoa={pessoa} />}
        {laudo && <Laudo pessoa={pessoa} />}
      </ul>
    </Card>
  )
}
