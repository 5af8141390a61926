/** The settings of a class as a form; when somebody else saved first, both stand side by side and one stays. */

import { useId, useState } from 'react'
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { call, useCall, useSend, useTransport } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { type Configuracao, type Mudanca, turmaGestaoApi } from '../contract-gestao.ts'
import { gestaoTexts } from './gestao-texts.ts'
import { TurmaFields } from './TurmaFields.tsx'
import { type Campo, changed, differing, errosOf, inWords, type Valores, valoresOf } from './turma-form.ts'

export function useAdministra(): boolean {
  const eu = useEu()
  return eu !== null && isAdministradorTenant(asActor(eu))
}

interface ConflitoProps {
  campos: readonly Campo[]
  mine: Valores
  saved: Valores
  busy: boolean
  nomeDaRede: (id: number) => string
  onMine: () => void
  onSaved: () => void
}

function Conflito({ campos, mine, saved, busy, nomeDaRede, onMine, onSaved }: ConflitoProps) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const words = (campo: Campo, valores: Valores) => inWords(campo, valores, language, nomeDaRede)
  return (
    <section className="pilha" aria-label={t.conflito}>
      <Callout tone="aviso" title={t.conflito} live>
        {t.conflitoTexto}
      </Callout>
      <dl className="pilha v-3">
        {campos.map((campo) => (
          <div key={campo} className="cartao">
            <dt className="forte">{t[campo]}</dt>
            <dd>
              <small className="fraca bloco-em-linha lm-8">{t.oSeu}</small> {words(campo, mine)}
            </dd>
            <dd>
              <small className="fraca bloco-em-linha lm-8">{t.oSalvo}</small> {words(campo, saved)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="acoes">
        <Button disabled={busy} onClick={onSaved}>
          {t.ficarComOSalvo}
        </Button>
        <Button look="filled" busy={busy} onClick={onMine}>
          {t.ficarComOMeu}
        </Button>
      </div>
    </section>
  )
}

export function AjustesForm({ turma }: { turma: Configuracao }) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const transport = useTransport()
  const id = useId()
  const administra = useAdministra()
  // What the person saw when they began: news from elsewhere must not turn their save into a blind one.
  const [base, setBase] = useState(turma)
  const [saved, setSaved] = useState<Configuracao | null>(null)
  const save = useSend(turmaGestaoApi.configure)
  const redes = useCall(turmaGestaoApi.listRedes, undefined, { enabled: turma.permissoes.mover }).data?.redes
  const before = valoresOf(base)
  const { valores, set, begin, submit, errors, sheet } = useSheet({
    start: { ...before, versao: turma.versao },
    id,
    check: (typed) => errosOf(typed, turma.alunos, language),
    send: async ({ versao, ...typed }) => {
      const body = { versao, ...changed(typed, before) } as Mudanca
      try {
        const { turma: now } = await save.mutateAsync({ params: { turma: turma.id }, body })
        anew(now)
        notify.success(t.salvo)
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.codigo === 'editado_por_outra_pessoa')) throw problem
        await compare(typed)
      }
    },
  })
  const pending = differing(valores, before)

  const anew = (now: Configuracao) => {
    setBase(now)
    begin({ ...valoresOf(now), versao: now.versao })
    setSaved(null)
  }

  /** Somebody saved first: what is there now is read, to stand beside what was written. */
  const compare = async (typed: Valores) => {
    const { turma: newest } = await call(transport, turmaGestaoApi.findConfiguracao, {
      params: { turma: turma.id },
    })
    const apart = differing(typed, valoresOf(newest))
    // Both wrote the same: there is nothing to choose.
    if (differing(typed, before).some((campo) => apart.includes(campo))) setSaved(newest)
    else anew(newest)
  }

  if (saved)
    return (
      <Conflito
        campos={pending}
        mine={valores}
        saved={valoresOf(saved)}
        busy={sheet.busy}
        nomeDaRede={(rede) => redes?.find((one) => one.id === rede)?.nome ?? saved.escola.nome}
        onMine={() => {
          setSaved(null)
          submit({ versao: saved.versao })
        }}
        onSaved={() => anew(saved)}
      />
    )
  return (
    <FormSheet
      {...sheet}
      dirty={pending.length}
      submitLabel={t.salvar}
      secondary={pending.length > 0 && <Button onClick={() => anew(turma)}>{t.descartar}</Button>}
    >
      <TurmaFields
        id={id}
        valores={valores}
        erros={errors}
        set={set}
        alunos={turma.alunos}
        redes={redes}
        plataforma={administra}
        closed={turma.status !== 'ativa'}
      />
    </FormSheet>
  )
}
