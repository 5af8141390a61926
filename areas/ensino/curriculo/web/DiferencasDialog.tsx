/** In what the base has moved on from a client's copy: each thing is accepted or kept, or all of them at once. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria, Diferenca } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { clienteTexts } from './cliente-texts.ts'
import { versaoOf } from './place.ts'

interface Props {
  categoria: Categoria
  visto: Visto
  open: boolean
  onClose: () => void
}

type Resposta = 'aceitar' | 'manter'

const TONES = { adicionada: 'ok', alterada: 'info', removida: 'aviso' } as const

/** One side of the comparison. */
function Side({ title, lado }: { title: string; lado: Diferenca['base'] }) {
  const t = useTexts(clienteTexts)
  return (
    <div>
      <small className="fraca">{title}</small>
      {lado ? (
        <p className="partir">
          {lado.codigo && <b>{lado.codigo} </b>}
          {lado.texto}
        </p>
      ) : (
        <p className="fraca partir">{t.naoTem}</p>
      )}
    </div>
  )
}

const nameOf = ({ base, cliente }: Diferenca): string => {
  const lado = base ?? cliente
  return lado ? lado.codigo || lado.texto : ''
}

interface RowProps {
  diferenca: Diferenca
  onAnswer: ((resposta: Resposta) => void) | undefined
}

function Row({ diferenca, onAnswer }: RowProps) {
  const t = useTexts(clienteTexts)
  const { tipo, alvo, base, cliente } = diferenca
  const name = nameOf(diferenca)
  return (
    <li className="caixa pilha v-3 p-4">
      <span className="linha quebra v-3 j-1">
        <Tag tone={TONES[tipo]}>{t[tipo]}</Tag>
        <span className="t-s fraca">{t[`alvo_${alvo}`]}</span>
      </span>
      <div className="pilha f-12 v-4">
        <Side title={t.naBase} lado={base} />
        <Side title={t.aqui} lado={cliente} />
      </div>
      {onAnswer && (
        <span className="linha quebra ao-fim v-3">
          <Button size="small" aria-label={t.manterUma(name)} onClick={() => onAnswer('manter')}>
            {t.manter}
          </Button>
          <Button
            size="small"
            look="soft"
            icon={IconCheck}
            aria-label={t.aceitarUma(name)}
            onClick={() => onAnswer('aceitar')}
          >
            {t.aceitar}
          </Button>
        </span>
      )}
    </li>
  )
}

function Lista({ categoria, visto, onClose }: Omit<Props, 'open'>) {
  const t = useTexts(clienteTexts)
  const language = useLanguage()
  const { cliente, editar } = visto
  const { data, error, refetch } = useCall(curriculoApi.diferencas, {
    params: { id: categoria.id },
    query: versaoOf(cliente),
  })
  const answer = useSend(curriculoApi.answerDiferencas)
  const send = async (body: { aceitar?: Escolha[]; manter?: Escolha[]; todas?: Resposta }, said: string) => {
    try {
      const { restantes } = await answer.mutateAsync({
        params: { id: categoria.id },
        body: { ...body, ...versaoOf(cliente) },
      })
      notify.success(said)
      if (restantes === 0) onClose()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} rowHeight={6} />
  if (data.total === 0) return <p>{t.semDiferencas}</p>
  const one = (diferenca: Diferenca) => (resposta: Resposta) => {
    const { alvo, id } = diferenca
    const name = nameOf(diferenca)
    void send({ [resposta]: [{ alvo, id }] }, resposta === 'aceitar' ? t.aceitou(name) : t.manteve(name))
  }
  return (
    <>
      <p className="fraca">{t.diferencasTexto}</p>
      <ul className="cu-linhas pilha v-3 sem-ponto m-z p-z" aria-label={t.diferencas}>
        {data.diferencas.map((diferenca) => (
          <Row
            key={`${diferenca.alvo}-${diferenca.id}`}
            diferenca={diferenca}
            onAnswer={editar ? one(diferenca) : undefined}
          />
        ))}
      </ul>
      {editar && (
        <footer>
          <Button busy={answer.isPending} onClick={() => void send({ todas: 'manter' }, t.manteveTodas)}>
            {t.manterTodas}
          </Button>
          <Button
            look="filled"
            busy={answer.isPending}
            onClick={() => void send({ todas: 'aceitar' }, t.aceitouTodas)}
          >
            {t.aceitarTodas}
          </Button>
        </footer>
      )}
    </>
  )
}

interface Escolha {
  alvo: Diferenca['alvo']
  id: number
}

export function DiferencasDialog({ open, ...props }: Props) {
  const t = useTexts(clienteTexts)
  return (
    <Dialog side open={open} onClose={props.onClose} title={`${t.diferencas}: ${props.categoria.nome}`}>
      <Lista {...props} />
    </Dialog>
  )
}
