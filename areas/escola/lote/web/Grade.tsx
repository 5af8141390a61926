/** The grid of lines: faulty cells are open to be corrected, any other opens with a click; on a phone lines are cards. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import type { FaltaTold, LinhaDoLote } from '../contract.ts'
import { type Campo, CHAVES, type Situacao } from '../shapes.ts'
import { campoTexts } from '../texts.ts'
import { telaTexts } from './texts.ts'
import type { Correction } from './useLinhas.ts'

type Told = Exclude<Campo, 'senha'>

const BASE: readonly Campo[] = ['nome', ...CHAVES, 'data_nascimento', 'rede_codigo', 'turma_codigo']

/** Name, the keys of the file, birth, class; and every other field that has a fault in it. */
export function columnsFor(colunas: readonly (Campo | null)[], linhas: readonly LinhaDoLote[]): Campo[] {
  const there = BASE.filter((campo) => colunas.includes(campo))
  const key = there.find((campo) => (CHAVES as readonly Campo[]).includes(campo))
  const base = there.filter(
    (campo) => campo !== 'rede_codigo' && (!(CHAVES as readonly Campo[]).includes(campo) || campo === key),
  )
  const faulty = new Set(linhas.flatMap(({ faltas }) => faltas.map(({ campo }) => campo)))
  return [...base, ...[...faulty].filter((campo) => !base.includes(campo))]
}

interface CellProps {
  linha: LinhaDoLote
  campo: Campo
  falta: FaltaTold | undefined
  onSave: (correction: Correction) => void
}

function Cell({ linha, campo, falta, onSave }: CellProps) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const value = campo === 'senha' ? '' : (linha.valores[campo as Told] ?? '')
  const [text, setText] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const label = t.editar(names[campo], linha.numero)
  const isFaulty = falta !== undefined && linha.situacao === 'erro'
  // Opened by a click on the cell: the person is about to write there.
  const isOpen = text !== undefined
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  const commit = () => {
    if (text !== undefined && text.trim() !== value)
      onSave({ numero: linha.numero, valores: { [campo]: text } })
    setText(undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') input.current?.blur()
    if (event.key === 'Escape') setText(undefined)
  }
  if (!isFaulty && text === undefined)
    return (
      <button
        type="button"
        className="lote-texto bloco h-2 p-z ta-i nu cortar w-18"
        aria-label={`${label}: ${value || t.vazio}`}
        onClick={() => setText(value)}
      >
        {value || <span className="fina">–</span>}
      </button>
    )
  return (
    <span
      className={cx('lote-ce campo-so meia linha v-2 cel-cresce-10', text === undefined && 'erro')}
      style={{ minWidth: `calc(${Math.min(24, Math.max(8, value.length))}ch + 3.5rem)` }}
    >
      <input
        className="cresce toda p-z nu lm-4 sem-contorno"
        ref={input}
        size={10}
        value={text ?? value}
        placeholder={t.vazio}
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `falta-${linha.numero}` : undefined}
        onFocus={() => setText(text ?? value)}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={onKey}
      />
      {isFaulty && <IconAlertCircle className="cor-erro" aria-hidden="true" />}
    </span>
  )
}

/** What can be left out without losing anybody who is not elsewhere. */
const LEAVABLE = new Set([
  'linha_repetida',
  'linha_cortada',
  'pessoa_fora',
  'propria_conta',
  'chaves_divergentes',
  'nao_existe',
])

/** Where the line may do without its address, and in which words. */
const SEM_EMAIL = { nome_diverge: 'semEmail', email_do_responsavel: 'semEmailDoAluno' } as const
const semEmailOf = ({ campo, codigo }: FaltaTold) =>
  campo === 'email' && Object.hasOwn(SEM_EMAIL, codigo)
    ? SEM_EMAIL[codigo as keyof typeof SEM_EMAIL]
    : undefined

/** Where the address may be the family's. */
export const FAMILIA: ReadonlySet<string> = new Set(['email_da_familia', 'responsavel_mesmo_email'])

function Reasons({ linha, onSave }: { linha: LinhaDoLote; onSave: CellProps['onSave'] }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const { numero, faltas, situacao, descartada } = linha
  if (descartada) return <span className="fraca">{t.deixadaDeFora} </span>
  if (situacao !== 'erro')
    return (
      <span className="fraca linha curta v-1">
        <IconCheck className="cor-ok q-1" aria-hidden="true" /> {faltas[0]?.texto ?? t.tudoCerto}
      </span>
    )
  return (
    <div id={`falta-${numero}`}>
      {faltas.map((falta) => (
        <span key={`${falta.campo} ${falta.codigo}`} className="lote-falta bloco">
          {faltas.length > 1 && <b>{`${names[falta.campo]}: `}</b>}
          {falta.texto}
          {falta.sugestao && (
            <Button
              size="small"
              look="soft"
              onClick={() => onSave({ numero, valores: { [falta.campo]: falta.sugestao ?? '' } })}
            >
              {t.usar(falta.sugestao)}
            </Button>
          )}
          {FAMILIA.has(falta.codigo) && (
            <Button size="small" look="soft" onClick={() => onSave({ numero, familia: true })}>
              {t.daFamilia}
            </Button>
          )}
          {semEmailOf(falta) && (
            <Button size="small" look="soft" onClick={() => onSave({ numero, valores: { email: '' } })}>
              {t[semEmailOf(falta) ?? 'semEmail']}
            </Button>
          )}
          {falta.codigo === 'nome_diverge' && (
            <Button size="small" look="soft" onClick={() => onSave({ numero, aceitar: true })}>
              {t.mesmaPessoa}
            </Button>
          )}
          {LEAVABLE.has(falta.codigo) && (
            <Button size="small" look="soft" onClick={() => onSave({ numero, descartar: true })}>
              {t.ignorarLinha}
            </Button>
          )}
        </span>
      ))}
    </div>
  )
}

/** What a faulty line would do, once it is right. */
const intended = ({ situacao, nova }: LinhaDoLote): Situacao =>
  situacao === 'erro' ? (nova ? 'criar' : 'atualizar') : situacao

interface Props {
  label: string
  colunas: readonly (Campo | null)[]
  linhas: readonly LinhaDoLote[]
  onSave: (correction: Correction) => void
}

const ROW = 52

export function Grade({ label, colunas, linhas, onSave }: Props) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const box = useRef<HTMLElement>(null)
  const columns = columnsFor(colunas, linhas)
  const virtualizer = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => box.current,
    getItemKey: (i) => linhas[i]?.numero ?? i,
    estimateSize: () => ROW,
    overscan: 12,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  const spacer = (height: number) =>
    height > 0 && (
      <tr className="espaco">
        <td colSpan={columns.length + 3} style={{ height }} />
      </tr>
    )
  const words = {
    criar: t.criar,
    atualizar: t.atualizarN,
    mover: t.mover,
    desligar: t.desligar,
    ignorar: t.ignorar,
    erro: t.erro,
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={box} className="tab lote-grade" tabIndex={0} aria-label={label}>
      <table aria-rowcount={linhas.length + 1}>
        <thead className="cel-so-leitor">
          <tr>
            <th className="fixa d lm-4 lg-4" scope="col">
              {t.linha}
            </th>
            <th scope="col">{t.acao}</th>
            {columns.map((campo) => (
              <th key={campo} scope="col">
                {names[campo]}
              </th>
            ))}
            <th className="mo fio-l gruda solto-t w-22 lh-4 z-3 sobre-cabeca" scope="col">
              {t.oQueHouve}
            </th>
          </tr>
        </thead>
        <tbody>
          {spacer(before)}
          {drawn.map(({ index }) => {
            const linha = linhas[index]
            if (!linha) return null
            return (
              <tr
                key={linha.numero}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
                <th className="fixa d num lm-4 lg-4 cel-rijo cel-encolhe cel-lg-a" scope="row">
                  <span className="so-celular me-1">{`${t.linha} `}</span>
                  {linha.numero}
                </th>
                <td className="cel-me-a cel-pb-z cel-pi-3 cel-raio-2 cel-sobre-cabeca cel-fraca cel-t-s">
                  {words[intended(linha)]}
                </td>
                {columns.map((campo) => {
                  const falta = linha.faltas.find((one) => one.campo === campo)
                  return (
                    <td
                      key={campo}
                      className={cx(
                        falta && linha.situacao === 'erro' ? 'e pb-1 pi-2' : campo !== 'nome' && 'lote-mais',
                      )}
                      data-label={names[campo]}
                    >
                      <Cell linha={linha} campo={campo} falta={falta} onSave={onSave} />
                    </td>
                  )
                })}
                <td className="mo sobre-folha fio-l gruda solto-t w-22 lh-4">
                  <Reasons linha={linha} onSave={onSave} />
                </td>
              </tr>
            )
          })}
          {spacer(after)}
        </tbody>
      </table>
    </section>
  )
}
