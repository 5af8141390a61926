/** A list of the catalogue as it is kept: those in use in order, those out of use below, with the way back. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { listaTexts } from './lista-texts.ts'
import { NomeEdit } from './NomeEdit.tsx'
import { OrdemList } from './OrdemList.tsx'

interface Gerida {
  id: number
  nome: string
  /** Offered to new things; otherwise it only stays where it is named. */
  ativa: boolean
}

interface Props<T extends Gerida> {
  label: string
  rows: readonly T[]
  mudar: boolean
  /** A line under the name. */
  facts: (row: T) => string
  /** Takes all rows, in use or not. */
  onOrder: (ids: number[]) => Promise<unknown>
  onRename: (id: number, nome: string) => Promise<unknown>
  onUse: (id: number, ativa: boolean) => Promise<unknown>
}

function useRetire<T extends Gerida>(onUse: Props<T>['onUse']) {
  const t = useTexts(listaTexts)
  const language = useLanguage()
  const use = async ({ id, nome }: Gerida, ativa: boolean): Promise<void> => {
    try {
      await onUse(id, ativa)
      if (ativa) notify.success(t.voltou(nome))
      else notify.success(t.saiu(nome), { run: () => void use({ id, nome, ativa }, true) })
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return use
}

export function GeridaList<T extends Gerida>(props: Props<T>) {
  const { label, rows, mudar, facts, onOrder, onRename, onUse } = props
  const t = useTexts(listaTexts)
  const use = useRetire<T>(onUse)
  const [used, retired] = [rows.filter(({ ativa }) => ativa), rows.filter(({ ativa }) => !ativa)]
  const retiredIds = retired.map(({ id }) => id)
  if (rows.length === 0)
    return <EmptyState title={t.nenhuma}>{mudar ? t.nenhumaTexto : t.nenhumaLer}</EmptyState>
  return (
    <>
      <OrdemList
        label={label}
        rows={used}
        onOrder={mudar ? (ids) => onOrder([...ids, ...retiredIds]) : undefined}
      >
        {(row, _, arrows) => (
          <>
            <span className="cu-palavras pilha v-0 cresce-12 partir">
              {mudar ? (
                <NomeEdit nome={row.nome} max={80} onSave={(nome) => onRename(row.id, nome)} />
              ) : (
                <b>{row.nome}</b>
              )}
              <span className="t-s fraca">{facts(row)}</span>
            </span>
            {mudar && (
              <span className="linha v-0 rijo vao">
                {arrows}
                <IconButton
                  icon={IconArchive}
                  label={t.tirarDeUso(row.nome)}
                  onClick={() => void use(row, false)}
                />
              </span>
            )}
          </>
        )}
      </OrdemList>
      {retired.length > 0 && (
        <details className="cu-removidos caixa larga pb-1 pi-5 mt-5">
          <summary className="meia pb-3 mao">
            {t.foraDeUso} <span className="fraca num">{retired.length}</span>
          </summary>
          <p className="fraca t-s">{t.foraDeUsoTexto}</p>
          <ul className="cu-linhas pilha v-3 sem-ponto m-z p-z" aria-label={t.foraDeUso}>
            {retired.map((row) => (
              <li key={row.id} className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra">
                <span className="cu-palavras pilha v-0 cresce-12 partir">
                  <b>{row.nome}</b>
                  <span className="t-s fraca">{facts(row)}</span>
                </span>
                {mudar && (
                  <span className="linha v-0 rijo vao">
                    <Button
                      size="small"
                      icon={IconArrowBackUp}
                      aria-label={t.trazer(row.nome)}
                      onClick={() => void use(row, true)}
                    >
                      {t.trazerDeVolta}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
