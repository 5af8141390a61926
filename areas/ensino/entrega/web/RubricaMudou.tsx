/** Above the deliveries of a lesson whose rubric changed: whose grade it would change, read before it is applied. */
import { useState } from 'react'
import { notaText } from '../../../../core/contract/nota.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useReread, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Mudanca, rubricaApi } from '../contract-rubrica.ts'
import { entregaWebTexts } from './texts.ts'
import { rubricaTexts } from './texts-rubrica.ts'

function Notas({ titulo, mudancas }: { titulo: string; mudancas: readonly Mudanca[] }) {
  const t = useTexts(rubricaTexts)
  const te = useTexts(entregaWebTexts)
  if (mudancas.length === 0) return null
  return (
    <section className="pilha v-3">
      <h3 className="t-4">{titulo}</h3>
      <ul>
        {mudancas.map(({ id, aluno, tela, de, para }) => (
          <li key={id} className="linha fio-c">
            <span>
              <b>{aluno.nome}</b>
              <br />
              <small className="fraca">
                {tela.ordem}. {tela.titulo || te.tipos(tela.tipo)}
              </small>
            </span>
            <span className="vao" />
            <span className="num">
              {para === null ? notaText(de) : t.deAte(notaText(de), notaText(para))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RubricaMudou({ turma, aula }: { turma: number; aula: number }) {
  const t = useTexts(rubricaTexts)
  const language = useLanguage()
  const reread = useReread()
  const [open, setOpen] = useState(false)
  const { data } = useCall(rubricaApi.ensaiarRubrica, { params: { turma }, query: { aula } })
  const apply = useSend(rubricaApi.aplicarRubrica)
  if (!data || data.versao === null) return null
  const { versao, conferencia, mudam, escolher, iguais, esperam } = data
  // What only reads otherwise, and what nobody but a person can decide, asks for nothing here.
  if (mudam.length + esperam === 0) return null
  const close = () => {
    setOpen(false)
    apply.reset()
  }
  const send = () =>
    apply.mutate(
      { params: { turma }, body: { aula, versao, conferencia } },
      {
        onSuccess: ({ mudaram }) => {
          close()
          notify.success(t.aplicada(mudaram))
        },
        // Shown in the window; what changed meanwhile stands there too.
        onError: (problem) => {
          if (problem instanceof ApiError && problem.status === 409)
            void reread.only(rubricaApi.ensaiarRubrica)
        },
      },
    )
  return (
    <>
      <Callout title={t.mudou} actions={<Button onClick={() => setOpen(true)}>{t.verQuemMuda}</Button>}>
        {t.mudouTexto(mudam.length, esperam)}
      </Callout>
      <Dialog
        open={open}
        onClose={close}
        title={t.titulo}
        footer={
          <>
            <Button onClick={close}>{t.deixar}</Button>
            <Button look="filled" busy={apply.isPending} onClick={send}>
              {t.aplicar(mudam.length)}
            </Button>
          </>
        }
      >
        <div className="pilha">
          {apply.error && <Callout tone="erro">{errorSentence(apply.error, language)}</Callout>}
          <p className="fraca">{t.oQueFaz}</p>
          <Notas titulo={t.mudam(mudam.length)} mudancas={mudam} />
          <Notas titulo={t.escolher(escolher.length)} mudancas={escolher} />
          {iguais > 0 && <p>{t.iguais(iguais)}</p>}
          {esperam > 0 && <p>{t.esperam(esperam)}</p>}
        </div>
      </Dialog>
    </>
  )
}
