/** What is decided about a work: the level of each criterion, or a grade; the words for the pupil; what closes it. */
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { notaText, parseNota } from '../../../../../core/contract/nota.ts'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { type SaveState, SaveStatus } from '../../../../../core/web/ui/SaveStatus.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import type { Rubrica as Criterios } from '../../../aula/shapes-telas.ts'
import { notaDe } from '../../rules-mesa.ts'
import type { Escrita, Folha } from './store.ts'
import { mesaTexts } from './texts.ts'

/** Where the focus goes by a key, or where something lacks. */
export interface Lugares {
  nota: RefObject<HTMLInputElement | null>
  comentario: RefObject<HTMLTextAreaElement | null>
}

interface CriterioProps {
  criterio: Criterios[number]
  nivel: number | undefined
  aqui: boolean
  onNivel: (nivel: number) => void
  onAqui: () => void
}

function Criterio({ criterio: { id, criterio, niveis }, nivel, aqui, onNivel, onAqui }: CriterioProps) {
  const t = useTexts(mesaTexts)
  const language = useLanguage()
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (aqui) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [aqui])
  const number = (value: number) => formatNumber(value, 1, language)
  const best = Math.max(...niveis.map(({ pontos }) => pontos))
  const chosen = nivel === undefined ? undefined : niveis[nivel]
  return (
    <fieldset
      ref={box}
      className={cx('mesa-criterio grade v-2 encolhe m-z p-z sem-borda raio-3', aqui && 'aqui')}
      onFocus={onAqui}
    >
      <legend>
        <span>{criterio}</span>
        <span className="num">
          <b>{chosen ? number(chosen.pontos) : '–'}</b> {t.de(number(best))}
        </span>
      </legend>
      <div className="mesa-niveis grade v-1">
        {niveis.map(({ nome, descricao }, at) => (
          <label key={nome} title={descricao || undefined}>
            <input
              type="radio"
              name={`criterio-${id}`}
              checked={at === nivel}
              onChange={() => onNivel(at)}
              onClick={() => onNivel(at)}
            />
            <kbd>{at + 1}</kbd>
            {nome}
          </label>
        ))}
      </div>
      {aqui && chosen?.descricao && (
        <p className="fraca t-s">
          “{chosen.nome}”: {chosen.descricao}
        </p>
      )}
    </fieldset>
  )
}

interface Props {
  rubrica: Criterios
  folha: Folha
  criterio: number
  onCriterio: (at: number) => void
  onNivel: (at: number, nivel: number) => void
  write: (part: Partial<Escrita>) => void
  lugares: Lugares
  onEnter: () => void
  /** That the general comment takes. */
  letras: number
}

export function Rubrica(props: Props) {
  const { rubrica, folha, criterio, onCriterio, onNivel, write, lugares, onEnter, letras } = props
  const t = useTexts(mesaTexts)
  const { escrita } = folha
  const byRubric = rubrica.length > 0
  return (
    <>
      {byRubric ? (
        <>
          <p className="mesa-pontos sai cel-flexo a-meio v-2 t-s fraca" aria-hidden="true">
            {rubrica.map(({ id }, at) => (
              <i
                key={id}
                className={cx(
                  at === criterio && 'a',
                  escrita.rubrica.some((one) => one.criterio === id) && 'feito',
                )}
              />
            ))}
            {t.criterioDe(criterio + 1, rubrica.length)}
            <span className="vao">{rubrica.length > 1 && t.deslize}</span>
          </p>
          <section className="mesa-criterios grade cima v-5" aria-label={t.rubrica}>
            {rubrica.map((one, at) => (
              <Criterio
                key={one.id}
                criterio={one}
                nivel={escrita.rubrica.find((chosen) => chosen.criterio === one.id)?.nivel}
                aqui={at === criterio}
                onNivel={(nivel) => onNivel(at, nivel)}
                onAqui={() => onCriterio(at)}
              />
            ))}
          </section>
        </>
      ) : (
        <NotaField folha={folha} write={write} lugares={lugares} onEnter={onEnter} />
      )}
      <TextArea
        label={t.comentario}
        rows={2}
        maxLength={letras}
        ref={lugares.comentario}
        value={escrita.comentario}
        onChange={(event) => write({ comentario: event.target.value })}
      />
    </>
  )
}

function NotaField({
  folha,
  write,
  lugares,
  onEnter,
}: Pick<Props, 'folha' | 'write' | 'lugares' | 'onEnter'>) {
  const t = useTexts(mesaTexts)
  const { nota } = folha.escrita
  const [text, setText] = useState(() => notaText(nota))
  // What came from elsewhere stands in the field; what is half typed is not written over.
  useEffect(() => setText((now) => (parseNota(now) === nota ? now : notaText(nota))), [nota])
  const wrong = parseNota(text) === undefined
  return (
    <TextField
      label={t.nota}
      ref={lugares.nota}
      inputMode="decimal"
      autoComplete="off"
      error={wrong ? t.notaInvalida : null}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        write({ nota: parseNota(event.target.value) ?? null })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

const SAVED: Record<Folha['fase'], SaveState> = { parada: 'saved', salvando: 'saving', falhou: 'failed' }

interface CloseProps {
  rubrica: Criterios
  folha: Folha
  /** Why it is not ready, once it was asked to be. */
  falta: string | null
  onSkip: () => void
  onFinish: () => void
  onRetry: () => void
  write: (part: Partial<Escrita>) => void
  /** It can be given back to be done again. */
  refaz: boolean
}

/** The mark, what is missing, whether it is safe, and on to the next: always in sight. */
export function Fecho({ rubrica, folha, falta, onSkip, onFinish, onRetry, write, refaz }: CloseProps) {
  const t = useTexts(mesaTexts)
  const language = useLanguage()
  const { escrita, salva, fase, revisao, erro } = folha
  const nota = notaDe(rubrica, escrita)
  const lacking = rubrica.filter(({ id }) => !escrita.rubrica.some(({ criterio }) => criterio === id)).length
  const state: SaveState =
    fase === 'parada' && escrita !== salva
      ? 'saving'
      : revisao === 0 && fase === 'parada'
        ? 'idle'
        : SAVED[fase]
  return (
    <div className="grade v-3 pb-4 pi-5 fio-c sobre-folha">
      <p className="mesa-total flexo quebra base v-3 j-0">
        {escrita.refazer ? (
          <Tag tone="info" icon={IconRefresh}>
            {t.paraRefazer}
          </Tag>
        ) : (
          <>
            <b className="num">{nota === null ? '–' : notaText(nota)}</b>
            <span className="fraca">
              {t.de('10,0')}
              <span className="cel-sai">
                {' · '}
                {lacking > 0 ? t.faltaCriterio(lacking) : nota === null ? t.faltaNota : t.tudoMarcado}
              </span>
            </span>
          </>
        )}
        <span className="vao" />
        <SaveStatus state={state} />
        {fase === 'falhou' && (
          <Button size="small" look="link" onClick={onRetry}>
            {t.tentarDeNovo}
          </Button>
        )}
      </p>
      {fase === 'falhou' && (
        <p className="erro-campo" role="alert">
          {errorSentence(erro, language)}
        </p>
      )}
      {falta && (
        <p className="erro-campo" role="alert">
          {falta}
        </p>
      )}
      <div className="mesa-botoes grade c-a1 v-3">
        <Button onClick={onSkip}>{t.pular}</Button>
        <Button look="filled" onClick={onFinish}>
          {t.salvarProxima} <kbd className="cel-sai">Ctrl ↵</kbd>
        </Button>
        {refaz && (
          <Menu
            label={t.mais}
            trigger={(trigger) => <IconButton icon={IconDots} label={t.mais} outlined {...trigger} />}
            actions={[
              {
                label: escrita.refazer ? t.naoPedirRefazer : t.pedirRefazer,
                icon: IconRefresh,
                onSelect: () => write({ refazer: !escrita.refazer }),
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}
