/** The list of people: tabs, search, filters, pages cut by the server, the list as a file. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import type { TableColumn } from '../../../../core/web/ui/data-table.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { type Filtro, pessoaApi } from '../contract.ts'
import { PAPEIS_PESSOA } from '../policy.ts'
import { ABAS, type Aba, ORDENS, type PessoaLinha } from '../shapes.ts'
import './pessoa.css'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

/** The tab stays while the tab of the browser does, wherever the person goes in between. */
let lastAba: Aba = 'usuarios'

/** The tab of the address, the last one otherwise. */
function useAba(): [Aba, (aba: Aba) => void] {
  const { get, set } = useUrlFilters()
  const [kept] = useState(lastAba)
  const asked = get('aba')
  const aba = ABAS.find((name) => name === asked) ?? kept
  lastAba = aba
  return [aba, (next) => set('aba', next)]
}

function useColumns(): readonly TableColumn<PessoaLinha>[] {
  const t = useTexts(pessoaTexts)
  const papeis = useTexts(sessaoTexts)
  return [
    { id: 'nome', header: t.nome, value: ({ nome }) => nome },
    { id: 'login', header: t.login, value: ({ login }) => login },
    {
      id: 'papeis',
      header: t.papeis,
      sortable: false,
      value: (row) => row.papeis.map((papel) => papeis[papelPrincipal([papel])]).join(', '),
      cell: (row) => row.papeis.map((papel) => papeis[papelPrincipal([papel])]).join(', ') || papeis.semPapel,
    },
    {
      id: 'onde',
      header: t.onde,
      sortable: false,
      value: ({ lugares }) => lugares.join(', '),
      cell: ({ lugares, total_lugares: total }) =>
        total === 0
          ? '–'
          : [...lugares, ...(total > lugares.length ? [t.maisN(total - lugares.length)] : [])].join(', '),
    },
    {
      id: 'visto_em',
      header: t.vista,
      sortable: false,
      value: ({ visto_em }) => visto_em,
      cell: ({ visto_em }) => (
        <span className="inteiro">
          {visto_em ? <RelativeTime value={visto_em} /> : <span className="fraca">{t.nunca}</span>}
        </span>
      ),
    },
  ]
}

function useExport(filtro: Filtro) {
  const t = useTexts(pessoaTexts)
  const language = useLanguage()
  const send = useSend(pessoaApi.exportList, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo, total }) => {
      saveFile(arquivo, tipo, conteudo)
      notify.success(t.baixou(total))
    },
  })
  return (formato: 'csv' | 'xlsx') =>
    send.mutate(
      { body: { ...filtro, formato } },
      { onError: (error) => notify.error(errorSentence(error, language)) },
    )
}

/** `rede`: only the people of a network and of what lies below it. */
export function PessoaList({ rede }: { rede?: number }) {
  const t = useTexts(pessoaTexts)
  const papeis = useTexts(sessaoTexts)
  const place = usePlace(rede)
  const [aba, setAba] = useAba()
  const columns = useColumns()
  const options = useCall(pessoaApi.options, { query: rede === undefined ? {} : { rede } }).data
  const list = useList(pessoaApi.list, {
    filters: { busca: 'words', papel: PAPEIS_PESSOA, escola: 'id' },
    ordens: ORDENS,
    query: { aba },
    asked: ({ escola = rede, ...others }) => ({ ...others, ...(escola !== undefined && { rede: escola }) }),
  })
  const download = useExport(list.filtro as Filtro)
  const escolas = options?.redes ?? []
  return (
    <div className="pessoas">
      <Segmented<Aba>
        label={t.qualLista}
        value={aba}
        onChange={setAba}
        choices={ABAS.map((value) => ({ value, label: t[value] }))}
      />
      <ListTable
        list={list}
        label={t[aba]}
        search={t.buscar}
        pills={[
          {
            name: 'papel',
            label: t.papel,
            options: PAPEIS_PESSOA.filter((name) => name !== 'aplicador').map((value) => ({
              value,
              label: papeis[papelPrincipal([value])],
            })),
          },
          ...(escolas.length > 1
            ? [
                {
                  name: 'escola',
                  label: t.escola,
                  all: t.todas,
                  options: escolas.map(({ id, nome, nivel }) => ({
                    value: String(id),
                    label: `${'\u2003'.repeat(nivel)}${nome}`,
                  })),
                },
              ]
            : []),
        ]}
        columns={columns}
        rows={list.data?.pessoas}
        rowHref={({ id }) => place.pessoa(id)}
        initialSort={{ id: 'nome' }}
        total={t.total}
        exports={
          options?.exportar
            ? [
                { label: t.baixarCsv, onSelect: () => download('csv') },
                { label: t.baixarXlsx, onSelect: () => download('xlsx') },
              ]
            : []
        }
        empty={
          <EmptyState
            title={t.ninguem}
            action={
              aba === 'usuarios' && options && options.papeis.length > 0 ? (
                <ButtonLink to={place.novo}>{t.novaPessoa}</ButtonLink>
              ) : undefined
            }
          >
            {aba === 'usuarios' && t.ninguemTexto}
          </EmptyState>
        }
        none={{ title: t.naoAchamos, text: t.naoAchamosTexto, clear: t.limpar }}
      />
    </div>
  )
}
