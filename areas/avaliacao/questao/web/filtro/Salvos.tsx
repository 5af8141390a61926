/** The filters that a person keeps, above the list: one press shows what it finds; the one that is shown has a menu. */
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { type Filtro, type FiltroGuardado, filtroApi } from '../../contract-filtro.ts'
import { buscaDe, guardadoDe, isMesmoFiltro } from '../../rules-filtro.ts'
import { RenomearDialog, SalvarDialog } from './FiltroDialog.tsx'
import { filtroWebTexts } from './texts.ts'

function useActs() {
  const t = useTexts(filtroWebTexts)
  const language = useLanguage()
  const edit = useSend(filtroApi.editFiltro)
  const remove = useSend(filtroApi.removeFiltro)
  const create = useSend(filtroApi.createFiltro)
  const failed = (problem: unknown) => void notify.error(errorSentence(problem, language))
  const bringBack = ({ nome, filtro, padrao }: Filtro) =>
    void create.mutateAsync({ body: { nome, filtro, padrao } }).catch(failed)
  const bringBackTo = ({ id, filtro }: Filtro) =>
    void edit.mutateAsync({ params: { id }, body: { filtro } }).catch(failed)
  return {
    update: (one: Filtro, filtro: FiltroGuardado) =>
      void edit
        .mutateAsync({ params: { id: one.id }, body: { filtro } })
        .then(() => notify.success(t.atualizado(one.nome), { run: () => bringBackTo(one) }))
        .catch(failed),
    setPadrao: ({ id }: Filtro, padrao: boolean) =>
      void edit.mutateAsync({ params: { id }, body: { padrao } }).catch(failed),
    remove: (one: Filtro) =>
      void remove
        .mutateAsync({ params: { id: one.id } })
        .then(() => notify.success(t.excluido(one.nome), { run: () => bringBack(one) }))
        .catch(failed),
  }
}

function Acoes({ filtro, onRename }: { filtro: Filtro; onRename: () => void }) {
  const t = useTexts(filtroWebTexts)
  const { setPadrao, remove } = useActs()
  return (
    <Menu
      label={t.acoes(filtro.nome)}
      align="start"
      actions={[
        { label: t.renomear, onSelect: onRename },
        {
          label: filtro.padrao ? t.naoAbrirCom : t.abrirCom,
          onSelect: () => setPadrao(filtro, !filtro.padrao),
        },
        { label: t.excluir, danger: true, separated: true, onSelect: () => remove(filtro) },
      ]}
      trigger={(trigger) => <IconButton small icon={IconDots} label={t.acoes(filtro.nome)} {...trigger} />}
    />
  )
}

/** `agora`: what the list is narrowed by. */
export function Salvos({
  filtros,
  agora,
}: {
  filtros: readonly Filtro[]
  agora: Readonly<Record<string, unknown>>
}) {
  const t = useTexts(filtroWebTexts)
  const [, setParams] = useSearchParams()
  const [open, setOpen] = useState<'salvar' | Filtro | null>(null)
  const [last, setLast] = useState<number | null>(null)
  const { update } = useActs()
  const guardado = guardadoDe(agora)
  const shown = filtros.find(({ filtro }) => isMesmoFiltro(filtro, guardado))
  // The one that was shown before the list was narrowed otherwise may become what is shown now.
  if (shown && shown.id !== last) setLast(shown.id)
  const before = filtros.find(({ id }) => id === last)
  const saves = shown === undefined && Object.keys(guardado).length > 0
  if (filtros.length === 0 && !saves && open === null) return null
  const close = () => setOpen(null)
  return (
    <div className="linha quebra v-2 mb-4">
      {filtros.length > 0 && (
        <ul className="linha quebra v-2 sem-ponto p-z m-z" aria-label={t.salvos}>
          {filtros.map((one) => {
            const on = one.id === shown?.id
            return (
              <li key={one.id} className="linha v-0">
                <button
                  type="button"
                  className={cx('chip', on && 'usado')}
                  aria-pressed={on}
                  onClick={() => setParams(on ? '' : buscaDe(one.filtro), { preventScrollReset: true })}
                >
                  {one.padrao && <IconHome className="q-1" aria-hidden="true" />}
                  {one.nome}
                  {one.padrao && <span className="so-leitor">{t.aoAbrir}</span>}
                </button>
                {on && <Acoes filtro={one} onRename={() => setOpen(one)} />}
              </li>
            )
          })}
        </ul>
      )}
      {saves && (
        <Button look="link" size="small" icon={IconBookmark} onClick={() => setOpen('salvar')}>
          {t.salvar}
        </Button>
      )}
      {saves && before && (
        <Button look="link" size="small" icon={IconRefresh} onClick={() => update(before, guardado)}>
          {t.atualizar(before.nome)}
        </Button>
      )}
      {open === 'salvar' && <SalvarDialog filtro={guardado} onClose={close} />}
      {open !== null && open !== 'salvar' && <RenomearDialog filtro={open} onClose={close} />}
    </div>
  )
}
