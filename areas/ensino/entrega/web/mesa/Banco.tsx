/** Words that serve again, for the criterion that is looked at: the most used first, a key on each of the first three. */
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { type Frase, mesaApi } from '../../contract-mesa.ts'
import { mesaTexts } from './texts.ts'

const KEYS = ['q', 'w', 'e'] as const

/** The bank of a class's school, and what is done with it. */
export function useBanco(turma: number, criterio: string) {
  const t = useTexts(mesaTexts)
  const params = { turma }
  const { data } = useCall(mesaApi.listFrases, { params })
  const language = useLanguage()
  const onError = (problem: unknown) => notify.error(errorSentence(problem, language))
  const add = useSend(mesaApi.addFrase)
  const count = useSend(mesaApi.countFrase, { reread: 'later' })
  const remove = useSend(mesaApi.removeFrase)
  // Of this criterion first, then what serves for any; of others nothing.
  const frases = (data?.frases ?? [])
    .filter((one) => one.criterio === '' || one.criterio === criterio)
    .toSorted(
      (a, b) => Number(b.criterio === criterio) - Number(a.criterio === criterio) || b.vezes - a.vezes,
    )
  return {
    frases,
    criterio,
    used: ({ id }: Frase) => count.mutate({ params: { ...params, id } }, { onError }),
    keep: (texto: string, of: string) =>
      add.mutate(
        { params, body: { criterio: of, texto, compartilhada: false } },
        { onError, onSuccess: () => notify.success(t.fraseGuardada) },
      ),
    share: ({ criterio: of, texto, compartilhada }: Frase) =>
      add.mutate({ params, body: { criterio: of, texto, compartilhada: !compartilhada } }, { onError }),
    remove: ({ id, criterio: of, texto, compartilhada }: Frase) =>
      remove.mutate(
        { params: { id } },
        {
          onError,
          onSuccess: () =>
            notify.success(t.fraseRemovida, {
              run: () => add.mutate({ params, body: { criterio: of, texto, compartilhada } }, { onError }),
            }),
        },
      ),
  }
}

export type BancoState = ReturnType<typeof useBanco>

/** By its key, as `useTeclas` takes them. */
export const teclasDoBanco = ({ frases }: BancoState, use: (frase: Frase) => void) =>
  Object.fromEntries(
    KEYS.map((key, at) => {
      const frase = frases[at]
      return [key, frase && (() => use(frase))]
    }),
  )

export function Banco({ banco, onUse }: { banco: BancoState; onUse: (frase: Frase) => void }) {
  const t = useTexts(mesaTexts)
  const [all, setAll] = useState(false)
  const { frases, criterio } = banco
  const shown = all ? frases : frases.slice(0, KEYS.length)
  return (
    <section className="mesa-banco grade v-2 pt-4 fio-c" aria-labelledby="mesa-banco">
      <h2 id="mesa-banco">{[t.banco, criterio].filter(Boolean).join(' · ')}</h2>
      {frases.length === 0 && <p className="fraca t-s">{t.bancoVazio}</p>}
      <ul>
        {shown.map((frase, at) => (
          <li key={frase.id}>
            <button type="button" onClick={() => onUse(frase)}>
              <kbd>{KEYS[at]?.toUpperCase()}</kbd>
              <span>
                {frase.texto}
                {frase.de && <small className="fraca"> {frase.de}</small>}
              </span>
              <span className="num fraca">{frase.vezes > 0 && t.vezes(frase.vezes)}</span>
            </button>
            {frase.de === null && (
              <Menu
                label={t.acoesDaFrase(frase.texto)}
                trigger={(trigger) => (
                  <IconButton
                    icon={IconDotsVertical}
                    label={t.acoesDaFrase(frase.texto)}
                    small
                    {...trigger}
                  />
                )}
                actions={[
                  {
                    label: frase.compartilhada ? t.deixarDeCompartilhar : t.compartilhar,
                    onSelect: () => banco.share(frase),
                  },
                  { label: t.removerFrase, danger: true, onSelect: () => banco.remove(frase) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {frases.length > KEYS.length && (
        <Button size="small" look="link" onClick={() => setAll(!all)}>
          {all ? t.verMenos : t.verTodas(frases.length)}
        </Button>
      )}
    </section>
  )
}
