/** How often each letter is the key, and where one stands too often in a row. */
import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { contarLetras, equilibrar, esperadas, sequenciasDe } from '../../avaliacao/rules-gabarito.ts'
import { montagemWebTexts } from './texts.ts'
import type { Montagem, NaProva } from './useMontagem.ts'

export const LETRAS = 'ABCDE'

const chavesDe = (prova: readonly NaProva[]) =>
  prova.map(({ questao: { id, alternativas, fixa }, letra }) => ({ id, alternativas, fixa, letra }))

export function Gabarito({ prova, postas, setPostas }: Pick<Montagem, 'prova' | 'postas' | 'setPostas'>) {
  const t = useTexts(montagemWebTexts)
  const chaves = chavesDe(prova)
  const letras = chaves.map(({ letra }) => letra)
  const vezes = contarLetras(chaves)
  const wanted = esperadas(chaves)
  const sequencias = sequenciasDe(letras)
  const [least, most] = [Math.floor(Math.min(...wanted)), Math.ceil(Math.max(...wanted))]
  const inRun = (at: number) => sequencias.some(({ de, ate }) => at + 1 >= de && at + 1 <= ate)
  const over = (letra: number) => (vezes[letra] ?? 0) > most || (vezes[letra] ?? 0) < least
  const balance = () => {
    const before = postas
    const next = equilibrar(chaves)
    const moved = new Map(chaves.map(({ id }, at) => [id, next[at]]))
    setPostas(
      postas.map(({ id }) => {
        const to = moved.get(id)
        const author = prova.find(({ questao }) => questao.id === id)?.questao.letra
        return typeof to === 'number' && to !== author ? { id, letra: to } : { id }
      }),
    )
    notify.success(t.equilibrou, { run: () => setPostas(before) })
  }
  if (vezes.length === 0) return prova.length > 0 ? <p className="fraca t-s">{t.semGabarito}</p> : null
  return (
    <section className="pilha v-3" aria-label={t.gabarito}>
      <div className="linha base">
        <h2 className="t-2">{t.gabarito}</h2>
        <span className="vao fraca t-s">{t.esperado(least, most)}</span>
      </div>
      <ul className="mo-letras grade v-3 ta-c num">
        {vezes.map((n, letra) => (
          <li key={LETRAS[letra]} className={cx('grade', over(letra) && 'cor-aviso')}>
            <span className="so-leitor">{t.vezes(LETRAS[letra] ?? '', n)}</span>
            <b aria-hidden="true">{n}</b>
            <i aria-hidden="true" className="raio-1" style={{ blockSize: `${0.25 + n * 0.375}rem` }} />
            <span aria-hidden="true">{LETRAS[letra]}</span>
          </li>
        ))}
      </ul>
      <p className="linha quebra v-0 num" aria-hidden="true">
        {letras.map((letra, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a letter is known by
            key={at}
            className={cx('tag ao-meio lg-15 pi-z', inRun(at) && 'aviso')}
          >
            {letra === null ? '–' : LETRAS[letra]}
          </span>
        ))}
      </p>
      {sequencias.map(({ letra, de, ate }) => (
        <p key={de} className="st aviso solto-t">
          <IconWarning aria-hidden="true" />
          {t.seguidas(LETRAS[letra] ?? '', ate - de + 1, de, ate)}
        </p>
      ))}
      {(sequencias.length > 0 || vezes.some((_, letra) => over(letra))) && (
        <Button look="soft" onClick={balance}>
          {t.equilibrar}
        </Button>
      )}
    </section>
  )
}
