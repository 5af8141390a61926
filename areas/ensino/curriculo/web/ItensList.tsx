/** The items of a coloured list: put in order, renamed where they stand, added one by one or many lines at once. */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, useId, useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { extraApi } from '../contract-habilidade.ts'
import type { Extra } from '../shapes.ts'
import { extraTexts } from './extra-texts.ts'
import { itensOf } from './itens.ts'
import { useRemovida } from './leituras.ts'
import { NomeEdit } from './NomeEdit.tsx'
import { OrdemList } from './OrdemList.tsx'
import { versaoOf } from './place.ts'

type Acao = 'excluir' | 'novo' | 'editar'

interface Sent {
  id?: number
  nome?: string
  acao: Acao
}

/** Sends items, and remembers what became of each. */
function useItens(extra: Extra, cliente: number | undefined) {
  const removida = useRemovida()
  const t = useTexts(extraTexts)
  const [done, setDone] = useState<ReadonlyMap<number, Acao>>(new Map())
  const add = useSend(extraApi.addItens)
  const send = async (itens: Sent[], ordem?: number[]) => {
    const answer = await add.mutateAsync({
      body: { extra_id: extra.id, itens, ...(ordem && { ordem }), ...versaoOf(cliente) },
    })
    setDone(new Map(answer.itens.map(({ id, acao }) => [id, acao])))
    const [first] = answer.itens
    if (answer.remocao && first) removida(t.tirado(first.nome), answer.remocao)
  }
  return { done, send, busy: add.isPending }
}

interface NovosProps {
  onAdd: (nomes: string[]) => Promise<unknown>
  busy: boolean
}

function Novos({ onAdd, busy }: NovosProps) {
  const t = useTexts(extraTexts)
  const language = useLanguage()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { valores, set, begin, problem, sheet } = useSheet({
    start: { text: '' },
    send: async ({ text }) => {
      await onAdd(itensOf(text))
      begin({ text: '' })
      area.current?.focus()
    },
  })
  const { text } = valores
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!busy && itensOf(text).length > 0) sheet.onSubmit()
  }
  return (
    <form className="cu-novos pilha v-1 w-36" onSubmit={submit}>
      <label htmlFor={id} className="rotulo">
        {t.novosItens}
      </label>
      <div className="linha quebra baixo v-3">
        <span className={problem !== null ? 'entrada erro' : 'entrada'}>
          <textarea
            className="h-15"
            ref={area}
            id={id}
            rows={Math.min(8, Math.max(1, text.split('\n').length))}
            aria-describedby={`${id}-ajuda`}
            aria-invalid={problem !== null ? true : undefined}
            value={text}
            onChange={({ target }) => set({ text: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return
              event.preventDefault()
              submit()
            }}
          />
        </span>
        <Button type="submit" busy={busy}>
          {t.acrescentar}
        </Button>
      </div>
      <span className="t-s fraca" id={`${id}-ajuda`}>
        {t.colar}
      </span>
      {problem !== null && <FieldError>{errorSentence(problem, language)}</FieldError>}
    </form>
  )
}

interface Props {
  extra: Extra
  cliente: number | undefined
  editar: boolean
}

export function ItensList({ extra, cliente, editar }: Props) {
  const t = useTexts(extraTexts)
  const language = useLanguage()
  const { done, send, busy } = useItens(extra, cliente)
  const remove = (id: number) =>
    send([{ id, acao: 'excluir' }]).catch((problem: unknown) => {
      notify.error(errorSentence(problem, language))
    })
  const said = { novo: t.novo, editar: t.editado, excluir: null }
  return (
    <div className="pilha v-4 pt-1 pp-3">
      {extra.itens.length === 0 && <p className="fraca">{t.semItens}</p>}
      <OrdemList
        label={t.itensDe(extra.nome)}
        rows={extra.itens}
        className="densas"
        onOrder={editar ? (ordem) => send([], ordem) : undefined}
      >
        {(item, _, arrows) => {
          const acao = done.get(item.id)
          return (
            <>
              <span className="cu-palavras pilha v-0 cresce-12 partir">
                {editar ? (
                  <NomeEdit
                    nome={item.nome}
                    max={300}
                    onSave={(nome) => send([{ id: item.id, nome, acao: 'editar' }])}
                  >
                    <span>{item.nome}</span>
                  </NomeEdit>
                ) : (
                  <span>{item.nome}</span>
                )}
              </span>
              {acao && said[acao] && (
                <span className="t-s">
                  <Status state="right">{said[acao]}</Status>
                </span>
              )}
              {editar && (
                <span className="linha v-0 rijo vao">
                  {arrows}
                  <IconButton
                    icon={IconX}
                    label={t.tirarItem(item.nome)}
                    onClick={() => void remove(item.id)}
                  />
                </span>
              )}
            </>
          )
        }}
      </OrdemList>
      {editar && (
        <Novos busy={busy} onAdd={(nomes) => send(nomes.map((nome) => ({ nome, acao: 'novo' as const })))} />
      )}
    </div>
  )
}
