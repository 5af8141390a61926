/** Work outside the bounds of what a device may claim: its teacher accepts or refuses it. */
import { useState } from 'react'

import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Form } from '../../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { Status, Tag } from '../../../../../core/web/ui/Tag.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { tentativaApi } from '../../contract.ts'
import type { Retida } from '../../contract-retida.ts'
import { motivoTexts } from '../offline/texts.ts'
import './resultados.css'
import { retidasTexts } from './retidas-texts.ts'

interface Place {
  turma: number
  /** Only of this lesson; absent: of all, each with its title. */
  aula?: number
}

const useDecide = () => useSend(tentativaApi.decidirRetida)

function Recusar({ retida, turma, onDone }: { retida: Retida; turma: number; onDone: () => void }) {
  const t = useTexts(retidasTexts)
  const params = { turma, bilhete: retida.tentativa }
  const { mutateAsync } = useDecide()
  const undo = () =>
    mutateAsync({ params, body: { decisao: 'espera' } }).catch((error: Error) => notify.error(error.message))
  const { valores, field, sheet } = useForm(tentativaApi.decidirRetida, {
    start: { motivo: '' },
    id: `recusar-${retida.tentativa}`,
    input: ({ motivo }) => ({ params, body: { decisao: 'recusada' as const, motivo: motivo.trim() } }),
    onDone: () => {
      notify.success(t.foiRecusado(retida.aluno.nome), { run: () => void undo() })
      onDone()
    },
  })
  return (
    <Form {...sheet}>
      <TextArea label={t.recado} help={t.recadoAjuda} rows={2} maxLength={500} {...field('motivo')} />
      <div className="linha quebra">
        <span className="vao" />
        <Button onClick={onDone}>{t.cancelar}</Button>
        <Button type="submit" look="danger" busy={sheet.busy} disabled={valores.motivo.trim() === ''}>
          {t.naoAceitar}
        </Button>
      </div>
    </Form>
  )
}

function useFacts(retida: Retida): string {
  const t = useTexts(retidasTexts)
  const dates = useDates()
  const when = (at: string) => dates.dateTime(at)
  const { feita_de, feita_ate, recebida_em, respostas, concluida } = retida
  const claimed =
    when(feita_de) === when(feita_ate) ? when(feita_de) : t.deAte(when(feita_de), when(feita_ate))
  return [t.respostas(respostas), concluida && t.entregue, t.feita(claimed), t.recebida(when(recebida_em))]
    .filter(Boolean)
    .join(' · ')
}

function Item({ retida, turma, aula, decides }: { retida: Retida; decides: boolean } & Place) {
  const t = useTexts(retidasTexts)
  const motivos = useTexts(motivoTexts)
  const facts = useFacts(retida)
  const [refuses, setRefuses] = useState(false)
  const send = useDecide()
  const { aluno, estado, limites } = retida
  const accept = () =>
    send.mutateAsync({ params: { turma, bilhete: retida.tentativa }, body: { decisao: 'aceita' } }).then(
      () => notify.success(t.foiAceito(aluno.nome)),
      (error: Error) => notify.error(error.message),
    )
  return (
    <li className="res-tentativa fio-b linha quebra entre v-5 j-3 pp-4">
      <div>
        <b>{aula === undefined ? t.deAula(aluno.nome, retida.aula.titulo) : aluno.nome}</b>
        <span>{limites.map((limite) => motivos[limite]).join(' ')}</span>
        <span className="fraca t-s">{facts}</span>
        {estado === 'recusada' && <span className="t-s">{t.comRecado(retida.motivo)}</span>}
        {retida.decidida_por && <span className="fraca t-s">{t.por(retida.decidida_por)}</span>}
      </div>
      {limites.includes('fora_do_prazo') && <Tag tone="aviso">{t.atrasado}</Tag>}
      {estado !== 'espera' && <Status state={estado === 'aceita' ? 'right' : 'soon'}>{t[estado]}</Status>}
      {decides && estado !== 'aceita' && !refuses && (
        <div className="linha quebra">
          <Button
            size="small"
            look="filled"
            busy={send.isPending}
            aria-label={t.aceitarDe(aluno.nome)}
            onClick={() => void accept()}
          >
            {t.aceitar}
          </Button>
          {estado === 'espera' && (
            <Button size="small" aria-label={t.naoAceitarDe(aluno.nome)} onClick={() => setRefuses(true)}>
              {t.naoAceitar}
            </Button>
          )}
        </div>
      )}
      {refuses && <Recusar retida={retida} turma={turma} onDone={() => setRefuses(false)} />}
    </li>
  )
}

/** Nothing where nothing was ever kept. */
export function Retidas({ turma, aula }: Place) {
  const t = useTexts(retidasTexts)
  const { data } = useCall(tentativaApi.listRetidas, {
    params: { turma },
    query: aula === undefined ? {} : { aula },
  })
  if (!data || data.retidas.length === 0) return null
  const waiting = data.retidas.filter(({ estado }) => estado === 'espera')
  const decided = data.retidas.filter(({ estado }) => estado !== 'espera')
  const list = (retidas: readonly Retida[]) => (
    <ul className="pilha v-4">
      {retidas.map((retida) => (
        <Item
          key={retida.tentativa}
          retida={retida}
          decides={data.permissoes.decidir}
          turma={turma}
          {...(aula !== undefined && { aula })}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="retidas-t" className="pilha res-retidas">
      <h3 id="retidas-t">{t.titulo(waiting.length)}</h3>
      <p className="fraca">{t.texto}</p>
      {waiting.length > 0 && list(waiting)}
      {decided.length > 0 && (
        <details>
          <summary>{t.decididos(decided.length)}</summary>
          {list(decided)}
        </details>
      )}
    </section>
  )
}
