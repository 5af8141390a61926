/** `/logado/gerenciar/aula/:id/gabarito`: a wrong key that was mended; whose marks follow, before and after. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Form } from '../../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { TrabalhoProgress } from '../../../../acesso/trabalho/web/public.tsx'
import { aulaApi } from '../../../aula/contract.ts'
import { reparoApi as api, type Reparo, type TelaAReparar } from '../../contract-reparo.ts'
import { Ensaio, Feito } from './Reparo.tsx'
import { gabaritoTexts } from './texts.ts'

/** Which screens, and why: the rehearsal begins with it. */
function Escolha({ id, telas, again }: { id: number; telas: readonly TelaAReparar[]; again: boolean }) {
  const t = useTexts(gabaritoTexts)
  const [chosen, setChosen] = useState<readonly number[]>(telas.map((tela) => tela.id))
  const { field, sheet, valores } = useForm(api.ensaiarReparo, {
    start: { motivo: '' },
    input: ({ motivo }) => ({ params: { id }, body: { telas: [...chosen], motivo: motivo.trim() } }),
  })
  return (
    <Card title={t.mudaram}>
      <Form {...sheet}>
        <div className="pilha">
          {telas.map((tela) => (
            <Checkbox
              key={tela.id}
              label={t.tela(tela.ordem, tela.titulo)}
              help={t.versoes(tela.versoes)}
              checked={chosen.includes(tela.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, tela.id] : chosen.filter((one) => one !== tela.id))
              }
            />
          ))}
        </div>
        <TextArea label={t.motivo} help={t.motivoAjuda} rows={2} maxLength={500} {...field('motivo')} />
        <div className="linha quebra">
          <Button
            type="submit"
            look={again ? 'soft' : 'filled'}
            busy={sheet.busy}
            disabled={chosen.length === 0 || valores.motivo.trim() === ''}
          >
            {t.ensaiar}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

const RUNNING: readonly Reparo['passo'][] = ['ensaiando', 'gravando', 'desfazendo']

export function Passos({
  id,
  telas,
  reparo,
}: {
  id: number
  telas: readonly TelaAReparar[]
  reparo: Reparo | null
}) {
  const t = useTexts(gabaritoTexts)
  const language = useLanguage()
  const { refetch } = useCall(api.findReparo, { params: { id } })
  const save = useSend(api.gravarReparo)
  const undo = useSend(api.desfazerReparo)
  const failed = (problem: unknown) => notify.error(errorSentence(problem, language))
  if (reparo?.trabalho && RUNNING.includes(reparo.passo))
    return (
      <TrabalhoProgress
        key={reparo.trabalho}
        id={reparo.trabalho}
        title={t[reparo.passo]}
        cancellable={false}
        onEnd={() => void refetch()}
      >
        <ListSkeleton rows={3} />
      </TrabalhoProgress>
    )
  return (
    <>
      {reparo?.passo === 'ensaiado' && (
        <Ensaio
          aula={id}
          reparo={reparo}
          onGravar={() => save.mutateAsync({ params: { id }, body: { reparo: reparo.id } }).catch(failed)}
        />
      )}
      {(reparo?.passo === 'gravado' || reparo?.passo === 'desfeito') && (
        <Feito
          aula={id}
          reparo={reparo}
          onDesfazer={() => undo.mutateAsync({ params: { id } }).catch(failed)}
        />
      )}
      {telas.length > 0 ? (
        <Escolha
          key={telas.map((tela) => tela.id).join()}
          id={id}
          telas={telas}
          again={reparo?.passo === 'ensaiado'}
        />
      ) : (
        reparo?.passo !== 'gravado' &&
        reparo?.passo !== 'ensaiado' && (
          <EmptyState
            title={t.nada}
            action={
              <ButtonLink look="filled" to={href('/logado/gerenciar/aula/:id', { id })}>
                {t.editar}
              </ButtonLink>
            }
          >
            {t.nadaTexto}
          </EmptyState>
        )
      )}
    </>
  )
}

/** For an author whose lesson others publish: whom to ask. */
export function DeOutros({ id, nomes }: { id: number; nomes: readonly string[] }) {
  const t = useTexts(gabaritoTexts)
  return (
    <EmptyState
      title={t.deOutros}
      action={
        <ButtonLink look="filled" to={href('/logado/gerenciar/aula/:id', { id })}>
          {t.editar}
        </ButtonLink>
      }
    >
      {nomes.length === 0 ? t.pecaAdministracao : t.pecaA(nomes)}
    </EmptyState>
  )
}

export function Screen() {
  const id = Number(useParams().id)
  const t = useTexts(gabaritoTexts)
  const aula = useCall(aulaApi.find, { params: { id } })
  const { data, error, refetch } = useCall(api.findReparo, { params: { id } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || !aula.data) return <PageSkeleton />
  const { titulo } = aula.data.aula
  return (
    <div className="pilha">
      <PageHeader
        title={t.titulo}
        description={t.descricao}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: titulo, href: href('/logado/gerenciar/aula/info/:aula', { aula: id }) },
          { label: t.titulo },
        ]}
      />
      {data.a_quem ? (
        <DeOutros id={id} nomes={data.a_quem} />
      ) : (
        <Passos id={id} telas={data.telas} reparo={data.reparo} />
      )}
    </div>
  )
}
