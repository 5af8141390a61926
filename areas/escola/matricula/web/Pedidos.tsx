/** Who asked to enter: let in or refused, one by one or many at once. */

import { useState } from 'react'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import type { TurmaHeader } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import type { Pedido } from '../shapes.ts'
import { Failed } from './Failed.tsx'
import { integrantesTexts } from './texts.ts'

/** Answered a hundred at a time: the next ones come up when these are. */
const PAGE = 100

function RecusarDialog({
  turma,
  alunos,
  onClose,
}: {
  turma: number
  alunos: readonly number[]
  onClose: () => void
}) {
  const t = useTexts(integrantesTexts)
  const { valores, field, sheet } = useForm(matriculaApi.refuse, {
    start: { motivo: '' },
    input: ({ motivo }) => ({
      params: { turma },
      body: { alunos: [...alunos], motivo: motivo.trim() },
    }),
    onDone: ({ recusados }) => {
      notify.success(t.recusados(recusados))
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.recusarPergunta(alunos.length)}
      submitLabel={t.recusar}
      danger
      disabled={valores.motivo.trim().length < 3}
      onClose={onClose}
    >
      <TextArea label={t.porque} help={t.porqueAjuda} maxLength={300} {...field('motivo')} />
    </FormDialog>
  )
}

function Requests({ turma, pedidos }: { turma: number; pedidos: readonly Pedido[] }) {
  const t = useTexts(integrantesTexts)
  const ts = useTexts(sessaoTexts)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [refusing, setRefusing] = useState(false)
  // Who was answered by another meanwhile is not chosen any more.
  const chosen = ticked.filter((id) => pedidos.some((pedido) => pedido.id === id))
  const approve = useSend(matriculaApi.approve, {
    onSuccess: ({ aprovados }) => notify.success(t.aprovados(aprovados)),
  })
  const toggle = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const all = chosen.length === pedidos.length
  return (
    <div className="pilha">
      <Failed error={approve.error} />
      <div className="linha quebra entre">
        <Checkbox
          label={t.todos}
          checked={all}
          partial={chosen.length > 0 && !all}
          onChange={() => setTicked(all ? [] : pedidos.map(({ id }) => id))}
        />
        <div className="linha quebra">
          <Button disabled={chosen.length === 0} onClick={() => setRefusing(true)}>
            {t.recusar}
          </Button>
          <Button
            look="filled"
            disabled={chosen.length === 0}
            busy={approve.isPending}
            onClick={() => approve.mutate({ params: { turma }, body: { alunos: [...chosen] } })}
          >
            {t.aprovar(chosen.length)}
          </Button>
        </div>
      </div>
      <ul className="pilha v-z">
        {pedidos.map(({ id, nome, quando, papeis, turmas, email }) => (
          <li className="fio-c linha quebra entre v-5 j-1 pb-3" key={id}>
            <Checkbox
              label={
                <span className="linha curta v-3">
                  <Avatar nome={nome} size="small" />
                  <span>
                    {nome}
                    <span className="fraca t-s bloco partir">
                      {[ts[papelPrincipal(papeis)], ...turmas, email].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </span>
              }
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="fraca t-s">
              <RelativeTime value={quando} />
            </span>
          </li>
        ))}
      </ul>
      {refusing && <RecusarDialog turma={turma} alunos={chosen} onClose={() => setRefusing(false)} />}
    </div>
  )
}

export function Pedidos({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(integrantesTexts)
  const { data, error, refetch } = useCall(matriculaApi.listPedidos, {
    params: { turma: turma.id },
    query: { pagina: 1, linhas: PAGE },
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} />
  if (data.pedidos.length === 0) return <EmptyState title={t.semPedidos}>{t.semPedidosTexto}</EmptyState>
  return (
    <section className="pilha" aria-label={t.pedidos(0)}>
      <p className="fraca">{t.pedidosTexto}</p>
      <Requests turma={turma.id} pedidos={data.pedidos} />
    </section>
  )
}
