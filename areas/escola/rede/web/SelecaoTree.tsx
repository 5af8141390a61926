/** The enrolment tree (section 4): search, chips, boxes of three states, the summary at the side, saving below. */
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { SaveStatus } from '../../../../core/web/ui/SaveStatus.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { UnsavedGuard } from '../../../../core/web/ui/unsaved.tsx'
import type { NoAlunos } from '../contract.ts'
import {
  type Caixa,
  caixaOf,
  changesIn,
  isTrancado,
  type NoSelecao,
  type Selecao,
  selectedIn,
  toggle,
} from '../rules-selecao.ts'
import { type Fonte, useArvore } from './levels.ts'
import { NoIcon, NoName } from './NoIcon.tsx'
import { SelecaoResumo } from './SelecaoResumo.tsx'
import { TreeFilters } from './TreeFilters.tsx'
import { TreeView } from './TreeView.tsx'
import { redeTexts } from './texts.ts'
import { chaveOf } from './tree.ts'

interface Props {
  raiz: NoAlunos
  fonte: Fonte<NoAlunos>
  selecao: Selecao
  onChange: (selecao: Selecao) => void
  /** What "Salvar alunos" does; the button turns while `busy`. */
  onSave: () => void
  busy: boolean
  /** Why it can't be saved as it is, or what went wrong. */
  problem?: ReactNode
  canSave?: boolean
  saveLabel: string
  /** More facts for the summary. */
  facts?: ReactNode
}

const toNo = (no: NoAlunos, caminho: readonly string[]): NoSelecao => ({
  chave: chaveOf(no),
  caminho,
  fatos: no,
})

const CHECKED = { cheia: 'true', parte: 'mixed', vazia: 'false' } as const

function Box({ caixa, locked, onClick }: { caixa: Caixa; locked: boolean; onClick: () => void }) {
  const Icon = caixa === 'cheia' ? IconCheck : caixa === 'parte' ? IconMinus : locked ? IconLock : null
  const look = locked ? 'trava' : caixa === 'cheia' ? 'on' : caixa === 'parte' ? 'meio' : ''
  return (
    // The row itself is the box for assistive technology: this is where the mouse finds it.
    <span className={cx('cx mao p-z', look)} aria-hidden="true" onClick={onClick}>
      {Icon && <Icon />}
    </span>
  )
}

export function SelecaoTree({ raiz, fonte, selecao, onChange, onSave, busy, problem, ...rest }: Props) {
  const t = useTexts(redeTexts)
  const [busca, setBusca] = useState('')
  const [only, setOnly] = useState<'todos' | 'selecionados' | 'pendentes'>('todos')
  const isShown = (no: NoAlunos, caminho: readonly string[]): boolean =>
    only === 'selecionados'
      ? selectedIn(selecao, toNo(no, caminho)) > 0
      : only === 'todos' || no.pendentes > 0
  const arvore = useArvore(raiz, fonte, { busca, isShown })
  const { entram, saem } = changesIn(selecao, toNo(raiz, []))
  const changes = entram + saem
  const chip = (name: 'selecionados' | 'pendentes', label: string) => ({
    label,
    on: only === name,
    onChange: (on: boolean) => setOnly(on ? name : 'todos'),
  })
  const flip = (no: NoSelecao) => {
    const next = toggle(selecao, no)
    const left = changesIn(next, toNo(raiz, []))
    // Nothing is changed when all is as it was saved.
    onChange(left.entram + left.saem === 0 ? [] : next)
  }
  return (
    <>
      <TreeFilters
        onBusca={setBusca}
        onCloseAll={arvore.closeAll}
        chips={[chip('selecionados', t.soSelecionados), chip('pendentes', t.soPendentes)]}
      />
      <div className="pilha cima v-6 cf-20 media-c-1">
        {arvore.vazia ? (
          <EmptyState title={t.naoAchamos}>{t.naoAchamosTexto}</EmptyState>
        ) : (
          <TreeView
            label={t.arvoreAlunos}
            arvore={arvore}
            onToggle={({ no, caminho }) => flip(toNo(no, caminho))}
            checked={({ no, caminho }) => CHECKED[caixaOf(selecao, toNo(no, caminho))]}
            disabled={({ no }) => isTrancado(toNo(no, []))}
            className={({ no }) => no.tipo === 'aluno' && no.travados > 0 && 'fraca'}
          >
            {({ no, nivel, caminho }) => {
              const node = toNo(no, caminho)
              return (
                <>
                  <Box caixa={caixaOf(selecao, node)} locked={isTrancado(node)} onClick={() => flip(node)} />
                  <NoIcon no={no} nivel={nivel} />
                  <NoName no={no} />
                  <span className="q t-s fraca vao junto curta a-meio v-3 rijo min-solto-t">
                    {no.tipo === 'aluno' ? (
                      <AlunoFacts no={no} />
                    ) : (
                      <Share done={selectedIn(selecao, node)} total={no.total} />
                    )}
                  </span>
                </>
              )
            }}
          </TreeView>
        )}
        <SelecaoResumo raiz={raiz} entram={entram} saem={saem}>
          {rest.facts}
        </SelecaoResumo>
      </div>
      {problem}
      <div className="acoes presa sobre-folha gruda pb-4 pi-z mt-5 z-1">
        <SaveStatus state={busy ? 'saving' : changes > 0 ? 'pending' : 'idle'} changes={changes} />
        <Button disabled={changes === 0 || busy} onClick={() => onChange([])}>
          {t.descartar}
        </Button>
        <Button look="filled" busy={busy} disabled={changes === 0 || rest.canSave === false} onClick={onSave}>
          {rest.saveLabel}
        </Button>
      </div>
      <UnsavedGuard dirty={changes > 0 && !busy} />
    </>
  )
}

/** "24 de 28", with the bar of it. */
function Share({ done, total }: { done: number; total: number }) {
  const t = useTexts(redeTexts)
  return (
    <>
      <ProgressBar value={done} max={total} label={t.nDeM(done, total)} />
      <span className="num">{t.nDeM(done, total)}</span>
    </>
  )
}

/** What became of a pupil in the class, or the number on the roll of their own. */
function AlunoFacts({ no }: { no: NoAlunos }) {
  const t = useTexts(redeTexts)
  if (no.status === 'transferido')
    return (
      <Tag tone="info" icon={IconArrowsExchange}>
        {t.transferido}
      </Tag>
    )
  if (no.status === 'adicionado' && no.travados > 0)
    return (
      <Tag tone="info" icon={IconWriting}>
        {t.emProva}
      </Tag>
    )
  if (no.status === 'pendente')
    return (
      <Tag tone="aviso" icon={IconHourglassHigh}>
        {t.pendente}
      </Tag>
    )
  if (no.status === 'removido') return <Tag icon={IconUserMinus}>{t.removido}</Tag>
  return no.chamada === null ? null : <span className="t-s so-largo">{t.chamada(no.chamada)}</span>
}
